import { describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '../db/databaseUnavailable.ts';
import { type CacheChoice, createReplyCache, type ReplyCacheOptions } from './replyCache.ts';

const times = { freshMs: 60, keptMs: 90 };
const choose = (
  key: string,
  topics: readonly string[] = [],
  more: Partial<CacheChoice> = {},
): CacheChoice => ({
  key,
  topics,
  times,
  ...more,
});
const major = (topic: string) => [{ topic, isMinor: false }];
const minor = (topic: string) => [{ topic, isMinor: true }];

/** A cache whose time and knowledge of changes the test sets. */
function createCache(options: Partial<ReplyCacheOptions> = {}) {
  const state = { now: 0, isKnown: true };
  const cache = createReplyCache({
    nowMs: () => state.now,
    knowsChanges: () => state.isKnown,
    ...options,
  });
  return { state, cache };
}

/** A load that the test ends. */
function createLoad() {
  const arrivals: ((value: string) => void)[] = [];
  const load = vi.fn(() => new Promise<string>((resolve) => arrivals.push(resolve)));
  return {
    load,
    arrive: async (value: string) => {
      await vi.waitUntil(() => arrivals.length > 0);
      arrivals.shift()?.(value);
    },
  };
}

describe('reply cache of a node', () => {
  it('loads once for concurrent requests, and keeps the value for minutes while changes are known', async () => {
    const { cache, state } = createCache();
    const load = vi.fn(() => Promise.resolve(load.mock.calls.length));
    expect(await Promise.all([cache.get(choose('a'), load), cache.get(choose('a'), load)])).toEqual([1, 1]);
    state.now = 199_999;
    expect(await cache.get(choose('a'), load)).toBe(1);
    state.now = 300_000;
    expect(await cache.get(choose('a'), load)).toBe(2);
    cache.clear();
    expect(await cache.get(choose('a'), load)).toBe(3);
  });

  it('keeps it for seconds while changes are not known, and longer again once they are', async () => {
    const { cache, state } = createCache();
    const load = vi.fn(() => Promise.resolve(load.mock.calls.length));
    await cache.get(choose('a'), load);
    state.now = 89;
    state.isKnown = false;
    expect(cache.has('a')).toBe(true);
    state.now = 90;
    expect(cache.has('a')).toBe(false);
    state.isKnown = true;
    expect(await cache.get(choose('a'), load)).toBe(1);
    state.isKnown = false;
    expect(await cache.get(choose('a'), load)).toBe(2);
  });

  it('does not cache a failure', async () => {
    const { cache } = createCache();
    await expect(cache.get(choose('a'), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get(choose('a'), () => Promise.resolve('back'))).toBe('back');
  });

  it('stays within its bytes, and drops what was used longest ago', async () => {
    const { cache } = createCache({ maxBytes: (1800 * 4) / 3 });
    const load = (): Promise<string> => Promise.resolve('x'.repeat(400));
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(choose(key), load);
    expect(['a', 'b', 'c'].map((key) => cache.has(key))).toEqual([true, false, true]);
    await cache.get(choose('large'), () => Promise.resolve('x'.repeat(1200)));
    expect(cache.has('large')).toBe(false);
  });

  it('drops what a published change touches, and nothing else', async () => {
    const { cache } = createCache();
    for (const id of [1, 2])
      await cache.get(choose(`goods ${id}`, [`product:${id}`]), () => Promise.resolve(id));
    await cache.get(choose('list', ['products']), () => Promise.resolve([1, 2]));
    cache.drop(major('stock:1'));
    expect(['goods 1', 'goods 2', 'list'].map((key) => cache.has(key))).toEqual([true, true, true]);
    cache.drop(major('product:1'));
    expect(['goods 1', 'goods 2', 'list'].map((key) => cache.has(key))).toEqual([false, true, false]);
    cache.drop(major('settings'));
    expect(cache.has('goods 2')).toBe(false);
  });

  it('drops a value with those that it is made of, loaded or cached', async () => {
    const { cache } = createCache();
    const loadCard = () => cache.get(choose('card', ['product:1']), () => Promise.resolve('card'));
    const readPage = (key: string) =>
      cache.get(choose(key), async (part) => [
        await cache.get(choose('card', ['product:1']), () => Promise.resolve('card'), part),
      ]);
    await readPage('loaded');
    await loadCard();
    await readPage('cached');
    expect(['loaded', 'cached'].map((key) => cache.has(key))).toEqual([true, true]);
    cache.drop(major('product:1'));
    expect(['loaded', 'cached'].map((key) => cache.has(key))).toEqual([false, false]);
  });

  it('does not cache what began to load before a change', async () => {
    const { cache } = createCache();
    const { load, arrive } = createLoad();
    const before = cache.get(choose('a', ['product:1']), load);
    await vi.waitUntil(() => load.mock.calls.length === 1);
    cache.drop(major('product:1'));
    // Whoever asks after the change does not wait for what was read before it.
    const after = cache.get(choose('a', ['product:1']), load);
    await arrive('old price');
    expect(await before).toBe('old price');
    await arrive('new price');
    expect(await after).toBe('new price');
    expect(await cache.get(choose('a', ['product:1']), load)).toBe('new price');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not cache a value of several entries that began to load before a change of one', async () => {
    const { cache } = createCache();
    const choices = [choose('a', ['product:1']), choose('b', ['product:2'])];
    await cache.getEach(choices, (places) => {
      cache.drop(major('product:1'));
      return Promise.resolve(places);
    });
    expect(['a', 'b'].map((key) => cache.has(key))).toEqual([false, true]);
  });

  it('does not restore with a renewal what a change has dropped', async () => {
    const { cache, state } = createCache();
    const { load, arrive } = createLoad();
    await cache.get(choose('a', ['product:1']), () => Promise.resolve('old'));
    state.now = 250_000;
    expect(await cache.get(choose('a', ['product:1']), load)).toBe('old');
    await vi.waitUntil(() => load.mock.calls.length === 1);
    cache.drop(major('product:1'));
    await arrive('stale');
    await vi.waitFor(() => expect(cache.has('a')).toBe(false));
    expect(await cache.get(choose('a', ['product:1']), () => Promise.resolve('fresh'))).toBe('fresh');
  });

  it('shows a minor change within seconds: soon for what is requested, at the latest after all', async () => {
    const { cache, state } = createCache();
    const load = vi.fn(() => Promise.resolve(load.mock.calls.length));
    const choice = choose('a', ['stock:1']);
    await cache.get(choice, load);
    state.now = 1000;
    cache.drop(minor('stock:1'));
    state.now = 1059;
    expect(await cache.get(choice, load)).toBe(1);
    expect(load).toHaveBeenCalledTimes(1);
    // Further changes do not extend it.
    for (let changes = 0; changes < 20; changes += 1) cache.drop(minor('stock:1'));
    state.now = 1060;
    expect(await cache.get(choice, load)).toBe(1);
    await vi.waitFor(async () => expect(await cache.get(choice, load)).toBe(2));
    await cache.get(choose('b', ['stock:1']), load);
    cache.drop(minor('stock:1'));
    state.now = 1150;
    expect(cache.has('b')).toBe(false);
  });

  it('ends a value at the time at which it becomes wrong, with those that are made of it', async () => {
    const { cache, state } = createCache();
    await cache.get(choose('outer'), async (part) => {
      await cache.get(
        choose('inner'),
        (inner) => {
          inner.endAt(500);
          return Promise.resolve('until noon');
        },
        part,
      );
    });
    state.now = 499;
    expect([cache.has('inner'), cache.has('outer')]).toEqual([true, true]);
    state.now = 500;
    expect([cache.has('inner'), cache.has('outer')]).toEqual([false, false]);
  });

  it('keeps for seconds what was made of data without topics', async () => {
    const { cache, state } = createCache();
    await cache.get(choose('page'), (part) => {
      part.dependOnUnknown();
      return Promise.resolve('page');
    });
    state.now = 90;
    expect(cache.has('page')).toBe(false);
  });

  it('sends old data while the database is away, but no value that was dropped', async () => {
    const { cache, state } = createCache();
    const fail = () => Promise.reject(new DatabaseUnavailableError('unreachable', false, new Error('away')));
    await cache.get(choose('a', ['product:1']), () => Promise.resolve('old'));
    state.now = 10_000;
    state.isKnown = false;
    expect(await cache.get(choose('a', ['product:1']), fail)).toBe('old');
    await expect(
      cache.get(choose('a', ['product:1']), () => Promise.reject(new Error('a bug'))),
    ).rejects.toThrow('a bug');
    cache.drop(major('product:1'));
    await expect(cache.get(choose('a', ['product:1']), fail)).rejects.toThrow('unavailable');
  });

  it('renews what is requested before it expires, once, and without waiting', async () => {
    const { cache, state } = createCache();
    const { load, arrive } = createLoad();
    await cache.get(choose('a'), () => Promise.resolve('old'));
    state.now = 200_000;
    expect(await Promise.all([cache.get(choose('a'), load), cache.get(choose('a'), load)])).toEqual([
      'old',
      'old',
    ]);
    await arrive('new');
    await vi.waitFor(async () => expect(await cache.get(choose('a'), load)).toBe('new'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads only the uncached ones of several entries, together', async () => {
    const { cache } = createCache();
    const load = vi.fn((places: readonly number[]) => Promise.resolve(places.map((place) => `at ${place}`)));
    const chooseEach = (...keys: readonly string[]) => keys.map((key) => choose(key));
    expect(await cache.getEach(chooseEach('a', 'b'), load)).toEqual(['at 0', 'at 1']);
    expect(await cache.getEach(chooseEach('c', 'a', 'd'), load)).toEqual(['at 0', 'at 0', 'at 2']);
    expect(load.mock.calls.map(([places]) => places)).toEqual([
      [0, 1],
      [0, 2],
    ]);
    await cache.getEach(chooseEach('a', 'd'), load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('sends old values of several while the database is away, if it has all of them', async () => {
    const { cache, state } = createCache();
    const chooseEach = (...keys: readonly string[]) => keys.map((key) => choose(key, [`product:${key}`]));
    const fail = () => Promise.reject(new DatabaseUnavailableError('unreachable', false, new Error('away')));
    await cache.getEach(chooseEach('1', '2'), () => Promise.resolve(['one', 'two']));
    state.now = 10_000;
    state.isKnown = false;
    expect(await cache.getEach(chooseEach('1', '2'), fail)).toEqual(['one', 'two']);
    await expect(
      cache.getEach(chooseEach('1', '2'), () => Promise.reject(new Error('a bug'))),
    ).rejects.toThrow('a bug');
    await expect(cache.getEach(chooseEach('1', '3'), fail)).rejects.toThrow('unavailable');
    cache.drop(major('product:2'));
    await expect(cache.getEach(chooseEach('1', '2'), fail)).rejects.toThrow('unavailable');
  });
});
