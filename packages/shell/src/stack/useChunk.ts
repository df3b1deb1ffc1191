import { limits } from '@pawlet/core/rules';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useMall } from '../mall.ts';
import { ChunkLoadError, addressOf } from '../routing/chunks.ts';
import type { Route } from '../routing/Route.ts';

/** The loading state of a page's code. */
export type ChunkState =
  | { readonly status: 'ready'; readonly Page: ComponentType }
  | { readonly status: 'loading'; readonly isSlow: boolean }
  | { readonly status: 'failed'; readonly error: ChunkLoadError; readonly retry: () => void };

type Progress =
  { readonly status: 'ready'; readonly Page: ComponentType } | 'waiting' | 'slow' | ChunkLoadError;

/** Waits for the code of a page. Nothing suspends: a mounted page is never discarded. */
export function useChunk(route: Route): ChunkState {
  const { chunks } = useMall();
  const [progress, setProgress] = useState<Progress>(() => {
    const Page = chunks.peek(route);
    return Page === undefined ? 'waiting' : { status: 'ready', Page };
  });
  const isWaiting = progress === 'waiting' || progress === 'slow';

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isOver = false;
    const end = (next: Progress): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(slow);
      clearTimeout(limit);
      setProgress(next);
    };
    const slow = setTimeout(() => setProgress('slow'), limits.pageLoadingAfterMs);
    const limit = setTimeout(
      () => end(new ChunkLoadError('timeout', addressOf(route))),
      limits.pageTimeoutMs,
    );
    chunks.load(route).then(
      (Page) => end({ status: 'ready', Page }),
      (error: unknown) =>
        end(
          error instanceof ChunkLoadError
            ? error
            : new ChunkLoadError('missing', addressOf(route), { cause: error }),
        ),
    );
    return () => {
      isOver = true;
      clearTimeout(slow);
      clearTimeout(limit);
    };
  }, [chunks, route, isWaiting]);

  const retry = useCallback(() => setProgress('waiting'), []);
  if (progress instanceof ChunkLoadError) return { status: 'failed', error: progress, retry };
  if (progress === 'waiting' || progress === 'slow')
    return { status: 'loading', isSlow: progress === 'slow' };
  return progress;
}
