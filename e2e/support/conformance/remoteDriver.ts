import { walkByTab } from '../../../packages/widgets/test/conformance/reach.ts';
import type { OpenedWidget, WidgetDriver } from '../../../packages/widgets/test/conformance/types.ts';
import type { PawletEventName } from '@pawlet/core';
import { bundleScript } from '../serveSite.ts';
import type { Inside } from './inside.ts';
import type { ServerProxy } from './serverProxy.ts';

/** A page with one widget, in another process than the test. */
export interface RemotePage {
  /** Runs a function body in it; it may be asynchronous. */
  evaluate<T>(body: string): Promise<T>;
  pressTab(times: number): Promise<void>;
  /** Names of the events that the embedding page has received. */
  events(): Promise<readonly PawletEventName[]>;
  /** Removes it; returns what remains. */
  close(): Promise<readonly string[]>;
}

export interface RemoteDriverOptions extends Pick<WidgetDriver, 'mount' | 'skips'> {
  readonly proxy: () => ServerProxy;
  /** Opens a URL of the shop. */
  readonly openPage: (address: string) => Promise<RemotePage>;
}

let script: Promise<string> | undefined;

/** A driver for widgets that are alone in a page of the shop, whatever embeds it. */
export function createRemoteDriver({ mount, skips, proxy, openPage }: RemoteDriverOptions): WidgetDriver {
  return {
    mount,
    skips,
    async open({ widget, options, mode }) {
      script ??= bundleScript(new URL('inside.ts', import.meta.url));
      const code = await script;
      proxy().setMode(mode);
      const query = new URLSearchParams(options).toString();
      const page = await openPage(
        `${proxy().origin}/widget.html#/${widget}${query === '' ? '' : `?${query}`}`,
      );
      const inside = async <T>(name: keyof Inside): Promise<T> => {
        const isThere = await page.evaluate<boolean>('return typeof pawletInside === "object"');
        if (!isThere) await page.evaluate(code);
        return page.evaluate<T>(`return pawletInside.${name}()`);
      };
      const look: OpenedWidget['look'] = () => inside('look');
      let closed: Promise<readonly string[]> | undefined;
      return {
        look,
        events: () => page.events(),
        configError: async () => (await look()).texts.find((text) => text.startsWith('Pawlet:')),
        setMode: (next) => Promise.resolve(proxy().setMode(next)),
        retry: () => inside('retry'),
        violations: () => inside('violations'),
        unreached: () =>
          walkByTab({
            most: () => inside('begin'),
            press: (times) => page.pressTab(times),
            left: () => inside('left'),
          }),
        responses: () => Promise.resolve(''),
        close: () => (closed ??= page.close()),
      };
    },
  };
}
