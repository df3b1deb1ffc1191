import {
  cloudGetInfo,
  cloudOrderCreate,
  cloudOrderPay,
  commonInit,
  orderCancel,
  orderDetail,
  orderGetOrderPayStatus,
  orderPay,
  pingPongOrderQuery,
} from '@pawlet/core/contract';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../../test/createTestStore.ts';
import { order, placeOrder, putIntoCart, setStock, loadSku } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { createApp } from '../../createApp.ts';
import type { Database } from '../../db/database.ts';
import { refunds } from '../../db/schema/afterSales.ts';
import { discountCodes, freightRules } from '../../db/schema/discount.ts';
import { orders } from '../../db/schema/order.ts';
import { payments, walletPayments } from '../../db/schema/payment.ts';
import { languages } from '../../i18n/language.ts';
import type { StoreApp } from '../../http/appDeps.ts';
import type { PaymentProvider, RefundRequest } from '../../ports/payment.ts';
import { walletJob } from './job.ts';
import { operate } from '../../../test/store/operator.ts';
import { sendDueRefunds } from './refunds.ts';
import { createSandboxProvider, signNotification } from './sandboxProvider.ts';
import { settle } from './settle.ts';
import { walletPage } from './walletPage.ts';

let store: TestStore;
let shopper: TestClient;
const notifyPath = '/addons/shop/api.payment/notify/sandbox';
const returnurl = `${testOrigin}/#/pages/order/resultPayment?order_sn=1`;

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 1000);
});
afterAll(() => store.close());

async function start(orderSn: string, more: Record<string, unknown> = {}) {
  return shopper.call(orderPay, { order_sn: orderSn, paytype: 'wechat', method: 'wap', returnurl, ...more });
}

async function openWallet(): Promise<{ orderSn: string; url: string; id: string }> {
  const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
  const url = String((await start(orderSn)).data);
  return { orderSn, url, id: url.split('/').at(-1) ?? '' };
}

async function press(url: string, result: string): Promise<Response> {
  return store.app.request(url, {
    method: 'POST',
    body: new URLSearchParams({ result }),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
  });
}

async function status(orderSn: string) {
  return (await shopper.call(orderGetOrderPayStatus, { order_sn: orderSn })).data;
}

async function notify(body: string, headers: Headers | Record<string, string>): Promise<number> {
  return (await store.app.request(`${testOrigin}${notifyPath}`, { method: 'POST', body, headers })).status;
}

async function loadBook(id: string) {
  const [row] = await store.db.select().from(walletPayments).where(eq(walletPayments.id, id));
  if (!row) throw new Error('No wallet payment');
  return row;
}

