import { capture, valueAt } from './capture.ts';
import { createNativePort } from './receiver.ts';
import type { TextPort } from './types.ts';

/**
 * WebKit's script message handler `pawlet`. An app that keeps its handler in an isolated script world, inaccessible to
 * the page's scripts, sets `data-pawlet-bridge="webkit"` on the root element and listens to the page's `pawlet:native`
 * events, which a frame of another origin cannot dispatch.
 */
export function createWebkitPort(page: Window & typeof globalThis): TextPort | undefined {
  const post = capture(valueAt(page, 'webkit', 'messageHandlers', 'pawlet'), 'postMessage');
  if (post !== undefined) return createNativePort(page, 'webkit', (text) => void post(text));
  if (page.document.documentElement.dataset['pawletBridge'] !== 'webkit') return undefined;
  const dispatch = page.dispatchEvent.bind(page);
  const { CustomEvent } = page;
  return createNativePort(
    page,
    'webkit',
    (text) => void dispatch(new CustomEvent('pawlet:native', { detail: text })),
  );
}
