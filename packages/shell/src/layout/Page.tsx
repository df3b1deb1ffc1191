import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { usePawlet, useStore } from '@pawlet/widgets';
import { usePage } from '../stack/PageContext.ts';
import { useStorefront } from '../storefront.ts';
import { getPageWidth } from '../site/pageWidth.ts';
import { useHasSite } from '../site/useHasSite.ts';
import { useSiteParts } from '../site/useSiteParts.ts';
import { BackToTop } from './BackToTop.tsx';
import { NavBar } from './NavBar.tsx';
import type { NavBarProps } from './NavBar.tsx';
import { PullIndicator } from './PullIndicator.tsx';
import { usePullToRefresh } from './usePullToRefresh.ts';
import { useScrolled } from './useScrolled.ts';
import styles from './Page.module.css';

export interface PageProps {
  /** Heading of the page, in the bar and in the window's title. */
  readonly title: string;
  /** `none` for pages that fill the screen. @default 'solid' */
  readonly bar?: NavBarProps['variant'] | 'none';
  /** Shown in the bar in place of the title. */
  readonly barCenter?: ReactNode;
  /**
   * The bar below the shop's own header, which links to the search itself: the `title` in place of its centre content,
   * or `none`.
   * @default the same as without that header
   */
  readonly siteBar?: 'title' | 'none' | undefined;
  /** Centre of that bar in place of the title: the page's category path. */
  readonly siteCenter?: ReactNode;
  /** At the end of the bar: one or two icon buttons. */
  readonly barActions?: ReactNode;
  /** Colour that shows through the bar until the page is scrolled; for `solid` bars. */
  readonly barTint?: string | undefined;
  /** Overrides going back, such as one step of a form. */
  readonly onBack?: (() => void) | undefined;
  /** Called on pull-to-refresh; the indicator stays until the promise settles. */
  readonly onRefresh?: (() => Promise<unknown>) | undefined;
  /** A sticky bar at the lower edge: totals, the main button. */
  readonly footer?: ReactNode;
  /**
   * The content has such a bar itself, or keeps clear of the lower edge.
   * @default false
   */
  readonly ownsEnd?: boolean | undefined;
  /**
   * Shows the back-to-top button after one and a half screens.
   * @default true
   */
  readonly hasToTop?: boolean | undefined;
  /** `card` for pages that are one white sheet. @default 'page' */
  readonly background?: 'page' | 'card' | undefined;
  readonly children?: ReactNode;
}

const solidAfter = (): number => 60;
const toTopAfter = (): number => window.innerHeight * 1.5;

/** The frame of every page: bar, content, bar at the lower edge. */
export function Page(props: PageProps) {
  const { title, bar = 'solid', barActions, onBack, onRefresh, footer, hasToTop = true } = props;
  const { entry, isActive, setTitle, takeFocus } = usePage();
  const { host } = usePawlet();
  const main = useRef<HTMLElement>(null);
  const pull = usePullToRefresh(main, onRefresh);
  const isSolid = useScrolled(solidAfter, bar === 'transparent' || props.barTint !== undefined);
  const isFarDown = useScrolled(toTopAfter, hasToTop);
  const hasHostBar = useStore(useStorefront().hostBar, (value) => value);
  const hasSite = useHasSite();
  const isAccount = getPageWidth(entry.route.path) === 'account';
  const site = useSiteParts(hasSite && isAccount);
  const barCenter = hasSite && props.siteBar !== undefined ? props.siteCenter : props.barCenter;
  const hasFooter = footer !== undefined && footer !== null;
  const isEndOpen = bar !== 'none' && props.ownsEnd !== true && !hasFooter;
  const withoutBar = bar === 'none' ? 'none' : 'host';
  const isBarNeeded =
    bar !== 'none' &&
    !(hasHostBar && barCenter === undefined && barActions === undefined) &&
    !(hasSite && props.siteBar === 'none');

  // A skeleton and the page itself are two frames; the focus moves with the heading.
  useLayoutEffect(() => takeFocus(), [takeFocus]);
  useEffect(() => setTitle(title), [setTitle, title]);
  useEffect(() => {
    if (isActive && hasHostBar) host.setTitle(title);
  }, [isActive, hasHostBar, host, title]);

  return (
    <>
      {isBarNeeded ? (
        <NavBar
          title={title}
          center={barCenter}
          actions={barActions}
          variant={bar}
          isSolid={isSolid}
          tint={props.barTint}
          isBare={hasHostBar}
          onBack={onBack}
        />
      ) : (
        <h1 className={styles['hiddenTitle']} tabIndex={-1} data-page-heading="">
          {title}
        </h1>
      )}
      <main
        ref={main}
        className={styles['main']}
        data-background={props.background}
        data-bar={isBarNeeded ? bar : withoutBar}
        data-end={isEndOpen ? 'open' : undefined}
        data-pull={pull.state}
      >
        {onRefresh === undefined ? null : <PullIndicator state={pull.state} onRefresh={pull.refresh} />}
        {hasSite && isAccount ? (
          <div className={styles['aside']}>{site === undefined ? null : <site.AccountNav />}</div>
        ) : null}
        <div className={styles['content']}>{props.children}</div>
        {isFarDown && !hasFooter ? <BackToTop /> : null}
      </main>
      {hasFooter ? (
        <div className={styles['footer']}>
          {isFarDown ? <BackToTop isOverBar /> : null}
          {footer}
        </div>
      ) : null}
    </>
  );
}