describe('sandbox wallet', () => {
  it('opens one page per attempt, and the same one again', async () => {
    const { orderSn, url } = await openWallet();
    expect(url).toMatch(new RegExp(`^${testOrigin}/demo/wallet/[\\da-f]{32}$`, 'u'));
    expect((await start(orderSn)).data).toBe(url);
    expect((await start(orderSn, { paytype: 'alipay' })).data).not.toBe(url);
    expect(await status(orderSn)).toMatchObject({ pay_status: 'PENDING', paystate: 0, saleamount: '69.00' });
  });

  it.each(languages)(
    'shows amount and four buttons in %s, without script or inline style',
    async (language) => {
      const { id } = await openWallet();
      const html = walletPage({ ...(await loadBook(id)), language }, language, '<Miau> & Co');
      expect(html.match(/<button /gu)).toHaveLength(4);
      expect(html).toContain(`<html lang="${language === 'zh' ? 'zh-CN' : language}">`);
      expect(html).toContain('&#60;Miau&#62; &#38; Co');
      expect(html).not.toMatch(/<script|style=|undefined/u);
    },
  );

  it('is served with its own policy and style sheet', async () => {
    const { url } = await openWallet();
    const page = await store.app.request(url);
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self'");
    expect(await page.text()).toContain('¥69');
    const css = await store.app.request(`${testOrigin}/demo/wallet.css`);
    expect(css.headers.get('content-type')).toContain('text/css');
    expect((await store.app.request(`${testOrigin}/demo/wallet/unknown`)).status).toBe(404);
  });

  it('pays: notifies the shop, returns to it, and the order is paid', async () => {
    const { orderSn, url, id } = await openWallet();
    const reply = await press(url, 'success');
    expect([reply.status, reply.headers.get('location')]).toEqual([303, returnurl]);
    expect(await status(orderSn)).toMatchObject({ pay_status: 'SUCCESS', paystate: 1 });
    expect((await shopper.call(orderDetail, { order_sn: orderSn })).data).toMatchObject({
      paytype: 'wechat',
      payamount: '69.00',
      paytime: store.clock.now(),
      actions: ['change_address', 'remind', 'invoice'],
    });
    expect((await loadBook(id)).notifiedAt).toBe(store.clock.now());
    expect(await start(orderSn)).toMatchObject({ data: { reason: 'ORDER_STATE', paystate: 1 } });
    expect(await (await store.app.request(url)).text()).not.toContain('<button');
  });

  it.each([
    ['failure', 'FAILED'],
    ['cancel', 'CANCELLED'],
  ])(
    'notifies the shop of %s, and lets the shopper try again on the same page',
    async (result, pay_status) => {
      const { orderSn, url } = await openWallet();
      await press(url, result);
      expect(await status(orderSn)).toMatchObject({ pay_status, paystate: 0 });
      expect((await start(orderSn)).data).toBe(url);
      expect(await status(orderSn)).toMatchObject({ pay_status: 'PENDING' });
      await press(url, 'success');
      expect(await status(orderSn)).toMatchObject({ pay_status: 'SUCCESS' });
    },
  );

  it("delays a payment's notification, then sends it", async () => {
    const { orderSn, url } = await openWallet();
    await press(url, 'delay');
    await walletJob.run(store.deps, store.clock.now());
    expect(await status(orderSn)).toMatchObject({ pay_status: 'PENDING' });
    store.clock.advance(8);
    await walletJob.run(store.deps, store.clock.now());
    const [row] = await store.db
      .select()
      .from(payments)
      .where(eq(payments.status, 'SUCCESS'))
      .orderBy(payments.id);
    expect(row).toBeDefined();
    expect(await status(orderSn)).toMatchObject({ pay_status: 'SUCCESS' });
  });

  it('is also queried by polling when no notification arrived', async () => {
    const { orderSn, url } = await openWallet();
    await press(url, 'delay');
    store.clock.advance(8);
    expect(await status(orderSn)).toMatchObject({ pay_status: 'SUCCESS', paystate: 1 });
  });

  it('accepts a payment made before the deadline and reported later', async () => {
    const { orderSn, url } = await openWallet();
    await press(url, 'delay');
    store.clock.advance(3700);
    expect(await status(orderSn)).toMatchObject({ pay_status: 'SUCCESS', orderstate: 0 });
  });
});

