import { orderCancel, orderGetOrderPayStatus, orderPay } from '@pawlet/core/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeAlipay, beijing, startFakeAlipay } from '../../../test/store/fakeAlipay.ts';
import { createTestStore, testOrigin, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder, setStock, loadSku } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { createTestClock } from '../../../test/store/testClock.ts';
import { refunds } from '../../db/schema/afterSales.ts';
import { payments } from '../../db/schema/payment.ts';
import { paymentJob } from '../../modules/payment/job.ts';
import { sendDueRefunds } from '../../modules/payment/refunds.ts';
import { type PaymentProvider, ProviderError } from '../../ports/payment.ts';
import { createAlipay } from './alipay.ts';

const notifyPath = '/addons/shop/api.payment/notify/alipay';
const returnurl = `${testOrigin}/#/pages/order/resultPayment`;

const clock = createTestClock();

let alipay: FakeAlipay;
let provider: PaymentProvider;
let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  alipay = await startFakeAlipay(() => clock.now());
  provider = createAlipay(alipay.config, { clock });
  store = await createTestStore({ deps: { clock, payments: [provider] } });
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 1000);
});
afterAll(async () => {
  await store.close();
  await alipay.close();
});

async function open(method = 'wap') {
  const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
  const fields = { order_sn: orderSn, paytype: 'alipay', method, returnurl };
  const text = String((await shopper.call(orderPay, fields)).data);
  const [row] = await store.db.select().from(payments).orderBy(desc(payments.id)).limit(1);
  const paymentNo = row?.paymentNo ?? '';
  return { orderSn, text, paymentNo };
}

/** The shopper logs in to the wallet: from here on the trade exists there. */
function enter(paymentNo: string, trade_status = 'WAIT_BUYER_PAY'): void {
  alipay.trades.set(paymentNo, { out_trade_no: paymentNo, trade_status, total_amount: '69.00' });
}

const paid = (paymentNo: string) => ({
  out_trade_no: paymentNo,
  trade_no: `2026${paymentNo}`,
  trade_status: 'TRADE_SUCCESS',
  total_amount: '69.00',
});

async function notify(body: string): Promise<number> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await store.app.request(`${testOrigin}${notifyPath}`, { method: 'POST', body, headers })).status;
}

async function status(order_sn: string) {
  return (await shopper.call(orderGetOrderPayStatus, { order_sn })).data;
}

describe('starting a payment', () => {
  it('returns a signed page of the gateway in the browser', async () => {
    const { text, paymentNo } = await open();
    const url = new URL(text);
    expect(`${url.origin}${url.pathname}`).toBe(alipay.config.gateway);
    expect(alipay.isSignedByApp(url.searchParams)).toBe(true);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      method: 'alipay.trade.wap.pay',
      notify_url: `${testOrigin}${notifyPath}`,
      return_url: returnurl,
    });
    expect(JSON.parse(url.searchParams.get('biz_content') ?? '')).toMatchObject({
      out_trade_no: paymentNo,
      total_amount: '69.00',
      product_code: 'QUICK_WAP_WAY',
      time_expire: '2026-11-20 13:00:00',
    });
  });

  it('returns a signed text in the native app, and is refused in WeChat’s browser', async () => {
    const parameters = new URLSearchParams((await open('app')).text);
    expect(parameters.get('method')).toBe('alipay.trade.app.pay');
    expect(alipay.isSignedByApp(parameters)).toBe(true);
    const order_sn = await placeOrder(store, shopper, 'PW-PUMP');
    expect(await shopper.call(orderPay, { order_sn, paytype: 'alipay', method: 'mp' })).toMatchObject({
      data: { reason: 'NOT_CONFIGURED' },
    });
  });
});

