import { cartSetNums, orderAdd, orderCarts } from '@pawlet/core/contract';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { toAddress, order, putIntoCart, quote, setStock, loadSku } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { carts } from '../../db/schema/cart.ts';
import { discountRules, freightRules } from '../../db/schema/discount.ts';
import { skuPrices } from '../../db/schema/products.ts';
import { orders } from '../../db/schema/order.ts';
import { quotes } from '../../db/schema/quote.ts';
import { dropOldQuotes, quoteLifeSeconds, quotesPerShopper } from './quoteTerms.ts';

let store: TestStore;
let shopper: TestClient;
let other: TestClient;

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper();
  other = await store.shopper('second@pawlet.test');
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 1000);
});
afterAll(() => store.close());

/** The price of the pump, initially 59.00 plus 10.00 freight. */
async function setPrice(price: number): Promise<void> {
  const { id } = await loadSku(store, 'PW-PUMP');
  await store.db.update(skuPrices).set({ price }).where(eq(skuPrices.skuId, id));
}

/** A buy-now row at 59.00. */
async function pump(client = shopper): Promise<number> {
  await setPrice(5900);
  return putIntoCart(store, client, 'PW-PUMP', 1, 2);
}

/** What must not change when an order is refused. */
async function books() {
  const [row] = await store.db.select({ orders: count() }).from(orders);
  const { stock } = await loadSku(store, 'PW-PUMP');
  return { orders: row?.orders, stock, rows: await store.db.$count(carts) };
}

const changed = (saleamount: string) => ({
  code: 0,
  data: { reason: 'PRICE_CHANGED', order_info: { saleamount } },
});

describe('quote number', () => {
  it('orders what was quoted, and nothing else', async () => {
    const id = await pump();
    const { quote_no, order_info } = (await quote(shopper, [id])).data;
    expect(order_info.saleamount).toBe('69.00');
    await setPrice(7050);
    const before = await books();
    expect(await order(shopper, [id], { quote_no })).toMatchObject(changed('80.50'));
    expect(await books()).toEqual(before);
    const next = (await quote(shopper, [id])).data;
    expect(next.quote_no).not.toBe(quote_no);
    // The shopper has seen the new price, but this is still the old quote.
    expect(await order(shopper, [id], { quote_no })).toMatchObject(changed('80.50'));
    expect(await order(shopper, [id], { quote_no: next.quote_no })).toMatchObject({ code: 1 });
  });

  it('is also refused when the price has fallen', async () => {
    const id = await pump();
    const { quote_no } = (await quote(shopper, [id])).data;
    await setPrice(4900);
    expect(await order(shopper, [id], { quote_no })).toMatchObject(changed('59.00'));
  });

  it('is bound to the quantity', async () => {
    const id = await pump();
    const { quote_no } = (await quote(shopper, [id])).data;
    await shopper.call(cartSetNums, { id, nums: 2 });
    expect(await order(shopper, [id], { quote_no })).toMatchObject(changed('118.00'));
  });

  it('is bound to code and points', async () => {
    const id = await pump();
    const { quote_no } = (await quote(shopper, [id])).data;
    expect(await order(shopper, [id], { quote_no, score: 500 })).toMatchObject(changed('64.00'));
    expect(await order(shopper, [id], { quote_no, discount_code: 'PAWLET10' })).toMatchObject({
      code: 0,
      data: { reason: 'PRICE_CHANGED' },
    });
    expect(await order(shopper, [id], { quote_no })).toMatchObject({ code: 1 });
  });

  it('is bound to the currency', async () => {
    const id = await pump();
    const { quote_no } = (await quote(shopper, [id])).data;
    const abroad = store.visitor();
    abroad.token = shopper.token;
    abroad.country = 'USA';
    const reply = await order(abroad, [id], { quote_no });
    expect(reply).toMatchObject({ code: 0, data: { reason: 'PRICE_CHANGED' } });
  });

  it('is bound to the freight', async () => {
    const id = await pump();
    const { quote_no } = (await quote(shopper, [id])).data;
    const rules = await store.db.select().from(freightRules);
    await store.db
      .update(freightRules)
      .set({ firstFee: { CNY: 1200 } })
      .where(eq(freightRules.country, 'CHN'));
    expect(await order(shopper, [id], { quote_no })).toMatchObject(changed('71.00'));
    const domestic = rules.find(({ country }) => country === 'CHN');
    await store.db
      .update(freightRules)
      .set({ firstFee: domestic?.firstFee ?? {} })
      .where(eq(freightRules.country, 'CHN'));
  });

  it('stays the same while the offer is the same, so that a retried order keeps its idempotency key', async () => {
    const id = await pump();
    const first = (await quote(shopper, [id])).data.quote_no;
    expect((await quote(shopper, [id])).data.quote_no).toBe(first);
    expect((await quote(shopper, [id], { score: 100 })).data.quote_no).not.toBe(first);
  });

  it.each(['of another shopper', 'that is unknown'])(
    '%s orders only what the client says it showed',
    async (which) => {
      const foreign = (await quote(other, [await pump(other)])).data.quote_no;
      const quote_no = which === 'that is unknown' ? crypto.randomUUID() : foreign;
      const id = await pump();
      const before = await books();
      expect(await order(shopper, [id], { quote_no })).toMatchObject(changed('69.00'));
      expect(await order(shopper, [id], { quote_no, saleamount: '68.00' })).toMatchObject(changed('69.00'));
      expect(await books()).toEqual(before);
      expect(await order(shopper, [id], { quote_no, saleamount: '69.00' })).toMatchObject({ code: 1 });
    },
  );
});

