import { useCallback, useEffect, useState } from 'react';
import { completeStyles } from './styles/completeStyles.ts';

/** How far code is that comes after its page; it is tried again with `retry`, and by itself once there is a network. */
export type LazyCode<Code> =
  | { readonly status: 'ready'; readonly code: Code }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void };

type Progress<Code> = { readonly code: Code } | 'loading' | 'failed';

/**
 * Loads code that a first view does not need. Nothing suspends: what is drawn stays.
 *
 * @param load - Loads it, such as `() => import('./sheet.tsx')`; keep the function the same from one drawing to the next.
 * @param isWanted - Begins to load once this is true. Default true.
 */
export function useLazyCode<Code extends object>(load: () => Promise<Code>, isWanted = true): LazyCode<Code> {
  const [progress, setProgress] = useState<Progress<Code>>('loading');
  useEffect(() => {
    if (!isWanted || progress !== 'loading') return undefined;
    let isOver = false;
    const end = (next: Progress<Code>): void => {
      if (!isOver) setProgress(next);
    };
    Promise.all([load(), completeStyles()]).then(
      ([code]) => end({ code }),
      () => end('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [load, isWanted, progress]);
  const hasFailed = progress === 'failed';
  const retry = useCallback(() => setProgress('loading'), []);
  useEffect(() => {
    if (!hasFailed) return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed, retry]);
  if (typeof progress === 'object') return { status: 'ready', code: progress.code };
  return hasFailed ? { status: 'failed', retry } : { status: 'loading' };
}
