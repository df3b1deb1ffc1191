export { connectToWidget } from './connectToWidget.ts';
export type { ConnectToWidgetOptions } from './connectToWidget.ts';
export { createReactNativeHost } from './reactNative.ts';
export type { ReactNativeHost, ReactNativeHostOptions, WebViewMessage } from './reactNative.ts';
export type { HostContext, HostOptions, WidgetConnection } from './types.ts';