describe('client without quote number and total', () => {
  it('is held to the last quote for these lines', async () => {
    const id = await pump();
    await quote(shopper, [id]);
    await setPrice(7050);
    const before = await books();
    expect(await order(shopper, [id])).toMatchObject(changed('80.50'));
    expect(await order(shopper, [id])).toMatchObject(changed('80.50'));
    expect(await books()).toEqual(before);
    await quote(shopper, [id]);
    expect(await order(shopper, [id])).toMatchObject({ code: 1 });
  });

  it('is held to the last quote even when an earlier one had the current price', async () => {
    const id = await pump();
    await quote(shopper, [id]);
    await setPrice(4900);
    await quote(shopper, [id]);
    await setPrice(5900);
    expect(await order(shopper, [id])).toMatchObject(changed('69.00'));
  });

  it('orders at the current price without a quote', async () => {
    const id = await pump();
    expect(await order(shopper, [id])).toMatchObject({ code: 1 });
  });

  it('is not held to a quote for other lines', async () => {
    const extra = await putIntoCart(store, shopper, 'TT-HUB');
    const id = await pump();
    await quote(shopper, [id, extra]);
    await setPrice(7050);
    expect(await order(shopper, [id])).toMatchObject({ code: 1 });
  });
});

it('a total sent by the client is compared with or without a quote', async () => {
  const id = await pump();
  await quote(shopper, [id]);
  await setPrice(7050);
  expect(await order(shopper, [id], { saleamount: '69.00' })).toMatchObject(changed('80.50'));
  expect(await order(shopper, [id], { saleamount: '80.50' })).toMatchObject({ code: 1 });
});

it('an offer that ends between quote and order is not ordered', async () => {
  const id = await putIntoCart(store, shopper, 'PW-AURA-WH25', 1, 2);
  const { order_info } = (await quote(shopper, [id])).data;
  expect(order_info.goodsprice).toBe('169.15');
  const now = store.clock.now();
  const rules = await store.db.select().from(discountRules);
  await store.db.update(discountRules).set({ endtime: now });
  expect(await order(shopper, [id])).toMatchObject({ code: 0, data: { reason: 'PRICE_CHANGED' } });
  for (const { id: ruleId, endtime } of rules)
    await store.db.update(discountRules).set({ endtime }).where(eq(discountRules.id, ruleId));
});

it('keeps a limited number of quotes per shopper, for a limited time', async () => {
  const id = await pump();
  const address_id = await toAddress(shopper);
  for (let points = 1; points <= quotesPerShopper + 15; points += 1)
    await shopper.call(orderCarts, { ids: id, address_id, score: points });
  const kept = () => store.db.$count(quotes);
  expect(await kept()).toBeLessThanOrEqual(2 * (quotesPerShopper + 1));
  // The latest one is kept.
  await setPrice(7050);
  expect(await shopper.call(orderAdd, { ids: id, address_id, score: quotesPerShopper + 15 })).toMatchObject({
    data: { reason: 'PRICE_CHANGED' },
  });
  await dropOldQuotes(store.db, store.clock.now() + quoteLifeSeconds);
  expect(await kept()).toBeGreaterThan(0);
  await dropOldQuotes(store.db, store.clock.now() + quoteLifeSeconds + 1);
  expect(await kept()).toBe(0);
});
