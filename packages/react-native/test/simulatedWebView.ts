import { createContext, runInContext } from 'node:vm';
import type { WebViewMessage } from '@pawlet/bridge/host';

/** A page in a simulated WebView: messages arrive asynchronously, as they do between an app and a page. */
export interface SimulatedWebView {
  /** The page's window. */
  readonly page: Window & typeof globalThis;
  /** Implements `injectJavaScript`. */
  readonly inject: (script: string) => void;
  /** Shows another page; scripts then run there. */
  navigate(url: string, window: object): void;
}

/** Implements the message contract of react-native-webview; `deliver` is the app's `onMessage`. */
export function createSimulatedWebView(
  url: string,
  deliver: (event: WebViewMessage) => void,
): SimulatedWebView {
  let address = url;
  let shown: object | undefined;
  const target = new EventTarget();
  const page: Record<string, unknown> = {
    CustomEvent,
    document: { documentElement: { dataset: {} } },
    get location() {
      return new URL(address);
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
    ReactNativeWebView: {
      postMessage: (data: string) => {
        queueMicrotask(() => deliver({ nativeEvent: { data, url: address } }));
      },
    },
  };
  page['window'] = page;
  page['parent'] = page;
  return {
    page: page as object as Window & typeof globalThis,
    inject: (script) => {
      queueMicrotask(() => {
        // As the WebView does it: a script with the page's globals, no more.
        runInContext(script, createContext({ window: shown ?? page, location: page['location'] }));
      });
    },
    navigate: (next, window) => {
      address = next;
      shown = window;
    },
  };
}
