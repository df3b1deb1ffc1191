import { report2024GetReport } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder } from '../../../test/store/buying.ts';
import { type CrowdMember, gatherCrowd } from '../../../test/store/crowd.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { productPrices } from '../../db/schema/products.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import { checkIns } from '../../db/schema/signIn.ts';
import { earnPoints, spendPoints } from '../points/ledger.ts';
import { reportYear } from './year.ts';

let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper('second@pawlet.test');
});
afterAll(() => store.close());

describe('year of the report', () => {
  it.each([
    ['2026-11-20T04:00:00Z', 'Asia/Shanghai', 2026],
    ['2026-01-31T12:00:00Z', 'Asia/Shanghai', 2025],
    ['2026-01-31T17:00:00Z', 'Asia/Shanghai', 2026],
    ['2026-02-01T02:00:00Z', 'America/New_York', 2025],
    ['2026-12-31T23:30:00Z', 'Asia/Tokyo', 2026],
    ['2026-12-31T23:30:00Z', 'Europe/London', 2026],
  ])('at %s in %s is %i', (moment, timezone, year) => {
    expect(reportYear(Date.parse(moment) / 1000, timezone).year).toBe(year);
  });

  it('starts and ends at midnight in its time zone', () => {
    const { begin, end } = reportYear(Date.parse('2026-06-01T00:00:00Z') / 1000, 'America/New_York');
    expect([begin, end].map((second) => new Date(second * 1000).toISOString())).toEqual([
      '2026-01-01T05:00:00.000Z',
      '2027-01-01T05:00:00.000Z',
    ]);
  });
});

it('is empty for a year without activity', async () => {
  const { data } = await shopper.call(report2024GetReport);
  expect(data).toMatchObject({
    orders: 0,
    spent: '0.00',
    currency: 'CNY',
    reviews: 0,
    top_goods: [],
    categories: [],
  });
  expect(data.months).toEqual(Array.from({ length: 12 }, () => 0));
});

it('counts what the shopper paid, kept and earned, and the check-ins of the year', async () => {
  const now = Math.floor(store.clock.nowMs() / 1000);
  const before = (await shopper.call(report2024GetReport)).data;
  const pay = async (quantity: number, paytime: number, refunded = 0) => {
    const orderSn = await placeOrder(store, shopper, 'PW-DSC-12', quantity);
    const [order] = await store.db
      .update(orders)
      .set({ paystate: 'paid', paytime, paidAmount: 5000, refundedAmount: refunded })
      .where(eq(orders.orderSn, orderSn))
      .returning({ id: orders.id });
    return order?.id ?? 0;
  };
  await pay(3, now - 60);
  const partly = await pay(2, now - 30, 1500);
  await store.db.update(orderLines).set({ refundedQuantity: 1 }).where(eq(orderLines.orderId, partly));
  await pay(5, now - 400 * 24 * 3600);
  const [paid] = await store.db.select({ userId: orders.userId }).from(orders).where(eq(orders.id, partly));
  const userId = paid?.userId ?? 0;
  await earnPoints(store.db, { userId, points: 70, kind: 'task', ref: 'report', now });
  const days = ['2026-03-01', '2026-03-02', '2025-12-31'].map((date, index) => ({
    userId,
    date,
    type: 'normal' as const,
    successions: index + 1,
    points: 5,
    doneOn: date,
    createtime: now,
  }));
  await store.db.insert(checkIns).values(days);
  const { data } = await shopper.call(report2024GetReport);
  expect(data).toMatchObject({
    year: 2026,
    orders: 2,
    spent: '85.00',
    currency: 'CNY',
    points: before.points + 70,
    signin_days: before.signin_days + 2,
  });
  expect(data.top_goods).toMatchObject([{ nums: 4 }]);
  expect(data.top_goods[0].title).not.toBe('');
  const month = new Date((now - 30) * 1000).getUTCMonth();
  expect(data.months).toEqual(Array.from({ length: 12 }, (_, index) => (index === month ? 2 : 0)));
  expect(data.categories).toMatchObject([{ nums: 4 }]);
  expect(data.categories[0].name).not.toBe('');
});

async function one(): Promise<CrowdMember> {
  const [member] = await gatherCrowd(store, 1);
  if (!member) throw new Error('nobody came');
  return member;
}

/** A paid order of the year with its refunded amount in minor units. */
async function pay(
  { client }: CrowdMember,
  books: { readonly currency: string; readonly paid: number; readonly refunded?: number | undefined },
): Promise<void> {
  const orderSn = await placeOrder(store, client, 'PW-DSC-12');
  const { currency, paid: paidAmount, refunded: refundedAmount = 0 } = books;
  await store.db
    .update(orders)
    .set({
      paystate: 'paid',
      paytime: store.clock.now(),
      currency,
      productsAmount: paidAmount,
      discount: 0,
      shippingFee: 0,
      total: paidAmount,
      paidAmount,
      refundedAmount,
    })
    .where(eq(orders.orderSn, orderSn));
}

const readReport = async ({ client }: CrowdMember) => (await client.call(report2024GetReport)).data;

it('omits points taken back by a refund', async () => {
  const member = await one();
  const move = { userId: member.id, now: store.clock.now() };
  await earnPoints(store.db, { ...move, points: 100, kind: 'order', ref: 1 });
  await earnPoints(store.db, { ...move, points: 200, kind: 'invite', ref: 1 });
  await spendPoints(store.db, { ...move, points: 30, kind: 'order_reclaimed', ref: 1 });
  await spendPoints(store.db, { ...move, points: 200, kind: 'invite_reclaimed', ref: 1 });
  await earnPoints(store.db, { ...move, points: 500, kind: 'order_returned', ref: 1 });
  expect((await readReport(member)).points).toBe(70);
  store.clock.advance(60);
  await spendPoints(store.db, { ...move, points: 400, kind: 'order_reclaimed', ref: 'of last year' });
  expect((await readReport(member)).points).toBe(0);
});

it('never adds up two currencies, and uses the one with kept purchases', async () => {
  const member = await one();
  await pay(member, { currency: 'CNY', paid: 5000, refunded: 5000 });
  await pay(member, { currency: 'CNY', paid: 6000, refunded: 6000 });
  await pay(member, { currency: 'USD', paid: 1234, refunded: 34 });
  expect(await readReport(member)).toMatchObject({ orders: 3, spent: '12.00', currency: 'USD' });
  await pay(member, { currency: 'EUR', paid: 700 });
  member.client.country = 'USA';
  expect(await readReport(member)).toMatchObject({ orders: 4, spent: '12.00', currency: 'USD' });
  member.client.country = 'FRA';
  expect(await readReport(member)).toMatchObject({ orders: 4, spent: '7.00', currency: 'EUR' });
});

it('names purchased products that are no longer for sale, too', async () => {
  const member = await one();
  await pay(member, { currency: 'CNY', paid: 5000 });
  const { top_goods: atHome } = await readReport(member);
  expect(atHome).toMatchObject([{ nums: 1 }]);
  await store.db.delete(productPrices).where(eq(productPrices.currency, 'KRW'));
  member.client.country = 'KOR';
  expect((await readReport(member)).top_goods).toEqual(atHome);
});

it('works for years with long time values', async () => {
  store.clock.advance(15 * 365 * 24 * 3600);
  const member = await one();
  await pay(member, { currency: 'CNY', paid: 5000 });
  const { year, months } = await readReport(member);
  expect(year).toBe(2041);
  expect(months.reduce((sum: number, count: number) => sum + count, 0)).toBe(1);
  expect(store.errors).toEqual([]);
});
