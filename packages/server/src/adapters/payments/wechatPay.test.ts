import { orderCancel, orderGetOrderPayStatus, orderPay } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder, setStock, loadSku } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { createTestClock } from '../../../test/store/testClock.ts';
import { startFakeWechat, type FakeWechat } from '../../../test/store/fakeWechat.ts';
import { refunds } from '../../db/schema/afterSales.ts';
import { payments } from '../../db/schema/payment.ts';
import { paymentJob } from '../../modules/payment/job.ts';
import { sendDueRefunds } from '../../modules/payment/refunds.ts';
import { createWechatPay } from './wechatPay.ts';
import { isTextSigned } from './wechatSignature.ts';

const clock = createTestClock();
const notifyPath = '/addons/shop/api.payment/notify/wechat';
const returnurl = `${testOrigin}/#/pages/order/resultPayment`;

let wechat: FakeWechat;
let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  wechat = await startFakeWechat(() => clock.now());
  const getOpenid = (code: string) => Promise.resolve(code === 'good' ? 'mini-openid' : null);
  store = await createTestStore({
    deps: { clock, payments: [createWechatPay(wechat.config, { clock, getOpenid })] },
  });
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 1000);
});
afterAll(async () => {
  await store.close();
  await wechat.close();
});

async function start(order_sn: string, more: Record<string, unknown> = {}) {
  return shopper.call(orderPay, { order_sn, paytype: 'wechat', method: 'wap', returnurl, ...more });
}

async function open() {
  const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
  const reply = await start(orderSn);
  const trade = [...wechat.trades.values()].find(({ attach }) => attach === orderSn);
  if (!trade) throw new Error(`No trade: ${JSON.stringify(reply)}`);
  return { orderSn, trade, url: String(reply.data) };
}

async function notify({ body, headers }: { body: string; headers: Record<string, string> }) {
  const reply = await store.app.request(`${testOrigin}${notifyPath}`, { method: 'POST', body, headers });
  return reply.status;
}

async function status(order_sn: string) {
  return (await shopper.call(orderGetOrderPayStatus, { order_sn })).data;
}

describe('starting a payment', () => {
  it('opens the wallet in the browser, with return address, amount and deadline', async () => {
    const { url, trade } = await open();
    expect(url).toBe(
      `https://wx.tenpay.test/pay?prepay_id=wx${trade.out_trade_no}&redirect_url=${encodeURIComponent(returnurl)}`,
    );
    const sent = JSON.parse(wechat.requests.findLast(({ path }) => path.endsWith('/h5'))?.body ?? '');
    expect(sent).toMatchObject({
      appid: 'wxweb',
      amount: { total: 6900, currency: 'CNY' },
      notify_url: `${testOrigin}${notifyPath}`,
      scene_info: { payer_client_ip: '192.0.2.1' },
    });
    expect(Date.parse(String(sent.time_expire)) / 1000).toBe(clock.now() + 3600);
  });

  it('needs an openid in WeChat’s browser: without one it returns plain bind', async () => {
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    expect(await start(orderSn, { method: 'mp' })).toMatchObject({ code: 0, data: 'bind' });
    const { data } = await start(orderSn, { method: 'mp', openid: 'openid-1' });
    expect(data).toMatchObject({ appId: 'wxweb', signType: 'RSA' });
    const text = `${data.appId}\n${data.timeStamp}\n${data.nonceStr}\n${data.package}\n`;
    expect(isTextSigned(text, data.paySign, wechat.config.privateKey)).toBe(true);
  });

  it('accepts an openid or a log-in code in the mini-program', async () => {
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    expect(await start(orderSn, { method: 'miniapp', logincode: 'bad' })).toMatchObject({ data: 'bind' });
    const { data } = await start(orderSn, { method: 'miniapp', logincode: 'good' });
    expect(data.appId).toBe('wxmini');
    const sent = JSON.parse(wechat.requests.at(-1)?.body ?? '');
    expect(sent.payer).toEqual({ openid: 'mini-openid' });
  });

  it('returns a signed text in the native app', async () => {
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    const fields = JSON.parse(String((await start(orderSn, { method: 'app' })).data));
    const text = `${fields.appid}\n${fields.timestamp}\n${fields.noncestr}\n${fields.prepayid}\n`;
    expect(fields).toMatchObject({ appid: 'wxnative', partnerid: '1900000001', package: 'Sign=WXPay' });
    expect(isTextSigned(text, fields.sign, wechat.config.privateKey)).toBe(true);
  });

  it('is refused with a message when the response is forged', async () => {
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    wechat.forgeAnswers(true);
    const reply = await start(orderSn);
    wechat.forgeAnswers(false);
    expect(reply).toMatchObject({ code: 0, data: { reason: 'NOT_CONFIGURED' } });
    expect(reply.msg).toContain('cannot be reached');
  });

  it('is offered in yuan only', async () => {
    const abroad = await store.shopper();
    abroad.country = 'USA';
    const order_sn = await placeOrder(store, abroad, 'PW-PUMP');
    await abroad.call(orderPay, { order_sn, paytype: 'wechat', method: 'wap' });
    expect([...wechat.trades.values()].some(({ attach }) => attach === order_sn)).toBe(false);
  });
});

