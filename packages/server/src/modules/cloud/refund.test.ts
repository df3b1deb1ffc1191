import { cloudGetInfo, cloudOrderCreate, cloudOrderPay, cloudOrderStatus } from '@pawlet/core/contract';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { refunds } from '../../db/schema/afterSales.ts';
import { cloudDevices } from '../../db/schema/cloud.ts';
import { webhookDeliveries } from '../../db/schema/webhook.ts';
import { operate as operateOn } from '../../../test/store/operator.ts';
import { sendDueRefunds } from '../payment/refunds.ts';

const day = 24 * 3600;
const device_id = 'PC2409002D7B08';

let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore();
  await operate('webhook-add', 'https://erp.test/hook');
});
beforeEach(async () => {
  shopper = await store.shopper();
  await store.db.update(cloudDevices).set({ expiretime: null }).where(eq(cloudDevices.deviceId, device_id));
});
afterAll(() => store.close());

const operate = (name: string, ...args: readonly string[]) => operateOn(store, name, args);

async function info() {
  return (await shopper.call(cloudGetInfo, { device_id })).data;
}

async function order(): Promise<string> {
  const plan = (await info()).plans.find((one: { type: string }) => one.type === 'month');
  const fields = { commodity_id: plan.id, device_id, agreed: 1 };
  return String((await shopper.call(cloudOrderCreate, fields)).data.order_sn);
}

