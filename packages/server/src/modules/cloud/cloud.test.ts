import {
  cloudGetInfo,
  cloudGetTypeList,
  cloudOrderCreate,
  cloudOrderPay,
  cloudOrderStatus,
  commonInit,
  orderDetail,
  orderPay,
  pageIndex,
} from '@pawlet/core/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { cloudDevices, cloudOrders } from '../../db/schema/cloud.ts';
import { payments } from '../../db/schema/payment.ts';
import { languages } from '../../i18n/language.ts';
import { settle } from '../payment/settle.ts';

const day = 24 * 3600;
const camera = 'PC2407001D7A16';
const empty = 'PC2409002D7B08';
const returnurl = `${testOrigin}/#/pages/storage/cloudStorage`;

let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper();
});
afterAll(() => store.close());

async function info(device_id: string, client = shopper) {
  return (await client.call(cloudGetInfo, { device_id })).data;
}

async function order(device_id: string, type = 'month'): Promise<string> {
  const plan = (await info(device_id)).plans.find((one: { type: string }) => one.type === type);
  const reply = await shopper.call(cloudOrderCreate, { commodity_id: plan.id, device_id, agreed: 1 });
  expect(reply).toMatchObject({ code: 1, data: { amount: plan.price } });
  return String(reply.data.order_sn);
}

async function pay(order_sn: string) {
  return shopper.call(cloudOrderPay, { order_sn, paytype: 'wechat', method: 'wap', returnurl });
}

