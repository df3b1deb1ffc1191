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
  const [attempt, setAttempt] = useState({ number: 0, hasFailed: false });
  const isLoaded = loaded !== undefined;
  useEffect(() => {
    if (!isWanted || isLoaded) return undefined;
    let isOver = false;
    import('./closedSalesChunk.ts').then(
      ({ ClosedSales }) => {
        if (!isOver) setLoaded({ ClosedSales });
        return undefined;
      },
      () => {
        if (!isOver) setAttempt(({ number }) => ({ number, hasFailed: true }));
      },
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, isLoaded, attempt.number]);
  return {
    ClosedSales: loaded?.ClosedSales,
    hasFailed: attempt.hasFailed,
    retry: useCallback(() => setAttempt(({ number }) => ({ number: number + 1, hasFailed: false })), []),
  };
}
