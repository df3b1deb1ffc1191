import { memo, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { ShopName } from '../layout/ShopName.ts';
import { useMall } from '../mall.ts';
import type { StackEntry } from '../navigation/types.ts';
import { ChunkErrorPage } from '../pages/system/ChunkErrorPage.tsx';
import { LoadingPage } from '../pages/system/LoadingPage.tsx';
import { toHref } from '../routing/hashAddress.ts';
import { exactParser } from '../routing/matchRoute.ts';
import type { Route } from '../routing/Route.ts';
import { focusPage } from './pageFocus.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageContext } from './PageContext.ts';
import { useChunk } from './useChunk.ts';
import styles from './PageStack.module.css';

/** `active` is shown; `covered` and `leaving` are seen during the animation; `hidden` waits for its return. */
export type SlotState = 'active' | 'covered' | 'leaving' | 'hidden';

export interface PageSlotProps {
  readonly entry: StackEntry;
  readonly state: SlotState;
  /** The page comes in from the side. */
  readonly isEntering: boolean;
}

/** One mounted page. Its address is its own, whatever the address bar says while it waits in the stack. */
export const PageSlot = memo(function PageSlot({ entry, state, isEntering }: PageSlotProps) {
  const { navigation, memories } = useMall();
  const shopName = useContext(ShopName);
  const element = useRef<HTMLDivElement>(null);
  const isActive = state === 'active';
  const activeNow = useRef(isActive);
  const [title, setTitle] = useState('');
  const memory = memories.of(entry.instance);

  useLayoutEffect(() => {
    activeNow.current = isActive;
  }, [isActive]);
  useEffect(() => {
    if (isActive && title !== '') document.title = shopName === '' ? title : `${title} · ${shopName}`;
  }, [isActive, title, shopName]);

  const { path, search } = entry.address;
  const router = useMemo(
    () => ({
      hook: (): [string, (to: string) => void] => [path, (to) => void navigation.open(to)],
      searchHook: () => search,
      hrefs: (href: string) => toHref(href),
      parser: exactParser,
    }),
    [path, search, navigation],
  );
  const page = useMemo(() => ({ entry, isActive, memory, setTitle }), [entry, isActive, memory]);
  // Waiting pages ask the server for nothing.
  const resources = useMemo(
    () => ({ isVisible: () => activeNow.current && document.visibilityState !== 'hidden' }),
    [],
  );
  const handleReady = useCallback(() => {
    if (activeNow.current && element.current !== null) focusPage(element.current);
  }, []);

  return (
    <div
      ref={element}
      className={styles['slot']}
      data-state={state}
      data-entering={isEntering || undefined}
      data-page={entry.route.path}
      inert={!isActive}
    >
      <PageContext.Provider value={page}>
        <SWRConfig value={resources}>
          <Router {...router}>
            <PageBoundary title={entry.route.title}>
              <PageCode route={entry.route} onReady={handleReady} />
            </PageBoundary>
          </Router>
        </SWRConfig>
      </PageContext.Provider>
    </div>
  );
});

interface PageCodeProps {
  readonly route: Route;
  /** Told once the page itself stands. */
  readonly onReady: () => void;
}

function PageCode({ route, onReady }: PageCodeProps): ReactElement {
  const chunk = useChunk(route);
  useLayoutEffect(() => {
    if (chunk.status !== 'loading') onReady();
  }, [chunk.status, onReady]);
  switch (chunk.status) {
    case 'loading':
      return <LoadingPage title={route.title} isSlow={chunk.isSlow} />;
    case 'failed':
      return <ChunkErrorPage title={route.title} error={chunk.error} onRetry={chunk.retry} />;
    case 'ready': {
      const { Page } = chunk.module;
      return <Page />;
    }
  }
}
