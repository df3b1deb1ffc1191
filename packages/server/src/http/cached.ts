import type { Database } from '../db/database.ts';
import type { CacheChoice, CachePart, ReplyCache } from './replyCache.ts';
import { Serialized } from './serialized.ts';

/** The node's cache as a request uses it. */
export interface CacheAccess {
  readonly store: ReplyCache;
  /** The database to load from: the replica, where there is one. */
  readonly db: Database;
  /** See `Replica.lateReads`; absent without a replica. */
  readonly lateReads?: (() => number) | undefined;
  /** Language, country and origin: part of the keys of what depends on them. */
  readonly scope: string;
  /** What is being loaded and depends on what is read now; undefined for the reply itself. */
  readonly part: CachePart | undefined;
}

/** What a cached load needs of a request's context. */
export interface CacheContext {
  readonly db: Database;
  readonly cache?: CacheAccess | undefined;
}

export interface CachedChoice extends CacheChoice {
  /** Who gets the same: everybody with this language, country and origin, or everybody. @default 'alike' */
  readonly audience?: 'alike' | 'everybody' | undefined;
}

/**
 * Returns what is the same for everybody from the node's cache, or loads it. In a writing call, and without a cache, it
 * always loads. `load` must read with the context that it gets: then a value that is made of cached values is dropped
 * with them.
 */
export function cached<C extends CacheContext, T>(
  context: C,
  choice: CachedChoice,
  load: (context: C) => Promise<T>,
): Promise<T> {
  const { cache } = context;
  if (cache === undefined) return load(context);
  return cache.store.get(
    toChoice(cache, choice),
    (part) => watchLate(cache, part, () => load({ ...context, db: cache.db, cache: { ...cache, part } })),
    cache.part,
  );
}

/** The same for the data of a reply, kept as it is sent. */
export function cachedReply<C extends CacheContext, T>(
  context: C,
  choice: CachedChoice,
  load: (context: C) => Promise<T>,
): Promise<Serialized<T>> {
  return cached(context, choice, async (inner) => Serialized.from(await load(inner)));
}

/** The same for several values; those that are not cached are loaded in one call, in their order. */
export async function cachedEach<C extends CacheContext, T>(
  context: C,
  choices: readonly CachedChoice[],
  load: (context: C, places: readonly number[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const { cache } = context;
  if (cache === undefined) return [...(await load(context, [...choices.keys()]))];
  return cache.store.getEach(
    choices.map((choice) => toChoice(cache, choice)),
    (places, part) =>
      watchLate(cache, part, () => load({ ...context, db: cache.db, cache: { ...cache, part } }, places)),
    cache.part,
  );
}

/** Loads a value; what may have been read without the changes that are known is cached for seconds. */
export async function watchLate<T>(
  { lateReads }: Pick<CacheAccess, 'lateReads'>,
  part: CachePart,
  load: () => Promise<T>,
): Promise<T> {
  const before = lateReads?.();
  const value = await load();
  if (lateReads?.() !== before) part.dependOnUnknown();
  return value;
}

/** Says that what is being loaded is wrong from a time on, in epoch seconds. */
export function endCachedAt({ cache }: CacheContext, time: number): void {
  cache?.part?.endAt(time * 1000);
}

function toChoice({ scope }: CacheAccess, { audience = 'alike', ...choice }: CachedChoice): CacheChoice {
  const isSource = audience === 'everybody';
  return { ...choice, isSource, key: `${isSource ? 'all' : scope} ${choice.key}` };
}
