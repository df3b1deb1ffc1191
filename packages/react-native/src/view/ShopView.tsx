import { useCallback, useEffect, useMemo, useRef, type ReactElement } from 'react';
import { KeyboardAvoidingView, Linking, Platform, Share, StyleSheet, View } from 'react-native';
import { WebView } from 'react-native-webview';
import type {
  BridgeEvent,
  ExactOrigin,
  HostHandlers,
  PawletError,
  SafeArea,
  TokenGrant,
} from '@pawlet/bridge';
import { decideLoad } from '../address/decideLoad.ts';
import { findShopPath, type ShopPath } from '../address/findShopPath.ts';
import { isSafeOutside } from '../address/isSafeOutside.ts';
import { toShopUrl } from '../address/toShopUrl.ts';
import { createShopHandlers } from '../bridge/createShopHandlers.ts';
import { toHostContext, type ShopContext } from '../bridge/shopContext.ts';
import { attachController, type PawletShopController } from '../controller.ts';
import { findFailure, findHttpFailure, type LoadFailure } from '../load/findFailure.ts';
import { shopColors } from './colors.ts';
import { LoadingCover } from './LoadingCover.tsx';
import { RetryScreen } from './RetryScreen.tsx';
import { useBackButton } from './useBackButton.ts';
import { useLatest } from './useLatest.ts';
import { useShopHost } from './useShopHost.ts';
import { useShopLoad } from './useShopLoad.ts';
import { useSurroundings } from './useSurroundings.ts';

/** What the storefront and single widgets have in common. */
export interface ShopViewProps {
  /**
   * The exact origin of the shop, such as `https://shop.example.com`; http on this machine only. Anything else throws
   * `CONFIG`.
   */
  readonly origin: ExactOrigin;
  /**
   * The launch context. `platform`, `theme` and `fontScale` are the phone's unless they are set; changes reach the open
   * page without a reload.
   */
  readonly context: ShopContext;
  /** Leaves the screen: called by the page, and by Android's back button where the shop has nothing to go back to. */
  readonly onClose?: (() => void) | undefined;
  /** Called with the page's title, for the app's own bar. With it the page shows no bar of its own. */
  readonly onTitle?: ((title: string) => void) | undefined;
  /** Called for each event of the shop; `name` determines the type of `detail`. */
  readonly onEvent?: ((event: BridgeEvent) => void) | undefined;
  /** Requests a new token of the shopper's from your server; null if nobody is logged in. */
  readonly fetchToken?: (() => Promise<TokenGrant | null> | TokenGrant | null) | undefined;
  /**
   * Further functions of the app: each handler becomes a capability of the page. They replace those of the package
   * (`openUrl`, `pay`, `share`); `undefined` removes one.
   */
  readonly handlers?: HostHandlers | undefined;
  /** Pixels that the notch and bars cover of this view, as `useSafeAreaInsets()` returns them. */
  readonly safeArea?: SafeArea | undefined;
  /** The result of `usePawletShop()`, to control this view. */
  readonly shop?: PawletShopController | undefined;
  /** Whether this screen is in front: only then it handles Android's back button. @default true */
  readonly isFocused?: boolean | undefined;
  /**
   * Whether the page is loaded and connected without being visible, so that it is shown at once when this becomes false.
   * @default false
   */
  readonly isHidden?: boolean | undefined;
  /** Milliseconds for the page to load, before the retry screen is shown. @default 30000 */
  readonly timeoutMs?: number | undefined;
  /** Whether the page can be inspected with the developer tools of Safari and Chrome. @default false */
  readonly isInspectable?: boolean | undefined;
  /** Called when the retry screen is shown. */
  readonly onLoadFailure?: ((failure: LoadFailure) => void) | undefined;
  /** Called with mistakes of the integration: an invalid context, a page of another origin or protocol. */
  readonly onProblem?: ((problem: PawletError) => void) | undefined;
}

interface ShopViewOptions extends ShopViewProps {
  readonly path: ShopPath;
}

const defaultTimeoutMs = 30_000;

