import { LRUCache } from 'lru-cache';

type Make = () => Promise<Uint8Array<ArrayBuffer> | null>;

/** Caches byte arrays whose keys say all that they are made of, with least-recently-used eviction. */
export interface ByteCache {
  /**
   * Returns the cached value or creates it; concurrent calls for one key share the creation, and null is not
   * cached.
   */
  get(key: string, make: Make): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether a key is cached. */
  has(key: string): boolean;
}

/** Creates a cache with a maximum number of bytes, keys included. */
export function createByteCache(maxBytes: number): ByteCache {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>, Make>({
    maxSize: maxBytes,
    sizeCalculation: (bytes, key) => bytes.length + 2 * key.length,
    fetchMethod: async (_key, _old, { context }) => (await context()) ?? undefined,
  });
  return {
    has: (key) => kept.has(key),
    get: async (key, make) => (await kept.fetch(key, { context: make })) ?? null,
  };
}