describe('notification', () => {
  it('is refused when forged, stale, or changed in transit, and changes nothing', async () => {
    const { orderSn, id } = await openWallet();
    const row = { ...(await loadBook(id)), result: 'success' as const, transactionId: 'forged' };
    const { body, headers } = await signNotification(store.db, store.deps, row);
    expect(await notify(body, {})).toBe(400);
    expect(await notify(body, { ...Object.fromEntries(headers), 'x-wallet-signature': '0'.repeat(64) })).toBe(
      400,
    );
    expect(await notify(body.replace('forged', 'better'), headers)).toBe(400);
    expect(await notify('{', headers)).toBe(400);
    store.clock.advance(301);
    expect(await notify(body, headers)).toBe(400);
    expect(await status(orderSn)).toMatchObject({ pay_status: 'PENDING', paystate: 0 });
    expect(
      (await store.app.request(`${testOrigin}${notifyPath}x`, { method: 'POST', body, headers })).status,
    ).toBe(400);
  });

  it.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'USD' }],
  ])('with another %s pays nothing, and the received amount is refunded once', async (_, change) => {
    const { orderSn, id } = await openWallet();
    const transactionId = crypto.randomUUID();
    await store.db
      .update(walletPayments)
      .set({ result: 'success', transactionId })
      .where(eq(walletPayments.id, id));
    const row = { ...(await loadBook(id)), ...change };
    const { body, headers } = await signNotification(store.db, store.deps, row);
    expect(await Promise.all([notify(body, headers), notify(body, headers)])).toEqual([200, 200]);
    expect(await status(orderSn)).toMatchObject({ paystate: 0, pay_status: 'NONE' });
    const refundNo = `S${row.paymentNo}`;
    const [refund] = await store.db.select().from(refunds).where(eq(refunds.refundNo, refundNo));
    expect(refund).toMatchObject({ cause: 'surplus', amount: row.amount, currency: row.currency, state: 0 });
    const now = store.clock.now();
    await Promise.all([sendDueRefunds(store.deps, now), sendDueRefunds(store.deps, now)]);
    const [done] = await store.db.select().from(refunds).where(eq(refunds.refundNo, refundNo));
    expect(done).toMatchObject({ state: 2, attempts: 1, lastResult: 'done' });
    const again = String((await start(orderSn)).data);
    expect(again).not.toContain(id);
    await press(again, 'success');
    expect(await status(orderSn)).toMatchObject({ paystate: 1, pay_status: 'SUCCESS' });
  });

  it.each([
    ['order', { orderSn: '20200101000000000000000000' }],
    ['payment', { paymentNo: '1' }],
  ])('with another %s does not settle although it is signed', async (_, change) => {
    const { orderSn, id } = await openWallet();
    const row = {
      ...(await loadBook(id)),
      result: 'success' as const,
      transactionId: crypto.randomUUID(),
      ...change,
    };
    const { body, headers } = await signNotification(store.db, store.deps, row);
    expect(await notify(body, headers)).toBe(400);
    expect(await status(orderSn)).toMatchObject({ paystate: 0 });
  });

  it('settles once however often it is sent, and one transaction pays one order', async () => {
    const first = await openWallet();
    const second = await openWallet();
    const transactionId = crypto.randomUUID();
    const signed = async (id: string) =>
      signNotification(store.db, store.deps, { ...(await loadBook(id)), result: 'success', transactionId });
    const { body, headers } = await signed(first.id);
    const before = await loadSku(store, 'PW-PUMP');
    expect(await Promise.all(Array.from({ length: 5 }, () => notify(body, headers)))).toEqual([
      200, 200, 200, 200, 200,
    ]);
    expect(await status(first.orderSn)).toMatchObject({ paystate: 1 });
    expect((await loadSku(store, 'PW-PUMP')).stock).toBe(before.stock);
    const replay = await signed(second.id);
    expect(await notify(replay.body, replay.headers)).toBe(400);
    expect(await status(second.orderSn)).toMatchObject({ paystate: 0 });
  });

  it('for an order that was cancelled meanwhile is recorded as surplus, not as a sale', async () => {
    const { orderSn, url } = await openWallet();
    await shopper.call(orderCancel, { order_sn: orderSn });
    await press(url, 'success');
    expect((await shopper.call(orderDetail, { order_sn: orderSn })).data).toMatchObject({
      orderstate: 1,
      paystate: 0,
    });
    const rows = await store.db
      .select({ refund: refunds, order: orders })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(orders.orderSn, orderSn));
    expect(rows).toMatchObject([{ refund: { cause: 'surplus', amount: 6900, currency: 'CNY' } }]);
  });

  it('of a second wallet for a paid order is surplus', async () => {
    const { orderSn, url } = await openWallet();
    const other = String((await start(orderSn, { paytype: 'alipay' })).data);
    await press(url, 'success');
    await press(other, 'success');
    const rows = await store.db
      .select({ payment: payments })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(eq(orders.orderSn, orderSn), eq(payments.isSurplus, true)));
    expect(rows).toMatchObject([{ payment: { paytype: 'alipay' } }]);
    expect((await shopper.call(orderDetail, { order_sn: orderSn })).data).toMatchObject({
      payamount: '69.00',
      paytype: 'wechat',
    });
  });
});

