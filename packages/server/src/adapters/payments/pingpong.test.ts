import { orderCancel, orderGetOrderPayStatus, orderPay } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder, setStock, loadSku } from '../../../test/store/buying.ts';
import { type FakeService, startFakeService } from '../../../test/store/fakeService.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { createTestClock } from '../../../test/store/testClock.ts';
import { refunds } from '../../db/schema/afterSales.ts';
import { payments } from '../../db/schema/payment.ts';
import { sendDueRefunds } from '../../modules/payment/refunds.ts';
import type { PaymentProvider } from '../../ports/payment.ts';
import { createPingpong, type PingpongConfig, signPingpong } from './pingpong.ts';

const clock = createTestClock();
const account = { clientId: 'client1', accId: 'client1001', salt: 'salt-of-the-shop' };
const notifyPath = '/addons/shop/api.payment/notify/pingpong';
const returnurl = `${testOrigin}/#/pages/order/pingpong`;

interface Trade {
  status: string;
  readonly merchantTransactionId: string;
  readonly amount: string;
  readonly currency: string;
  readonly remark?: string;
}

let pingpong: FakeService;
let provider: PaymentProvider;
let store: TestStore;
let shopper: TestClient;
let answerSalt = account.salt;
const trades = new Map<string, Trade>();

function message(content: unknown, { salt = answerSalt, ...more }: Partial<PingpongConfig> = {}): string {
  const { clientId, accId } = { ...account, ...more };
  const fields = { clientId, accId, signType: 'SHA256', code: '000000', bizContent: JSON.stringify(content) };
  return JSON.stringify({ ...fields, sign: signPingpong(fields, salt) });
}

const transaction = (trade: Trade) => ({
  ...trade,
  transactionId: `P${trade.merchantTransactionId}`,
  transactionTime: String(clock.nowMs()),
});

beforeAll(async () => {
  pingpong = await startFakeService(({ path, body }) => {
    const fields = JSON.parse(body) as Record<string, string>;
    if (fields['sign'] !== signPingpong(fields, account.salt)) return { status: 403, body: '{}' };
    const content = JSON.parse(fields['bizContent'] ?? '') as Trade;
    const number = content.merchantTransactionId;
    if (path === '/v4/payment/prePay') {
      trades.set(number, { ...content, status: 'PENDING' });
      return { body: message({ ...content, paymentUrl: `https://checkout.pingpong.test/${number}` }) };
    }
    const trade = trades.get(number);
    if (!trade) return { body: message(null) };
    if (path === '/v4/payment/refund') return { body: message({ ...content, status: 'PROCESSING' }) };
    return { body: message(transaction(trade)) };
  });
  provider = createPingpong({ ...account, origin: pingpong.origin }, { clock });
  store = await createTestStore({ deps: { clock, payments: [provider] } });
  shopper = await store.shopper();
  shopper.country = 'FRA';
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 1000);
});
afterAll(async () => {
  await store.close();
  await pingpong.close();
});

async function open() {
  const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
  const fields = { order_sn: orderSn, paytype: 'pingpong', method: 'wap', returnurl };
  const url = String((await shopper.call(orderPay, fields)).data);
  const trade = trades.get(url.split('/').at(-1) ?? '');
  if (!trade) throw new Error(`No trade: ${url}`);
  return { orderSn, trade };
}

async function notify(body: string): Promise<number> {
  return (await store.app.request(`${testOrigin}${notifyPath}`, { method: 'POST', body })).status;
}

async function status(order_sn: string) {
  return (await shopper.call(orderGetOrderPayStatus, { order_sn })).data;
}

it("opens the hosted page in the shopper's currency and language", async () => {
  const { trade, orderSn } = await open();
  expect(trade).toMatchObject({
    currency: 'EUR',
    captureDelayHours: '0',
    notificationUrl: `${testOrigin}${notifyPath}`,
    payResultUrl: returnurl,
    language: 'en',
    remark: orderSn,
  });
  expect((await status(orderSn)).saleamount).toBe(trade.amount);
});