describe('payment notification', () => {
  it('pays once, however often it is sent', async () => {
    const { orderSn, paymentNo } = await open();
    const news = alipay.notification(paid(paymentNo));
    expect(await Promise.all([notify(news), notify(news), notify(news)])).toEqual([200, 200, 200]);
    expect(await status(orderSn)).toMatchObject({ paystate: 1, pay_status: 'SUCCESS' });
  });

  it('is refused when forged, changed, or from another app, amount, payment or transaction', async () => {
    const [earlier, { orderSn, paymentNo }] = [await open(), await open()];
    await notify(alipay.notification(paid(earlier.paymentNo)));
    const good = paid(paymentNo);
    const wrong = [
      '',
      '{',
      new URLSearchParams(good).toString(),
      alipay.notification(good, true),
      alipay.notification(good).replace('69.00', '0.01'),
      alipay.notification(good).replace(/sign=[^&]+/u, 'sign=%25%25'),
      alipay.notification(good).replace('RSA2', 'RSA'),
      alipay.notification({ ...good, app_id: '2021000000000002' }),
      alipay.notification({ ...good, total_amount: '0.00' }),
      alipay.notification({ ...good, total_amount: '69.001' }),
      alipay.notification({ ...good, out_trade_no: '1' }),
      alipay.notification({ ...good, trade_no: `2026${earlier.paymentNo}` }),
    ];
    for (const body of wrong) await notify(body);
    expect(await status(orderSn)).toMatchObject({ paystate: 0 });
    expect(await Promise.all(wrong.slice(0, 8).map((body) => notify(body)))).toEqual(
      Array.from({ length: 8 }, () => 400),
    );
  });

  it('is surplus when it arrives late for a cancelled order', async () => {
    const { orderSn, paymentNo } = await open();
    await shopper.call(orderCancel, { order_sn: orderSn });
    store.clock.advance(4000);
    expect(await notify(alipay.notification(paid(paymentNo)))).toBe(200);
    const rows = await store.db.select().from(payments);
    expect(rows.find((row) => row.paymentNo === paymentNo)).toMatchObject({ isSurplus: true });
  });
});

describe('age of a notification', () => {
  it.each([
    ['of this moment', 0, 200],
    ['repeated a day later', -25 * 3600, 200],
    ['from a clock that is five minutes fast', 300, 200],
    ['of three days ago', -72 * 3600, 400],
    ['of tomorrow', 24 * 3600, 400],
  ])('%s', async (_, seconds, code) => {
    const { orderSn, paymentNo } = await open();
    const notify_time = beijing(clock.now() + seconds);
    expect(await notify(alipay.notification({ ...paid(paymentNo), notify_time }))).toBe(code);
    expect(await status(orderSn)).toMatchObject({ paystate: code === 200 ? 1 : 0 });
  });

  it('must be provided', async () => {
    const { paymentNo } = await open();
    for (const notify_time of ['', 'yesterday', '2026-13-45 99:00:00'])
      expect(await notify(alipay.notification({ ...paid(paymentNo), notify_time }))).toBe(400);
  });
});

