import { LRUCache } from 'lru-cache';
import { topicsOfEverything } from '../db/topics.ts';
import { findUnavailable } from '../db/databaseUnavailable.ts';
import type { Change } from '../db/readChanges.ts';
import type { CacheMeasure } from '../ports/metrics.ts';
import { createDropLog } from './dropLog.ts';
import { estimateBytes } from './estimateBytes.ts';

/** What is cached, and what it depends on. */
export interface CacheChoice {
  /** A key must always have the same type of value. */
  readonly key: string;
  /** The value is dropped when one of these is published, and when one of a cached value is that it was made of. */
  readonly topics: readonly string[];
  /** Other values are made of it: it is not dropped to make room for them. @default false */
  readonly isSource?: boolean | undefined;
  /** How long the value is kept, if its topics do not say enough. @default 300000 */
  readonly maxMs?: number | undefined;
  /** How long the value is kept by default, see `CacheTimes`. */
  readonly times?: CacheTimes | undefined;
}

/**
 * Milliseconds for which a value is sent before it is loaded again for the next request (`freshMs`), and for which it is
 * sent at all (`keptMs`): while changes are not known, and after a minor one.
 */
export interface CacheTimes {
  readonly freshMs: number;
  readonly keptMs: number;
}

/** What a value that is being loaded depends on: cached values that it is made of add to it. */
export interface CachePart {
  /** Adds topics. */
  dependOn(topics: readonly string[]): void;
  /** The value is wrong from this time on, in epoch milliseconds. */
  endAt(timeMs: number): void;
  /** The value contains data that has no topics: it is cached as while changes are not known. */
  dependOnUnknown(): void;
}

/** Loads a value; cached values that it uses are loaded with `part`. */
export type Load<T> = (part: CachePart) => Promise<T>;

/**
 * The cache of one node for what is the same for everybody: database results, and pages made of them. Bounded by bytes.
 *
 * Published changes drop values at once. While they are known, values are kept for minutes, otherwise for seconds
 * (`CacheTimes`). A value whose load began before a change is not cached after it.
 */
export interface ReplyCache {
  /** Returns the cached value or loads it; concurrent calls for one key share one load. */
  get<T>(choice: CacheChoice, load: Load<T>, parent?: CachePart): Promise<T>;
  /** The same for several keys; those that are not cached are loaded in one call, in their order. */
  getEach<T>(
    choices: readonly CacheChoice[],
    load: (places: readonly number[], part: CachePart) => Promise<readonly T[]>,
    parent?: CachePart,
  ): Promise<T[]>;
  /** Whether `get` would return a value without loading one. */
  has(key: string): boolean;
  /** Drops what published changes touch. */
  drop(changes: readonly Change[]): void;
  /** Drops everything. */
  clear(): void;
  /** What the cache did since the start, and its size now. */
  measure(): CacheMeasure;
}

export interface ReplyCacheOptions {
  readonly nowMs: () => number;
  /** Whether all changes of the last seconds are known. @default never */
  readonly knowsChanges?: (() => boolean) | undefined;
  /** @default 192 MiB */
  readonly maxBytes?: number | undefined;
}

const defaultCacheBytes = 192 * 1024 * 1024;
/** Part of the bytes for values that others are made of: they are few, and take longest to load. */
const sourcesShare = 1 / 4;
const usualTimes: CacheTimes = { freshMs: 3300, keptMs: 5000 };
const longestMs = 300_000;
/** Part of its life after which a value is loaded again before it expires, so that nobody waits. */
const renewedAfter = 2 / 3;
/** A topic's text and its place in a set. */
const bytesPerTopic = 64;
/** While the database is away, older data is better than none. */
const withoutDatabaseMs = 600_000;

interface Entry {
  readonly value: unknown;
  readonly bytes: number;
  readonly times: CacheTimes;
  readonly topics: ReadonlySet<string>;
  /** Number of the last drop before the load. */
  readonly since: number;
  /** Number of the last drop that was compared. */
  comparedTo: number;
  readonly loadedAt: number;
  renewAt: number;
  until: number;
  readonly endsAt: number;
  readonly isTracked: boolean;
}

/** Collects what a value depends on. */
class Part implements CachePart {
  readonly topics: Set<string>;
  loadedAt: number;
  until = Number.POSITIVE_INFINITY;
  endsAt = Number.POSITIVE_INFINITY;
  isTracked = true;

