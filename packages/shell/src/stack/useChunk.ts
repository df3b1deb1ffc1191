import { useCallback, useEffect, useState } from 'react';
import { useMall } from '../mall.ts';
import { ChunkLoadError, addressOf } from '../routing/chunks.ts';
import type { PageModule, Route } from '../routing/Route.ts';

/** Milliseconds before the loading view is shown. */
export const loadingViewDelayMs = 200;
/** Milliseconds after which a page gives up waiting for its code. */
export const pageTimeoutMs = 60_000;

/** How far the code of a page is. */
export type ChunkState =
  | { readonly status: 'ready'; readonly module: PageModule }
  | { readonly status: 'loading'; readonly isSlow: boolean }
  | { readonly status: 'failed'; readonly error: ChunkLoadError; readonly retry: () => void };

/** Waits for the code of a page. Nothing suspends: a page that is mounted is never thrown away. */
export function useChunk(route: Route): ChunkState {
  const { chunks } = useMall();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Exclude<ChunkState, { status: 'failed' }> | ChunkLoadError>(() => {
    const module = chunks.peek(route);
    return module === undefined ? { status: 'loading', isSlow: false } : { status: 'ready', module };
  });
  const isReady = !(state instanceof Error) && state.status === 'ready';

  useEffect(() => {
    if (isReady) return undefined;
    let isOver = false;
    const finish = (next: Parameters<typeof setState>[0]): void => {
      if (!isOver) setState(next);
    };
    const slow = setTimeout(() => finish({ status: 'loading', isSlow: true }), loadingViewDelayMs);
    const limit = setTimeout(() => end(new ChunkLoadError('timeout', addressOf(route))), pageTimeoutMs);
    const end = (next: Parameters<typeof setState>[0]): void => {
      clearTimeout(slow);
      clearTimeout(limit);
      finish(next);
      isOver = true;
    };
    chunks.load(route).then(
      (module) => end({ status: 'ready', module }),
      (error: unknown) =>
        end(
          error instanceof ChunkLoadError
            ? error
            : new ChunkLoadError('missing', route.path, { cause: error }),
        ),
    );
    return () => {
      isOver = true;
      clearTimeout(slow);
      clearTimeout(limit);
    };
    // A new attempt starts over.
  }, [chunks, route, isReady, attempt]);

  const retry = useCallback(() => {
    setState({ status: 'loading', isSlow: false });
    setAttempt((count) => count + 1);
  }, []);
  return state instanceof ChunkLoadError ? { status: 'failed', error: state, retry } : state;
}
