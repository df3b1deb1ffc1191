import { PawletError } from '@pawlet/core/errors';
import { toExactOrigin } from '../protocol/exactOrigin.ts';
import type { TextPort } from '../messengers/types.ts';
import { createHost } from './createHost.ts';
import type { HostOptions, WidgetConnection } from './types.ts';

/** Options of `createReactNativeHost`. */
export interface ReactNativeHostOptions extends HostOptions {
  /** Runs a script in the page: `(script) => ref.current?.injectJavaScript(script)`. */
  readonly inject: (script: string) => void;
}

/** The fields used of the WebView's event. */
export interface WebViewMessage {
  readonly nativeEvent: {
    readonly data: string;
    /** URL of the current page. */
    readonly url: string;
  };
}

/** The embedder's side in React Native. */
export interface ReactNativeHost extends WidgetConnection {
  /** Pass it to the WebView's `onMessage`. */
  readonly onMessage: (event: WebViewMessage) => void;
}

/** The origin of a URL; parsed manually, since React Native's `URL` has no `origin`. */
function getOrigin(url: string): string | undefined {
  const [, scheme, authority] = /^(https?):\/\/([^/?#\\@]+)(?:[/?#]|$)/iu.exec(url) ?? [];
  if (scheme === undefined || authority === undefined) return undefined;
  const origin = `${scheme}://${authority}`.toLowerCase();
  return origin.replace(/^(https:.*):443$|^(http:.*):80$/u, '$1$2');
}

/**
 * Connects a page of the shop in react-native-webview.
 * @example
 * const host = createReactNativeHost({ origin, context, handlers, inject: (script) =>
 * ref.current?.injectJavaScript(script) });
 * <WebView ref={ref} source={{ uri }} onShouldStartLoadWithRequest={decideLoad} onMessage={host.onMessage} />
 */
export function createReactNativeHost(options: ReactNativeHostOptions): ReactNativeHost {
  const origin = toExactOrigin(options.origin);
  const listeners = new Set<(text: unknown) => void>();
  let isForeignReported = false;
  const port: TextPort = {
    kind: 'react-native',
    realtime: true,
    send: (text) => {
      // JSON twice: once for the message, once for a literal of the script; JSON does not escape two separators.
      const literal = JSON.stringify(text).replace(/[\u2028\u2029]/gu, (separator) =>
        separator === '\u2028' ? '\\u2028' : '\\u2029',
      );
      // Another page may have loaded meanwhile: the origin is compared on delivery.
      const isOurs = `location.origin===${JSON.stringify(origin)}&&window.__pawletBridge`;
      options.inject(`${isOurs}&&window.__pawletBridge.receive(${literal});true;`);
    },
    onText: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    ...createHost(port, options),
    onMessage: ({ nativeEvent }) => {
      if (getOrigin(nativeEvent.url) === origin) listeners.forEach((notify) => notify(nativeEvent.data));
      else if (!isForeignReported) {
        isForeignReported = true;
        options.onProblem?.(new PawletError('FORBIDDEN', `a page other than ${origin} sent a message`));
      }
    },
  };
}
