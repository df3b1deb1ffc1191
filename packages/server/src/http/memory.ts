/** Keeps for a short while what the database would answer alike to everybody. */
export interface Memory {
  /** Answers from memory or loads; concurrent calls for one key share one load. A key always names the same kind of value. */
  recall<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** Forgets everything. */
  forget(): void;
}

export interface MemoryOptions {
  readonly nowMs: () => number;
  /** Milliseconds for which an answer counts. @default 5000 */
  readonly forMs?: number | undefined;
  /** Answers kept at most; the oldest go first. @default 2000 */
  readonly most?: number | undefined;
}

interface Entry {
  readonly value: Promise<unknown>;
  readonly until: number;
}

/** Makes the memory of one node. */
export function createMemory({ nowMs, forMs = 5000, most = 2000 }: MemoryOptions): Memory {
  // A map keeps the order of insertion, so its first entries are the oldest.
  const entries = new Map<string, Entry>();
  return {
    recall<T>(key: string, load: () => Promise<T>): Promise<T> {
      const known = entries.get(key);
      if (known !== undefined && known.until > nowMs()) return known.value as Promise<T>;
      const value = load();
      const entry = { value, until: nowMs() + forMs };
      entries.delete(key);
      entries.set(key, entry);
      for (const oldest of entries.keys()) {
        if (entries.size <= most) break;
        entries.delete(oldest);
      }
      // A failed load is not remembered.
      value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return value;
    },
    forget: () => entries.clear(),
  };
}
