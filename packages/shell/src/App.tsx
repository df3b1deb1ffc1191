import { useEffect, useLayoutEffect } from 'react';
import type { Pawlet } from '@pawlet/core';
import { lazy } from '@pawlet/core/lazy';
import {
  PawletProvider,
  useCartState,
  useConfigState,
  useLocale,
  usePawlet,
  useStore,
} from '@pawlet/widgets';
import { LoadingOverlay, OverlayOutlet } from '@pawlet/widgets/ui';
import { getAppearance } from './layout/appearance.ts';
import { AddressLogIn } from './layout/AddressLogIn.tsx';
import { nameApp } from './layout/appName.ts';
import { LoginHost } from './layout/LoginHost.tsx';
import { showAppearance } from './layout/showAppearance.ts';
import { SkipLinks } from './layout/SkipLinks.tsx';
import { TabBar } from './layout/TabBar.tsx';
import { DeferredPartsHost } from './deferred/DeferredPartsHost.tsx';
import { useShopName } from './layout/useShopName.ts';
import { StorefrontProvider, useNavigation, useNavigationState } from './storefront.ts';
import type { Storefront } from './storefront.ts';
import { StartErrorPage } from './system/StartErrorPage.tsx';
import { paths } from './routing/paths.ts';
import { useHasSite } from './site/useHasSite.ts';
import { useSiteParts } from './site/useSiteParts.ts';
import { PageStack } from './stack/PageStack.tsx';
import styles from './App.module.css';

export interface AppProps {
  readonly pawlet: Pawlet;
  readonly storefront: Storefront;
}

/** The whole storefront. */
export function App({ pawlet, storefront }: AppProps) {
  const appearance = useStore(pawlet.session.store, getAppearance);
  useLayoutEffect(() => showAppearance(appearance), [appearance]);
  return (
    <PawletProvider pawlet={pawlet} theme={appearance}>
      <StorefrontProvider value={storefront}>
        <Frame />
      </StorefrontProvider>
    </PawletProvider>
  );
}

const loginSheet = lazy(() => import('./layout/loginSheetChunk.tsx'));

/** What surrounds the pages. */
function Frame() {
  const pawlet = usePawlet();
  const { status, config } = useConfigState();
  const isLoading = useStore(pawlet.loading, (value) => value);
  const locale = useLocale();
  const language = useStore(pawlet.session.store, (state) => state.lang);
  const shopName = useShopName();
  const navigation = useNavigation();
  const hasTabBar = useNavigationState().current.route.isTab === true;
  const cartCount = useCartState(({ count }) => count);
  const hasSite = useHasSite();
  const site = useSiteParts(hasSite);

  useEffect(() => {
    // Setting it computes the styles of the whole page again, even if it is the same.
    if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => nameApp(shopName, language), [shopName, language]);

  return (
    <>
      <div className={styles['frame']} data-site={hasSite || undefined}>
        {status === 'failed' && config === undefined ? (
          <StartErrorPage onRetry={() => pawlet.config.reload()} />
        ) : (
          <>
            <SkipLinks hasTabs={hasTabBar && !hasSite} />
            {hasSite ? (
              <>
                {/* Their space is reserved before their code is loaded. */}
                <div className={styles['siteBar']}>
                  {site === undefined ? null : <site.SiteBar cartCount={cartCount} />}
                </div>
                <div className={styles['siteNav']}>{site === undefined ? null : <site.SiteNav />}</div>
              </>
            ) : null}
            <PageStack />
            {site === undefined ? null : <site.SiteFooter />}
            {hasTabBar && !hasSite ? <TabBar cartCount={cartCount} /> : null}
          </>
        )}
      </div>
      <LoadingOverlay active={isLoading} delayMs={0} />
      <OverlayOutlet />
      <AddressLogIn />
      <DeferredPartsHost />
      {/* Without the sheet's code the page is still shown; it reports the failure and can retry. */}
      <LoginHost sheet={loginSheet} onUnavailable={() => void navigation.navigateTo(paths.login)} />
    </>
  );
}
