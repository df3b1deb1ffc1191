import { keepEqual } from './keepEqual.ts';
import type { QueryCache, QueryObserver, QueryState } from './types.ts';

/** Milliseconds during which new data are not loaded again. */
const dedupeMs = 2000;

type Loader = (current: unknown) => Promise<unknown>;

interface Entry {
  state: QueryState<unknown>;
  /** The current visible load and its number. */
  run: { readonly number: number; readonly done: Promise<void> } | undefined;
  /** Time until which the data count as just loaded; Infinity until `settle`. */
  newUntil: number;
  /** Number of the latest visible load or change: results of earlier loads are dropped. */
  latest: number;
  isStale: boolean;
  tags: readonly string[];
  readonly observers: Set<QueryObserver>;
}

const nothing: QueryState<never> = { data: undefined, error: undefined, isFetching: false };

/**
 * Creates an empty cache.
 * @param clock milliseconds since any epoch. @default Date.now
 */
export function createQueryCache(clock: () => number = Date.now): QueryCache {
  const entries = new Map<string, Entry>();
  let count = 0;

  function getEntry(id: string): Entry {
    let entry = entries.get(id);
    if (entry === undefined) {
      entry = {
        state: nothing,
        run: undefined,
        newUntil: -Infinity,
        latest: 0,
        isStale: false,
        tags: [],
        observers: new Set(),
      };
      entries.set(id, entry);
    }
    return entry;
  }

  function set(entry: Entry, change: Partial<QueryState<unknown>>): void {
    entry.state = { ...entry.state, ...change };
    // A copy, because an observer may subscribe again.
    const observers = Array.from(entry.observers);
    for (const observer of observers) observer.onChange();
  }

  async function load(entry: Entry, loader: Loader, number: number, isHidden: boolean): Promise<void> {
    let change: Partial<QueryState<unknown>>;
    try {
      change = { data: await loader(entry.state.data), error: undefined };
    } catch (error) {
      change = isHidden ? {} : { error };
    }
    // False if a later visible load or a change has happened.
    const isLatest = entry.latest <= number;
    if (isLatest && 'data' in change) {
      change = { ...change, data: keepEqual(entry.state.data, change.data) };
      entry.latest = number;
      entry.newUntil = clock() + dedupeMs;
    }
    const isEnd = entry.run?.number === number;
    if (isEnd) entry.run = undefined;
    if (isLatest || isEnd) set(entry, { ...(isLatest && change), ...(isEnd && { isFetching: false }) });
  }

  return {
    getState: <T>(id: string) => (entries.get(id)?.state ?? nothing) as QueryState<T>,
    observe(id, observer, tags = []) {
      const entry = getEntry(id);
      entry.tags = tags;
      entry.observers.add(observer);
      return () => void entry.observers.delete(observer);
    },
    fetch(id, loader, { fresh = false, background = false } = {}) {
      const entry = getEntry(id);
      const number = count + 1;
      if (background) {
        count = number;
        return load(entry, loader as Loader, number, true);
      }
      if (!fresh && entry.run !== undefined) return entry.run.done;
      if (!fresh && entry.newUntil > clock()) return Promise.resolve();
      count = number;
      entry.latest = number;
      entry.isStale = false;
      const done = Promise.resolve().then(() => load(entry, loader as Loader, number, false));
      entry.run = { number, done };
      set(entry, { isFetching: true });
      return done;
    },
    update(id, change) {
      const entry = entries.get(id);
      if (entry?.state.data === undefined) return;
      count += 1;
      entry.latest = count;
      set(entry, { data: (change as (current: unknown) => unknown)(entry.state.data) });
    },
    takeStale(id) {
      const entry = entries.get(id);
      const isStale = entry?.isStale === true;
      if (entry !== undefined) entry.isStale = false;
      return isStale;
    },
    refresh(cause) {
      // Observers of the same query share one load.
      for (const { observers } of entries.values())
        for (const observer of observers) void observer.onOutdated(cause);
    },
    async invalidate(tags) {
      const loads: unknown[] = [];
      for (const entry of entries.values()) {
        if (tags !== undefined && !entry.tags.some((tag) => tags.includes(tag))) continue;
        entry.newUntil = -Infinity;
        // One load is enough for all. Without a visible observer it waits until there is one.
        entry.isStale = true;
        for (const observer of entry.observers) {
          const work = observer.onOutdated('stale');
          if (work === undefined) continue;
          entry.isStale = false;
          loads.push(work);
          break;
        }
      }
      await Promise.all(loads);
    },
    ids: () => [...entries].filter(([, { state }]) => state.data !== undefined).map(([id]) => id),
    put(id, data, isStale = false) {
      const entry = getEntry(id);
      if (entry.state.data !== undefined) return;
      entry.isStale = isStale;
      if (!isStale) entry.newUntil = Infinity;
      set(entry, { data });
    },
    settle() {
      for (const entry of entries.values())
        if (entry.newUntil === Infinity) entry.newUntil = clock() + dedupeMs;
    },
  };
}
