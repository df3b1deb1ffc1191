import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { ClosedSalesProps } from './parts/ClosedSales.tsx';

/** The list of closed applications, loaded with the first tab that shows it. */
export interface LazyClosedSales {
  readonly ClosedSales: ComponentType<ClosedSalesProps> | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads the list of closed applications once it is wanted. */
export function useClosedSales(isWanted: boolean): LazyClosedSales {
  const [loaded, setLoaded] = useState<Pick<LazyClosedSales, 'ClosedSales'>>();
  const [hasFailed, setHasFailed] = useState(false);
  const isLoaded = loaded !== undefined;
  useEffect(() => {
    if (!isWanted || isLoaded || hasFailed) return undefined;
    let isOver = false;
    import('./closedSalesChunk.ts').then(
      ({ ClosedSales }) => {
        if (!isOver) setLoaded({ ClosedSales });
        return undefined;
      },
      () => {
        if (!isOver) setHasFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, isLoaded, hasFailed]);
  return {
    ClosedSales: loaded?.ClosedSales,
    hasFailed,
    retry: useCallback(() => setHasFailed(false), []),
  };
}