/** A page of the shop in a WebView, connected with the app. */
export function ShopView(props: ShopViewOptions): ReactElement {
  const { origin, path, onClose, isFocused = true, isHidden = false, timeoutMs = defaultTimeoutMs } = props;
  const webView = useRef<WebView<object>>(null);
  const { load, open, retry, fail, recover, followUrl, showStarted, showLoaded } = useShopLoad(
    toShopUrl(origin, path),
    origin,
    timeoutMs,
  );
  const surroundings = useSurroundings(props.safeArea);
  const context = useMemo(() => toHostContext(props.context, surroundings), [props.context, surroundings]);
  const options = {
    origin,
    context,
    handlers: {
      ...createShopHandlers({
        openOutside: (url) => Linking.openURL(url),
        share: shareLink,
        close: onClose,
        setTitle: props.onTitle,
        fetchToken: props.fetchToken,
      }),
      ...props.handlers,
    },
    onEvent: props.onEvent,
    onProblem: props.onProblem,
    onStart: showStarted,
    inject: (script: string) => webView.current?.injectJavaScript(script),
  };
  const latest = useLatest(options);
  const shop = useShopHost(latest, options);
  const latestProps = useLatest(props);

  const goBack = useCallback(async () => {
    const reply = load.status === 'failed' ? undefined : await shop?.host.back();
    if (reply?.handled !== true) latestProps.current.onClose?.();
  }, [load.status, shop, latestProps]);
  useBackButton(isFocused && !isHidden && onClose !== undefined, () => void goBack());

  const openPath = useCallback(
    async (opened: ShopPath) => {
      // The storefront opens its own routes without loading the page again.
      const route = /^\/#(\/.*)$/u.exec(opened)?.[1];
      const reply = route === undefined ? undefined : await shop?.host.navigate(route);
      if (reply?.handled !== true) open(toShopUrl(origin, opened));
    },
    [shop, origin, open],
  );

  const { shop: controller } = props;
  useEffect(() => {
    if (controller === undefined || shop === undefined) return undefined;
    const { host, update } = shop;
    return attachController(controller, {
      back: () => host.back(),
      navigate: (route) => host.navigate(route),
      resume: () => host.resume(),
      update,
      reload: retry,
      open: (url) => {
        const found = findShopPath(url, origin);
        if (found !== undefined) void openPath(found);
        return found !== undefined;
      },
    });
  }, [controller, shop, origin, retry, openPath]);

  const { failure } = load;
  useEffect(() => {
    if (failure !== undefined) latestProps.current.onLoadFailure?.(failure);
  }, [failure, latestProps]);

  const source = useMemo(() => ({ uri: load.url }), [load.url]);
  const colors = shopColors[context.theme ?? 'light'];
  const failWith = (found: LoadFailure | undefined): void => {
    if (found !== undefined) fail(found);
  };

  return (
    <KeyboardAvoidingView
      // iOS moves the page itself; Android does not in an app that draws behind the bars.
      enabled={Platform.OS === 'android'}
      behavior="padding"
      style={[isHidden ? styles.hidden : styles.visible, { backgroundColor: colors.page }]}
      pointerEvents={isHidden ? 'none' : 'auto'}
      accessibilityElementsHidden={isHidden}
      importantForAccessibility={isHidden ? 'no-hide-descendants' : 'auto'}
    >
      {
        // The page is loaded only once there is a listener.
        shop === undefined || load.status === 'failed' ? null : (
          // The default of the type parameter makes the props `never` before react-native-webview 16.
          <WebView<object>
            key={load.attempt}
            ref={webView}
            testID="pawlet-webview"
            source={source}
            style={[styles.visible, { backgroundColor: colors.page }]}
            // The WebView passes anything outside this list to the system, whatever its scheme: so the list allows all,
            // and the function decides.
            originWhitelist={['*']}
            onShouldStartLoadWithRequest={(request) => {
              const decision = decideLoad(request, origin);
              if (decision === 'outside') void openOutside(request.url);
              return decision === 'here';
            }}
            onMessage={shop.host.onMessage}
            onNavigationStateChange={({ url }) => followUrl(url)}
            onLoadEnd={showLoaded}
            onError={({ nativeEvent }) => failWith(findFailure(nativeEvent))}
            onHttpError={({ nativeEvent }) => failWith(findHttpFailure(nativeEvent.statusCode))}
            onContentProcessDidTerminate={() => {
              recover(true);
              webView.current?.reload();
            }}
            onRenderProcessGone={() => recover(false)}
            // A downloaded file would stay in the WebView's cache.
            onFileDownload={({ nativeEvent }) => {
              if (isSafeOutside(nativeEvent.downloadUrl)) void openOutside(nativeEvent.downloadUrl);
            }}
            // The page has its own error and text sizes.
            renderError={() => <View />}
            textZoom={100}
            allowFileAccess={false}
            mixedContentMode="never"
            setSupportMultipleWindows={false}
            sharedCookiesEnabled={false}
            thirdPartyCookiesEnabled={false}
            allowsInlineMediaPlayback
            webviewDebuggingEnabled={props.isInspectable === true}
          />
        )
      }
      {load.status === 'loading' ? <LoadingCover language={context.language} colors={colors} /> : null}
      {failure === undefined ? null : (
        <RetryScreen
          failure={failure}
          language={context.language}
          colors={colors}
          onRetry={retry}
          onClose={onClose}
        />
      )}
    </KeyboardAvoidingView>
  );
}

/** Opens a link of the page; the page stays where no app opens it. */
async function openOutside(url: string): Promise<void> {
  try {
    await Linking.openURL(url);
  } catch {
    // A phone without mail, for example.
  }
}

async function shareLink({ title, url }: { readonly title: string; readonly url: string }): Promise<boolean> {
  const { action } = await Share.share({ title, message: url });
  return action === Share.sharedAction;
}

const styles = StyleSheet.create({
  visible: { flex: 1 },
  // Its full size, so that it need not be laid out again when it is shown.
  hidden: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0, opacity: 0, zIndex: -1 },
});
