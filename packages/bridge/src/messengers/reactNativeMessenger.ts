import { capture, valueAt } from './capture.ts';
import { createNativePort } from './receiver.ts';
import type { TextPort } from './types.ts';

/** The WebView of React Native; its answers come as scripts that call the receiver. */
export function createReactNativePort(page: Window): TextPort | undefined {
  const post = capture(valueAt(page, 'ReactNativeWebView'), 'postMessage');
  return post && createNativePort(page, 'react-native', (text) => void post(text));
}
