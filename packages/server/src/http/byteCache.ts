/** Caches byte arrays by key, with least-recently-used eviction. */
export interface ByteCache {
  /**
   * Returns the cached value or creates it; concurrent calls for one key share the creation, and null is not
   * cached.
   */
  get(
    key: string,
    make: () => Promise<Uint8Array<ArrayBuffer> | null>,
  ): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether a key is cached. */
  has(key: string): boolean;
}

/** Creates a cache with a maximum number of bytes, keys included. */
export function createByteCache(maxBytes: number): ByteCache {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  let size = 0;
  const getSize = (key: string, bytes: Uint8Array) => key.length * 2 + bytes.length;

  function keep(key: string, bytes: Uint8Array<ArrayBuffer>): void {
    if (getSize(key, bytes) > maxBytes) return;
    kept.set(key, bytes);
    size += getSize(key, bytes);
    for (const [oldest, old] of kept) {
      if (size <= maxBytes) break;
      kept.delete(oldest);
      size -= getSize(oldest, old);
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