describe('second payment on one attempt', () => {
  const day = 24 * 3600;

  /** The wallet's notification after it charged the same payment again. */
  async function takenAgain(id: string, transactionId: string, change = {}) {
    const row = { ...(await loadBook(id)), transactionId, ...change };
    return signNotification(store.db, store.deps, row);
  }

  async function loadRows(id: string) {
    const { paymentNo } = await loadBook(id);
    const rows = await store.db
      .select({ payment: payments, refund: refunds })
      .from(payments)
      .leftJoin(refunds, eq(refunds.paymentId, payments.id))
      .where(like(payments.paymentNo, `${paymentNo}%`))
      .orderBy(payments.id);
    return { paymentNo, rows };
  }

  it('is refunded once each for an order, and the first one stays', async () => {
    const { orderSn, url, id } = await openWallet();
    await press(url, 'success');
    const second = await takenAgain(id, `again-${id}`);
    const third = await takenAgain(id, `third-${id}`, { amount: 100 });
    const told = [second, third, second, third, second].map(({ body, headers }) => notify(body, headers));
    expect(new Set(await Promise.all(told))).toEqual(new Set([200]));
    const { paymentNo, rows } = await loadRows(id);
    expect(rows.map(({ payment }) => payment.isSurplus)).toEqual([false, true, true]);
    expect(new Set(rows.map(({ refund }) => refund?.amount))).toEqual(new Set([100, 6900, undefined]));
    for (const { refund } of rows.slice(1)) {
      expect(refund).toMatchObject({ cause: 'surplus', currency: 'CNY', state: 0 });
      expect(refund?.refundNo).toMatch(/^[\dA-Z]{1,32}$/u);
    }
    expect(await status(orderSn)).toMatchObject({ paystate: 1, pay_status: 'SUCCESS' });
    const asked: (string | undefined)[][] = [];
    const sandbox = createSandboxProvider(store.deps);
    const listening = {
      ...sandbox,
      refund: async (request: RefundRequest, db: Database) => {
        asked.push([request.paymentNo, request.transactionId]);
        return sandbox.refund(request, db);
      },
    };
    const deps = { ...store.deps, payments: [listening] };
    await sendDueRefunds(deps, store.clock.now());
    await sendDueRefunds(deps, store.clock.now() + day);
    // The provider knows the attempt's number, and which of its transactions is meant.
    const own = asked.filter(([number]) => number === paymentNo);
    expect(own).toHaveLength(2);
    expect(new Set(own.map(([, which]) => which))).toEqual(new Set([`again-${id}`, `third-${id}`]));
    expect((await loadRows(id)).rows.map(({ refund }) => refund?.state)).toEqual([undefined, 2, 2]);
    expect((await shopper.call(orderDetail, { order_sn: orderSn })).data).toMatchObject({
      payamount: '69.00',
      refund: '0.00',
    });
  });

  it('is refunded for a cloud-storage plan, and extends nothing', async () => {
    const device_id = 'PC2407001D7A16';
    const { plans } = (await shopper.call(cloudGetInfo, { device_id })).data;
    const fields = { commodity_id: plans[0].id, device_id, agreed: 1 };
    const order_sn = String((await shopper.call(cloudOrderCreate, fields)).data.order_sn);
    const url = String(
      (await shopper.call(cloudOrderPay, { order_sn, paytype: 'wechat', method: 'wap' })).data,
    );
    await press(url, 'success');
    const { expiretime } = (await shopper.call(cloudGetInfo, { device_id })).data;
    const id = url.split('/').at(-1) ?? '';
    const { body, headers } = await takenAgain(id, `again-${id}`);
    expect(await Promise.all([notify(body, headers), notify(body, headers)])).toEqual([200, 200]);
    const { rows } = await loadRows(id);
    expect(rows.map(({ refund }) => refund?.amount)).toEqual([undefined, 16_800]);
    expect((await shopper.call(cloudGetInfo, { device_id })).data.expiretime).toBe(expiretime);
    await sendDueRefunds(store.deps, store.clock.now());
    expect((await loadRows(id)).rows[1]?.refund?.state).toBe(2);
  });

  it('is not a replay of a transaction for something else', async () => {
    const [first, second] = [await openWallet(), await openWallet()];
    await press(first.url, 'success');
    await press(second.url, 'success');
    const { transactionId } = await loadBook(second.id);
    const { body, headers } = await takenAgain(first.id, transactionId ?? '');
    expect(await notify(body, headers)).toBe(400);
    expect((await loadRows(first.id)).rows).toHaveLength(1);
  });
});

