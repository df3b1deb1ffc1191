import {
  addressAddeditV3,
  cartGetOrderDiscountMoney,
  goodsV2detail,
  orderAdd,
  orderCarts,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { toAddress, putIntoCart, loadSku } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { freightRules } from '../../db/schema/discount.ts';
import { orders } from '../../db/schema/order.ts';
import { freightFee, type FreightRule, missingCurrencies } from '../freight/rules.ts';

const rule: FreightRule = {
  country: 'CHN',
  firstGrams: 1000,
  firstFee: { CNY: 1000, EUR: 200 },
  stepGrams: 500,
  stepFee: { CNY: 300 },
  freeOver: { CNY: 9900 },
  days: 3,
};
const parcel = { country: 'CHN', currency: 'CNY', grams: 900, productsAmount: 5000 };

describe('freight', () => {
  it.each([
    ['the first weight', {}, 1000],
    ['steps', { grams: 1501 }, 1600],
    ['free over the threshold', { productsAmount: 9900 }, 0],
    ['a threshold of another currency', { currency: 'EUR', productsAmount: 99_900 }, 200],
    ['a currency without a first fee', { currency: 'USD' }, null],
    ['a currency without a step fee, light', { currency: 'EUR' }, 200],
    ['a currency without a step fee, heavy', { currency: 'EUR', grams: 1001 }, null],
    ['a country without a rule', { country: 'USA' }, null],
  ])('of %s', (_, changes, fee) => expect(freightFee([rule], { ...parcel, ...changes })).toBe(fee));

  it('is free in a shop without rules', () => expect(freightFee([], parcel)).toBe(0));

  it('is complete in some currencies only', () =>
    expect(missingCurrencies(rule, ['CNY', 'EUR', 'USD'])).toEqual(['EUR', 'USD']));
});

describe('address without freight in the currency', () => {
  let store: TestStore;
  let shopper: TestClient;

  beforeEach(async () => {
    store = await createTestStore();
    shopper = await store.shopper();
  });
  afterEach(() => store.close());

  const undeliverable = { code: 0, data: { reason: 'VALIDATION', fields: { address_id: 'choice' } } };

  it('is refused by quote and order with a message, and nothing is stored', async () => {
    const { firstFee } = rule;
    await store.db.update(freightRules).set({ firstFee }).where(eq(freightRules.country, 'CHN'));
    const id = await putIntoCart(store, shopper, 'PW-PUMP');
    const fields = { ids: id, address_id: await toAddress(shopper) };
    expect(await shopper.call(orderCarts, fields)).toMatchObject({ code: 1 });
    shopper.country = 'USA';
    const { stock } = await loadSku(store, 'PW-PUMP');
    const refused = await shopper.call(orderCarts, fields);
    expect(refused).toMatchObject(undeliverable);
    expect(refused.msg).toBe(
      'We do not ship to this address in your currency. Please choose another address',
    );
    expect(await shopper.call(orderAdd, fields)).toMatchObject(undeliverable);
    expect(await store.db.$count(orders)).toBe(0);
    expect((await loadSku(store, 'PW-PUMP')).stock).toBe(stock);
    shopper.lang = 'de';
    expect((await shopper.call(orderCarts, fields)).msg).toContain('liefern wir');
  });

  it('does not affect a quote without an address, and the cart page', async () => {
    await store.db.update(freightRules).set({ firstFee: {} });
    const id = await putIntoCart(store, shopper, 'PW-PUMP');
    expect(await shopper.call(orderCarts, { ids: id })).toMatchObject({ code: 1 });
    expect(await shopper.call(cartGetOrderDiscountMoney, { ids: id })).toMatchObject({ code: 1 });
  });

  it('is refused where no rule exists for its country', async () => {
    await store.db.delete(freightRules).where(eq(freightRules.country, '*'));
    const made = await shopper.call(addressAddeditV3, {
      country_code: 'GBR',
      last_name: 'Doe',
      first_name: 'Jane',
      area_code: '44',
      mobile: '7911123456',
      zipcode: 'SW1A 1AA',
      province_name: 'London',
      city_name: 'London',
      address: '1 Whitehall',
    });
    await store.db.delete(freightRules).where(eq(freightRules.country, 'GBR'));
    const id = await putIntoCart(store, shopper, 'PW-PUMP');
    expect(await shopper.call(orderCarts, { ids: id, address_id: made.data.id })).toMatchObject(
      undeliverable,
    );
  });

  it('shows no freight on the product page instead of free freight', async () => {
    const { productId } = await loadSku(store, 'PW-PUMP');
    expect((await shopper.call(goodsV2detail, { id: productId })).data.freight).toMatchObject({
      from: '10.00',
    });
    await store.db.update(freightRules).set({ firstFee: {} });
    expect((await shopper.call(goodsV2detail, { id: productId })).data.freight).toBeNull();
  });
});