async function buy(): Promise<string> {
  const order_sn = await order();
  const { data } = await shopper.call(cloudOrderPay, { order_sn, paytype: 'wechat', method: 'wap' });
  await store.app.request(String(data), {
    method: 'POST',
    body: new URLSearchParams({ result: 'success' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return order_sn;
}

const status = async (order_sn: string) => (await shopper.call(cloudOrderStatus, { order_sn })).data;
const refund = async (order_sn: string, ...scope: readonly string[]) =>
  operate('refund-cloud-order', order_sn, ...scope);

async function told(orderSn: string, type: string) {
  const where = and(eq(webhookDeliveries.orderSn, orderSn), eq(webhookDeliveries.type, type));
  return store.db.select().from(webhookDeliveries).where(where);
}

it('is paid once through the wallet, and sends an event', async () => {
  const order_sn = await buy();
  expect((await told(order_sn, 'cloud.paid')).map(({ payload }) => payload['data'])).toMatchObject([
    { order_sn, device_id, days: 30, payamount: '19.90', refund: '0.00', paystate: 1 },
  ]);
  expect(await status(order_sn)).toMatchObject({ paystate: 1, refund: '0.00', refundtime: null });
  const results = await Promise.all(Array.from({ length: 5 }, () => refund(order_sn)));
  expect(results.filter((result) => result.status === 'done')).toHaveLength(1);
  expect(results.find((result) => result.status === 'refused')?.text).toContain('already');
  expect(await status(order_sn)).toMatchObject({ refund: '19.90', refundtime: store.clock.now() });
  expect((await operate('refunds')).text).toContain(`cloud\t${order_sn}\t19.90 CNY\twechat\twaits`);
  expect(await told(order_sn, 'cloud.refunded')).toEqual([]);
  const now = store.clock.now();
  await Promise.all([sendDueRefunds(store.deps, now), sendDueRefunds(store.deps, now)]);
  expect(await told(order_sn, 'cloud.refunded')).toMatchObject([
    { payload: { data: { refund: '19.90', endtime: now } } },
  ]);
  expect((await operate('refunds')).text).toBe('There are no pending refunds.');
  expect((await operate('refunds', 'all')).text).toContain('done');
  const rows = (await operate('export-attribution')).text.split('\n');
  expect(rows.find((row) => row.includes(order_sn))).toMatch(/,CNY,19\.90,19\.90,19\.90,0,1$/u);
});

it('ends the storage at once where there was nothing else', async () => {
  const order_sn = await buy();
  store.clock.advance(10 * day);
  await refund(order_sn);
  const now = store.clock.now();
  expect((await info()).expiretime).toBe(now);
  expect(await status(order_sn)).toMatchObject({ endtime: now });
});

it('covers whole unused days, and keeps the current day', async () => {
  const order_sn = await buy();
  const start = store.clock.now();
  store.clock.advance(10 * day + 3600);
  expect((await refund(order_sn)).text).toContain('refunded: 12.60 CNY');
  expect((await info()).expiretime).toBe(start + 11 * day);
  expect(await status(order_sn)).toMatchObject({ refund: '12.60', endtime: start + 11 * day });
  expect((await refund(order_sn, 'all')).text).toContain('already');
  await sendDueRefunds(store.deps, store.clock.now());
  expect(await told(order_sn, 'cloud.refunded')).toMatchObject([{ payload: { data: { refund: '12.60' } } }]);
  const [sent] = await store.db.select().from(refunds).orderBy(desc(refunds.id)).limit(1);
  expect(sent).toMatchObject({ cause: 'cloud', amount: 1260, currency: 'CNY', state: 2 });
});

it('covers the full price when the operator requests it', async () => {
  const order_sn = await buy();
  store.clock.advance(10 * day + 3600);
  expect((await refund(order_sn, 'some')).status).toBe('refused');
  expect((await refund(order_sn, 'all')).text).toContain('refunded: 19.90 CNY');
  expect((await info()).expiretime).toBe(store.clock.now());
});

it('removes the remaining time of one plan, and keeps all days of the others', async () => {
  const [first, second, third] = [await buy(), await buy(), await buy()];
  const start = store.clock.now();
  expect((await info()).expiretime).toBe(start + 90 * day);
  store.clock.advance(10 * day);
  await refund(second);
  expect((await info()).expiretime).toBe(start + 60 * day);
  expect(await status(third)).toMatchObject({ endtime: start + 60 * day });
  await refund(first);
  // Ten days are used; the third has its thirty from now on.
  expect((await info()).expiretime).toBe(start + 40 * day);
  expect(await status(third)).toMatchObject({ endtime: start + 40 * day });
  await refund(third);
  expect((await info()).expiretime).toBe(start + 10 * day);
});

it('of a used-up plan takes nothing from the next one', async () => {
  const first = await buy();
  store.clock.advance(50 * day);
  // A log-in does not last so long.
  shopper = await store.shopper();
  const second = await buy();
  const until = store.clock.now() + 30 * day;
  expect((await refund(first)).text).toContain('Not a whole day');
  expect(await status(first)).toMatchObject({ refund: '0.00', refundtime: null });
  expect((await refund(first, 'all')).text).toContain('19.90 CNY');
  expect((await info()).expiretime).toBe(until);
  expect(await status(second)).toMatchObject({ endtime: until });
});

it('is refused for unpaid or unknown purchases', async () => {
  expect((await refund(await order())).text).toContain('is unpaid');
  expect((await refund('C1')).text).toContain('no such cloud-storage order');
});

it('is retried on the operator’s request after the provider refused it', async () => {
  await sendDueRefunds(store.deps, store.clock.now());
  const order_sn = await buy();
  await refund(order_sn);
  const closed = { ...store.deps, settings: { ...store.deps.settings, isDemo: false } };
  await sendDueRefunds(closed, store.clock.now());
  expect((store.errors as unknown[]).splice(0)).toHaveLength(1);
  const { text } = await operate('refunds');
  expect(text).toContain('1 try, refused');
  const [refundNo = ''] = text.split('\t');
  await sendDueRefunds(store.deps, store.clock.now());
  const toState = async () =>
    (await store.db.select().from(refunds).where(eq(refunds.refundNo, refundNo)))[0]?.state;
  expect(await toState()).toBe(1);
  expect((await operate('retry-refund', refundNo)).status).toBe('done');
  await sendDueRefunds(store.deps, store.clock.now());
  expect(await toState()).toBe(2);
  expect((await operate('retry-refund', refundNo)).status).toBe('refused');
  expect(store.errors).toEqual([]);
});
