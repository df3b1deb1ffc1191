import { useCallback, useEffect, useRef, useState } from 'react';
import type { Lazy } from '@pawlet/core/lazy';
import { completeStyles } from './styles/completeStyles.ts';

/** How far code is that comes after its page; a failure is retried with `retry`, and by itself once there is a network. */
export type LazyState<T> =
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

type Progress<T> = { readonly value: T } | { readonly error: unknown } | undefined;

/**
 * Loads code that a first view does not need. Nothing suspends: what is rendered stays. Code that is there is rendered at once.
 *
 * @param code - Created once with `lazy` of `@pawlet/core/lazy`; keep it the same from one rendering to the next.
 * @param isWanted - Starts to load once this is true. Default true.
 * @param onFailure - Handles a failure in place of the status `failed`; the code is loaded again when it is next wanted.
 */
export function useLazy<T>(
  code: Lazy<T>,
  isWanted = true,
  onFailure?: (error: unknown) => void,
): LazyState<T> {
  const [progress, setProgress] = useState<Progress<T>>(() => {
    const value = code.current;
    return value === undefined || completeStyles() !== undefined ? undefined : { value };
  });
  const handleFailure = useRef(onFailure);
  useEffect(() => {
    handleFailure.current = onFailure;
  });
  useEffect(() => {
    if (!isWanted || progress !== undefined) return undefined;
    let isOver = false;
    const end = (next: Progress<T>): void => {
      if (!isOver) setProgress(next);
    };
    Promise.all([code.load(), completeStyles()]).then(
      ([value]) => end({ value }),
      (error: unknown) => {
        if (handleFailure.current === undefined) end({ error });
        else if (!isOver) handleFailure.current(error);
      },
    );
    return () => {
      isOver = true;
    };
  }, [code, isWanted, progress]);
  const hasFailed = progress !== undefined && 'error' in progress;
  const retry = useCallback(() => setProgress(undefined), []);
  useEffect(() => {
    if (!hasFailed) return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed, retry]);
  if (progress === undefined) return { status: 'loading' };
  return 'error' in progress
    ? { status: 'failed', error: progress.error, retry }
    : { status: 'ready', value: progress.value };
}
