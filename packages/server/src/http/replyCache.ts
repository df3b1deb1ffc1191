/** Caches database results that are the same for everybody for a short time. */
export interface ReplyCache {
  /**
   * Returns the cached value or loads it; concurrent calls for one key share one load. A key must always have
   * the same type of value. Frequently requested entries are refreshed before they expire, so that nobody
   * waits for them.
   */
  get<T>(key: string, load: () => Promise<T>, forMs?: number): Promise<T>;
  /** The same for several keys; the uncached ones are loaded in one call, in their order. */
  getEach<T>(
    keys: readonly string[],
    load: (places: readonly number[]) => Promise<readonly T[]>,
  ): Promise<T[]>;
  /** Removes everything. */
  clear(): void;
}

export interface ReplyCacheOptions {
  readonly nowMs: () => number;
  /** Milliseconds until an entry expires. @default 5000 */
  readonly forMs?: number | undefined;
  /** Maximum number of entries; the oldest are removed first. @default 20000 */
  readonly most?: number | undefined;
}

interface Entry {
  readonly value: Promise<unknown>;
  readonly until: number;
  asked: number;
  isRenewed: boolean;
}

/** Number of requests after which an entry is refreshed before it expires. */
const renewFrom = 5;
/** The last part of the lifetime, in which that happens. */
const renewedIn = 1 / 3;

/** Creates the reply cache of one node. */
export function createReplyCache({
  nowMs,
  forMs: usual = 5000,
  most = 20_000,
}: ReplyCacheOptions): ReplyCache {
  /** One map per lifetime: in a map, the first entries are the oldest and the first to expire. */
  const maps = new Map<number, Map<string, Entry>>();
  const getMap = (forMs: number) => {
    const known = maps.get(forMs);
    if (known !== undefined) return known;
    const map = new Map<string, Entry>();
    maps.set(forMs, map);
    return map;
  };
  const find = (key: string, forMs: number, now: number) => {
    const known = getMap(forMs).get(key);
    return known !== undefined && known.until > now ? known : undefined;
  };
  const keep = (key: string, value: Promise<unknown>, forMs: number, now: number) => {
    const map = getMap(forMs);
    const entry = { value, until: now + forMs, asked: 1, isRenewed: false };
    map.delete(key);
    map.set(key, entry);
    for (const [oldest, { until }] of map) {
      if (map.size <= most && until > now) break;
      map.delete(oldest);
    }
    // A failed load is not cached.
    value.catch(() => {
      if (map.get(key) === entry) map.delete(key);
    });
  };
  const renew = async (key: string, entry: Entry, load: () => Promise<unknown>, forMs: number) => {
    entry.isRenewed = true;
    const now = nowMs();
    try {
      const value = await load();
      // An entry removed meanwhile stays removed.
      if (getMap(forMs).get(key) === entry) keep(key, Promise.resolve(value), forMs, now);
    } catch {
      // The entry stays until it expires, and the next request then gets the failure.
    }
  };
  return {
    get<T>(key: string, load: () => Promise<T>, forMs = usual): Promise<T> {
      const now = nowMs();
      const known = find(key, forMs, now);
      if (known === undefined) {
        const value = load();
        keep(key, value, forMs, now);
        return value;
      }
      known.asked += 1;
      const isLate = now > known.until - forMs * renewedIn;
      if (isLate && known.asked > renewFrom && !known.isRenewed) void renew(key, known, load, forMs);
      return known.value as Promise<T>;
    },
    getEach<T>(
      keys: readonly string[],
      load: (places: readonly number[]) => Promise<readonly T[]>,
    ): Promise<T[]> {
      const now = nowMs();
      const values = keys.map((key) => find(key, usual, now)?.value as Promise<T> | undefined);
      const places = values.flatMap((value, place) => (value === undefined ? [place] : []));
      if (places.length > 0) {
        const loaded = load(places);
        places.forEach((place, index) => {
          const value = loaded.then((list) => list[index] as T);
          values[place] = value;
          keep(keys[place] ?? '', value, usual, now);
        });
      }
      return Promise.all(values as Promise<T>[]);
    },
    clear: () => maps.clear(),
  };
}
