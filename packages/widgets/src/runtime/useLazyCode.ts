import { useCallback, useEffect, useState } from 'react';
import { completeStyles } from './styles/completeStyles.ts';

/**
 * Loading state of code that is loaded after its page; retried with `retry`, and automatically when there is a network.
 */
export type LazyCode<Code> =
  | { readonly status: 'ready'; readonly code: Code }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void };

type Progress<Code> = { readonly code: Code } | 'loading' | 'failed';

/**
 * Loads code that a first view does not need. Does not suspend: what is rendered stays.
 * @param load - Loads it, such as `() => import('./sheet.tsx')`; must be stable between renders.
 * @param isWanted - Starts loading when true. Default true.
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
