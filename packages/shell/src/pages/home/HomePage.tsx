import { Progressive, useConfigState, usePawlet, useText } from '@pawlet/widgets';
import { useAddToCart } from '@pawlet/widgets/parts';
import { ErrorState } from '@pawlet/widgets/ui';
import { useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { useIsOffered } from '../../layout/useIsOffered.ts';
import { useShopName } from '../../layout/useShopName.ts';
import { Banners } from './Banners.tsx';
import { Feed } from './Feed.tsx';
import { HomeSections } from './HomeSections.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import styles from './Home.module.css';
import { homeMessages } from './homeMessages.ts';
import { Nearby } from './Nearby.tsx';
import { NoticeBell } from './NoticeBell.tsx';
import { NoticeTicker } from './NoticeTicker.tsx';
import { ScanButton } from './ScanButton.tsx';
import { SearchPill } from './SearchPill.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { TintedPage } from './TintedPage.tsx';

/** The home page: offers, shortcuts, and endless products. */
export function HomePage() {
  const { config: store } = usePawlet();
  const { status, config } = useConfigState();
  const text = useText(homeMessages);
  const shopName = useShopName();
  const isOffered = useIsOffered();
  const { add, sheet } = useAddToCart();
  const [refreshes, setRefreshes] = useState(0);
  const [shown] = useState(() => createStore(() => 0));
  const banners = config?.banners.filter(({ link }) => isOffered(link)) ?? [];
  const refresh = async (): Promise<void> => {
    // Loaded data stay when a refetch fails; the state has the error.
    await store.reload().catch(() => undefined);
    setRefreshes((count) => count + 1);
  };
  return (
    <TintedPage
      shown={shown}
      colors={banners.map(({ color }) => color)}
      title={shopName}
      barCenter={<SearchPill words={config?.hotKeywords ?? []} label={text('home.search')} />}
      barActions={
        <>
          <ScanButton />
          <NoticeBell />
        </>
      }
      siteBar="none"
      onRefresh={refresh}
    >
      {config === undefined && status === 'failed' ? <ErrorState onRetry={() => void refresh()} /> : null}
      {config === undefined && status !== 'failed' ? <HomeSkeleton /> : null}
      {config === undefined ? null : (
        <div className={styles['page']}>
          <Progressive turn={0}>
            <Banners
              banners={banners}
              label={text('home.banners')}
              onChange={(index) => shown.setState(index, true)}
            />
          </Progressive>
          <Progressive turn={1}>
            {config.notices.length === 0 ? null : (
              <NoticeTicker notices={config.notices} label={text('home.notices')} />
            )}
            <Shortcuts shortcuts={config.shortcuts} label={text('home.shortcuts')} />
          </Progressive>
          <Progressive turn={2}>
            <HomeSections first={config.home} onAdd={add} />
            <Nearby height="60vh">
              <Feed key={refreshes} onAdd={add} />
            </Nearby>
          </Progressive>
        </div>
      )}
      {sheet}
    </TintedPage>
  );
}