describe('order/pay', () => {
  it('returns to the shop only', async () => {
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    for (const url of ['https://evil.test/', 'http://shop.test.evil.test/', 'http://shop.test@evil.test/']) {
      expect(await start(orderSn, { returnurl: url })).toMatchObject({
        data: { reason: 'VALIDATION', fields: { returnurl: 'choice' } },
      });
    }
  });

  it("stores the shopper's openid with the order", async () => {
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    expect((await shopper.call(orderDetail, { order_sn: orderSn })).data.openid).toBe('');
    await start(orderSn, { openid: 'openid-of-demo' });
    await start(orderSn);
    expect((await shopper.call(orderDetail, { order_sn: orderSn })).data.openid).toBe('openid-of-demo');
  });

  it('refuses methods that are not configured', async () => {
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    expect(await start(orderSn, { paytype: 'pingpong', method: 'app' })).toMatchObject({
      data: { reason: 'NOT_CONFIGURED' },
    });
    expect(await start(orderSn, { paytype: 'alipay', method: 'mp' })).toMatchObject({
      data: { reason: 'NOT_CONFIGURED' },
    });
    expect(await status(orderSn)).toMatchObject({ pay_status: 'NONE' });
  });

  it.each(['mp', 'miniapp', 'app'])('by %s opens the same wallet with signed parameters', async (method) => {
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    if (method !== 'app') expect(await start(orderSn, { method })).toMatchObject({ data: 'bind' });
    const { data } = await start(orderSn, { method, openid: 'openid-of-demo' });
    const parameters = typeof data === 'string' ? (JSON.parse(data) as Record<string, string>) : data;
    expect(parameters).toMatchObject({ appId: 'sandbox', signType: 'HMAC-SHA256' });
    const id = String(parameters['package']).replace('prepay_id=', '');
    expect((await loadBook(id)).amount).toBe(6900);
    await press(`${testOrigin}/demo/wallet/${id}`, 'success');
    expect(await status(orderSn)).toMatchObject({ pay_status: 'SUCCESS', paystate: 1 });
  });

  it('is only for the owner of the order', async () => {
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    const other = await store.shopper('second@pawlet.test');
    const fields = { order_sn: orderSn, paytype: 'wechat', method: 'wap' };
    expect(await other.call(orderPay, fields)).toMatchObject({ data: { reason: 'NOT_FOUND' } });
    expect(await other.call(orderGetOrderPayStatus, fields)).toMatchObject({ data: { reason: 'NOT_FOUND' } });
  });

  it('is not needed for an order of 0.00', async () => {
    const everythingOff = { reduction: { kind: 'percent', percentOff: 100 } } as const;
    await store.db.update(discountCodes).set(everythingOff).where(eq(discountCodes.code, 'PAWLET10'));
    await store.db.delete(freightRules);
    const id = await putIntoCart(store, shopper, 'PW-PUMP');
    const reply = await order(shopper, [id], { discount_code: 'PAWLET10' });
    expect(reply).toMatchObject({ code: 1, data: { paystate: 1 } });
    expect((await shopper.call(orderDetail, { order_sn: reply.data.order_sn })).data).toMatchObject({
      saleamount: '0.00',
      paytype: 'system',
      actions: ['change_address', 'remind'],
    });
  });
});

describe('ping_pong/orderQuery', () => {
  const ask = async (order_sn: string) => (await shopper.call(pingPongOrderQuery, { order_sn })).data;

  it('reports the payment state in three values', async () => {
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    expect(await ask(orderSn)).toEqual({ order_sn: orderSn, paystate: 0, status: 'PENDING' });
    const url = String((await start(orderSn, { paytype: 'pingpong' })).data);
    expect(await (await store.app.request(url)).text()).toContain('PingPong');
    await press(url, 'cancel');
    expect(await ask(orderSn)).toMatchObject({ status: 'FAILED' });
    await start(orderSn, { paytype: 'pingpong' });
    expect(await ask(orderSn)).toMatchObject({ status: 'PENDING' });
    await press(url, 'success');
    expect(await ask(orderSn)).toMatchObject({ status: 'SUCCESS', paystate: 1 });
  });

  it("reports a cancelled order as failed, and does not find others' orders", async () => {
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    await shopper.call(orderCancel, { order_sn: orderSn });
    expect(await ask(orderSn)).toMatchObject({ status: 'FAILED' });
    const other = await store.shopper('second@pawlet.test');
    expect(await other.call(pingPongOrderQuery, { order_sn: orderSn })).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
  });
});

it('lists configured methods, and none in a shop without a provider', async () => {
  const config = (await shopper.call(commonInit)).data;
  expect(config).toMatchObject({ paytypelist: 'wechat,alipay,pingpong', defaultpaytype: 'wechat' });
  expect(config.pay_methods).toHaveLength(3);
  const deps = { ...store.deps, settings: { ...store.deps.settings, isDemo: false } };
  const reply = await createApp(deps).request(`${testOrigin}${commonInit.path}`);
  const { data } = (await reply.json()) as { data: { paytypelist: string; pay_methods: unknown[] } };
  expect([data.paytypelist, data.pay_methods]).toEqual(['', []]);
});

const methodsIn = async (code: string) => {
  const headers = { 'country-code': code };
  const reply = await createApp(store.deps).request(`${testOrigin}${commonInit.path}`, { headers });
  const { data } = (await reply.json()) as { data: { paytypelist: string; defaultpaytype: string } };
  return data;
};

