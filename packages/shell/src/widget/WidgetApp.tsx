import { useEffect, useLayoutEffect } from 'react';
import type { Pawlet } from '@pawlet/core';
import { lazy } from '@pawlet/core/lazy';
import { PawletProvider, useLocale, usePawlet, useStore, useText } from '@pawlet/widgets';
import { EmptyState, ErrorState, Icon, OverlayOutlet, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { DemoNotice } from '../demo/DemoNotice.tsx';
import { isPublicDemo } from '../demo/isPublicDemo.ts';
import { AddressLogIn } from '../layout/AddressLogIn.tsx';
import { getAppearance } from '../layout/appearance.ts';
import { LoginHost } from '../layout/LoginHost.tsx';
import { PurchaseGuard } from '../layout/PurchaseGuard.tsx';
import { showAppearance } from '../layout/showAppearance.ts';
import { useShellText } from '../layout/useShellText.ts';
import { paths } from '../routing/paths.ts';
import { useEmbedding } from './embedding.ts';
import { widgetPageMessages } from './widgetPageMessages.ts';
import { useHostedWidget } from './useHostedWidget.ts';
import styles from './WidgetApp.module.css';

export interface WidgetAppProps {
  readonly pawlet: Pawlet;
}

/** One widget on its own, as apps and partners embed it. */
export function WidgetApp({ pawlet }: WidgetAppProps) {
  const appearance = useStore(pawlet.session.store, getAppearance);
  useLayoutEffect(() => showAppearance(appearance), [appearance]);
  return (
    <PawletProvider pawlet={pawlet} theme={appearance}>
      <Frame />
    </PawletProvider>
  );
}

const loginSheet = lazy(() => import('./loginSheetChunk.ts'));

function Frame() {
  const { host } = usePawlet();
  const locale = useLocale();

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <>
      {isPublicDemo() ? (
        <p className={styles['demo']}>
          <DemoNotice />
        </p>
      ) : null}
      <main className={styles['frame']} data-framed={window.parent !== window || undefined}>
        <Content />
      </main>
      <OverlayOutlet />
      <AddressLogIn />
      <LoginHost sheet={loginSheet} onUnavailable={() => void host.navigate(paths.login)} />
    </>
  );
}

function Content() {
  const text = useText(widgetPageMessages);
  const shellText = useShellText();
  const { trust } = useEmbedding();
  const hosted = useHostedWidget();
  switch (hosted.status) {
    case 'loading':
      return (
        <SkeletonRegion className={styles['loading']}>
          <Skeleton height="120px" />
          <Skeleton height="120px" />
        </SkeletonRegion>
      );
    case 'unknown':
      return (
        <EmptyState
          picture={<Icon name="box" size={56} />}
          title={text('widgetPage.unknown', { id: hosted.id })}
          description={text('widgetPage.known', { ids: hosted.known.join(', ') })}
        />
      );
    case 'wrong-option':
      return (
        <EmptyState
          picture={<Icon name="box" size={56} />}
          title={text('widgetPage.wrongOption', { id: hosted.id })}
          // For the embedder's developers: contains the option, in English.
          description={<span lang="en">{hosted.message}</span>}
        />
      );
    case 'failed':
      return <ErrorState onRetry={hosted.retry} />;
    case 'ready':
      return (
        <>
          {hosted.title === undefined ? null : <Title title={shellText(hosted.title)} />}
          {hosted.isPurchase ? (
            <PurchaseGuard trust={trust}>{hosted.render()}</PurchaseGuard>
          ) : (
            hosted.render()
          )}
        </>
      );
  }
}

/** Sets the page's title: for the tab, for an app's own bar, and for assistive technology. */
function Title({ title }: { readonly title: string }) {
  const { host } = usePawlet();
  useEffect(() => {
    if (title !== '') host.setTitle(title);
  }, [host, title]);
  return <h1 className={styles['title']}>{title}</h1>;
}
