import { report2024GetReport } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import { signIns } from '../../db/schema/signIn.ts';
import { earnPoints } from '../score/ledger.ts';
import { reportYear } from './year.ts';

let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper('second@pawlet.test');
});
afterAll(() => store.close());

describe('the year that is reported', () => {
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

  it('begins and ends at midnight of its time zone', () => {
    const { begin, end } = reportYear(Date.parse('2026-06-01T00:00:00Z') / 1000, 'America/New_York');
    expect([begin, end].map((second) => new Date(second * 1000).toISOString())).toEqual([
      '2026-01-01T05:00:00.000Z',
      '2027-01-01T05:00:00.000Z',
    ]);
  });
});

it('is empty for a year without anything', async () => {
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

it('counts what the shopper paid, kept, earned and signed in this year', async () => {
  const now = Math.floor(store.clock.nowMs() / 1000);
  const before = (await shopper.call(report2024GetReport)).data;
  const pay = async (nums: number, paytime: number, refunded = 0) => {
    const orderSn = await placeOrder(store, shopper, 'PW-DSC-12', nums);
    const [order] = await store.db
      .update(orders)
      .set({ paystate: 1, paytime, paidAmount: 5000, refundedAmount: refunded })
      .where(eq(orders.orderSn, orderSn))
      .returning({ id: orders.id });
    return order?.id ?? 0;
  };
  await pay(3, now - 60);
  const partly = await pay(2, now - 30, 1500);
  await store.db.update(orderLines).set({ refundedNums: 1 }).where(eq(orderLines.orderId, partly));
  await pay(5, now - 400 * 24 * 3600);
  const [paid] = await store.db.select({ userId: orders.userId }).from(orders).where(eq(orders.id, partly));
  const userId = paid?.userId ?? 0;
  await earnPoints(store.db, { userId, points: 70, kind: 'task', ref: 'report', now });
  const days = ['2026-03-01', '2026-03-02', '2025-12-31'].map((date, index) => ({
    userId,
    date,
    type: 'normal' as const,
    successions: index + 1,
    score: 5,
    doneOn: date,
    createtime: now,
  }));
  await store.db.insert(signIns).values(days);
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
