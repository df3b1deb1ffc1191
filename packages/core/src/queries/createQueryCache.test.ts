import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createQueryCache } from './createQueryCache.ts';
import type { QueryObserver } from './types.ts';

/** A load that the test resolves by hand. */
function createLoad() {
  const answers: { readonly resolve: (data: string) => void; readonly reject: (error: unknown) => void }[] =
    [];
  const load = vi.fn<() => Promise<string>>(
    () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
  );
  return { load, answers };
}

const observer = (load?: Promise<void>) => ({
  onChange: vi.fn<() => void>(),
  onOutdated: vi.fn<QueryObserver['onOutdated']>((cause) => (cause === 'stale' ? load : undefined)),
});

describe('the cache of queries', () => {
  it('shares one load between concurrent callers and for two seconds afterwards', async () => {
    let now = 0;
    const cache = createQueryCache(() => now);
    const { load, answers } = createLoad();
    const first = cache.fetch('a', load);
    const second = cache.fetch('a', load);
    expect(cache.getState('a')).toEqual({ data: undefined, error: undefined, isFetching: true });
    await Promise.resolve();
    answers[0]?.resolve('one');
    await Promise.all([first, second]);
    expect(cache.getState('a')).toEqual({ data: 'one', error: undefined, isFetching: false });
    now = 1999;
    await cache.fetch('a', load);
    expect(load).toHaveBeenCalledOnce();
    now = 2000;
    void cache.fetch('a', load);
    await Promise.resolve();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps the data when a later load fails, and then retries immediately', async () => {
    const cache = createQueryCache();
    await cache.fetch('a', () => Promise.resolve('one'));
    const error = new Error('offline');
    await cache.fetch('a', () => Promise.reject(error), { fresh: true });
    expect(cache.getState('a')).toEqual({ data: 'one', error, isFetching: false });
    await cache.fetch('a', () => Promise.resolve('two'), { fresh: true });
    expect(cache.getState('a')).toEqual({ data: 'two', error: undefined, isFetching: false });
  });

  it('publishes only the data of a background load', async () => {
    const cache = createQueryCache();
    await cache.fetch('a', () => Promise.resolve('one'));
    const { load, answers } = createLoad();
    const work = cache.fetch('a', load, { background: true });
    expect(cache.getState('a').isFetching).toBe(false);
    answers[0]?.reject(new Error('offline'));
    await work;
    expect(cache.getState('a')).toEqual({ data: 'one', error: undefined, isFetching: false });
  });

  it('drops responses requested before a change', async () => {
    const cache = createQueryCache();
    await cache.fetch('a', () => Promise.resolve('one'));
    const { load, answers } = createLoad();
    const work = cache.fetch('a', load, { fresh: true });
    await Promise.resolve();
    cache.update<string>('a', (text) => `${text}!`);
    answers[0]?.resolve('one');
    await work;
    expect(cache.getState('a')).toEqual({ data: 'one!', error: undefined, isFetching: false });
  });

  it("keeps the latest request's data, in whatever order the responses arrive", async () => {
    const kind = fc.constantFrom('fresh', 'background', 'update');
    await fc.assert(
      fc.asyncProperty(
        fc.array(kind, { minLength: 1, maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        async (steps, order) => {
          const cache = createQueryCache();
          await cache.fetch('a', () => Promise.resolve(-1));
          const open: { readonly finish: () => void; readonly done: Promise<void> }[] = [];
          for (const [index, step] of steps.entries()) {
            if (step === 'update') {
              cache.update<number>('a', () => index);
              continue;
            }
            let finish: () => void = () => undefined;
            const answer = new Promise<number>((resolve) => (finish = () => resolve(index)));
            const options = step === 'fresh' ? { fresh: true } : { background: true };
            open.push({ finish, done: cache.fetch('a', () => answer, options) });
          }
          await Promise.resolve();
          const all = open.map(({ done }) => done);
          while (open.length > 0) {
            const [next] = open.splice((order.next().value ?? 0) % open.length, 1);
            next?.finish();
            await next?.done;
          }
          await Promise.all(all);
          expect(cache.getState('a')).toEqual({
            data: steps.length - 1,
            error: undefined,
            isFetching: false,
          });
        },
      ),
    );
  });

  it('notifies every observer that the page is focused', () => {
    const cache = createQueryCache();
    const observers = [observer(), observer(), observer()];
    for (const [index, one] of observers.entries()) cache.observe(index === 2 ? 'b' : 'a', one);
    cache.refresh('focus');
    for (const { onOutdated } of observers) expect(onOutdated.mock.calls).toEqual([['focus']]);
  });

  it('lets one visible observer reload stale data', async () => {
    const cache = createQueryCache();
    let finish: () => void = () => undefined;
    const load = new Promise<void>((resolve) => (finish = resolve));
    const [waiting, loading, third, other] = [observer(), observer(load), observer(load), observer(load)];
    cache.observe('a', waiting, ['cart']);
    cache.observe('a', loading, ['cart']);
    cache.observe('a', third, ['cart']);
    const stop = cache.observe('b', other, ['points']);
    let isDone = false;
    const done = cache.invalidate(['cart']).then(() => (isDone = true));
    expect(waiting.onOutdated).toHaveBeenCalledExactlyOnceWith('stale');
    expect(loading.onOutdated).toHaveBeenCalledExactlyOnceWith('stale');
    expect(third.onOutdated).not.toHaveBeenCalled();
    expect(other.onOutdated).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(isDone).toBe(false);
    finish();
    await done;
    stop();
    await cache.invalidate(['points']);
    expect(other.onOutdated).not.toHaveBeenCalled();
    expect([cache.takeStale('b'), cache.takeStale('b'), cache.takeStale('a')]).toEqual([true, false, false]);
  });
});