describe('payment notification', () => {
  it('pays once, however often it is sent', async () => {
    const { orderSn, trade } = await open();
    trade.trade_state = 'SUCCESS';
    const news = wechat.notification(trade);
    expect(await Promise.all([notify(news), notify(news), notify(news)])).toEqual([200, 200, 200]);
    expect(await status(orderSn)).toMatchObject({ paystate: 1, pay_status: 'SUCCESS' });
  });

  it('is refused when forged, changed, stale, or from another merchant or amount', async () => {
    const { orderSn, trade } = await open();
    const paid = { ...trade, trade_state: 'SUCCESS' };
    const { body, headers } = wechat.notification(paid);
    const wrong: { body: string; headers: Record<string, string> }[] = [
      { body, headers: {} },
      { body: body.replace('e1', 'e2'), headers },
      { body, headers: { ...headers, 'wechatpay-signature': 'AAAA' } },
      { body, headers: { ...headers, 'wechatpay-serial': 'UNKNOWN' } },
      { body: '{', headers },
      wechat.notification(paid, { total: 0 }),
      wechat.notification(paid, { mchid: '1900000002' }),
      wechat.notification({ ...paid, attach: '1' }),
      wechat.notification({ ...paid, out_trade_no: '1' }),
    ];
    wechat.forgeAnswers(true);
    wrong.push(wechat.notification(paid));
    wechat.forgeAnswers(false);
    for (const news of wrong) expect(await notify(news)).toBe(400);
    clock.advance(301);
    expect(await notify({ body, headers })).toBe(400);
    expect(await status(orderSn)).toMatchObject({ paystate: 0, pay_status: 'PENDING' });
  });

  it('does not pay with the transaction of another order', async () => {
    const [first, second] = [await open(), await open()];
    for (const [{ trade }, expected] of [
      [first, 200],
      [second, 400],
    ] as const) {
      const news = wechat.notification({ ...trade, trade_state: 'SUCCESS' }, { transactionId: 'same' });
      expect(await notify(news)).toBe(expected);
    }
    expect(await status(second.orderSn)).toMatchObject({ paystate: 0 });
  });

  it('is surplus for a cancelled order', async () => {
    const { orderSn, trade } = await open();
    await shopper.call(orderCancel, { order_sn: orderSn });
    expect(await notify(wechat.notification({ ...trade, trade_state: 'SUCCESS' }))).toBe(200);
    const [row] = await store.db.select().from(payments).where(eq(payments.paymentNo, trade.out_trade_no));
    expect(row).toMatchObject({ isSurplus: true, status: 'SUCCESS' });
  });
});

