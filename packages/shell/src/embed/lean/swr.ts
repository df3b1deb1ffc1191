import { createContext, createElement, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useCallback, useSyncExternalStore } from 'react';

// What `useResource` uses of swr, which weighs 5.6 kB: the product card's bundle has this in its place, and the tests of
// `runtime/data` pass on both.

/** One thing that is loaded, for all who show it. */
interface Entry {
  data: unknown;
  error: unknown;
  isValidating: boolean;
  /** Counts what has changed. */
  version: number;
  /** The run that counts; an older one's answer is dropped. */
  run: Promise<unknown> | undefined;
  startedAt: number;
  readonly listeners: Set<() => void>;
}

type Cache = Map<string, Entry>;

interface Settings {
  readonly keepPreviousData?: boolean;
  readonly revalidateOnFocus?: boolean;
  readonly revalidateIfStale?: boolean;
  readonly refreshInterval?: number;
}

interface Answer<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isValidating: boolean;
  readonly mutate: (
    change?: (current: T | undefined) => T | undefined,
    options?: { readonly revalidate?: boolean },
  ) => Promise<unknown>;
}

/** Milliseconds in which what was just asked for is not asked for again. */
const dedupeMs = 2000;
const focusThrottleMs = 5000;

const CacheContext = createContext<Cache>(new Map());

/** Hands the cache of a shop down. */
export function SWRConfig(props: {
  readonly value: { readonly cache?: unknown };
  readonly children?: ReactNode;
}): ReactElement {
  return createElement(CacheContext.Provider, { value: props.value.cache as Cache }, props.children);
}

function entryOf(cache: Cache, id: string): Entry {
  let entry = cache.get(id);
  if (entry === undefined) {
    entry = {
      data: undefined,
      error: undefined,
      isValidating: false,
      version: 0,
      run: undefined,
      startedAt: -Infinity,
      listeners: new Set(),
    };
    cache.set(id, entry);
  }
  return entry;
}

function change(entry: Entry, changes: Partial<Entry>): void {
  Object.assign(entry, changes, { version: entry.version + 1 });
  for (const listener of entry.listeners) listener();
}

/** Asks anew, or joins whoever asks already. */
function load(entry: Entry, fetcher: () => Promise<unknown>, isForced: boolean): Promise<unknown> {
  const isFresh = performance.now() - entry.startedAt < dedupeMs;
  if (!isForced && (entry.isValidating || (isFresh && entry.error === undefined)))
    return entry.run ?? Promise.resolve();
  const run: Promise<unknown> = fetcher().then(
    (data) => {
      if (entry.run === run) change(entry, { data, error: undefined, isValidating: false });
      return data;
    },
    (error: unknown) => {
      if (entry.run === run) change(entry, { error, isValidating: false });
      throw error;
    },
  );
  change(entry, { run, isValidating: true, startedAt: performance.now() });
  return run;
}

/** Loads something and keeps it fresh, once for all who show the same. */
// oxlint-disable-next-line import/no-default-export -- as swr does
export default function useSWR<T>(
  key: readonly unknown[] | null,
  fetcher: () => Promise<T>,
  { keepPreviousData, revalidateOnFocus, revalidateIfStale, refreshInterval = 0 }: Settings,
): Answer<T> {
  const cache = useContext(CacheContext);
  const id = key === null ? '' : JSON.stringify(key);
  const entry = entryOf(cache, id);
  const subscribe = useCallback(
    (listener: () => void) => {
      entry.listeners.add(listener);
      return () => void entry.listeners.delete(listener);
    },
    [entry],
  );
  useSyncExternalStore(
    subscribe,
    () => entry.version,
    () => entry.version,
  );
  const latest = useRef(fetcher);
  const last = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    latest.current = fetcher;
    if (entry.data !== undefined) last.current = entry.data;
  });

  useEffect(() => {
    if (id === '') return undefined;
    const ask = (isForced = false): void => {
      // The state tells what failed.
      load(entry, () => latest.current(), isForced).catch(() => undefined);
    };
    if (entry.data === undefined || revalidateIfStale !== false) ask();
    let focusedAt = performance.now();
    const onFocus = (): void => {
      if (document.visibilityState !== 'visible' || performance.now() - focusedAt < focusThrottleMs) return;
      focusedAt = performance.now();
      ask();
    };
    const onOnline = (): void => ask();
    addEventListener('online', onOnline);
    if (revalidateOnFocus !== false) {
      addEventListener('focus', onFocus);
      document.addEventListener('visibilitychange', onFocus);
    }
    const timer =
      refreshInterval > 0
        ? setInterval(() => {
            if (document.visibilityState === 'visible' && navigator.onLine) ask(true);
          }, refreshInterval)
        : undefined;
    return () => {
      removeEventListener('online', onOnline);
      removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onFocus);
      clearInterval(timer);
    };
  }, [entry, id, refreshInterval, revalidateIfStale, revalidateOnFocus]);

  const mutate = useCallback<Answer<T>['mutate']>(
    async (update, options = {}) => {
      if (id === '') return;
      // What is under way knows nothing of the change.
      if (update !== undefined)
        change(entry, { data: update(entry.data as T | undefined), run: undefined, isValidating: false });
      if (options.revalidate !== false) await load(entry, () => latest.current(), true);
    },
    [entry, id],
  );

  // oxlint-disable-next-line react/refs -- what was shown before stands in until the new answer is there
  const data = entry.data ?? (keepPreviousData === true ? last.current : undefined);
  return {
    data: data as T | undefined,
    error: entry.error,
    isValidating: entry.isValidating || (id !== '' && entry.data === undefined && entry.error === undefined),
    mutate,
  };
}
