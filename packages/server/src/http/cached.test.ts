import { drizzle } from 'drizzle-orm/pglite';
import { describe, expect, it } from 'vitest';
import { type CacheAccess, cached, cachedEach } from './cached.ts';
import { createReplyCache } from './replyCache.ts';

const primary = drizzle.mock();
const replica = drizzle.mock();

function createContext() {
  let nowMs = 0;
  let lateReads = 0;
  const store = createReplyCache({ nowMs: () => nowMs, knowsChanges: () => true });
  const cache: CacheAccess = { store, db: replica, lateReads: () => lateReads, scope: 'en', part: undefined };
  return {
    context: { db: primary, cache },
    pass: (milliseconds: number) => {
      nowMs += milliseconds;
    },
    readLate: () => {
      lateReads += 1;
    },
  };
}

describe('a cached value', () => {
  it('is loaded from the replica, without a cache from the database of the call', async () => {
    const { context } = createContext();
    const choice = { key: 'value', topics: [] };
    expect(await cached(context, choice, ({ db }) => Promise.resolve(db === replica))).toBe(true);
    expect(await cached({ db: primary }, choice, ({ db }) => Promise.resolve(db === primary))).toBe(true);
  });

  it.each([
    ['is kept for minutes', false, 1],
    ['that a replica may have loaded without the known changes is kept for seconds', true, 2],
  ])('%s', async (_, isLate, loads) => {
    const { context, pass, readLate } = createContext();
    let loaded = 0;
    const load = () => {
      loaded += 1;
      if (isLate && loaded === 1) readLate();
      return Promise.resolve(loaded);
    };
    const read = () => cached(context, { key: 'value', topics: [] }, load);
    await read();
    await read();
    expect(loaded).toBe(1);
    pass(6000);
    await read();
    expect(loaded).toBe(loads);
    pass(60_000);
    await read();
    expect(loaded).toBe(loads);
  });

  it('is kept for seconds too if it was made of one, or loaded with others', async () => {
    const { context, pass, readLate } = createContext();
    let loaded = 0;
    const read = () =>
      cached(context, { key: 'outer', topics: [] }, async (outer) => {
        loaded += 1;
        const choices = [
          { key: 'one', topics: [] },
          { key: 'two', topics: [] },
        ];
        const values = await cachedEach(outer, choices, (_, places) => {
          if (loaded === 1) readLate();
          return Promise.resolve(places.map(() => loaded));
        });
        return values.length;
      });
    expect(await read()).toBe(2);
    pass(6000);
    await read();
    expect(loaded).toBe(2);
    pass(60_000);
    await read();
    expect(loaded).toBe(2);
  });
});