it.each([
  ['CHN', 'wechat,alipay,pingpong'],
  ['USA', 'pingpong,alipay,wechat'],
  ['DEU', 'pingpong,alipay,wechat'],
  ['JPN', 'pingpong,alipay,wechat'],
])('lists methods common in %s first', async (code, paytypelist) => {
  expect(await methodsIn(code)).toMatchObject({ paytypelist, defaultpaytype: paytypelist.split(',')[0] });
});

describe('unavailable payment method', () => {
  const readMethods = async (app: StoreApp, headers: Record<string, string>) => {
    const reply = await app.request(`${testOrigin}${commonInit.path}`, { headers });
    const { data } = (await reply.json()) as {
      data: {
        paytypelist: string;
        defaultpaytype: string;
        pay_methods: { paytype: string; enabled: number; hint: string }[];
      };
    };
    return data;
  };

  it('is listed with its currencies, after the available ones', async () => {
    const yuanOnly: PaymentProvider = {
      id: 'yuan',
      paytypes: ['wechat'],
      currencies: ['CNY'],
      start: () => Promise.resolve({ kind: 'url', url: 'https://wallet.test/' }),
      query: () => Promise.resolve({ status: 'PENDING' }),
      refund: () => Promise.resolve('SUCCESS'),
      close: () => Promise.resolve(),
      verify: () => Promise.resolve(null),
    };
    const anywhere: PaymentProvider = {
      ...yuanOnly,
      id: 'anywhere',
      paytypes: ['pingpong'],
      currencies: undefined,
    };
    const settings = { ...store.deps.settings, isDemo: false };
    const app = createApp({ ...store.deps, settings, payments: [yuanOnly, anywhere] });
    const abroad = await readMethods(app, { 'country-code': 'USA', lang: 'en' });
    expect(abroad).toMatchObject({ paytypelist: 'pingpong', defaultpaytype: 'pingpong' });
    expect(abroad.pay_methods).toMatchObject([
      { paytype: 'pingpong', enabled: 1, hint: '' },
      { paytype: 'wechat', enabled: 0, hint: 'Only for payments in Chinese Yuan' },
    ]);
    const home = await readMethods(app, { 'country-code': 'CHN', lang: 'zh-cn' });
    expect(home.pay_methods).toMatchObject([
      { paytype: 'wechat', enabled: 1 },
      { paytype: 'pingpong', enabled: 1 },
    ]);
  });

  it('is disabled by the shop with a reason, opens no wallet, and is enabled again', async () => {
    const run = (...args: string[]) => operate(store, 'pay-method', args);
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    const pay = () =>
      shopper.call(orderPay, {
        order_sn: orderSn,
        paytype: 'wechat',
        method: 'wap',
        returnurl: `${testOrigin}/#/pages/order/resultPayment`,
      });
    expect((await run('wechat', 'off', 'en=Back at noon', 'de=Ab Mittag wieder da')).status).toBe('done');
    const app = createApp(store.deps);
    const german = await readMethods(app, { lang: 'de' });
    expect(german.paytypelist).toBe('alipay,pingpong');
    expect((await readMethods(app, { lang: 'de', 'country-code': 'DEU' })).paytypelist).toBe(
      'pingpong,alipay',
    );
    expect(german.pay_methods.at(-1)).toMatchObject({
      paytype: 'wechat',
      enabled: 0,
      hint: 'Ab Mittag wieder da',
    });
    expect((await readMethods(app, { lang: 'fr' })).pay_methods.at(-1)?.hint).toBe('Back at noon');
    expect(await pay()).toMatchObject({ code: 0, data: { reason: 'NOT_CONFIGURED' } });
    expect((await run('wechat', 'off')).status).toBe('done');
    expect((await readMethods(createApp(store.deps), { lang: 'de' })).pay_methods.at(-1)?.hint).toBe(
      'Zurzeit nicht verfügbar. Bitte wähle eine andere Zahlungsart.',
    );
    expect((await run('wechat', 'on')).text).toBe('All configured payment methods are enabled.');
    expect(await pay()).toMatchObject({ code: 1 });
    expect((await run('bitcoin', 'off')).status).toBe('refused');
    expect((await run('wechat', 'off', 'de=Nur auf Deutsch')).status).toBe('refused');
  });
});

it('settles no unknown payment', async () => {
  const transaction = { transactionId: 'x', orderSn: '', amountMinor: 0, currency: 'CNY' };
  expect(await settle(store.db, 'unknown', transaction, 0)).toBe('mismatch');
});
