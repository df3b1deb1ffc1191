import { connectToWidget } from '../../src/host/index.ts';
import type { ExactOrigin } from '../../src/index.ts';
import { createHostSide, type Stage } from '../stage.ts';

/** The origin of the page in the frame: the same server by another host name, which browsers treat as another site. */
export const frameOrigin: ExactOrigin = `http://shop.localhost:${location.port}`;

const script = new URL('./frame.ts', import.meta.url).pathname;

/** A page of another origin in an iframe. */
function createFrame(): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  const query = new URLSearchParams({ script, partner: location.origin });
  iframe.src = `${frameOrigin}/__pawlet_frame?${query.toString()}`;
  return iframe;
}

/** A page of another origin in an iframe, and the page around it. */
export function openInFrame(autoHeight = false): Stage & { readonly iframe: HTMLIFrameElement } {
  const iframe = createFrame();
  const { received, options } = createHostSide();
  const host = connectToWidget(iframe, { ...options, origin: frameOrigin, title: 'Shop', autoHeight });
  document.body.append(iframe);

  const waiting = new Map<number, (result: unknown) => void>();
  let control = 0;
  const onMessage = (event: MessageEvent<{ control?: number; result?: unknown } | null>): void => {
    const answer = event.data;
    if (event.source !== iframe.contentWindow || answer?.control === undefined) return;
    waiting.get(answer.control)?.(answer.result);
    waiting.delete(answer.control);
  };
  window.addEventListener('message', onMessage);
  const loaded = (): Promise<void> =>
    new Promise((resolve) => {
      iframe.addEventListener('load', () => resolve(), { once: true });
    });
  let isLoaded = loaded();
  return {
    iframe,
    kind: 'window',
    host,
    received,
    act: async (action, argument) => {
      await isLoaded;
      control += 1;
      const own = control;
      return new Promise((resolve) => {
        waiting.set(own, resolve);
        iframe.contentWindow?.postMessage({ control: own, action, argument }, frameOrigin);
      });
    },
    restart: async () => {
      isLoaded = loaded();
      iframe.src = `${iframe.src}&again`;
      await isLoaded;
    },
    deliver: (text) => iframe.contentWindow?.postMessage(text, frameOrigin),
    end: () => {
      host.destroy();
      window.removeEventListener('message', onMessage);
      iframe.remove();
    },
  };
}
