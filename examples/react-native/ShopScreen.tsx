import type { ExactOrigin } from '@pawlet/bridge';
import { createReactNativeHost, type HostContext, type ReactNativeHost } from '@pawlet/bridge/host';
import { type ComponentRef, useEffect, useRef, useState } from 'react';
import { AppState, BackHandler, Linking, Share } from 'react-native';
import { WebView } from 'react-native-webview';
import { decideLoad } from './decideLoad.ts';
import { createShopHandlers, type AppServices } from './shopHandlers.ts';

export interface ShopScreenProps {
  /** The shop's origin, such as `https://shop.example.com`; http only on this machine. */
  readonly origin: ExactOrigin;
  /** A page of it, such as `/#/pages/goods/detail?id=1`. @default the cart */
  readonly path?: `/${string}` | undefined;
  /** The launch context that the page receives when it starts. */
  readonly context: HostContext;
  readonly onClose: () => void;
  readonly onTitle: (title: string) => void;
  readonly fetchToken: AppServices['fetchToken'];
}

/** A screen of the app with a page of the shop. */
export function ShopScreen(props: ShopScreenProps) {
  const { origin, path = '/widget.html#/cart' } = props;
  const webView = useRef<ComponentRef<typeof WebView>>(null);
  // The connection lives as long as the screen; the app's props may change meanwhile.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const [host, setHost] = useState<ReactNativeHost>();
  useEffect(() => {
    const created = createReactNativeHost({
      origin,
      context: () => latest.current.context,
      handlers: createShopHandlers({
        openOutside: (url) => Linking.openURL(url),
        share: async ({ title, url }) =>
          (await Share.share({ title, message: url })).action === Share.sharedAction,
        goBack: () => latest.current.onClose(),
        setTitle: (title) => latest.current.onTitle(title),
        fetchToken: () => latest.current.fetchToken(),
      }),
      inject: (script) => webView.current?.injectJavaScript(script),
      onProblem: (error) => console.warn(error),
    });
    setHost(created);
    return () => created.destroy();
  }, [origin]);

  const { language, theme, appearance, token, tokenExpiresIn } = props.context;
  useEffect(() => {
    host?.update({
      language,
      theme: theme ?? null,
      appearance: appearance ?? null,
      token: token ?? null,
      ...(tokenExpiresIn === undefined ? {} : { tokenExpiresIn }),
    });
  }, [host, language, theme, appearance, token, tokenExpiresIn]);

  useEffect(() => {
    if (host === undefined) return;
    const goBack = async () => {
      const { handled } = await host.back();
      if (!handled) latest.current.onClose();
    };
    const back = BackHandler.addEventListener('hardwareBackPress', () => {
      void goBack();
      return true;
    });
    const state = AppState.addEventListener('change', (next) => {
      if (next === 'active') host.resume();
    });
    return () => {
      back.remove();
      state.remove();
    };
  }, [host]);

  // The page is loaded only once there is a listener.
  if (host === undefined) return null;
  return (
    <WebView
      ref={webView}
      source={{ uri: origin + path }}
      // The WebView passes anything outside this list to the system, whatever its scheme: so the list allows all, and
      // the function decides.
      originWhitelist={['*']}
      onShouldStartLoadWithRequest={(request) => {
        const decision = decideLoad(request, origin);
        if (decision === 'outside') void Linking.openURL(request.url);
        return decision === 'here';
      }}
      onMessage={host.onMessage}
      onContentProcessDidTerminate={() => webView.current?.reload()}
      onRenderProcessGone={() => webView.current?.reload()}
      allowFileAccess={false}
      setSupportMultipleWindows={false}
      sharedCookiesEnabled={false}
    />
  );
}
