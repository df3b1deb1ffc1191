import { orderGetOrderPayStatus, orderPay } from '@pawlet/core/contract';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { abandonPayments } from '../../../test/store/abandonedPayments.ts';
import { createTestStore, testOrigin, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder, setStock, loadSku } from '../../../test/store/buying.ts';
import { reportSecurityFigure } from '../../../test/store/securityFigure.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { orders } from '../../db/schema/order.ts';
import { payments } from '../../db/schema/payment.ts';
import { type PaymentProvider, ProviderError, type ProviderState } from '../../ports/payment.ts';
import { paymentJob, queriesAtOnce } from './job.ts';
import { graceSeconds } from './openAttempts.ts';

let store: TestStore;
let shopper: TestClient;
let asked: string[];
let closed: string[];
let busy: number;
let maxBusy: number;
const states = new Map<string, ProviderState>();
/** The second provider's result of a query for an attempt. */
let second: (paymentNo: string) => Promise<ProviderState>;

/** Seconds that the first provider takes per query; the job limits how many run at once. */
const questionSeconds = 0.4;

const refusals = {
  start: () => Promise.resolve({ kind: 'url', url: 'https://wallet.test/' } as const),
  refund: () => Promise.resolve('SUCCESS' as const),
  verify: () => Promise.resolve(null),
};

const first: PaymentProvider = {
  ...refusals,
  id: 'first',
  paytypes: ['alipay'],
  async query(paymentNo) {
    asked.push(paymentNo);
    busy += 1;
    maxBusy = Math.max(maxBusy, busy);
    await Promise.resolve();
    busy -= 1;
    store.clock.advance(questionSeconds / queriesAtOnce);
    return states.get(paymentNo) ?? { status: 'PENDING' };
  },
  close(paymentNo) {
    closed.push(paymentNo);
    return Promise.resolve();
  },
};

/** One that cannot close a payment. */
const other: PaymentProvider = {
  ...refusals,
  id: 'second',
  paytypes: ['wechat'],
  query: (paymentNo) => second(paymentNo),
};

beforeEach(async () => {
  asked = [];
  closed = [];
  busy = 0;
  maxBusy = 0;
  states.clear();
  second = () => Promise.resolve({ status: 'PENDING' });
  store = await createTestStore({ deps: { payments: [other, first] } });
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 1000);
});
afterEach(() => store.close());

/** Runs the job as often as its timer would in this many seconds of shop time. */
async function runFor(seconds: number, isDone: () => Promise<boolean> = () => Promise.resolve(false)) {
  const start = store.clock.nowMs();
  const end = start + seconds * 1000;
  let tick = start;
  while (tick < end) {
    tick += paymentJob.everySeconds * 1000;
    // A tick during the previous run is skipped, as by the job runner.
    if (store.clock.nowMs() > tick) continue;
    store.clock.advance((tick - store.clock.nowMs()) / 1000);
    await paymentJob.run(store.deps, store.clock.now());
    if (await isDone()) break;
  }
  return (store.clock.nowMs() - start) / 1000;
}

async function startPaying(paytype = 'alipay') {
  const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
  const returnurl = `${testOrigin}/#/pages/order/resultPayment`;
  expect(
    await shopper.call(orderPay, { order_sn: orderSn, paytype, method: 'wap', returnurl }),
  ).toMatchObject({
    code: 1,
  });
  return { orderSn, ...(await loadAttempt(orderSn, paytype)) };
}

async function loadAttempt(orderSn: string, paytype = 'alipay') {
  const [row] = await store.db
    .select({ paymentNo: payments.paymentNo, status: payments.status, amount: payments.amount })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.orderSn, orderSn), eq(payments.paytype, paytype)));
  if (!row) throw new Error('no attempt');
  return row;
}

function pay(paymentNo: string, orderSn: string, amountMinor: number): void {
  const transactionId = `first:${orderSn}`;
  states.set(paymentNo, { status: 'SUCCESS', transactionId, orderSn, amountMinor, currency: 'CNY' });
}

const isPaid = async (orderSn: string) =>
  (await store.db.$count(orders, and(eq(orders.orderSn, orderSn), eq(orders.paystate, 'paid')))) === 1;

const isFull = process.env['PAWLET_FULL'] === '1';
const placesOfMoney = isFull
  ? (['newest', 'oldest', 'failed', 'asked'] as const)
  : (['newest', 'failed'] as const);

