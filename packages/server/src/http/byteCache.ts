/** Keeps byte arrays by key; those that were not read for the longest time go first. */
export interface ByteCache {
  /** Returns what is kept, or makes it; calls for one key at the same time share one making, and null is not kept. */
  get(
    key: string,
    make: () => Promise<Uint8Array<ArrayBuffer> | null>,
  ): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether a key is kept. */
  has(key: string): boolean;
}

/** Makes a cache that holds at most so many bytes, the keys among them. */
export function createByteCache(maxBytes: number): ByteCache {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  let size = 0;
  const sizeOf = (key: string, bytes: Uint8Array) => key.length * 2 + bytes.length;

  function keep(key: string, bytes: Uint8Array<ArrayBuffer>): void {
    if (sizeOf(key, bytes) > maxBytes) return;
    kept.set(key, bytes);
    size += sizeOf(key, bytes);
    for (const [oldest, old] of kept) {
      if (size <= maxBytes) break;
      kept.delete(oldest);
      size -= sizeOf(oldest, old);
    }
  }

  async function makeAndKeep(
    key: string,
    make: () => Promise<Uint8Array<ArrayBuffer> | null>,
  ): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      const bytes = await make();
      if (bytes !== null) keep(key, bytes);
      return bytes;
    } finally {
      making.delete(key);
    }
  }

  return {
    has: (key) => kept.has(key),
    get(key, make) {
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return Promise.resolve(known);
      }
      const running = making.get(key) ?? makeAndKeep(key, make);
      making.set(key, running);
      return running;
    },
  };
}
