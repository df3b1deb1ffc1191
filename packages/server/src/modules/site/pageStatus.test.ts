import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { categories } from '../../db/schema/category.ts';
import { products } from '../../db/schema/products.ts';
import { createReplyCache } from '../../http/replyCache.ts';
import { readPageStatus } from './pageStatus.ts';

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
  await store.db.update(products).set({ status: 'hidden' }).where(eq(products.id, 7));
  await store.db.update(products).set({ isDraft: true }).where(eq(products.id, 8));
  await store.db.update(categories).set({ status: 'hidden' }).where(eq(categories.id, 2));
});
afterAll(() => store.close());

it.each([
  ['/goods/1', 200],
  ['/de/goods/1', 200],
  ['/goods/7', 410],
  ['/fr/goods/7', 410],
  ['/goods/8', 404],
  ['/goods/999999', 404],
  ['/ko/goods/999999', 404],
  ['/category/1', 200],
  ['/category/2', 404],
  ['/de/category/999999', 404],
  ['/category', 200],
  ['/', 200],
  ['/search', 200],
  ['/page/nothing', 200],
])('%s is %i', async (pathname, status) => {
  const replyCache = createReplyCache({ nowMs: Date.now });
  const { db } = store;
  expect(await readPageStatus({ db, replyCache }, pathname)).toBe(status);
  // The second one is cached.
  expect(await readPageStatus({ db, replyCache }, pathname)).toBe(status);
});
