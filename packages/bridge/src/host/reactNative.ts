import type { HostOptions, WidgetConnection } from './types.ts';

/** What `createReactNativeHost` takes. */
export interface ReactNativeHostOptions extends HostOptions {
  /** Runs a script in the page: `(script) => ref.current?.injectJavaScript(script)`. */
  readonly inject: (script: string) => void;
}

/** The part of the WebView's event that is read. */
export interface WebViewMessage {
  readonly nativeEvent: {
    readonly data: string;
    /** Address of the page that is shown. */
    readonly url: string;
  };
}

/** The embedder's side in React Native. */
export interface ReactNativeHost extends WidgetConnection {
  /** The WebView's `onMessage`. */
  readonly onMessage: (event: WebViewMessage) => void;
}

/** Connects a page of the shop that is shown by react-native-webview. */
export declare function createReactNativeHost(options: ReactNativeHostOptions): ReactNativeHost;
