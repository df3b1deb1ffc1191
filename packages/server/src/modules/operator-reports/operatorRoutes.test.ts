import { reportCalls } from '@pawlet/operator';
import { isOperatorProblem, type OperatorClient } from '@pawlet/operator/client';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku, setStock } from '../../../test/store/buying.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, localHeaders } from '../../../test/store/operatorApi.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import { giveMoney, ship } from '../../../test/store/shopSteps.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { orders } from '../../db/schema/order.ts';
import { money } from '../products/wireValues.ts';

const zone = 'Asia/Shanghai';
const day = 24 * 3600;
let store: TestStore;
let shopper: TestClient;
let local: OperatorClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  shopper = await store.shopper();
  for (const sn of ['PW-PUMP', 'PW-BOWL-16']) await setStock(store, (await loadSku(store, sn)).id, 5000);
  local = clientWith(store, localHeaders);
});
afterAll(() => store.close());
afterEach(() => {
  const [error] = store.errors;
  if (error !== undefined) throw new Error('The shop has logged an error.', { cause: error });
});

/** A paid order; optionally of a partner, or paid at another time. */
async function sell(sku: string, quantity: number, changes: { sup?: string; paytime?: number } = {}) {
  const { orderSn } = await buyPaid(store, shopper, [[sku, quantity]]);
  if (Object.keys(changes).length > 0)
    await store.db.update(orders).set(changes).where(eq(orders.orderSn, orderSn));
  const [row] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
  if (!row) throw new Error('No order.');
  return row;
}

const home = async () => (await local.call(reportCalls.readHome, { input: { zone } })).data;
const readSales = async (input: {
  by: 'day' | 'product' | 'partner';
  from: number;
  to: number;
  currency?: string;
}) => {
  const { from, to, ...rest } = input;
  const fields = { ...rest, zone, from: String(from), to: String(to) };
  return (await local.call(reportCalls.readSales, { input: fields })).data.items;
};

describe('home', () => {
  it('has the sales of today beside those of the same weekday last week, up to the same time and in all', async () => {
    const before = await home();
    expect(before.sales.find(({ currency }) => currency === 'CNY')?.today.orders ?? 0).toBe(0);
    const now = store.clock.now();
    const today = [await sell('PW-PUMP', 1), await sell('PW-BOWL-16', 2)];
    const earlier = await sell('PW-PUMP', 3, { paytime: before.from - 7 * day + 1 });
    const late = await sell('PW-PUMP', 1, { paytime: before.from - 6 * day - 1 });
    // Neither today nor a week ago.
    await sell('PW-PUMP', 1, { paytime: before.from - 1 });
    await sell('PW-PUMP', 1, { paytime: before.from - 6 * day });
    expect(now - before.from).toBeLessThan(day - 2);
    const { sales } = await home();
    expect(sales.find(({ currency }) => currency === 'CNY')).toEqual({
      currency: 'CNY',
      today: { orders: 2, amount: money(today.reduce((sum, { paidAmount }) => sum + paidAmount, 0)) },
      lastWeekSoFar: { orders: 1, amount: money(earlier.paidAmount) },
      lastWeek: { orders: 2, amount: money(earlier.paidAmount + late.paidAmount) },
    });
  });

  it('counts what waits', async () => {
    const { waits: before } = await home();
    const { orderSn } = await sell('PW-PUMP', 1);
    expect((await home()).waits).toMatchObject({ toShip: before.toShip + 1 });
    await giveMoney(store, orderSn, 100);
    expect((await home()).waits).toMatchObject({ refunds: before.refunds + 1 });
    await ship(store, orderSn);
    await store.db.update(orders).set({ remindtime: 1 }).where(eq(orders.orderSn, orderSn));
    expect((await home()).waits).toMatchObject({ toShip: before.toShip, reminded: before.reminded });
    const { id } = await loadSku(store, 'PW-BOWL-16');
    for (const [stock, change] of [
      [5, { lowStock: before.lowStock + 1, soldOut: before.soldOut }],
      [0, { lowStock: before.lowStock, soldOut: before.soldOut + 1 }],
      [6, { lowStock: before.lowStock, soldOut: before.soldOut }],
    ] as const) {
      await setStock(store, id, stock);
      expect((await home()).waits).toMatchObject(change);
    }
  });
});

describe('sales', () => {
  it('by day are those of the time zone', async () => {
    const { from } = await home();
    const midnight = from - 30 * day;
    const first = await sell('PW-PUMP', 1, { paytime: midnight - 1 });
    const second = await sell('PW-PUMP', 2, { paytime: midnight });
    const items = await readSales({ by: 'day', from: midnight - day, to: midnight + day });
    expect(items).toMatchObject([
      { orders: 1, pieces: 1, amount: money(first.paidAmount), refunded: '0.00', currency: 'CNY' },
      { orders: 1, pieces: 2, amount: money(second.paidAmount) },
    ]);
    expect((Date.parse(items[1]?.key ?? '') - Date.parse(items[0]?.key ?? '')) / 1000).toBe(day);
    expect(await readSales({ by: 'day', from: midnight, to: midnight + day })).toHaveLength(1);
    expect(await readSales({ by: 'day', from: midnight, to: midnight + day, currency: 'EUR' })).toEqual([]);
  });

  it('by product and by partner come with pieces and refunds, the largest first', async () => {
    await setStock(store, (await loadSku(store, 'PW-BOWL-16')).id, 5000);
    const { from } = await home();
    const paytime = from - 60 * day;
    const large = await sell('PW-PUMP', 9, { paytime, sup: 'happy-pets' });
    const small = await sell('PW-BOWL-16', 1, { paytime });
    await giveMoney(store, large.orderSn, 500);
    const period = { from: paytime, to: paytime + 1 };
    expect(await readSales({ by: 'partner', ...period })).toMatchObject([
      { key: 'happy-pets', orders: 1, pieces: 9, amount: money(large.paidAmount), refunded: '5.00' },
      { key: '', orders: 1, pieces: 1, amount: money(small.paidAmount), refunded: '0.00' },
    ]);
    const products = await readSales({ by: 'product', ...period });
    expect(products).toMatchObject([
      { key: String((await loadSku(store, 'PW-PUMP')).productId), pieces: 9, refunded: null },
      { key: String((await loadSku(store, 'PW-BOWL-16')).productId), pieces: 1 },
    ]);
    expect(products[0]?.title).toContain('Pump');
  });

  it('refuse time zones that do not exist, and periods that end before they begin or are too long', async () => {
    const problemOf = async (input: object) => {
      const all = { by: 'day' as const, from: '0', to: '1', ...input };
      const error: unknown = await local
        .call(reportCalls.readSales, { input: all })
        .catch((reason: unknown) => reason);
      if (!isOperatorProblem(error)) throw new Error('Not refused.');
      return error.problem.errors?.map(({ field }) => field);
    };
    expect(await problemOf({ zone: 'Mars/Olympus' })).toEqual(['zone']);
    expect(await problemOf({ from: '2' })).toEqual(['to']);
    expect(await problemOf({ to: String(367 * day) })).toEqual(['to']);
    expect(await problemOf({ by: 'shopper' })).toEqual(['by']);
  });
});
