import { limits } from '@pawlet/core/rules';
import { useLazy } from '@pawlet/widgets';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useStorefront } from '../storefront.ts';
import { ChunkLoadError, toAddress } from '../routing/pageCode.ts';
import type { Route } from '../routing/Route.ts';

/** How far the code of a page is. */
export type PageCodeState =
  | { readonly status: 'ready'; readonly Page: ComponentType }
  | { readonly status: 'loading'; readonly isSlow: boolean }
  | { readonly status: 'failed'; readonly error: ChunkLoadError; readonly retry: () => void };

/** Waits for the code of a page, for as long as a shopper may wait. */
export function usePageCode(route: Route): PageCodeState {
  const { getCode } = useStorefront();
  const code = useLazy(getCode(route));
  const [wait, setWait] = useState<'short' | 'slow' | 'over'>('short');
  const isWaiting = code.status === 'loading' && wait !== 'over';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const slow = setTimeout(() => setWait('slow'), limits.pageLoadingAfterMs);
    const over = setTimeout(() => setWait('over'), limits.pageTimeoutMs);
    return () => {
      clearTimeout(slow);
      clearTimeout(over);
    };
  }, [isWaiting]);
  const retryCode = code.status === 'failed' ? code.retry : undefined;
  const retry = useCallback(() => {
    setWait('short');
    retryCode?.();
  }, [retryCode]);
  if (code.status === 'ready') return { status: 'ready', Page: code.value };
  if (isWaiting) return { status: 'loading', isSlow: wait === 'slow' };
  const error = code.status === 'failed' ? code.error : undefined;
  return {
    status: 'failed',
    error:
      error instanceof ChunkLoadError
        ? error
        : new ChunkLoadError(error === undefined ? 'timeout' : 'missing', toAddress(route), { cause: error }),
    retry,
  };
}
