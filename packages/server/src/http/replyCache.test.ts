import { describe, expect, it, vi } from 'vitest';
import { createReplyCache } from './replyCache.ts';

describe('reply cache of a node', () => {
  it('loads once for concurrent requests, and again after expiry', async () => {
    let now = 0;
    const cache = createReplyCache({ nowMs: () => now, forMs: 100 });
    const load = vi.fn(() => Promise.resolve(load.mock.calls.length));
    expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1]);
    now = 99;
    expect(await cache.get('a', load)).toBe(1);
    now = 100;
    expect(await cache.get('a', load)).toBe(2);
    cache.clear();
    expect(await cache.get('a', load)).toBe(3);
  });

  it('does not cache a failure', async () => {
    const cache = createReplyCache({ nowMs: () => 0 });
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get('a', () => Promise.resolve('back'))).toBe('back');
  });

  it('limits its size with any number of keys', async () => {
    const cache = createReplyCache({ nowMs: () => 0, most: 2 });
    const load = vi.fn(() => Promise.resolve(0));
    for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, load);
    expect(load).toHaveBeenCalledTimes(4);
    await cache.get('c', load);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('caches entries longer when configured', async () => {
    let now = 0;
    const cache = createReplyCache({ nowMs: () => now, forMs: 100 });
    const load = vi.fn(() => Promise.resolve(load.mock.calls.length));
    await cache.get('a', load, 1000);
    now = 999;
    expect(await cache.get('a', load, 1000)).toBe(1);
    now = 1000;
    expect(await cache.get('a', load, 1000)).toBe(2);
  });

  it('refreshes frequently requested entries before expiry, once, and without waiting', async () => {
    let now = 0;
    const cache = createReplyCache({ nowMs: () => now, forMs: 90 });
    let arrive: (value: string) => void = () => undefined;
    const load = vi.fn(() => new Promise<string>((resolve) => (arrive = resolve)));
    const first = cache.get('a', load);
    arrive('old');
    expect(await first).toBe('old');
    for (let asked = 0; asked < 5; asked += 1) await cache.get('a', load);
    now = 61;
    expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual(['old', 'old']);
    expect(load).toHaveBeenCalledTimes(2);
    arrive('new');
    await Promise.resolve();
    now = 95;
    expect(await cache.get('a', load)).toBe('new');
    expect(load).toHaveBeenCalledTimes(2);
    // Its age counts from the start of the load.
    now = 151;
    void cache.get('a', load);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('does not restore an entry that was invalidated during a refresh', async () => {
    let now = 0;
    const cache = createReplyCache({ nowMs: () => now, forMs: 90 });
    for (let asked = 0; asked < 6; asked += 1) await cache.get('a', () => Promise.resolve('old'));
    now = 61;
    let arrive: (value: string) => void = () => undefined;
    await cache.get('a', () => new Promise<string>((resolve) => (arrive = resolve)));
    cache.clear();
    arrive('stale');
    await Promise.resolve();
    expect(await cache.get('a', () => Promise.resolve('fresh'))).toBe('fresh');
  });

  it('loads only the uncached ones of several entries, together', async () => {
    const cache = createReplyCache({ nowMs: () => 0 });
    const load = vi.fn((places: readonly number[]) => Promise.resolve(places.map((place) => `at ${place}`)));
    expect(await cache.getEach(['a', 'b'], load)).toEqual(['at 0', 'at 1']);
    expect(await cache.getEach(['c', 'a', 'd'], load)).toEqual(['at 0', 'at 0', 'at 2']);
    expect(load.mock.calls).toEqual([[[0, 1]], [[0, 2]]]);
    await cache.getEach(['a', 'd'], load);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
