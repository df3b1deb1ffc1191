import { collectOptionCollect, goodsIndex, goodsLists, goodsV2detail } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { discountRules } from '../../db/schema/discount.ts';
import { products } from '../../db/schema/products.ts';
import { inEveryLanguage } from '../../i18n/translate.ts';
import { createReplyCache } from '../../http/replyCache.ts';

let store: TestStore;
const replyCache = createReplyCache({ nowMs: () => store.clock.nowMs() });

beforeAll(async () => {
  store = await createTestStore({ deps: { replyCache } });
});
afterAll(() => store.close());

it('caches a product for all, but never a shopper’s own data', async () => {
  const visitor = store.visitor();
  const shopper = await store.shopper();
  const id = (await visitor.call(goodsLists)).data.data[0].id as number;
  await shopper.call(collectOptionCollect, { goods_id: id, status: 1 });
  const own = (await shopper.call(goodsV2detail, { id })).data;
  expect(own.is_collect).toBe(true);
  const shown = (await visitor.call(goodsV2detail, { id })).data;
  expect(shown).toEqual({
    ...own,
    is_collect: false,
    ask: own.ask.map((entry: object) => ({ ...entry, can_answer: 0 })),
  });
  visitor.lang = 'de';
  expect((await visitor.call(goodsV2detail, { id })).data.title).not.toBe(shown.title);
});

it('shows a change after at most five seconds, with the views of that time', async () => {
  const visitor = store.visitor();
  const id = (await visitor.call(goodsLists)).data.data[1].id as number;
  const look = async () => (await visitor.call(goodsV2detail, { id })).data;
  const before = await look();
  await store.db.update(products).set({ status: 'soldout' }).where(eq(products.id, id));
  expect((await look()).status).toBe(before.status);
  store.clock.advance(5);
  expect((await look()).status).toBe('soldout');
  store.clock.advance(30);
  await look();
  await vi.waitFor(async () => {
    store.clock.advance(5);
    expect((await look()).views).toBeGreaterThanOrEqual(before.views + 4);
  });
});

it('shows no offer price before the offer starts or after it has ended, whatever is cached', async () => {
  const visitor = store.visitor();
  const dearest = async () =>
    (await visitor.call(goodsLists, { orderby: 'price', orderway: 'desc' })).data.data[0] as {
      id: number;
      price: string;
    };
  const { id, price } = await dearest();
  const now = store.clock.now();
  await store.db.insert(discountRules).values({
    kind: 'goods',
    name: inEveryLanguage('discount.points'),
    terms: { percentOff: 99 },
    productId: id,
    begintime: now + 6,
    endtime: now + 7,
  });
  const look = async () => {
    const home = (await visitor.call(goodsIndex)).data;
    const cards = [...home.hots, ...home.recommends, ...home.news] as { id: number; price: string }[];
    return {
      dearest: (await dearest()).id,
      prices: [
        (await visitor.call(goodsV2detail, { id })).data.price as string,
        (await visitor.call(goodsLists, { ids: String(id) })).data.data[0].price as string,
        ...cards.filter((card) => card.id === id).map((card) => card.price),
      ],
    };
  };
  store.clock.advance(5);
  const before = await look();
  expect(before.dearest).toBe(id);
  expect(new Set(before.prices)).toEqual(new Set([price]));
  // A second each.
  store.clock.advance(1);
  const during = await look();
  expect(during.dearest).not.toBe(id);
  expect(new Set(during.prices)).toEqual(new Set([(Math.round(Number(price)) / 100).toFixed(2)]));
  store.clock.advance(1);
  expect(await look()).toEqual(before);
});
