import {
  cloudGetInfo,
  cloudOrderCreate,
  cloudOrderPay,
  cloudOrderStatus,
  commonInit,
  loginAppLogin,
  loginGetWechatMobile,
  loginWxLogin,
  orderCancel,
  orderDetail,
  orderGetOrderPayStatus,
  orderPay,
  thirdCallback,
  thirdGetAuthUrl,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder, setStock, loadSku } from '../../../test/store/buying.ts';
import type { TestClient, WireReply } from '../../../test/store/testClient.ts';
import { orders } from '../../db/schema/order.ts';
import { payments } from '../../db/schema/payment.ts';
import {
  type PaymentProvider,
  type PaymentStart,
  ProviderError,
  type ProviderState,
} from '../../ports/payment.ts';
import type { SocialIdentity, Wechat } from '../../ports/wechat.ts';
import { paymentJob } from './job.ts';

/** An external service that responds on the test's command. */
class Outside {
  #waiting: (() => void)[] = [];
  #arrived: (() => void) | undefined;
  isSlow = false;
  readonly started: string[] = [];
  readonly closed: string[] = [];
  readonly states = new Map<string, ProviderState>();
  start: () => PaymentStart | null = () => ({ kind: 'url', url: 'https://wallet.test/' });

  async answer<T>(make: () => T): Promise<T> {
    if (this.isSlow) {
      const waits = new Promise<void>((resolve) => this.#waiting.push(resolve));
      this.#arrived?.();
      await waits;
    }
    return make();
  }

  /** Resolves as soon as it gets a request. */
  async asked(): Promise<void> {
    if (this.#waiting.length === 0) await new Promise<void>((resolve) => (this.#arrived = resolve));
  }

  release(): void {
    this.isSlow = false;
    for (const go of this.#waiting.splice(0)) go();
  }
}

const outside = new Outside();
const person: SocialIdentity = { subject: 'union-1', openid: 'open-1', nickname: 'Mei', avatar: '' };

const provider: PaymentProvider = {
  id: 'outside',
  paytypes: ['alipay'],
  start: ({ paymentNo }) =>
    outside.answer(() => {
      outside.started.push(paymentNo);
      return outside.start();
    }),
  query: (paymentNo) => outside.answer(() => outside.states.get(paymentNo) ?? { status: 'PENDING' }),
  refund: () => Promise.resolve('SUCCESS'),
  close: (paymentNo) => outside.answer(() => void outside.closed.push(paymentNo)),
  verify: () => Promise.resolve(null),
};

const wechat: Wechat = {
  has: () => true,
  miniAppId: 'wxmini',
  authUrl: (returnUrl) => returnUrl,
  identify: () => outside.answer(() => person),
  openMiniSession: () => outside.answer(() => ({ identity: person, sessionKey: btoa('k'.repeat(16)) })),
  pageTicket: () => Promise.resolve(null),
  miniCode: () => Promise.resolve(null),
};

let store: TestStore;
let shopper: TestClient;
const returnurl = `${testOrigin}/#/pages/order/resultPayment`;

beforeAll(async () => {
  store = await createTestStore({ deps: { payments: [provider], wechat } });
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 1000);
});
beforeEach(() => {
  outside.start = () => ({ kind: 'url', url: 'https://wallet.test/' });
});
afterAll(() => store.close());

const pay = (order_sn: string) =>
  shopper.call(orderPay, { order_sn, paytype: 'alipay', method: 'wap', returnurl });

async function loadAttempt(orderSn: string) {
  const rows = await store.db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.orderSn, orderSn));
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`${rows.length} attempts`);
  return row.payment;
}

const status = async (order_sn: string) => (await shopper.call(orderGetOrderPayStatus, { order_sn })).data;

const paid = (orderSn: string, amountMinor: number): ProviderState => ({
  status: 'SUCCESS',
  transactionId: `outside:${orderSn}`,
  orderSn,
  amountMinor,
  currency: 'CNY',
});

async function newCloudOrder(): Promise<string> {
  const device_id = 'PC2407001D7A16';
  const { plans } = (await shopper.call(cloudGetInfo, { device_id })).data;
  const fields = { commodity_id: plans[0].id, device_id, agreed: 1 };
  return String((await shopper.call(cloudOrderCreate, fields)).data.order_sn);
}

