import { eq, gt } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { DatabaseUnavailableError } from '../../db/databaseUnavailable.ts';
import { products } from '../../db/schema/products.ts';
import { createViewCounter } from './viewCounter.ts';

let store: TestStore;
const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const at = (now: number) => ({ now, logger });

beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());
afterEach(() => void vi.restoreAllMocks());

const readViews = async (id: number) =>
  (await store.db.select({ views: products.views }).from(products).where(eq(products.id, id)))[0]?.views ?? 0;
const readIds = async () =>
  (await store.db.select({ id: products.id }).from(products).where(gt(products.id, 0))).map(({ id }) => id);

it('writes the views of half a minute at once, and no request waits for it', async () => {
  const [first = 0, second = 0] = await readIds();
  const before = [await readViews(first), await readViews(second)];
  const counter = createViewCounter(store.db, true);
  const execute = vi.spyOn(store.db, 'execute');
  await counter.count(first, at(1000));
  expect(execute).toHaveBeenCalledOnce();
  for (const id of [second, first, second]) await counter.count(id, at(1029));
  expect(execute).toHaveBeenCalledOnce();
  await counter.count(first, at(1030));
  await vi.waitFor(async () =>
    expect([await readViews(first), await readViews(second)]).toEqual([
      (before[0] ?? 0) + 3,
      (before[1] ?? 0) + 2,
    ]),
  );
  expect(execute).toHaveBeenCalledTimes(2);
});

it('writes many products in parts, and keeps what it could not write', async () => {
  const [id = 0] = await readIds();
  const counter = createViewCounter(store.db, true);
  const before = await readViews(id);
  const execute = vi.spyOn(store.db, 'execute');
  execute.mockRejectedValueOnce(new DatabaseUnavailableError('unreachable', false, new Error('away')));
  await counter.count(id, at(1000));
  for (let unknown = 1; unknown <= 450; unknown += 1) await counter.count(1_000_000 + unknown, at(1001));
  await counter.flush();
  // One that failed, then 200, 200 and 51 products.
  expect(execute).toHaveBeenCalledTimes(4);
  expect(await readViews(id)).toBe(before + 1);
  expect(logger.error).not.toHaveBeenCalled();
});
