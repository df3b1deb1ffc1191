import { type HostProcess, startHost } from './hostProcess.ts';

/** A virtual display. */
export interface Screen {
  /** Environment of a WebKit program that is shown there. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends it, and waits. */
  readonly end: HostProcess['end'];
}

/** Starts a display that is larger than a phone. */
export async function startScreen({ screen }: { readonly screen: string }): Promise<Screen> {
  const host = startHost(screen, ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1024x1024x24']);
  return {
    environment: {
      // Where another display starts at the same time, the number is reported as taken at first.
      DISPLAY: `:${await host.waitFor(/^(\d+)\n/mu)}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // No desktop bus, which would outlive the program.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      // Without it a machine that has no graphics card hangs at the first screenshot.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
    end: () => host.end(),
  };
}