  constructor(topics: readonly string[], now: number) {
    this.topics = new Set(topics);
    this.loadedAt = now;
  }
  dependOn(topics: readonly string[]): void {
    for (const topic of topics) this.topics.add(topic);
  }
  endAt(timeMs: number): void {
    this.endsAt = Math.min(this.endsAt, timeMs);
  }
  dependOnUnknown(): void {
    this.isTracked = false;
  }
  include(entry: Entry): void {
    for (const topic of entry.topics) this.topics.add(topic);
    this.loadedAt = Math.min(this.loadedAt, entry.loadedAt);
    this.until = Math.min(this.until, entry.until);
    this.endAt(entry.endsAt);
    this.isTracked &&= entry.isTracked;
  }
}

interface Running {
  /** Undefined until the load has begun. */
  entry: Promise<Entry> | undefined;
  /** Number of the last drop before it. */
  readonly since: number;
}

/** Creates the cache of one node. */
export function createReplyCache({
  nowMs,
  knowsChanges = () => false,
  maxBytes = defaultCacheBytes,
}: ReplyCacheOptions): ReplyCache {
  const createEntries = (maxSize: number) =>
    new LRUCache<string, Entry>({
      maxSize,
      sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length,
    });
  const sources = createEntries(Math.floor(maxBytes * sourcesShare));
  const replies = createEntries(Math.ceil(maxBytes * (1 - sourcesShare)));
  const running = new Map<string, Running>();
  const renewing = new Set<string>();
  const drops = createDropLog();
  let hits = 0;
  let misses = 0;

  /** Whether no published change touches the entry; a minor one shortens its life. */
  const isUntouched = (entry: Entry): boolean => {
    if (entry.comparedTo === drops.last()) return true;
    const touch = drops.find(entry.topics, entry.since);
    if (touch.isDropped) return false;
    if (touch.minorAt !== undefined) {
      entry.renewAt = Math.min(entry.renewAt, touch.minorAt + entry.times.freshMs);
      entry.until = Math.min(entry.until, touch.minorAt + entry.times.keptMs);
    }
    entry.comparedTo = drops.last();
    return true;
  };
  const getState = (entry: Entry, now: number): 'fresh' | 'old' | 'expired' | 'dropped' => {
    if (now >= entry.endsAt || !isUntouched(entry)) return 'dropped';
    const isKnown = entry.isTracked && knowsChanges();
    const { freshMs, keptMs } = entry.times;
    if (now >= entry.until || (!isKnown && now >= entry.loadedAt + keptMs)) return 'expired';
    return now >= entry.renewAt || (!isKnown && now >= entry.loadedAt + freshMs) ? 'old' : 'fresh';
  };
  const find = (key: string): Entry | undefined => {
    const entry = sources.get(key) ?? replies.get(key);
    if (entry === undefined || getState(entry, nowMs()) !== 'dropped') return entry;
    sources.delete(key);
    replies.delete(key);
    return undefined;
  };

  const toEntry = (value: unknown, part: Part, choice: CacheChoice, since: number): Entry => {
    const { times = usualTimes, maxMs = longestMs } = choice;
    const { loadedAt, topics, endsAt, isTracked } = part;
    // What is sent while it is loaded again may be older than what is not.
    const until = Math.min(part.until, loadedAt + Math.max(maxMs, times.keptMs));
    const renewAt = loadedAt + maxMs * renewedAfter;
    const bytes = estimateBytes(value) + topics.size * bytesPerTopic;
    return {
      value,
      bytes,
      times,
      topics,
      since,
      comparedTo: since,
      loadedAt,
      renewAt,
      until,
      endsAt,
      isTracked,
    };
  };
  const keep = ({ key, isSource = false }: CacheChoice, entry: Entry): void => {
    const state = getState(entry, nowMs());
    if (state === 'fresh' || state === 'old') (isSource ? sources : replies).set(key, entry);
  };
  const start = (choice: CacheChoice, load: Load<unknown>): Promise<Entry> => {
    const { key } = choice;
    const since = drops.last();
    const part = new Part(choice.topics, nowMs());
    const run = async (): Promise<Entry> => {
      try {
        const entry = toEntry(await load(part), part, choice, since);
        keep(choice, entry);
        return entry;
      } finally {
        if (running.get(key) === own) running.delete(key);
      }
    };
    const own: Running = { entry: undefined, since };
    running.set(key, own);
    own.entry = run();
    return own.entry;
  };
  /** A load that began before a drop may have read what was changed. */
  const join = (choice: CacheChoice, load: Load<unknown>): Promise<Entry> => {
    const known = running.get(choice.key);
    const isUsable = known !== undefined && known.since >= drops.lastMajor();
    return (isUsable ? known.entry : undefined) ?? start(choice, load);
  };
  const renew = async (choice: CacheChoice, load: Load<unknown>): Promise<void> => {
    if (renewing.has(choice.key)) return;
    renewing.add(choice.key);
    try {
      await join(choice, load);
    } catch {
      // The value stays until it expires, and the next request then gets the failure.
    } finally {
      renewing.delete(choice.key);
    }
  };
  /** The expired value that no known change touches, where the database is away; else throws the load's error. */
  const findWithoutDatabase = ({ key }: CacheChoice, error: unknown): Entry => {
    const old = findUnavailable(error) === undefined ? undefined : find(key);
    if (old === undefined || nowMs() > old.loadedAt + withoutDatabaseMs) throw error;
    return old;
  };
  const loadNow = async (choice: CacheChoice, load: Load<unknown>): Promise<Entry> => {
    try {
      return await join(choice, load);
    } catch (error) {
      return findWithoutDatabase(choice, error);
    }
  };

  /** Loads several values in one call. */
  const loadEach = async (
    missing: readonly { readonly choice: CacheChoice; readonly place: number }[],
    load: (places: readonly number[], part: CachePart) => Promise<readonly unknown[]>,
    now: number,
  ): Promise<readonly Entry[]> => {
    const since = drops.last();
    const shared = new Part([], now);
    try {
      const values = await load(
        missing.map(({ place }) => place),
        shared,
      );
      return missing.map(({ choice }, index) => {
        const part = new Part([...shared.topics, ...choice.topics], shared.loadedAt);
        Object.assign(part, { until: shared.until, endsAt: shared.endsAt, isTracked: shared.isTracked });
        const entry = toEntry(values[index], part, choice, since);
        keep(choice, entry);
        return entry;
      });
    } catch (error) {
      return missing.map(({ choice }) => findWithoutDatabase(choice, error));
    }
  };

  return {
    get<T>(choice: CacheChoice, load: Load<T>, parent?: CachePart): Promise<T> {
      const known = find(choice.key);
      const state = known === undefined ? 'dropped' : getState(known, nowMs());
      if (known !== undefined && (state === 'fresh' || state === 'old')) {
        hits += 1;
        if (state === 'old') void renew(choice, load);
        if (parent instanceof Part) parent.include(known);
        return Promise.resolve(known.value as T);
      }
      misses += 1;
      return loadNow(choice, load).then((entry) => {
        if (parent instanceof Part) parent.include(entry);
        return entry.value as T;
      });
    },
    async getEach<T>(
      choices: readonly CacheChoice[],
      load: (places: readonly number[], part: CachePart) => Promise<readonly T[]>,
      parent?: CachePart,
    ): Promise<T[]> {
      const now = nowMs();
      const found = choices.map(({ key }) => {
        const entry = find(key);
        const state = entry && getState(entry, now);
        return state === 'fresh' || state === 'old' ? entry : undefined;
      });
      const missing = choices.flatMap((choice, place) =>
        found[place] === undefined ? [{ choice, place }] : [],
      );
      hits += choices.length - missing.length;
      misses += missing.length;
      const loaded = missing.length === 0 ? [] : await loadEach(missing, load, now);
      for (const [index, { place }] of missing.entries()) found[place] = loaded[index];
      return found.map((entry) => {
        if (entry !== undefined && parent instanceof Part) parent.include(entry);
        return entry?.value as T;
      });
    },
    has: (key) => {
      const entry = find(key);
      return entry !== undefined && getState(entry, nowMs()) !== 'expired';
    },
    drop(changes) {
      if (changes.length > 0) drops.add(changes, nowMs());
    },
    clear() {
      drops.add([{ topic: [...topicsOfEverything][0] ?? '*', isMinor: false }], nowMs());
      sources.clear();
      replies.clear();
    },
    measure: () => ({ hits, misses, bytes: sources.calculatedSize + replies.calculatedSize }),
  };
}
