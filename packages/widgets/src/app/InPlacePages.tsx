import { lazy } from '@pawlet/core/lazy';
import { useCallback, useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { preloadText, useLazySheet, usePawlet } from '../runtime/index.ts';
import { InstanceContext } from '../runtime/instance/instanceContext.ts';
import type { WidgetInstance } from '../runtime/instance/instanceContext.ts';
import { StayContext } from '../runtime/stay.ts';
import { inPlacePage } from './inPlacePage.ts';
import type { InPlacePage } from './inPlacePage.ts';

/** Shows checkout and cashier over the page where the application does not handle their routes. */
export function InPlacePages({ children }: { readonly children: ReactNode }): ReactElement {
  const [page, setPage] = useState<InPlacePage>();
  const [opener, setOpener] = useState<WidgetInstance>();
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback((route: string, from: WidgetInstance | undefined): boolean => {
    const next = inPlacePage(route);
    if (next === undefined) return false;
    setPage(next);
    setOpener(from);
    setIsOpen(true);
    return true;
  }, []);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <StayContext.Provider value={open}>
      {children}
      {page === undefined ? null : (
        // Purchase events are dispatched from the widget that opened the page.
        <InstanceContext.Provider value={opener}>
          <LazyPage page={page} isOpen={isOpen} onClose={close} />
        </InstanceContext.Provider>
      )}
    </StayContext.Provider>
  );
}

interface LazyPageProps {
  readonly page: InPlacePage;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The page, when its code has loaded; an error is shown if it fails to load. */
function LazyPage({ page, isOpen, onClose }: LazyPageProps): ReactElement | null {
  const pawlet = usePawlet();
  const pageSheet = useMemo(
    () =>
      lazy(async () => {
        const { PageSheet, pageMessages } = await import('./pagesChunk.ts');
        await preloadText(pawlet, pageMessages);
        return { PageSheet };
      }),
    [pawlet],
  );
  const code = useLazySheet(pageSheet, isOpen, onClose);
  return code === undefined ? null : <code.PageSheet page={page} isOpen={isOpen} onClose={onClose} />;
}
