import { useEffect, useState, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { WebView } from 'react-native-webview';
import type { ExactOrigin } from '@pawlet/bridge';
import type { ShopPath } from './address/findShopPath.ts';
import { decideLoad } from './address/decideLoad.ts';
import { toShopUrl } from './address/toShopUrl.ts';

/** Props of `PawletPreload`. */
export interface PawletPreloadProps {
  /** The exact origin of the shop. */
  readonly origin: ExactOrigin;
  /** The page to load. @default '/' */
  readonly path?: ShopPath | undefined;
}

/** Time for what a page loads after its first view. */
const restMs = 5000;

/**
 * Loads a page of the shop once as a visitor, invisibly, and then removes it: scripts, styles and pictures are in the
 * WebView's cache when the shop is opened. It does not keep a page: `isHidden` of `PawletShop` does.
 */
export function PawletPreload({ origin, path = '/' }: PawletPreloadProps): ReactElement | null {
  const [state, setState] = useState<'loading' | 'loaded' | 'done'>('loading');
  useEffect(() => {
    if (state !== 'loaded') return undefined;
    const timer = setTimeout(() => setState('done'), restMs);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'done') return null;
  return (
    <View
      style={styles.hidden}
      pointerEvents="none"
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
    >
      <WebView<object>
        testID="pawlet-preload"
        source={{ uri: toShopUrl(origin, path) }}
        originWhitelist={['*']}
        onShouldStartLoadWithRequest={(request) => decideLoad(request, origin) === 'here'}
        onLoadEnd={() => setState('loaded')}
        // A failure is shown when the shop is opened.
        onError={() => setState('done')}
        onContentProcessDidTerminate={() => setState('done')}
        onRenderProcessGone={() => setState('done')}
        renderError={() => <View />}
        allowFileAccess={false}
        mixedContentMode="never"
        setSupportMultipleWindows={false}
        sharedCookiesEnabled={false}
        thirdPartyCookiesEnabled={false}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  // A page without a size is not laid out, and loads no pictures.
  hidden: { position: 'absolute', top: 0, left: 0, width: 360, height: 640, opacity: 0, zIndex: -1 },
});
