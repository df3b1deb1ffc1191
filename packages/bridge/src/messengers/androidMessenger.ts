import { capture, valueAt } from './capture.ts';
import { createNativePort } from './receiver.ts';
import type { TextPort } from './types.ts';

/** Android's web message listener `PawletAndroid`; replies arrive as messages at the object itself. */
export function createAndroidPort(page: Window): TextPort | undefined {
  const app = valueAt(page, 'PawletAndroid');
  const post = capture(app, 'postMessage');
  if (post === undefined) return undefined;
  const add = capture(app, 'addEventListener');
  const remove = capture(app, 'removeEventListener');
  return createNativePort(
    page,
    'android',
    (text) => void post(text),
    (listener) => {
      const handle = (event: unknown): void => listener(valueAt(event, 'data'));
      add?.('message', handle);
      return () => void remove?.('message', handle);
    },
  );
}