it('accepts only a valid refund notification: not a forged or stale one, nor another amount or number', async () => {
  const { orderSn, trade } = await open();
  await shopper.call(orderCancel, { order_sn: orderSn });
  await notify(wechat.notification({ ...trade, trade_state: 'SUCCESS' }));
  const refundNo = `S${trade.out_trade_no}`;
  await sendDueRefunds(store.deps, clock.now());
  expect(wechat.refunds.get(refundNo)).toMatchObject({ notify_url: `${testOrigin}${notifyPath}` });
  const row = async () => (await store.db.select().from(refunds).where(eq(refunds.refundNo, refundNo)))[0];
  expect(await row()).toMatchObject({ state: 1, lastResult: 'pending' });
  const good = wechat.refundNotification(refundNo);
  const wrong = [
    { ...good, headers: {} },
    { ...good, body: good.body.replace('e2', 'e3') },
    wechat.refundNotification(refundNo, { refund: 1 }),
    wechat.refundNotification(refundNo, { paymentNo: '1' }),
    wechat.refundNotification('S1', { paymentNo: trade.out_trade_no, refund: 6900 }),
  ];
  wechat.forgeAnswers(true);
  wrong.push(wechat.refundNotification(refundNo));
  wechat.forgeAnswers(false);
  for (const news of wrong) expect(await notify(news)).toBe(400);
  expect(await row()).toMatchObject({ state: 1 });
  expect(await notify(wechat.refundNotification(refundNo, { status: 'ABNORMAL' }))).toBe(200);
  expect(await row()).toMatchObject({ state: 1, lastResult: 'refused' });
  expect(await Promise.all([notify(good), notify(good)])).toEqual([200, 200]);
  expect(await row()).toMatchObject({ state: 2, lastResult: 'done' });
  clock.advance(301);
  expect(await notify(good)).toBe(400);
});

describe('querying', () => {
  it('finds a payment without a notification', async () => {
    const { orderSn, trade } = await open();
    expect(await status(orderSn)).toMatchObject({ pay_status: 'PENDING' });
    trade.trade_state = 'SUCCESS';
    expect(await status(orderSn)).toMatchObject({ paystate: 1 });
  });

  it('accepts no forged response', async () => {
    const { orderSn, trade } = await open();
    trade.trade_state = 'SUCCESS';
    wechat.forgeAnswers(true);
    expect(await status(orderSn)).toMatchObject({ paystate: 0, pay_status: 'PENDING' });
    wechat.forgeAnswers(false);
  });

  it('works without a shopper too, and closes abandoned payments', async () => {
    const [paid, cancelled] = [await open(), await open()];
    paid.trade.trade_state = 'SUCCESS';
    await shopper.call(orderCancel, { order_sn: cancelled.orderSn });
    clock.advance(130);
    await Promise.all([paymentJob.run(store.deps, clock.now()), paymentJob.run(store.deps, clock.now())]);
    expect(await status(paid.orderSn)).toMatchObject({ paystate: 1 });
    expect(cancelled.trade.trade_state).toBe('CLOSED');
    const [row] = await store.db
      .select()
      .from(payments)
      .where(eq(payments.paymentNo, cancelled.trade.out_trade_no));
    expect(row).toMatchObject({ status: 'CANCELLED', transactionId: null });
    expect(store.errors).toHaveLength(1);
  });
});

it('refunds once per number', async () => {
  const provider = store.deps.payments[0];
  const request = {
    paymentNo: '1',
    refundNo: 'R1',
    amountMinor: 100,
    paidMinor: 6900,
    currency: 'CNY',
    reason: 'too big',
    notifyUrl: '',
  };
  expect(await provider?.refund(request, store.db)).toBe('PENDING');
  Object.assign(wechat.refunds.get('R1') ?? {}, { status: 'SUCCESS' });
  expect(await provider?.refund(request, store.db)).toBe('SUCCESS');
  const asked = wechat.requests.filter(({ body }) => body.includes('"out_refund_no":"R1"'));
  expect(asked).toHaveLength(1);
  expect(wechat.refunds.get('R1')).toMatchObject({ amount: { refund: 100, total: 6900, currency: 'CNY' } });
  await provider?.refund({ ...request, refundNo: 'R2', transactionId: 'wechat:421' }, store.db);
  expect(wechat.refunds.get('R1')).toMatchObject({ out_trade_no: '1' });
  expect(wechat.refunds.get('R2')).toMatchObject({ transaction_id: '421' });
  expect(wechat.refunds.get('R2')).not.toHaveProperty('out_trade_no');
});
