import { capture, valueAt } from './capture.ts';
import { createNativePort } from './receiver.ts';
import type { TextPort } from './types.ts';

/** React Native's WebView; replies arrive as scripts that call the receiver. */
export function createReactNativePort(page: Window): TextPort | undefined {
  const post = capture(valueAt(page, 'ReactNativeWebView'), 'postMessage');
  return post && createNativePort(page, 'react-native', (text) => void post(text));
}
