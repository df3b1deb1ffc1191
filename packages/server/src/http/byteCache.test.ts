import { expect, it, vi } from 'vitest';
import { createByteCache } from './byteCache.ts';

const bytes = (length: number) => Promise.resolve(new Uint8Array(length));

it('creates each entry once, also for concurrent calls', async () => {
  const cache = createByteCache(1000);
  const make = vi.fn(() => bytes(10));
  await Promise.all([cache.get('a', make), cache.get('a', make)]);
  expect(await cache.get('a', make)).toHaveLength(10);
  expect(make).toHaveBeenCalledTimes(1);
});

it('stays within its limit and evicts the least recently used entries', async () => {
  const cache = createByteCache(300);
  for (const key of ['a', 'b']) await cache.get(key, () => bytes(100));
  await cache.get('a', () => bytes(100));
  await cache.get('c', () => bytes(100));
  expect(['a', 'b', 'c'].map((key) => cache.has(key))).toEqual([true, false, true]);
  await cache.get('large', () => bytes(301));
  expect(['a', 'c', 'large'].map((key) => cache.has(key))).toEqual([true, true, false]);
});

it('caches neither null nor a failure', async () => {
  const cache = createByteCache(300);
  expect(await cache.get('a', () => Promise.resolve(null))).toBeNull();
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', () => bytes(1))).toHaveLength(1);
});
