// The part of both packages that the screen uses, so that it is type-checked without installing them.
declare module 'react-native' {
  interface Subscription {
    remove(): void;
  }
  export const AppState: {
    addEventListener(name: 'change', listener: (state: string) => void): Subscription;
  };
  export const BackHandler: {
    addEventListener(name: 'hardwareBackPress', handler: () => boolean): Subscription;
  };
  export const Linking: { openURL(url: string): Promise<unknown> };
  export const Share: {
    readonly sharedAction: 'sharedAction';
    share(content: { title?: string; message: string }): Promise<{ readonly action: string }>;
  };
}

declare module 'react-native-webview' {
  import type { Component } from 'react';

  export interface WebViewProps {
    readonly source: { readonly uri: string };
    readonly originWhitelist?: string[];
    readonly onShouldStartLoadWithRequest?: (request: {
      readonly url: string;
      readonly isTopFrame: boolean;
    }) => boolean;
    readonly onMessage?: (event: {
      readonly nativeEvent: { readonly data: string; readonly url: string };
    }) => void;
    readonly onContentProcessDidTerminate?: () => void;
    readonly onRenderProcessGone?: () => void;
    readonly allowFileAccess?: boolean;
    readonly setSupportMultipleWindows?: boolean;
    readonly sharedCookiesEnabled?: boolean;
  }

  export class WebView extends Component<WebViewProps> {
    injectJavaScript: (script: string) => void;
    reload: () => void;
  }
}
