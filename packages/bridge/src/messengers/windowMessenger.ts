import type { ExactOrigin } from '../protocol/exactOrigin.ts';
import type { TextPort } from './types.ts';

/** Options of `createWindowPort`. */
export interface WindowPortOptions {
  /** This page. */
  readonly page: Window;
  /** The other page: the parent, or the iframe's window. */
  readonly remote: () => Window | null;
  /** Allowed exact origins of the other page; messages are exchanged with these only. */
  readonly origins: readonly ExactOrigin[];
}

/** postMessage between an iframe and the page around it. */
export function createWindowPort({ page, remote, origins }: WindowPortOptions): TextPort {
  /** Set to the origin of the first message: from then on nothing is sent to the others. */
  let partner = origins;
  return {
    kind: 'window',
    realtime: true,
    send: (text) => {
      for (const origin of partner) remote()?.postMessage(text, origin);
    },
    onText: (listener) => {
      const handle = ({ source, origin, data }: MessageEvent<unknown>): void => {
        const found = origins.find((known) => known === origin);
        if (found === undefined || source === null || source !== remote()) return;
        partner = [found];
        listener(data);
      };
      page.addEventListener('message', handle);
      return () => page.removeEventListener('message', handle);
    },
  };
}
