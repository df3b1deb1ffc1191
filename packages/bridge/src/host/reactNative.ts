import { PawletError } from '@pawlet/core/errors';
import { toExactOrigin } from '../protocol/exactOrigin.ts';
import type { TextPort } from '../messengers/types.ts';
import { createHost } from './createHost.ts';
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

/** The origin of an address; read by hand, since React Native's `URL` has none. */
function originOf(url: string): string | undefined {
  const [, scheme, authority] = /^(https?):\/\/([^/?#\\@]+)(?:[/?#]|$)/iu.exec(url) ?? [];
  if (scheme === undefined || authority === undefined) return undefined;
  const origin = `${scheme}://${authority}`.toLowerCase();
  return origin.replace(/^(https:.*):443$|^(http:.*):80$/u, '$1$2');
}

/**
 * Connects a page of the shop that is shown by react-native-webview.
 * @example
 * const host = createReactNativeHost({ origin, context, handlers, inject: (script) => ref.current?.injectJavaScript(script) });
 * <WebView ref={ref} source={{ uri }} onShouldStartLoadWithRequest={decideLoad} onMessage={host.onMessage} />
 */
export function createReactNativeHost(options: ReactNativeHostOptions): ReactNativeHost {
  const origin = toExactOrigin(options.origin);
  const listeners = new Set<(text: unknown) => void>();
  let isForeignTold = false;
  const port: TextPort = {
    kind: 'react-native',
    realtime: true,
    send: (text) => {
      // Twice as JSON: once the message, once as a literal of the script; two separators JSON leaves as they are.
      const literal = JSON.stringify(text).replace(/[\u2028\u2029]/gu, (separator) =>
        separator === '\u2028' ? '\\u2028' : '\\u2029',
      );
      // Meanwhile another page may be shown: the origin is compared where the text is handed over.
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
      if (originOf(nativeEvent.url) === origin) listeners.forEach((hear) => hear(nativeEvent.data));
      else if (!isForeignTold) {
        isForeignTold = true;
        options.onProblem?.(new PawletError('FORBIDDEN', `a page that is not ${origin} tried to speak`));
      }
    },
  };
}
