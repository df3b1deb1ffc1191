import { PageFrontContext } from '@pawlet/widgets';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import { useShopName } from '../layout/useShopName.ts';
import { useStorefront } from '../storefront.ts';
import type { StackEntry } from '../navigation/types.ts';
import { ChunkErrorPage } from '../system/ChunkErrorPage.tsx';
import { LoadingPage } from '../system/LoadingPage.tsx';
import type { Route } from '../routing/Route.ts';
import { getPageWidth } from '../site/pageWidth.ts';
import { focusPage } from './pageFocus.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageContext } from './PageContext.ts';
import { usePageCode } from './usePageCode.ts';
import styles from './PageStack.module.css';

/** `active` is shown; `covered` and `leaving` are visible during the animation; `hidden` waits for its return. */
export type SlotState = 'active' | 'covered' | 'leaving' | 'hidden';

export interface PageSlotProps {
  readonly entry: StackEntry;
  readonly state: SlotState;
  /** The page slides in from the side. */
  readonly isEntering: boolean;
}

/** One mounted page. It has its own location, whatever the address bar contains while it is hidden in the stack. */
export const PageSlot = memo(function PageSlot({ entry, state, isEntering }: PageSlotProps) {
  const { navigation, memories } = useStorefront();
  const shopName = useShopName();
  const element = useRef<HTMLDivElement>(null);
  const isActive = state === 'active';
  const activeNow = useRef(isActive);
  const [title, setTitle] = useState('');
  const memory = memories.of(entry.instance);

  useLayoutEffect(() => {
    activeNow.current = isActive;
    // Without an animation a page that is left is removed at once.
    return () => {
      activeNow.current = false;
    };
  }, [isActive]);
  useEffect(() => {
    // The home page has the shop's name as its title.
    const isWhole = shopName === '' || title === shopName;
    if (isActive && title !== '') document.title = isWhole ? title : `${title} · ${shopName}`;
  }, [isActive, title, shopName]);

  const takeFocus = useCallback(() => {
    // The first page of a visit leaves the focus where the browser set it.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const hasTurned = navigation.getState().turn > 0;
    if (isLost && hasTurned && activeNow.current && element.current !== null) focusPage(element.current);
  }, [navigation]);
  const isInFrontNow = useCallback(() => activeNow.current, []);
  const page = useMemo(
    () => ({ entry, isActive, isInFrontNow, memory, setTitle, takeFocus }),
    [entry, isActive, isInFrontNow, memory, takeFocus],
  );
  const [returns] = useState(() => new Set<() => void>());
  const wasActive = useRef(isActive);
  useEffect(() => {
    if (isActive && !wasActive.current) for (const listener of Array.from(returns)) listener();
    wasActive.current = isActive;
  }, [isActive, returns]);
  // Hidden pages make no requests.
  const front = useMemo(
    () => ({
      isInFront: () => activeNow.current && document.visibilityState !== 'hidden',
      isCovered: () => !activeNow.current,
      onReturn: (listener: () => void) => {
        returns.add(listener);
        return () => void returns.delete(listener);
      },
    }),
    [returns],
  );

  return (
    <div
      ref={element}
      className={styles['slot']}
      data-slot={state}
      data-tab={entry.route.isTab === true || undefined}
      data-entering={isEntering || undefined}
      data-page={entry.route.path}
      data-width={getPageWidth(entry.route.path)}
      onClickCapture={isActive ? undefined : refuse}
    >
      <PageContext.Provider value={page}>
        <PageFrontContext.Provider value={front}>
          <PageBoundary title={entry.route.title}>
            <PageContent route={entry.route} />
          </PageBoundary>
        </PageFrontContext.Provider>
      </PageContext.Provider>
    </div>
  );
});

/** A page that is animating out ignores taps: the second of a double tap on Back would go back twice. */
function refuse(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

interface PageContentProps {
  readonly route: Route;
}

function PageContent({ route }: PageContentProps): ReactElement {
  const code = usePageCode(route);
  if (code.status === 'loading') return <LoadingPage title={route.title} isSlow={code.isSlow} />;
  if (code.status === 'failed') {
    return <ChunkErrorPage title={route.title} error={code.error} onRetry={code.retry} />;
  }
  return <code.Page />;
}
