/** Keeps for a short while what the database would answer alike to everybody. */
export interface Memory {
  /**
   * Answers from memory or loads; concurrent calls for one key share one load. A key always names the same kind of
   * value. What is asked for often is loaded anew before its time is over, so that nobody waits for it.
   */
  recall<T>(key: string, load: () => Promise<T>, forMs?: number): Promise<T>;
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
  asked: number;
  isRenewed: boolean;
}

/** How often an answer has to be wanted before it is renewed ahead of its end. */
const oftenAsked = 5;
/** The part of its time, the last one, in which it is. */
const renewedIn = 1 / 3;

/** Makes the memory of one node. */
export function createMemory({ nowMs, forMs: usual = 5000, most = 20_000 }: MemoryOptions): Memory {
  /** A shelf for each length of time: on one, the first entries are the oldest, and the first to run out. */
  const shelves = new Map<number, Map<string, Entry>>();
  const shelfOf = (forMs: number) => {
    const known = shelves.get(forMs);
    if (known !== undefined) return known;
    const shelf = new Map<string, Entry>();
    shelves.set(forMs, shelf);
    return shelf;
  };
  const find = (key: string, forMs: number, now: number) => {
    const known = shelfOf(forMs).get(key);
    return known !== undefined && known.until > now ? known : undefined;
  };
  const keep = (key: string, value: Promise<unknown>, forMs: number, now: number) => {
    const shelf = shelfOf(forMs);
    const entry = { value, until: now + forMs, asked: 1, isRenewed: false };
    shelf.delete(key);
    shelf.set(key, entry);
    for (const [oldest, { until }] of shelf) {
      if (shelf.size <= most && until > now) break;
      shelf.delete(oldest);
    }
    // A failed load is not remembered.
    value.catch(() => {
      if (shelf.get(key) === entry) shelf.delete(key);
    });
  };
  const renew = async (key: string, entry: Entry, load: () => Promise<unknown>, forMs: number) => {
    entry.isRenewed = true;
    const now = nowMs();
    try {
      const value = await load();
      // Whatever was forgotten meanwhile stays forgotten.
      if (shelfOf(forMs).get(key) === entry) keep(key, Promise.resolve(value), forMs, now);
    } catch {
      // The answer counts until its time is over, and whoever asks then learns of the failure.
    }
  };
  return {
    recall<T>(key: string, load: () => Promise<T>, forMs = usual): Promise<T> {
      const now = nowMs();
      const known = find(key, forMs, now);
      if (known === undefined) {
        const value = load();
        keep(key, value, forMs, now);
        return value;
      }
      known.asked += 1;
      const isLate = now > known.until - forMs * renewedIn;
      if (isLate && known.asked > oftenAsked && !known.isRenewed) void renew(key, known, load, forMs);
      return known.value as Promise<T>;
    },
    recallEach<T>(
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
    forget: () => shelves.clear(),
  };
}
