import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { ExactOrigin } from '@pawlet/bridge';
import { findShopPath } from '../address/findShopPath.ts';
import type { LoadFailure } from '../load/findFailure.ts';
import { reduceLoad, startLoad, type ShopLoad } from '../load/shopLoad.ts';

/** The state of the page's load, and what changes it. */
export interface LoadedShop {
  readonly load: ShopLoad;
  /** Loads another page. */
  readonly open: (url: string) => void;
  /** Loads the current page in a new WebView. */
  readonly retry: () => void;
  readonly fail: (failure: LoadFailure) => void;
  /** The page's process has ended. `isViewUsable`: the same WebView can load the page again. */
  readonly recover: (isViewUsable: boolean) => void;
  /** Notes where the page is, so that it can be loaded there again. */
  readonly followUrl: (url: string) => void;
  /** Uncovers the page once it has painted the context that it has just received. */
  readonly showStarted: () => void;
  /** Uncovers a loaded page, which may still be waiting for its context. */
  readonly showLoaded: () => void;
}

/** Time in which a page renders in its theme after it has received its context: two frames of a slow phone. */
const paintMs = 50;
/** Time in which a loaded page requests its context; one without the bridge never does. */
const startMs = 1000;

/** Follows the load of a page, with a time limit. */
export function useShopLoad(url: string, origin: ExactOrigin, timeoutMs: number): LoadedShop {
  const [load, dispatch] = useReducer(reduceLoad, url, startLoad);
  const shownUrl = useRef(url);

  const opened = useRef(url);
  useEffect(() => {
    if (opened.current === url) return;
    opened.current = url;
    shownUrl.current = url;
    dispatch({ kind: 'open', url });
  }, [url]);

  useEffect(() => {
    if (load.status !== 'loading') return undefined;
    const timer = setTimeout(() => dispatch({ kind: 'failed', failure: { reason: 'timeout' } }), timeoutMs);
    return () => clearTimeout(timer);
  }, [load, timeoutMs]);

  const { attempt } = load;
  const [timers] = useState(() => new Set<ReturnType<typeof setTimeout>>());
  const keepCovered = useCallback(() => {
    timers.forEach((timer) => clearTimeout(timer));
    timers.clear();
  }, [timers]);
  useEffect(() => keepCovered, [keepCovered]);
  const showIn = useCallback(
    (delayMs: number) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        dispatch({ kind: 'shown', attempt });
      }, delayMs);
      timers.add(timer);
    },
    [timers, attempt],
  );

  const actions = {
    open: useCallback((next: string) => {
      shownUrl.current = next;
      dispatch({ kind: 'retry', url: next });
    }, []),
    retry: useCallback(() => dispatch({ kind: 'retry', url: shownUrl.current }), []),
    fail: useCallback((failure: LoadFailure) => dispatch({ kind: 'failed', failure }), []),
    recover: useCallback(
      (isViewUsable: boolean) => {
        // What the ended process has painted does not count.
        keepCovered();
        dispatch({ kind: 'stopped', at: Date.now(), url: shownUrl.current, isViewUsable });
      },
      [keepCovered],
    ),
    followUrl: useCallback(
      (next: string) => {
        if (findShopPath(next, origin) !== undefined) shownUrl.current = next;
      },
      [origin],
    ),
    showStarted: useCallback(() => showIn(paintMs), [showIn]),
    showLoaded: useCallback(() => showIn(startMs), [showIn]),
  };
  return { load, ...actions };
}
