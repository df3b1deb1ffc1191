import type { ExactOrigin } from '../protocol/exactOrigin.ts';
import type { TextPort } from './types.ts';

/** What `createWindowPort` takes. */
export interface WindowPortOptions {
  /** This page. */
  readonly page: Window;
  /** The other page: the parent, or the iframe's window. */
  readonly remote: () => Window | null;
  /** Exact origins that the other page may have; none other is heard or spoken to. */
  readonly origins: readonly ExactOrigin[];
}

/** postMessage between an iframe and the page around it. */
export function createWindowPort({ page, remote, origins }: WindowPortOptions): TextPort {
  /** The one that spoke: from then on nothing is offered to the others. */
  let partner = origins;
  return {
    kind: 'window',
    realtime: true,
    send: (text) => {
      for (const origin of partner) remote()?.postMessage(text, origin);
    },
    onText: (listener) => {
      const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
        const found = origins.find((known) => known === origin);
        if (found === undefined || source === null || source !== remote()) return;
        partner = [found];
        listener(data);
      };
      page.addEventListener('message', hear);
      return () => page.removeEventListener('message', hear);
    },
  };
}
