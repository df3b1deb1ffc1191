import { goodsLists } from '@pawlet/core/contract';
import { like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { indexProducts } from '../../modules/search/indexProducts.ts';
import { products, skuPrices, skus } from '../schema/products.ts';
import { generateProducts } from './generate.ts';

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

it('adds products that the shop lists, the same ones for the same seed', async () => {
  const visitor = store.visitor();
  const before = (await visitor.call(goodsLists)).data.total;
  const steps: number[] = [];
  await generateProducts(store.db, {
    count: 40,
    now: store.clock.now(),
    onProgress: (written) => steps.push(written),
  });
  expect(steps).toEqual([40]);
  expect((await visitor.call(goodsLists)).data.total).toBe(before + 40);
  // As the shop's upkeep job does.
  await indexProducts(store.db);
  const found = (await visitor.call(goodsLists, { keyword: 'gen-1-7-1' })).data;
  expect(found.data[0].title).toMatch(/ 1-7$/u);

  const digest = async (prefix: string) => {
    const rows = await store.db
      .select({
        sum: sql<string>`sum(${skuPrices.price})::text`,
        stock: sql<string>`sum(${skus.stock})::text`,
      })
      .from(skus)
      .innerJoin(skuPrices, sql`${skuPrices.skuId} = ${skus.id}`)
      .where(like(skus.skuCode, `${prefix}%`));
    return rows[0];
  };
  const first = await digest('GEN-1-');
  await store.db
    .update(products)
    .set({ slug: sql`${products.slug} || '-old'` })
    .where(like(products.slug, 'generated-1-%'));
  await store.db
    .update(skus)
    .set({ skuCode: sql`'OLD-' || ${skus.skuCode}` })
    .where(like(skus.skuCode, 'GEN-1-%'));
  await generateProducts(store.db, { count: 40, now: store.clock.now() });
  expect(await digest('GEN-1-')).toEqual(first);
});