async function press(url: string, result = 'success'): Promise<Response> {
  return store.app.request(url, {
    method: 'POST',
    body: new URLSearchParams({ result }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

async function status(order_sn: string) {
  return (await shopper.call(cloudOrderStatus, { order_sn })).data;
}

describe('devices and plans', () => {
  it('are shown to their owner; visitors see the plans', async () => {
    const visitor = store.visitor();
    expect((await visitor.call(cloudGetTypeList)).data).toEqual([]);
    expect((await shopper.call(cloudGetTypeList)).data).toMatchObject([
      { device_id: camera, model: 'WK-LOOK-WH2K', expiretime: store.clock.now() + 12 * day },
      { device_id: empty, expiretime: null },
    ]);
    const { plans, expiretime } = await info('', visitor);
    expect(expiretime).toBeNull();
    expect(plans).toMatchObject([
      { type: 'year', price: '168.00', days: 365, extends_to: store.clock.now() + 365 * day },
      { type: 'month', price: '19.90', days: 30, extends_to: store.clock.now() + 30 * day },
    ]);
  });

  it("show what a purchase extends to, in the country's currency", async () => {
    const { expiretime, plans } = await info(camera);
    expect(plans[1].extends_to).toBe(expiretime + 30 * day);
    const abroad = await store.shopper();
    abroad.country = 'JPN';
    expect((await info(camera, abroad)).plans[1]).toMatchObject({ price: '414.00' });
    expect((await abroad.call(commonInit)).data.cloud_storage_info).toMatchObject({
      currency: 'JPY',
      decimals: 0,
      api_origin: '',
    });
  });

  it.each(languages)('have names in %s', async (language) => {
    const reader = await store.shopper();
    reader.lang = language;
    const names = (await info(camera, reader)).plans.map((plan: { name: string }) => plan.name);
    expect(new Set(names).size).toBe(2);
    expect((await reader.call(cloudGetTypeList)).data[0].name).toContain('Lookout');
  });

  it('of another shopper are not found', async () => {
    const other = await store.shopper('second@pawlet.test');
    expect((await other.call(cloudGetTypeList)).data).toEqual([]);
    expect(await other.call(cloudGetInfo, { device_id: camera })).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
    const order_sn = await order(camera);
    for (const endpoint of [cloudOrderStatus, cloudOrderPay]) {
      const fields = { order_sn, paytype: 'wechat', method: 'wap' };
      expect(await other.call(endpoint, fields)).toMatchObject({ data: { reason: 'NOT_FOUND' } });
    }
    const fields = { commodity_id: 1, device_id: camera, agreed: 1 };
    expect(await other.call(cloudOrderCreate, fields)).toMatchObject({ data: { reason: 'NOT_FOUND' } });
  });

  it('are created for a paid camera, one per piece, and only once', async () => {
    const buyer = await store.shopper('second@pawlet.test');
    await placeAndSettle(buyer, 'PW-PUMP', 1);
    expect((await buyer.call(cloudGetTypeList)).data).toEqual([]);
    await placeAndSettle(buyer, 'WK-DOT-WH', 2);
    const devices = (await buyer.call(cloudGetTypeList)).data;
    expect(devices).toHaveLength(2);
    expect(devices[0]).toMatchObject({ model: 'WK-DOT-WH', expiretime: null });
    expect(devices[0].device_id).not.toBe(devices[1].device_id);
  });
});

it('get no invented serial number when a real provider is paid after an attempt in the sandbox', async () => {
  const buyer = await store.shopper('second@pawlet.test');
  const order_sn = await placeOrder(store, buyer, 'WK-DOT-WH', 1);
  await buyer.call(orderPay, { order_sn, paytype: 'wechat', method: 'wap' });
  const [played] = await store.db.select().from(payments).orderBy(desc(payments.id)).limit(1);
  if (!played) throw new Error('There is no attempt.');
  const { id: _, ...attempt } = played;
  const real = { ...attempt, paymentNo: 'REAL1', provider: 'alipay', paytype: 'alipay' };
  await store.db.insert(payments).values(real);
  const money = { transactionId: 'T-REAL1', amountMinor: real.amount, currency: real.currency };
  const before = await store.db.$count(cloudDevices);
  expect(await settle(store.db, 'REAL1', money, store.clock.now())).toBe('settled');
  expect(await store.db.$count(cloudDevices)).toBe(before);
});

async function placeAndSettle(buyer: TestClient, skuCode: string, quantity: number): Promise<void> {
  const order_sn = await placeOrder(store, buyer, skuCode, quantity);
  const url = String((await buyer.call(orderPay, { order_sn, paytype: 'wechat', method: 'wap' })).data);
  await press(url);
  await press(url);
  expect((await buyer.call(orderDetail, { order_sn })).data.paystate).toBe(1);
}

describe('agreement', () => {
  it.each([[{}], [{ agreed: 0 }], [{ agreed: '' }], [{ agreed: '2001-01-01' }], [{ agreed: false }]])(
    'is required: %j',
    async (consent) => {
      const version = (await shopper.call(pageIndex, { diyname: 'cloud' })).data.version;
      const fields = { commodity_id: 1, device_id: camera, ...consent };
      expect(await shopper.call(cloudOrderCreate, fields)).toMatchObject({
        code: 0,
        data: { reason: 'AGREEMENT_REQUIRED', diyname: 'cloud', version },
      });
    },
  );

  it('is stored with the purchase by its current version', async () => {
    const version = (await shopper.call(pageIndex, { diyname: 'cloud' })).data.version;
    const fields = { commodity_id: 1, device_id: camera, agreed: version };
    const { data } = await shopper.call(cloudOrderCreate, fields, {
      headers: { sup: 'partner-7', code: 'spring' },
    });
    const [row] = await store.db.select().from(cloudOrders).where(eq(cloudOrders.orderSn, data.order_sn));
    expect(row).toMatchObject({ agreedVersion: version, sup: 'partner-7', code: 'spring' });
  });
});

describe('purchase', () => {
  it('is paid through the same wallet, extends the storage and is in the history', async () => {
    const before = (await info(camera)).expiretime;
    const order_sn = await order(camera, 'year');
    expect(await status(order_sn)).toMatchObject({ paystate: 0, pay_status: 'NONE', endtime: null });
    const url = String((await pay(order_sn)).data);
    expect(url).toContain('/demo/wallet/');
    expect(await status(order_sn)).toMatchObject({ pay_status: 'PENDING' });
    await press(url);
    expect(await status(order_sn)).toMatchObject({
      paystate: 1,
      pay_status: 'SUCCESS',
      amount: '168.00',
      endtime: before + 365 * day,
    });
    expect((await info(camera)).expiretime).toBe(before + 365 * day);
    expect(await pay(order_sn)).toMatchObject({ data: { reason: 'ORDER_STATE', paystate: 1 } });
    const history = (await shopper.call(cloudOrderStatus, { num: 2 })).data;
    expect(history).toMatchObject({ per_page: 2, current_page: 1 });
    expect(history.total).toBeGreaterThan(2);
    expect(history.data[0]).toMatchObject({ order_sn, name: 'Annual plan' });
  });

  it('has its own numbers, unknown to product orders', async () => {
    const order_sn = await order(camera);
    expect(order_sn).toMatch(/^C\d{25}$/u);
    expect(await shopper.call(orderDetail, { order_sn })).toMatchObject({ data: { reason: 'NOT_FOUND' } });
    const skuCode = await placeOrder(store, shopper, 'PW-PUMP');
    expect(await shopper.call(cloudOrderStatus, { order_sn: skuCode })).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
  });

  it('starts now for a camera without storage', async () => {
    const order_sn = await order(empty);
    await press(String((await pay(order_sn)).data));
    expect((await info(empty)).expiretime).toBe(store.clock.now() + 30 * day);
  });

  it('can fail, be cancelled and be tried again like any payment', async () => {
    const order_sn = await order(camera);
    const url = String((await pay(order_sn)).data);
    await press(url, 'failure');
    expect(await status(order_sn)).toMatchObject({ pay_status: 'FAILED', paystate: 0 });
    expect((await pay(order_sn)).data).toBe(url);
    await press(url, 'cancel');
    expect(await status(order_sn)).toMatchObject({ pay_status: 'CANCELLED' });
  });

  it('cannot be started after its hour, but a late payment still counts', async () => {
    const order_sn = await order(camera);
    const url = String((await pay(order_sn)).data);
    store.clock.advance(3601);
    expect(await pay(order_sn)).toMatchObject({ data: { reason: 'ORDER_STATE' } });
    await press(url);
    expect(await status(order_sn)).toMatchObject({ paystate: 1 });
  });

  it('made twice with one key is one order', async () => {
    const fields = { commodity_id: 1, device_id: camera, agreed: 1 };
    const key = crypto.randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => shopper.call(cloudOrderCreate, fields, { key })),
    );
    expect(new Set(replies.map(({ data }) => data.order_sn)).size).toBe(1);
  });

  it('is refused to an outdated app', async () => {
    const order_sn = await order(camera);
    const fields = { order_sn, paytype: 'wechat', method: 'wap' };
    expect(await shopper.call(cloudOrderPay, fields, { headers: { 'app-version': '2.2.9' } })).toMatchObject({
      data: { reason: 'UPGRADE_REQUIRED', minimum: '2.3.0' },
    });
  });

  it('extends once per payment, and one after the other when several are paid at once', async () => {
    await store.db.update(cloudDevices).set({ expiretime: null }).where(eq(cloudDevices.deviceId, empty));
    const numbers = await Promise.all(Array.from({ length: 5 }, () => order(empty)));
    const settlements: (() => Promise<unknown>)[] = [];
    for (const order_sn of numbers) {
      await pay(order_sn);
      const [row] = await store.db
        .select({ paymentNo: payments.paymentNo, amount: payments.amount })
        .from(payments)
        .innerJoin(cloudOrders, eq(cloudOrders.id, payments.cloudOrderId))
        .where(eq(cloudOrders.orderSn, order_sn));
      if (!row) throw new Error('No payment');
      const transaction = {
        transactionId: `race-${order_sn}`,
        orderSn: order_sn,
        amountMinor: row.amount,
        currency: 'CNY',
      };
      const now = store.clock.now();
      for (let copy = 0; copy < 3; copy += 1)
        settlements.push(() => settle(store.db, row.paymentNo, transaction, now));
    }
    const outcomes = await Promise.all(settlements.map((run) => run()));
    expect(outcomes.filter((outcome) => outcome === 'settled')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(10);
    expect((await info(empty)).expiretime).toBe(store.clock.now() + 5 * 30 * day);
  });
});