describe('payment without a notification', () => {
  it.each(placesOfMoney)(
    'is found among 300 abandoned attempts and beside a failing provider: on the %s one',
    { timeout: 60_000 },
    async (place) => {
      const model = await startPaying();
      const abandoned = { orderSn: model.orderSn, since: 3000, provider: 'first', paytype: 'alipay' };
      const pending = await abandonPayments(store, { ...abandoned, size: 200, status: 'PENDING' });
      const failed = await abandonPayments(store, { ...abandoned, size: 100, status: 'FAILED' });
      await abandonPayments(store, {
        ...abandoned,
        size: 100,
        status: 'PENDING',
        provider: 'second',
        paytype: 'wechat',
      });
      second = () => Promise.reject(new ProviderError('away'));
      if (place === 'asked') await runFor(300);
      const paymentNo =
        { newest: model.paymentNo, oldest: pending[0], failed: failed[50], asked: pending[150] }[place] ?? '';
      const orderSn = place === 'newest' ? model.orderSn : paymentNo.slice(1);
      pay(paymentNo, orderSn, model.amount);
      const seconds = await runFor(300, () => isPaid(orderSn));
      expect(await isPaid(orderSn)).toBe(true);
      expect(seconds).toBeLessThanOrEqual(120);
      expect(maxBusy).toBeLessThanOrEqual(queriesAtOnce);
      reportSecurityFigure(
        28,
        `money without a notification on the ${place} of 301 attempts, another provider failing: settled after ${Math.round(seconds)} s`,
      );
    },
  );

  it('is found on an attempt that the provider reported as failed, when the shopper looks', async () => {
    const { orderSn, paymentNo, amount } = await startPaying();
    states.set(paymentNo, { status: 'FAILED' });
    const status = async () => (await shopper.call(orderGetOrderPayStatus, { order_sn: orderSn })).data;
    expect(await status()).toMatchObject({ pay_status: 'FAILED' });
    pay(paymentNo, orderSn, amount);
    expect(await status()).toMatchObject({ pay_status: 'SUCCESS', paystate: 1 });
  });

  it('is not missed when another attempt cannot be recorded', async () => {
    const broken = await startPaying('wechat');
    const { orderSn, paymentNo, amount } = await startPaying('wechat');
    second = () => Promise.reject(new TypeError('no such field'));
    await runFor(60);
    expect((store.errors as unknown[]).splice(0).length).toBeGreaterThan(0);
    const state = {
      status: 'SUCCESS',
      transactionId: 'second:1',
      orderSn,
      amountMinor: amount,
      currency: 'CNY',
    } as const;
    second = (asking) =>
      asking === broken.paymentNo ? Promise.reject(new TypeError('no such field')) : Promise.resolve(state);
    await runFor(60);
    expect((store.errors as unknown[]).splice(0).length).toBeGreaterThan(0);
    expect(await isPaid(orderSn)).toBe(true);
    expect((await loadAttempt(broken.orderSn, 'wechat')).status).toBe('PENDING');
    expect(paymentNo).not.toBe(broken.paymentNo);
  });
});

describe('attempt', () => {
  it('that failed does not hide a newer one from the shopper, however often it is queried', async () => {
    const { orderSn, paymentNo } = await startPaying();
    states.set(paymentNo, { status: 'FAILED' });
    await runFor(60);
    store.clock.advance(1);
    const returnurl = `${testOrigin}/#/pages/order/resultPayment`;
    await shopper.call(orderPay, { order_sn: orderSn, paytype: 'wechat', method: 'wap', returnurl });
    await runFor(200);
    expect(asked.filter((one) => one === paymentNo).length).toBeGreaterThan(3);
    const { data } = await shopper.call(orderGetOrderPayStatus, { order_sn: orderSn });
    expect(data.pay_status).toBe('PENDING');
  });

  it('is closed at the provider once its order is no longer payable, failed ones too', async () => {
    const one = await startPaying();
    const two = await startPaying();
    states.set(two.paymentNo, { status: 'FAILED' });
    await runFor(120);
    store.clock.advance(3600);
    await runFor(120);
    expect(closed.toSorted()).toEqual([one.paymentNo, two.paymentNo].toSorted());
    expect((await loadAttempt(one.orderSn)).status).toBe('CANCELLED');
    expect((await loadAttempt(two.orderSn)).status).toBe('CANCELLED');
    const questions = asked.length;
    await runFor(600);
    expect(asked).toHaveLength(questions);
  });

  it('that cannot be closed is queried less often after its deadline, and not after the grace period', async () => {
    let questions = 0;
    second = () => {
      questions += 1;
      return Promise.resolve({ status: 'PENDING' });
    };
    const { orderSn } = await startPaying('wechat');
    await runFor(3600);
    const inTime = questions;
    expect(inTime).toBeGreaterThan(50);
    await runFor(3600);
    expect(questions - inTime).toBeGreaterThanOrEqual(6);
    expect(questions - inTime).toBeLessThanOrEqual(8);
    store.clock.advance(graceSeconds);
    const before = questions;
    await runFor(60);
    expect(questions).toBe(before);
    expect((await loadAttempt(orderSn, 'wechat')).status).toBe('CANCELLED');
  });

  it('of a removed provider ends with the grace period', async () => {
    const { orderSn } = await startPaying();
    await store.db.update(payments).set({ provider: 'gone' }).where(isNotNull(payments.id));
    await runFor(60);
    expect((await loadAttempt(orderSn)).status).toBe('PENDING');
    store.clock.advance(3600 + graceSeconds);
    await runFor(60);
    expect((await loadAttempt(orderSn)).status).toBe('CANCELLED');
  });

  it('is queried by one of several nodes', async () => {
    const numbers: string[] = [];
    for (let index = 0; index < 3; index += 1) numbers.push((await startPaying()).paymentNo);
    store.clock.advance(50);
    const now = store.clock.now();
    await Promise.all([paymentJob.run(store.deps, now), paymentJob.run(store.deps, now)]);
    expect(asked.toSorted()).toEqual(numbers.toSorted());
    const checked = await store.db.$count(
      payments,
      and(inArray(payments.paymentNo, numbers), sql`${payments.checktime} = ${now}`),
    );
    expect(checked).toBe(3);
  });
});
