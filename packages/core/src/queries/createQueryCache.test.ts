import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createQueryCache } from './createQueryCache.ts';
import type { QueryObserver } from './types.ts';

/** A load that is answered by hand. */
function createLoad() {
  const answers: { readonly resolve: (data: string) => void; readonly reject: (error: unknown) => void }[] =
    [];
  const load = vi.fn<() => Promise<string>>(
    () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
  );
  return { load, answers };
}

const observer = (): QueryObserver & { readonly onOutdated: ReturnType<typeof vi.fn> } => ({
  onChange: vi.fn<() => void>(),
  onOutdated: vi.fn<() => void>(),
});

describe('the cache of queries', () => {
  it('loads once for all who ask while it is loading and in the two seconds after', async () => {
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

  it('keeps the data when a later load fails, and loads again at once', async () => {
    const cache = createQueryCache();
    await cache.fetch('a', () => Promise.resolve('one'));
    const error = new Error('offline');
    await cache.fetch('a', () => Promise.reject(error), { fresh: true });
    expect(cache.getState('a')).toEqual({ data: 'one', error, isFetching: false });
    await cache.fetch('a', () => Promise.resolve('two'), { fresh: true });
    expect(cache.getState('a')).toEqual({ data: 'two', error: undefined, isFetching: false });
  });

  it('shows nothing of a load in the background but its data', async () => {
    const cache = createQueryCache();
    await cache.fetch('a', () => Promise.resolve('one'));
    const { load, answers } = createLoad();
    const work = cache.fetch('a', load, { background: true });
    expect(cache.getState('a').isFetching).toBe(false);
    answers[0]?.reject(new Error('offline'));
    await work;
    expect(cache.getState('a')).toEqual({ data: 'one', error: undefined, isFetching: false });
  });

  it('drops what was asked for before a change', async () => {
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

  it('shows what was asked for last, in whatever order the answers come', async () => {
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

  it('asks each observer when the page comes back, and one of each query when something made it stale', () => {
    const cache = createQueryCache();
    const [one, two, other] = [observer(), observer(), observer()];
    cache.observe('a', one, ['cart']);
    cache.observe('a', two, ['cart']);
    const stop = cache.observe('b', other, ['points']);
    cache.refresh('focus');
    expect([one, two, other].map(({ onOutdated }) => onOutdated.mock.calls)).toEqual([
      [['focus']],
      [['focus']],
      [['focus']],
    ]);
    void cache.invalidate(['cart']);
    expect(one.onOutdated).toHaveBeenLastCalledWith('stale');
    expect(two.onOutdated).toHaveBeenCalledOnce();
    expect(other.onOutdated).toHaveBeenCalledOnce();
    stop();
    void cache.invalidate(['points']);
    expect(other.onOutdated).toHaveBeenCalledOnce();
    expect([cache.takeStale('b'), cache.takeStale('b'), cache.takeStale('a')]).toEqual([true, false, false]);
  });
});
