/** Keeps for a short while what the database would answer alike to everybody. */
export interface Memory {
  /** Answers from memory or loads; concurrent calls for one key share one load. A key always names the same kind of value. */
  recall<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** The same for several keys, of which those that are not known are loaded at once, in their order. */
  recallEach<T>(
    keys: readonly string[],
    load: (places: readonly number[]) => Promise<readonly T[]>,
  ): Promise<T[]>;
  /** Forgets everything. */
  forget(): void;
}

export interface MemoryOptions {
  readonly nowMs: () => number;
  /** Milliseconds for which an answer counts. @default 5000 */
  readonly forMs?: number | undefined;
  /** Answers kept at most; the oldest go first. @default 20000 */
  readonly most?: number | undefined;
}

interface Entry {
  readonly value: Promise<unknown>;
  readonly until: number;
}

/** Makes the memory of one node. */
export function createMemory({ nowMs, forMs = 5000, most = 20_000 }: MemoryOptions): Memory {
  // A map keeps the order of insertion, so its first entries are the oldest, and the first to run out.
  const entries = new Map<string, Entry>();
  const find = (key: string, now: number) => {
    const known = entries.get(key);
    return known !== undefined && known.until > now ? known.value : undefined;
  };
  const keep = (key: string, value: Promise<unknown>, now: number) => {
    const entry = { value, until: now + forMs };
    entries.delete(key);
    entries.set(key, entry);
    for (const [oldest, { until }] of entries) {
      if (entries.size <= most && until > now) break;
      entries.delete(oldest);
    }
    // A failed load is not remembered.
    value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
  };
  return {
    recall<T>(key: string, load: () => Promise<T>): Promise<T> {
      const now = nowMs();
      const known = find(key, now);
      if (known !== undefined) return known as Promise<T>;
      const value = load();
      keep(key, value, now);
      return value;
    },
    recallEach<T>(
      keys: readonly string[],
      load: (places: readonly number[]) => Promise<readonly T[]>,
    ): Promise<T[]> {
      const now = nowMs();
      const values = keys.map((key) => find(key, now) as Promise<T> | undefined);
      const places = values.flatMap((value, place) => (value === undefined ? [place] : []));
      if (places.length > 0) {
        const loaded = load(places);
        places.forEach((place, index) => {
          const value = loaded.then((list) => list[index] as T);
          values[place] = value;
          keep(keys[place] ?? '', value, now);
        });
      }
      return Promise.all(values as Promise<T>[]);
    },
    forget: () => entries.clear(),
  };
}