describe('refund', () => {
  async function surplus() {
    const { orderSn, paymentNo } = await open();
    await shopper.call(orderCancel, { order_sn: orderSn });
    await notify(alipay.notification(paid(paymentNo)));
    return { paymentNo, refundNo: `S${paymentNo}` };
  }
  const toState = async (refundNo: string) =>
    (await store.db.select().from(refunds).where(eq(refunds.refundNo, refundNo)))[0]?.state;
  const news = (paymentNo: string, more: Record<string, string> = {}) => ({
    ...paid(paymentNo),
    trade_status: 'TRADE_CLOSED',
    gmt_refund: beijing(clock.now()),
    out_biz_no: `S${paymentNo}`,
    refund_fee: '69.00',
    ...more,
  });

  it('is requested automatically for surplus money, and only once', async () => {
    const { paymentNo, refundNo } = await surplus();
    enter(paymentNo, 'TRADE_SUCCESS');
    await Promise.all([sendDueRefunds(store.deps, clock.now()), sendDueRefunds(store.deps, clock.now())]);
    expect(await toState(refundNo)).toBe(2);
    const asked = alipay.requests.filter(({ path, body }) => `${path}${body}`.includes(refundNo));
    expect(asked).toHaveLength(1);
    expect(await notify(alipay.notification(news(paymentNo)))).toBe(200);
  });

  it('is accepted only from a valid notification: not a forged, changed or old one, nor another amount or number', async () => {
    const { paymentNo, refundNo } = await surplus();
    const other = await surplus();
    const wrong = [
      alipay.notification(news(paymentNo), true),
      alipay.notification(news(paymentNo)).replace('TRADE_CLOSED', 'TRADE_SUCCESS'),
      alipay.notification(news(paymentNo, { notify_time: beijing(clock.now() - 72 * 3600) })),
      alipay.notification(news(paymentNo, { refund_fee: '68.99' })),
      alipay.notification(news(paymentNo, { refund_fee: '69.01' })),
      alipay.notification(news(paymentNo, { refund_fee: 'all' })),
      alipay.notification(news(paymentNo, { out_biz_no: 'S1' })),
      alipay.notification(news(paymentNo, { out_biz_no: other.refundNo })),
    ];
    for (const body of wrong) expect(await notify(body)).toBe(400);
    expect(await toState(refundNo)).toBe(0);
    const good = alipay.notification(news(paymentNo));
    expect(await Promise.all([notify(good), notify(good)])).toEqual([200, 200]);
    expect([await toState(refundNo), await toState(other.refundNo)]).toEqual([2, 0]);
    const before = alipay.requests.length;
    await sendDueRefunds(store.deps, clock.now());
    expect(alipay.requests.slice(before).some(({ path }) => path.includes(refundNo))).toBe(false);
  });
});

describe('querying', () => {
  it('waits for a trade that the wallet does not know yet, then finds it paid', async () => {
    const { orderSn, paymentNo } = await open();
    expect(await status(orderSn)).toMatchObject({ pay_status: 'PENDING' });
    enter(paymentNo);
    expect(await status(orderSn)).toMatchObject({ pay_status: 'PENDING' });
    enter(paymentNo, 'TRADE_SUCCESS');
    alipay.forgeAnswers(true);
    expect(await status(orderSn)).toMatchObject({ pay_status: 'PENDING' });
    alipay.forgeAnswers(false);
    expect(await status(orderSn)).toMatchObject({ pay_status: 'SUCCESS' });
  });

  it('closes abandoned payments', async () => {
    const { orderSn, paymentNo } = await open();
    enter(paymentNo);
    await shopper.call(orderCancel, { order_sn: orderSn });
    store.clock.advance(130);
    await paymentJob.run(store.deps, store.clock.now());
    expect(alipay.trades.get(paymentNo)?.trade_status).toBe('TRADE_CLOSED');
  });
});

it('refunds once per number', async () => {
  enter('77', 'TRADE_SUCCESS');
  const request = {
    paymentNo: '77',
    refundNo: 'R1',
    amountMinor: 1000,
    paidMinor: 6900,
    currency: 'CNY',
    reason: 'x',
    notifyUrl: '',
  };
  expect(await provider.refund(request, store.db)).toBe('SUCCESS');
  expect(await provider.refund(request, store.db)).toBe('SUCCESS');
  expect(await provider.refund({ ...request, refundNo: 'R2', amountMinor: 7000 }, store.db)).toBe('FAILED');
  const named = { ...request, refundNo: 'R3', transactionId: 'alipay:202677' };
  expect(await provider.refund(named, store.db)).toBe('SUCCESS');
  const asked = alipay.requests.map(({ path, body }) => decodeURIComponent(`${path}${body}`));
  expect(asked.find((text) => text.includes('"R3"'))).toContain('"trade_no":"202677"');
  alipay.forgeAnswers(true);
  await expect(provider.refund(request, store.db)).rejects.toThrow(ProviderError);
  alipay.forgeAnswers(false);
});
