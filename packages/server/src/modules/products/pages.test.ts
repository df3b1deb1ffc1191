import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { discountRules } from '../../db/schema/discount.ts';
import { countries } from '../../http/countries.ts';
import { inEveryLanguage } from '../../i18n/translate.ts';
import { findListing, type ProductListFilter } from './listQuery.ts';
import { getMoment, getProductIds } from './pages.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
  // Prices that a discount changes, and places in lists with them.
  for (const productId of [3, 7, 11])
    await store.db.insert(discountRules).values({
      kind: 'goods',
      name: inEveryLanguage('discount.points'),
      terms: { percentOff: 35 },
      productId,
    });
});
afterAll(() => store.close());

const filters: readonly (readonly [string, Partial<ProductListFilter>])[] = [
  ['the cheapest first', { orderby: 'price', orderway: 'asc' }],
  ['the dearest first', { orderby: 'price', orderway: 'desc' }],
  ['the best sold within a price', { orderby: 'sales', price: { low: 500, high: 300_000 } }],
  ['chosen ones within a price', { ids: [11, 3, 7, 5], price: { low: null, high: 1_000_000 } }],
  ['the cheapest of a brand', { orderby: 'price', orderway: 'asc', brandIds: [1, 2] }],
];

it.each(filters)('lists %s as the database does, in every currency', async (_, more) => {
  for (const country of countries.filter(({ region }) => ['CN', 'US', 'JP', 'DE'].includes(region))) {
    const context = { db: store.db, now: store.clock.now(), country };
    const filter = { language: 'en' as const, currency: country.currency, offset: 0, limit: 1000, ...more };
    const { ids, prices } = await findListing(store.db, filter, getMoment(context), 1000);
    const { low = null, high = null } = filter.price ?? {};
    const expected = [...ids].filter((_id, place) => {
      const price = prices?.[place] ?? 0;
      return (low === null || price >= low) && (high === null || price <= high);
    });
    expect(expected.length).toBeGreaterThan(0);
    expect((await getProductIds(context, filter)).ids).toEqual(expected);
  }
});
