import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestStore, type TestStore } from '../../test/createTestStore.ts';
import { watchCondition } from './watchCondition.ts';

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
});

afterAll(() => store.close());

it('looks at tables and disk again after ten seconds, and never lets a probe wait', async () => {
  let nowMs = 0;
  const getCondition = await watchCondition(store.deps.db, '/', () => nowMs);
  const { disk } = getCondition();
  expect(getCondition()).toEqual({ schema: 'current', disk });
  expect(['ok', 'low']).toContain(disk);
  await store.deps.db.execute(sql`delete from drizzle.__drizzle_migrations
    where id = (select max(id) from drizzle.__drizzle_migrations)`);
  nowMs = 9999;
  expect(getCondition().schema).toBe('current');
  nowMs = 10_000;
  // This call starts the look.
  expect(getCondition().schema).toBe('current');
  await vi.waitFor(() => expect(getCondition().schema).toBe('older'));
});

it('does not know the disk of a folder that is gone', async () => {
  const getCondition = await watchCondition(store.deps.db, '/nowhere/at/all');
  expect(getCondition().disk).toBe('unknown');
});

it('keeps what it knows while the database is away', async () => {
  let nowMs = 0;
  const other = await createTestStore();
  const getCondition = await watchCondition(other.deps.db, '/', () => nowMs);
  await other.close();
  nowMs = 10_000;
  getCondition();
  await vi.waitFor(() => {
    nowMs += 10_000;
    expect(getCondition().schema).toBe('current');
  });
});
