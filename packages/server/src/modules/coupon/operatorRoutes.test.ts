import { couponCouponDetail, couponCouponList, couponDrawCoupon } from '@pawlet/core/contract';
import { couponCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku, setStock } from '../../../test/store/buying.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, localHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import { inLanguages, problemOf } from '../../../test/store/operatorTest.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { coupons, userCoupons } from '../../db/schema/coupon.ts';
import { orders } from '../../db/schema/order.ts';

let store: TestStore;
let local: OperatorClient;
let next = 1;
const currencies = ['CNY', 'USD', 'JPY', 'EUR', 'KRW', 'GBP', 'CHF', 'CAD'];
const inCurrencies = (amount: string) => Object.fromEntries(currencies.map((one) => [one, amount]));

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  local = clientWith(store, localHeaders);
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 100);
});
afterAll(() => store.close());

async function create(more: object = {}) {
  const slug = `test-${next++}`;
  const input = { slug, name: inLanguages(slug), percentOff: 10, ...more };
  return (await local.call(couponCalls.createCoupon, { input })).data;
}

const at = (id: number) => ({ params: { id: String(id) } });

describe('coupons', () => {
  it('are created, offered to shoppers at once, received, and counted', async () => {
    const person = await personHeaders(store, 'catalogue');
    const amountsOff = { ...inCurrencies('3.00'), CNY: '20.05' };
    const input = { slug: 'spring', name: inLanguages('Spring'), amountsOff, total: 2, rank: 1000 };
    const { data, version } = await clientWith(store, person).call(couponCalls.createCoupon, { input });
    expect(data).toMatchObject({
      slug: 'spring',
      state: 'running',
      percentOff: null,
      amountsOff,
      threshold: null,
      received: 0,
      used: 0,
      from: store.clock.now(),
      until: null,
      validDays: 7,
      isPublic: true,
      version,
    });
    const [line] = await store.db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(1);
    expect(line).toMatchObject({ command: 'coupons.create', target: 'spring', actor: person.email });
    const shopper = await store.shopper();
    const shown = (await shopper.call(couponCouponList, { page: 1 })).data.data;
    expect(shown[0]).toMatchObject({
      id: String(data.id),
      name: 'Spring en',
      result_data: { number: '20.05' },
    });
    expect(await shopper.call(couponDrawCoupon, { id: data.id })).toMatchObject({ code: 1 });
    await store.db.update(userCoupons).set({ isUsed: true }).where(eq(userCoupons.couponId, data.id));
    const after = await local.call(couponCalls.readCoupon, at(data.id));
    expect(after.data).toMatchObject({ received: 1, used: 1, state: 'running' });
  });

  it('apply to named products, categories and brands', async () => {
    const { productId } = await loadSku(store, 'PW-PUMP');
    const coupon = await create({ products: [productId, productId], categories: [1] });
    expect(coupon.products).toMatchObject([{ id: productId, name: expect.stringMatching(/pump/i) }]);
    expect(coupon.categories).toHaveLength(1);
    const { data } = await local.call(couponCalls.changeCoupon, {
      ...at(coupon.id),
      version: coupon.version,
      input: { categories: [] },
    });
    expect([data.products.length, data.categories.length]).toEqual([1, 0]);
    for (const field of ['products', 'categories', 'brands'])
      expect(
        await problemOf(
          local.call(couponCalls.createCoupon, {
            input: { slug: 'x', name: inLanguages('x'), percentOff: 5, [field]: [2_000_000] },
          }),
        ),
      ).toMatchObject({ errors: [{ field, problem: 'exists' }] });
  });

  it('keep their promise: what they are worth changes only until somebody has one', async () => {
    const { id, version } = await create({ threshold: inCurrencies('100.00') });
    const { data } = await local.call(couponCalls.changeCoupon, {
      ...at(id),
      version,
      input: { percentOff: 20, threshold: null },
    });
    expect(data).toMatchObject({ percentOff: 20, threshold: null });
    const shopper = await store.shopper('second@pawlet.test');
    await shopper.call(couponDrawCoupon, { id });
    const current = (await local.call(couponCalls.readCoupon, at(id))).data;
    // Shoppers who receive one do not get in the way of an edit.
    expect(current.version).toBe(data.version);
    const change = (input: object) =>
      local.call(couponCalls.changeCoupon, { ...at(id), version: current.version, input });
    for (const input of [
      { percentOff: 5 },
      { amountsOff: inCurrencies('1.00') },
      { threshold: inCurrencies('500.00') },
      { products: [1] },
    ])
      expect(await problemOf(change(input))).toMatchObject({
        status: 409,
        reason: 'received-already',
        current: { percentOff: 20, received: 1 },
      });
    const changed = await change({ name: inLanguages('Better'), total: 5, rank: 3 });
    expect(changed.data).toMatchObject({ name: { de: 'Better de' }, total: 5, rank: 3, percentOff: 20 });
  });

  it('stop: nobody receives one, who has one can use it, and they start again', async () => {
    const { id } = await create();
    const shopper = await store.shopper();
    await shopper.call(couponDrawCoupon, { id });
    const stopped = await local.call(couponCalls.stopCoupon, at(id));
    expect(stopped.data).toMatchObject({ state: 'stopped' });
    expect(await shopper.call(couponCouponDetail, { id })).toMatchObject({ code: 0 });
    const [own] = await store.db.select().from(userCoupons).where(eq(userCoupons.couponId, id));
    const { orderSn } = await buyPaid(store, shopper, [['PW-PUMP', 1]], { user_coupon_id: own?.id });
    const [order] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
    expect(order?.discounts.map(({ type }) => type)).toContain('coupon');
    const started = await local.call(couponCalls.startCoupon, { ...at(id), version: stopped.data.version });
    expect(started.data).toMatchObject({ state: 'running', used: 1 });
  });

  it('are listed by state and words, page by page', async () => {
    const now = store.clock.now();
    const ended = await create({ from: now - 100, until: now });
    const upcoming = await create({ from: now + 100 });
    const gone = await create({ total: 1 });
    await store.db.update(coupons).set({ claimed: 1 }).where(eq(coupons.id, gone.id));
    const stopped = await create();
    await local.call(couponCalls.stopCoupon, at(stopped.id));
    const running = await create();
    const list = async (input: object) =>
      (await local.call(couponCalls.listCoupons, { input })).data.items.map(({ id }) => id);
    for (const [state, id] of [
      ['ended', ended.id],
      ['upcoming', upcoming.id],
      ['used-up', gone.id],
      ['stopped', stopped.id],
      ['running', running.id],
    ] as const) {
      const { data } = await local.call(couponCalls.listCoupons, { input: { state } });
      expect([state, data.items[0]?.id]).toEqual([state, id]);
      expect(new Set(data.items.map((item) => item.state))).toEqual(new Set([state]));
    }
    expect(await list({ text: running.slug.toUpperCase() })).toEqual([running.id]);
    expect(await list({ text: `${running.slug} KO` })).toEqual([running.id]);
    expect(await list({ text: '%' })).toEqual([]);
    const all = await list({ limit: '200' });
    const paged: number[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await local.call(couponCalls.listCoupons, {
        input: { limit: '3', ...(cursor === undefined ? {} : { cursor }) },
      });
      paged.push(...data.items.map(({ id }) => id));
      cursor = data.next ?? undefined;
    } while (cursor !== undefined);
    expect(paged).toEqual(all);
  });

  it.each([
    [{ amountsOff: { CNY: '5.00' }, percentOff: undefined }, { 'amountsOff.USD': 'required' }],
    [{ amountsOff: { ...inCurrencies('5.50') }, percentOff: undefined }, { 'amountsOff.JPY': 'range' }],
    [{ amountsOff: { ...inCurrencies('0.00') }, percentOff: undefined }, { 'amountsOff.CNY': 'range' }],
    [{ threshold: { ...inCurrencies('5.00'), XXX: '1.00' } }, { 'threshold.XXX': 'choice' }],
    [{ threshold: { CNY: '1.00' } }, { 'threshold.EUR': 'required' }],
    [{ amountsOff: inCurrencies('1.00') }, { body: 'choice' }],
    [{ percentOff: undefined }, { body: 'choice' }],
    [{ from: 200, until: 100 }, { until: 'range' }],
    [{ validFrom: 200, validUntil: 200 }, { validUntil: 'range' }],
    [{ validDays: 3, validUntil: 200 }, { validDays: 'choice' }],
    [{ name: { ...inLanguages('x'), ko: '' } }, { 'name.ko': 'required' }],
    [{ slug: 'welcome' }, { slug: 'taken' }],
  ])('%#: are refused with their fields', async (more, fields) => {
    const input = { slug: 'wrong', name: inLanguages('Wrong'), percentOff: 10, ...more };
    const problem = await problemOf(local.call(couponCalls.createCoupon, { input }));
    expect(problem.status).toBe(400);
    const found = Object.fromEntries((problem.errors ?? []).map((one) => [one.field, one.problem]));
    expect(found).toMatchObject(fields);
  });

  it('of two people at once: the second one gets what the first one left', async () => {
    const { id, version } = await create();
    const change = (rank: number) =>
      local.call(couponCalls.changeCoupon, { ...at(id), version, input: { rank } });
    const results = await Promise.allSettled([change(1), change(2)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { data } = await local.call(couponCalls.readCoupon, at(id));
    expect(await problemOf(change(3))).toMatchObject({ status: 412, current: { rank: data.rank } });
  });
});

describe('codes', () => {
  it('are created in capitals, used by shoppers, changed for later orders, stopped and started', async () => {
    const input = { code: 'summer-26', name: inLanguages('Summer'), percentOff: 10, total: 5, perPerson: 0 };
    const { data } = await local.call(couponCalls.createCode, { input });
    expect(data).toMatchObject({ code: 'SUMMER-26', state: 'running', used: 0, perPerson: 0 });
    expect(await problemOf(local.call(couponCalls.createCode, { input }))).toMatchObject({
      errors: [{ field: 'code', problem: 'taken' }],
    });
    const shopper = await store.shopper();
    const buy = async () => {
      const more = { discount_code: 'summer-26' };
      const { orderSn } = await buyPaid(store, shopper, [['PW-PUMP', 1]], more);
      const [order] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
      return order;
    };
    const first = await buy();
    const used = (await local.call(couponCalls.readCode, at(data.id))).data;
    expect(used.used).toBe(1);
    const changed = await local.call(couponCalls.changeCode, {
      ...at(data.id),
      version: used.version,
      input: { percentOff: 50, until: store.clock.now() + 1000 },
    });
    expect(changed.data).toMatchObject({ percentOff: 50, used: 1 });
    const second = await buy();
    expect(second?.total).toBeLessThan(first?.total ?? 0);
    const [same] = await store.db
      .select()
      .from(orders)
      .where(eq(orders.id, first?.id ?? 0));
    expect(same).toEqual(first);
    const current = (await local.call(couponCalls.readCode, at(data.id))).data;
    const low = local.call(couponCalls.changeCode, {
      ...at(data.id),
      version: current.version,
      input: { total: 1 },
    });
    expect(await problemOf(low)).toMatchObject({ errors: [{ field: 'total', problem: 'range' }] });
    await local.call(couponCalls.stopCode, at(data.id));
    await expect(buy()).rejects.toThrow('order/add');
    await local.call(couponCalls.startCode, at(data.id));
    expect((await buy())?.discountCodeId).toBe(data.id);
    const { data: listed } = await local.call(couponCalls.listCodes, { input: { text: 'SUMMER' } });
    expect(listed.items).toMatchObject([{ id: data.id, used: 3 }]);
  });
});
