import {
  addressV2index,
  collectCollectList,
  commentMyListPost,
  couponMyCouponList,
  goodsAskGetMyAskLists,
  orderDetail,
  orderGetInvoiceList,
  orderGoodsAftersaleList,
  orderIndex,
  orderQueryLogistics,
  scoreLogs,
} from '@pawlet/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { languages } from '../../i18n/language.ts';
import { refundJob } from '../../modules/after-sales/refundJob.ts';
import { demoWords } from './data/people/demoShopper.ts';
import { seedPurchases } from './index.ts';

let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore();
  const now = store.clock.now();
  await seedPurchases(store.db, { now, random: store.deps.random, hasher: store.deps.hasher });
  await refundJob.run(store.deps, now);
  shopper = await store.shopper();
}, 120_000);
afterAll(() => store.close());

it('gives the demo shopper refunds and returns in several states', async () => {
  const { data } = await shopper.call(orderGoodsAftersaleList);
  const told = data.data.map((row: { status: number; refund_state: number | null }) => [
    row.status,
    row.refund_state,
  ]);
  expect(told).toEqual(
    expect.arrayContaining([
      [1, null],
      [2, null],
      [2, 2],
      [3, null],
    ]),
  );
  expect(told).toHaveLength(5);
});

it('has reasons in the reader’s language', async () => {
  shopper.lang = 'it';
  const { data } = await shopper.call(orderGoodsAftersaleList);
  const reasons = data.data.map(({ reason }: { reason: string }) => reason);
  expect(reasons).toContain('Danneggiato durante il trasporto');
  shopper.lang = 'en';
});

it('has shipped, received, completed and cancelled orders with tracks', async () => {
  const count = async (filter: Record<string, number>) =>
    (await shopper.call(orderIndex, filter)).data.total as number;
  const paid = { orderstate: 0, paystate: 1 };
  const { data } = await shopper.call(orderIndex, { ...paid, shippingstate: 1 });
  expect(data.total).toBe(1);
  expect(await count({ ...paid, shippingstate: 2 })).toBeGreaterThan(0);
  expect(await count({ orderstate: 1 })).toBe(1);
  expect(await count({ orderstate: 3 })).toBe(2);
  const track = await shopper.call(orderQueryLogistics, { order_sn: data.data[0].order_sn });
  expect(track.data.list.length).toBeGreaterThan(1);
});

it('computes order totals with a coupon exactly', async () => {
  const { data } = await shopper.call(orderIndex, { orderstate: 3 });
  const orders = await Promise.all(
    data.data.map(async ({ order_sn }: { order_sn: string }) => shopper.call(orderDetail, { order_sn })),
  );
  const [withCoupon] = orders.filter((order) => order.data.discount_list.length > 0);
  expect(withCoupon?.data.discount_list).toMatchObject([{ type: 'coupon' }]);
  expect(withCoupon?.data.actions).not.toContain('invoice');
});

it('has usable, used and expired coupons', async () => {
  const total = async (filter: Record<string, number>) =>
    (await shopper.call(couponMyCouponList, filter)).data.total as number;
  expect([await total({ is_used: 1 }), await total({ is_used: 2 }), await total({ expire_time: 1 })]).toEqual(
    [expect.any(Number), 1, 1],
  );
});

it('has an address abroad in addition to the one in China, in the reader’s language', async () => {
  shopper.lang = 'fr';
  const { data } = await shopper.call(addressV2index);
  shopper.lang = 'en';
  expect(data).toHaveLength(2);
  expect(data).toMatchObject([{ isdefault: 1 }, { isdefault: 0, country_name: 'Allemagne' }]);
});

it.each(languages)('lists own and received questions and answers in %s first', async (language) => {
  shopper.lang = language;
  const list = async (type: number) => (await shopper.call(goodsAskGetMyAskLists, { type })).data;
  const { question, answer } = demoWords[language];
  const asked = await list(2);
  expect(asked.total).toBe(8);
  expect(asked.data[0]).toMatchObject({ content: question, answer_nums: 1 });
  expect((await list(3)).data[0]).toMatchObject({ my_answer: { content: answer.text } });
  const received = await list(1);
  expect(received.total).toBeGreaterThan(8);
  shopper.lang = 'en';
});

it('has orders without an invoice, and an invoice with its file', async () => {
  expect((await shopper.call(orderGetInvoiceList, { type: 0 })).data.total).toBeGreaterThan(0);
  const { data } = await shopper.call(orderGetInvoiceList, { type: 1 });
  expect(data.total).toBe(1);
  const { title, url } = data.data[0].invoice;
  expect(title).toBe('Momo');
  const file = await store.app.request(url);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

it('has written and open reviews, and favourites', async () => {
  expect((await shopper.call(commentMyListPost, { status: 0 })).data.total).toBeGreaterThan(0);
  expect((await shopper.call(commentMyListPost, { status: 1 })).data.total).toBe(2);
  expect((await shopper.call(collectCollectList)).data.total).toBe(4);
});

it('keeps the points ledger balanced', async () => {
  const { data } = await shopper.call(scoreLogs);
  for (const { before, score: points, after } of data.data) expect(before + points).toBe(after);
});

it('causes no error', () => {
  expect(store.errors).toEqual([]);
});