describe('payment notification', () => {
  it('pays once, however often it is sent', async () => {
    const { orderSn, trade } = await open();
    const news = message(transaction({ ...trade, status: 'SUCCESS' }));
    expect(await Promise.all([notify(news), notify(news), notify(news)])).toEqual([200, 200, 200]);
    expect(await status(orderSn)).toMatchObject({ paystate: 1, pay_status: 'SUCCESS' });
  });

  it('is refused when forged, changed, or from another store, amount, currency or payment', async () => {
    const { orderSn, trade } = await open();
    const paid = transaction({ ...trade, status: 'SUCCESS' });
    const wrong = [
      '',
      '[]',
      JSON.stringify({ ...account, signType: 'SHA256', bizContent: JSON.stringify(paid) }),
      message(paid, { salt: 'salt-of-a-stranger' }),
      message(paid, { accId: 'client1002' }),
      message(paid).replace('SUCCESS', 'SUCCESS '),
      message(paid).replace('SHA256', 'MD5'),
      message({ ...paid, amount: '0.00' }),
      message({ ...paid, amount: 'all' }),
      message({ ...paid, merchantTransactionId: '1' }),
      message({ ...paid, transactionTime: String(clock.nowMs() - 8 * 24 * 3600 * 1000) }),
      message({ ...paid, transactionTime: String(clock.now() + 3600) }),
      message({ ...paid, transactionTime: 'now' }),
      message({ ...trade, status: 'SUCCESS', transactionId: 'P1' }),
    ];
    for (const body of wrong) await notify(body);
    expect(await status(orderSn)).toMatchObject({ paystate: 0, pay_status: 'PENDING' });
    const isKnownButUnclear = wrong[8];
    for (const body of wrong.filter((one) => one !== isKnownButUnclear)) expect(await notify(body)).toBe(400);
  });

  it.each([
    ['amount', { amount: '0.01' }],
    ['currency', { currency: 'JPY' }],
  ])('is booked as surplus with another %s, and the order can still be paid', async (_, change) => {
    const { orderSn, trade } = await open();
    expect(await notify(message(transaction({ ...trade, status: 'SUCCESS', ...change })))).toBe(200);
    expect(await status(orderSn)).toMatchObject({ paystate: 0, pay_status: 'NONE' });
    const [refund] = await store.db
      .select()
      .from(refunds)
      .where(eq(refunds.refundNo, `S${trade.merchantTransactionId}`));
    const currency = 'currency' in change ? change.currency : 'EUR';
    expect(refund).toMatchObject({ cause: 'surplus', currency, state: 0 });
    const fields = { order_sn: orderSn, paytype: 'pingpong', method: 'wap', returnurl };
    const url = String((await shopper.call(orderPay, fields)).data);
    const again = trades.get(url.split('/').at(-1) ?? '');
    if (!again) throw new Error('no second attempt');
    expect(again.merchantTransactionId).not.toBe(trade.merchantTransactionId);
    expect(await notify(message(transaction({ ...again, status: 'SUCCESS' })))).toBe(200);
    expect(await status(orderSn)).toMatchObject({ paystate: 1 });
  });

  it('is surplus when it arrives late for a cancelled order', async () => {
    const { orderSn, trade } = await open();
    await shopper.call(orderCancel, { order_sn: orderSn });
    expect(await notify(message(transaction({ ...trade, status: 'SUCCESS' })))).toBe(200);
    const rows = await store.db.select().from(payments);
    const row = rows.find(({ paymentNo }) => paymentNo === trade.merchantTransactionId);
    expect(row).toMatchObject({ isSurplus: true });
  });
});

it('queries the state of a payment, and refuses a response without a signature', async () => {
  const { orderSn, trade } = await open();
  trade.status = 'FAILED';
  answerSalt = 'salt-of-a-stranger';
  expect(await status(orderSn)).toMatchObject({ pay_status: 'PENDING' });
  answerSalt = account.salt;
  expect(await status(orderSn)).toMatchObject({ pay_status: 'FAILED', paystate: 0 });
  await shopper.call(orderPay, { order_sn: orderSn, paytype: 'pingpong', method: 'wap', returnurl });
  Object.assign(trades.get(trade.merchantTransactionId) ?? {}, { status: 'SUCCESS' });
  expect(await status(orderSn)).toMatchObject({ pay_status: 'SUCCESS', paystate: 1 });
});

it('accepts only a valid refund notification: not a forged, changed or old one, nor another amount or number', async () => {
  const { orderSn, trade } = await open();
  await shopper.call(orderCancel, { order_sn: orderSn });
  await notify(message(transaction({ ...trade, status: 'SUCCESS' })));
  const refundNo = `S${trade.merchantTransactionId}`;
  await sendDueRefunds(store.deps, clock.now());
  const row = async () => (await store.db.select().from(refunds).where(eq(refunds.refundNo, refundNo)))[0];
  expect(await row()).toMatchObject({ state: 1, lastResult: 'pending' });
  const asked = JSON.parse(pingpong.requests.findLast(({ path }) => path.endsWith('/refund'))?.body ?? '');
  expect(JSON.parse(asked.bizContent)).toMatchObject({
    merchantRefundId: refundNo,
    notificationUrl: `${testOrigin}${notifyPath}`,
  });
  const { merchantTransactionId, amount, currency } = trade;
  const news = {
    merchantTransactionId,
    merchantRefundId: refundNo,
    amount,
    currency,
    status: 'SUCCESS',
    refundTime: String(clock.nowMs() - 1000),
    refundEndingTime: String(clock.nowMs()),
  };
  const wrong = [
    message(news, { salt: 'salt-of-a-stranger' }),
    message(news).replace('SUCCESS', 'FAILED'),
    message({ ...news, amount: '0.01' }),
    message({ ...news, currency: 'JPY' }),
    message({ ...news, merchantRefundId: 'S1' }),
    message({ ...news, merchantTransactionId: '1' }),
    message({ ...news, refundEndingTime: String(clock.nowMs() - 8 * 24 * 3600 * 1000) }),
  ];
  for (const body of wrong) expect(await notify(body)).toBe(400);
  expect(await row()).toMatchObject({ state: 1 });
  expect(await notify(message({ ...news, status: 'FAILED' }))).toBe(200);
  expect(await row()).toMatchObject({ state: 1, lastResult: 'refused', dueAt: clock.now() + 6 * 3600 });
  expect(await Promise.all([notify(message(news)), notify(message(news))])).toEqual([200, 200]);
  expect(await row()).toMatchObject({ state: 2, lastResult: 'done' });
  // A late notification of a completed refund changes nothing.
  expect(await notify(message({ ...news, status: 'FAILED' }))).toBe(200);
  expect(await row()).toMatchObject({ state: 2 });
});

it('starts a refund and reports it as pending', async () => {
  const { trade } = await open();
  const request = {
    paymentNo: trade.merchantTransactionId,
    refundNo: 'R1',
    amountMinor: 100,
    paidMinor: 1000,
    currency: 'EUR',
    reason: 'x',
    notifyUrl: '',
  };
  expect(await provider.refund(request, store.db)).toBe('PENDING');
});
