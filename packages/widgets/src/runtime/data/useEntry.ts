import { useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { isPawletError } from '@pawlet/core/errors';
import type { PawletError } from '@pawlet/core/errors';
import { toQueryId, type FetchOptions, type QueryKey, type QueryState } from '@pawlet/core/queries';
import { PageFrontContext } from '../inFront.ts';
import { usePawlet } from '../PawletContext.ts';
import { useLayoutEffect } from '../useLayoutEffect.ts';
import type { ReloadOptions, RefreshOptions } from './resourceTypes.ts';
import { useScope } from './useScope.ts';

/** Minimum milliseconds between two refreshes on focus. */
const focusThrottleMs = 5000;

const nothing: QueryState<never> = { data: undefined, error: undefined, isFetching: false };

/** A query as shown by one component. */
export interface Entry<T> {
  readonly state: QueryState<T>;
  /** The previously shown data, of the same shopper, while those of this key are missing. */
  readonly previous: { readonly data: T; readonly name: string } | undefined;
  /** The serialised key. */
  readonly name: string;
  readonly error: PawletError | undefined;
  readonly fetch: (options?: FetchOptions, load?: EntryLoader<T>) => Promise<void>;
  readonly update: (change: (current: T) => T) => void;
}

/** Loads the data of a query; `current` are the existing ones. */
export type EntryLoader<T> = (current: T | undefined, options: ReloadOptions) => Promise<T>;

/** Shows a query of the shop's cache and keeps it fresh; without a key nothing is loaded. */
export function useEntry<T>(
  key: QueryKey | undefined,
  load: EntryLoader<T> | undefined,
  {
    refreshOnFocus,
    refreshOnMount,
    refreshOnReconnect,
    refreshOnReturn,
    refreshEveryMs,
    tags,
  }: RefreshOptions,
): Entry<T> {
  const pawlet = usePawlet();
  const { queries } = pawlet;
  const scope = useScope(pawlet);
  const shopper = scope?.shopper;
  const front = useContext(PageFrontContext);
  const name = JSON.stringify(key ?? null);
  const id = key === undefined || scope === undefined ? undefined : toQueryId(scope, key);
  const latest = useRef({ id, load, refreshOnFocus, refreshOnReconnect, front, tags });
  useLayoutEffect(() => {
    latest.current = { id, load, refreshOnFocus, refreshOnReconnect, front, tags };
  });

  const fetch = useCallback(
    async (options: FetchOptions = {}, loader?: EntryLoader<T>) => {
      // The latest key: a caller that started with another one, before a log-in, means what is shown now.
      const { id: now, load: shown } = latest.current;
      const loadNow = loader ?? shown;
      if (now === undefined || loadNow === undefined) return;
      await queries.fetch<T>(now, (current) => loadNow(current, { background: options.background }), options);
    },
    [queries],
  );
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (id === undefined) return () => undefined;
      let throttledUntil = Date.now() + focusThrottleMs;
      return queries.observe(
        id,
        {
          onChange,
          onOutdated: (cause) => {
            const options = latest.current;
            if (cause === 'stale') return options.front.isCovered() ? undefined : fetch({ fresh: true });
            if (!options.front.isInFront() || !navigator.onLine) return undefined;
            if (cause === 'focus') {
              if (!options.refreshOnFocus || Date.now() < throttledUntil) return undefined;
              throttledUntil = Date.now() + focusThrottleMs;
            } else if (!options.refreshOnReconnect && queries.getState(id).error === undefined) {
              return undefined;
            }
            return fetch();
          },
        },
        latest.current.tags,
      );
    },
    [queries, id, fetch],
  );
  if (id !== undefined && load !== undefined) queries.onRender?.(id, () => load(undefined, {}));
  const getState = (): QueryState<T> => (id === undefined ? nothing : queries.getState<T>(id));
  const state = useSyncExternalStore(subscribe, getState, getState);

  useLayoutEffect(() => {
    if (id === undefined) return undefined;
    if (queries.getState(id).data === undefined) {
      void fetch();
      return undefined;
    }
    if (!queries.takeStale(id) && !refreshOnMount) return undefined;
    // Cached data are painted first.
    const frame = requestAnimationFrame(() => void fetch());
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- refreshOnMount is only read on mount
  }, [queries, id, fetch]);

  useEffect(
    () =>
      front.onReturn(() => {
        const isStale = id !== undefined && queries.takeStale(id);
        if (refreshOnReturn || isStale) void fetch({ fresh: true });
      }),
    [front, queries, id, fetch, refreshOnReturn],
  );

  useEffect(() => {
    if (id === undefined || refreshEveryMs === 0) return undefined;
    const timer = setInterval(() => {
      if (queries.getState(id).error !== undefined) return;
      if (latest.current.front.isInFront() && navigator.onLine) void fetch();
    }, refreshEveryMs);
    return () => clearInterval(timer);
  }, [queries, id, fetch, refreshEveryMs]);

  const shown = useRef<{ readonly shopper: string | undefined; readonly name: string; readonly data: T }>(
    undefined,
  );
  useLayoutEffect(() => {
    if (state.data !== undefined) shown.current = { shopper, name, data: state.data };
  });
  const update = useCallback(
    (change: (current: T) => T) => {
      if (latest.current.id !== undefined) queries.update(latest.current.id, change);
    },
    [queries],
  );
  // oxlint-disable-next-line react/refs -- the previous data are shown until the new ones have loaded
  const before = shown.current;
  const previous = before?.shopper === shopper ? before : undefined;
  return { state, previous, name, error: toFailure(state.error), fetch, update };
}

/** The failure to show; rethrows bugs, for the error boundary. */
export function toFailure(error: unknown): PawletError | undefined {
  if (error === undefined) return undefined;
  if (!isPawletError(error)) {
    throw error instanceof Error
      ? error
      : new Error('Pawlet: a loader threw a value that is not an error.', { cause: error });
  }
  return error.code === 'ABORTED' ? undefined : error;
}
