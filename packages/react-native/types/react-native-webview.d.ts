/* The part of react-native-webview that the package uses: see react-native.d.ts. */
declare module 'react-native-webview' {
  import type { Component, ReactElement } from 'react';

  interface Event<Fields> {
    readonly nativeEvent: Fields;
  }

  export interface WebViewProps {
    readonly source: { readonly uri: string };
    readonly style?: object;
    readonly testID?: string;
    readonly originWhitelist?: string[];
    readonly onShouldStartLoadWithRequest?: (request: {
      readonly url: string;
      readonly isTopFrame: boolean;
    }) => boolean;
    readonly onMessage?: (event: Event<{ readonly data: string; readonly url: string }>) => void;
    readonly onNavigationStateChange?: (state: { readonly url: string }) => void;
    readonly onLoadEnd?: () => void;
    readonly onError?: (event: Event<{ readonly code: number }>) => void;
    readonly onHttpError?: (event: Event<{ readonly statusCode: number }>) => void;
    readonly onFileDownload?: (event: Event<{ readonly downloadUrl: string }>) => void;
    readonly onContentProcessDidTerminate?: () => void;
    readonly onRenderProcessGone?: () => void;
    readonly renderError?: () => ReactElement;
    readonly textZoom?: number;
    readonly allowFileAccess?: boolean;
    readonly mixedContentMode?: 'never';
    readonly setSupportMultipleWindows?: boolean;
    readonly sharedCookiesEnabled?: boolean;
    readonly thirdPartyCookiesEnabled?: boolean;
    readonly allowsInlineMediaPlayback?: boolean;
    readonly webviewDebuggingEnabled?: boolean;
  }

  export class WebView<P = undefined> extends Component<WebViewProps & P> {
    injectJavaScript: (script: string) => void;
    reload: () => void;
  }
}