describe('responds to other calls while an external service is slow', () => {
  const calls: Record<string, () => Promise<WireReply>> = {
    'order/pay': async () => pay(await placeOrder(store, shopper, 'PW-PUMP')),
    'cloud order/pay': async () =>
      shopper.call(cloudOrderPay, {
        order_sn: await newCloudOrder(),
        paytype: 'alipay',
        method: 'wap',
        returnurl,
      }),
    'login/wxLogin': async () => store.visitor().call(loginWxLogin, { code: 'good', rawData: {} }),
    'login/appLogin': async () => store.visitor().call(loginAppLogin, { code: 'good' }),
    'login/getWechatMobile': async () => {
      const fields = { code: 'good', encryptedData: 'YWJj', iv: `${'a'.repeat(22)}==` };
      return store.visitor().call(loginGetWechatMobile, fields);
    },
    'third/callback': async () => {
      const visitor = store.visitor();
      const platform = 'wechat';
      await visitor.call(thirdGetAuthUrl, { platform, url: testOrigin, scope: '' });
      return visitor.call(thirdCallback, { platform, code: 'good', state: 'unknown', scope: '' });
    },
  };

  it.each(Object.keys(calls).filter((name) => name !== 'third/callback'))('of %s', async (name) => {
    outside.isSlow = true;
    const slow = calls[name]?.();
    await outside.asked();
    const other = store.visitor().call(commonInit);
    const patience = new Promise<'nobody'>((resolve) => setTimeout(resolve, 3000, 'nobody'));
    const first = await Promise.race([other, patience]);
    outside.release();
    expect(first).toMatchObject({ code: 1 });
    expect(await slow).toHaveProperty('code');
    expect(store.errors).toEqual([]);
  });

  it('of third/callback, which sends no request for a log-in that was not started here', async () => {
    outside.isSlow = true;
    expect(await calls['third/callback']?.()).toMatchObject({ code: 0, data: { reason: 'CREDENTIALS' } });
    outside.release();
  });
});

describe('payment attempt', () => {
  it('is found again and settled by polling when the process ends before the response', async () => {
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    outside.start = () => {
      throw new Error('the lights went out');
    };
    expect(await pay(orderSn)).toMatchObject({ code: 0, data: { reason: 'INTERNAL' } });
    expect((store.errors as unknown[]).splice(0)).toHaveLength(1);
    const { paymentNo, provider: asked, opentime, status: stands } = await loadAttempt(orderSn);
    expect({ asked, opentime, stands }).toEqual({ asked: 'outside', opentime: null, stands: 'PENDING' });
    expect(await status(orderSn)).toMatchObject({ pay_status: 'NONE', paystate: 0 });
    outside.states.set(paymentNo, paid(orderSn, 6900));
    store.clock.advance(130);
    await paymentJob.run(store.deps, store.clock.now());
    expect(await status(orderSn)).toMatchObject({ pay_status: 'SUCCESS', paystate: 1 });
  });

  it('is created once, however often the button is tapped', async () => {
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    outside.isSlow = true;
    const taps = Promise.all([pay(orderSn), pay(orderSn), pay(orderSn)]);
    await outside.asked();
    outside.release();
    for (const { code } of await taps) expect(code).toBe(1);
    const { paymentNo, opentime } = await loadAttempt(orderSn);
    expect(opentime).toBe(store.clock.now());
    expect(outside.started.filter((one) => one === paymentNo).length).toBeGreaterThanOrEqual(1);
    expect(await status(orderSn)).toMatchObject({ pay_status: 'PENDING' });
  });

  it.each(['cancelled', 'expired'])(
    'of an order that is %s meanwhile is refused and closed at the provider',
    async (end) => {
      const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
      outside.isSlow = true;
      const slow = pay(orderSn);
      await outside.asked();
      if (end === 'cancelled') await shopper.call(orderCancel, { order_sn: orderSn });
      else store.clock.advance(3601);
      outside.release();
      const orderstate = end === 'cancelled' ? 1 : 2;
      expect(await slow).toMatchObject({ code: 0, data: { reason: 'ORDER_STATE', orderstate } });
      const { paymentNo, status: stands } = await loadAttempt(orderSn);
      expect(stands).toBe('CANCELLED');
      expect(outside.closed).toContain(paymentNo);
      expect((await shopper.call(orderDetail, { order_sn: orderSn })).data).toMatchObject({ orderstate });
    },
  );

  it('of a plan whose deadline passes meanwhile is refused and closed', async () => {
    const order_sn = await newCloudOrder();
    outside.isSlow = true;
    const slow = shopper.call(cloudOrderPay, { order_sn, paytype: 'alipay', method: 'wap', returnurl });
    await outside.asked();
    store.clock.advance(3601);
    outside.release();
    expect(await slow).toMatchObject({ code: 0, data: { reason: 'ORDER_STATE' } });
    expect((await shopper.call(cloudOrderStatus, { order_sn })).data).toMatchObject({
      pay_status: 'CANCELLED',
    });
  });

  it('that the provider cannot process leaves nothing pending', async () => {
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    outside.start = () => null;
    expect(await pay(orderSn)).toMatchObject({ data: { reason: 'NOT_CONFIGURED' } });
    outside.start = () => ({ kind: 'bind' });
    expect(await pay(orderSn)).toMatchObject({ code: 0, data: 'bind' });
    expect(await status(orderSn)).toMatchObject({ pay_status: 'NONE' });
    expect((await loadAttempt(orderSn)).status).toBe('CANCELLED');
  });

  it('at an unresponsive provider is queried later', async () => {
    const orderSn = await placeOrder(store, shopper, 'PW-PUMP');
    outside.start = () => {
      throw new ProviderError('away');
    };
    const reply = await pay(orderSn);
    expect(reply).toMatchObject({ data: { reason: 'NOT_CONFIGURED' } });
    expect((store.errors as unknown[]).splice(0)).toHaveLength(1);
    outside.states.set((await loadAttempt(orderSn)).paymentNo, paid(orderSn, 6900));
    expect(await status(orderSn)).toMatchObject({ pay_status: 'SUCCESS', paystate: 1 });
  });
});
