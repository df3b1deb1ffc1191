import { type HostProcess, startHost } from './hostProcess.ts';

/** A screen that nobody sees. */
export interface Screen {
  /** Environment of a program of WebKit's that is shown there. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends it, and waits. */
  readonly end: HostProcess['end'];
}

/** Starts a screen, larger than a phone. */
export async function startScreen({ screen }: { readonly screen: string }): Promise<Screen> {
  const host = startHost(screen, ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1024x1024x24']);
  return {
    environment: {
      // Where another screen starts at the same time it first complains that the number is taken.
      DISPLAY: `:${await host.waitFor(/^(\d+)\n/mu)}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // No bus of the desktop, which would outlive the program.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      // Without it a machine that has no graphics card hangs at the first screenshot.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
    end: () => host.end(),
  };
}
