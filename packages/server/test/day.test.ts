import {
  cloudGetInfo,
  cloudGetTypeList,
  cloudOrderCreate,
  cloudOrderPay,
  cloudOrderStatus,
  commentAdd,
  commentIndex,
  couponCouponList,
  couponDrawCoupon,
  couponMyCouponList,
  goodsAskAddAskData,
  goodsAskGetAskLists,
  loginMobilelogin,
  orderAdd,
  orderCarts,
  orderDetail,
  orderGetInvoiceList,
  orderGetOrderPayStatus,
  orderGoodsAftersale,
  orderGoodsV2apply,
  orderPay,
  orderQueryLogistics,
  orderSubmitInvoice,
  orderTakedelivery,
  pageIndex,
  scoreExchange,
  scoreExchangeList,
  scoreLogs,
  scoreMyExchange,
  signinDosign,
  smsSend,
  userIndex,
} from '@pawlet/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeJobs } from '../src/modules/jobs.ts';
import { createTestStore, testOrigin, type TestStore } from './createTestStore.ts';
import { toAddress, putIntoCart, setStock, loadSku } from './store/buying.ts';
import { operate as operateOn } from './store/operator.ts';
import type { TestClient } from './store/testClient.ts';

/** One day of a new shopper and of the shop's operators; each step depends on the previous ones. */
let store: TestStore;
let shopper: TestClient;
let orderSn = '';
let paid = 0;

const secret = 'operator-secret-of-this-test';
const mobile = '13912345678';
const camera = 'WK-DOT-WH';

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret: secret } });
  shopper = store.visitor();
});
afterAll(() => store.close());

async function data(...call: Parameters<TestClient['call']>) {
  const reply = await shopper.call(...call);
  expect(reply, `${call[0].path}: ${reply.msg} ${JSON.stringify(reply.data)}`).toMatchObject({ code: 1 });
  return reply.data;
}

/** Like `npm run operator`. */
async function operate(name: string, ...args: string[]): Promise<string> {
  const headers = { 'x-operator-secret': secret, 'x-operator-user': 'shop' };
  const outcome = await operateOn(store, name, args, headers);
  expect(outcome).toMatchObject({ status: 'done' });
  return outcome.text;
}

async function runJobs(): Promise<void> {
  for (const job of storeJobs) await job.run(store.deps, store.clock.now());
}

async function pressSuccess(url: unknown): Promise<void> {
  const answer = await store.app.request(String(url), {
    method: 'POST',
    body: new URLSearchParams({ result: 'success' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.status).toBeLessThan(400);
}

const balance = async () => Number((await data(userIndex)).userInfo.score);
const order = () => data(orderDetail, { order_sn: orderSn });
const cents = (text: string) => Math.round(Number(text) * 100);

describe('a day in the shop', () => {
  it('starts with a code on the phone', async () => {
    await data(smsSend, { mobile, event: 'mobilelogin' });
    const code = store.messages.findLast(({ code: sent }) => sent !== '')?.code;
    expect(code).toMatch(/^\d{6}$/u);
    const { version: agreed } = await data(pageIndex, { diyname: 'terms' });
    const account = await data(loginMobilelogin, { mobile, captcha: code, agreed });
    shopper.token = String(account.token);
    expect(await balance()).toBe(0);
  });

  it('earns points for the check-in, once', async () => {
    const signed = await data(signinDosign);
    expect(signed.successions).toBe(1);
    expect((await shopper.call(signinDosign)).data.reason).toBe('ALREADY_DONE');
    expect(await balance()).toBe(signed.score);
    expect(signed.score).toBeGreaterThan(0);
  });

  it('has a coupon to claim, which reduces the order', async () => {
    const everywhere = 'USD:1,JPY:100,EUR:1,KRW:1000,GBP:1,CHF:1,CAD:1';
    await operate('make-coupon', 'day', `minus=CNY:5,${everywhere}`, `over=CNY:10,${everywhere}`);
    const { data: coupons } = await data(couponCouponList);
    const coupon = (coupons as { id: number; name: string }[]).find(({ name }) => name === 'day');
    await data(couponDrawCoupon, { id: coupon?.id });
    const [mine] = (await data(couponMyCouponList)).data;
    for (const sn of [camera, 'PW-PUMP']) await setStock(store, (await loadSku(store, sn)).id, 20);
    const rows = [
      await putIntoCart(store, shopper, camera, 2),
      await putIntoCart(store, shopper, 'PW-PUMP', 15),
    ];
    const cart = { ids: rows.join(','), address_id: await toAddress(shopper) };
    const without = (await data(orderCarts, cart)).order_info;
    const quote = (await data(orderCarts, { ...cart, user_coupon_id: mine.id })).order_info;
    expect(cents(without.saleamount) - cents(quote.saleamount)).toBe(500);
    const added = await data(orderAdd, { ...cart, user_coupon_id: mine.id, saleamount: quote.saleamount });
    orderSn = added.order_sn;
    expect(await order()).toMatchObject({ saleamount: quote.saleamount, paystate: 0 });
    expect((await data(couponMyCouponList, { is_used: 1 })).data).toEqual([]);
  });

  it('sells: paid in the wallet, shipped, on its way, received', async () => {
    const fields = { order_sn: orderSn, paytype: 'alipay', method: 'wap', returnurl: `${testOrigin}/` };
    await pressSuccess(await data(orderPay, fields));
    await runJobs();
    expect((await data(orderGetOrderPayStatus, { order_sn: orderSn })).pay_status).toBe('SUCCESS');
    paid = cents((await order()).saleamount);
    await operate('ship', orderSn, 'SF Express', 'SF1234567890');
    const parcel = await data(orderQueryLogistics, {
      nu: 'SF1234567890',
      coname: 'SF Express',
      order_sn: orderSn,
    });
    expect(parcel).toBeTruthy();
    await operate('deliver', orderSn);
    if ((await order()).shippingstate !== 2) await data(orderTakedelivery, { order_sn: orderSn });
    expect(await order()).toMatchObject({ orderstate: 0, paystate: 1, shippingstate: 2 });
  });

  it('gives points for what was received', async () => {
    const before = await balance();
    await runJobs();
    const logs = (await data(scoreLogs)).data as { after: number }[];
    expect(logs[0]?.after).toBe(await balance());
    expect(await balance()).toBeGreaterThanOrEqual(before);
    expect(await balance()).toBeGreaterThan(Math.floor(paid / 100) - 1);
  });

  it("publishes a review after moderation, and the shop's reply", async () => {
    const lines = (await order()).order_goods as { id: number; goods_id: number; is_gift: number }[];
    const [first] = lines.filter(({ is_gift: isGift }) => isGift === 0);
    const note = lines
      .filter(({ is_gift: isGift }) => isGift === 0)
      .map(({ id, goods_id }) => ({ id, goods_id, star: 5, content: 'Sharp picture, even at night.' }));
    await data(commentAdd, { order_sn: orderSn, remark: note });
    expect((await order()).orderstate).toBe(3);
    const products = { goods_id: first?.goods_id };
    const before = (await data(commentIndex, products)).total;
    const held = (await operate('held')).split('\n').filter((line) => line.includes('Sharp picture'));
    for (const line of held) await operate('publish-review', line.split('\t')[1] ?? '');
    await operate('reply-review', held[0]?.split('\t')[1] ?? '', 'Thank you!');
    expect((await data(commentIndex, products)).total).toBe(before + 1);
  });

  it('answers a published question', async () => {
    const products = { goods_id: (await loadSku(store, camera)).productId };
    const before = (await data(goodsAskGetAskLists, products)).total;
    const { id } = await data(goodsAskAddAskData, {
      ...products,
      content: 'Does it see in the dark?',
      type: 1,
    });
    expect((await data(goodsAskGetAskLists, products)).total).toBe(before);
    await operate('publish-question', String(id));
    expect((await data(goodsAskGetAskLists, products)).total).toBe(before + 1);
  });

  it('refunds the return of one piece', async () => {
    const lines = (await order()).order_goods as { id: number; nums: number }[];
    const line = lines.find(({ nums: quantity }) => quantity === 2);
    const request = await data(orderGoodsV2apply, {
      id: line?.id,
      type: 1,
      nums: 1,
      reason: 'One is enough',
    });
    expect((await order()).orderstate).toBe(4);
    await operate('approve-refund', request.refund_sn);
    for (let minute = 0; minute < 5; minute += 1) {
      store.clock.advance(60);
      await runJobs();
    }
    const record = await data(orderGoodsAftersale, { id: line?.id });
    expect(record).toMatchObject({ refund_state: 2 });
    expect(cents(record.refund)).toBeGreaterThan(0);
    expect(cents(record.refund)).toBeLessThan(paid);
    expect((await order()).orderstate).toBe(3);
    paid -= cents(record.refund);
  });

  it('sends an invoice for the remaining amount by e-mail', async () => {
    const open = (await data(orderGetInvoiceList, { type: 0 })).data as {
      order_sn: string;
      saleamount: string;
    }[];
    expect(cents(open.find(({ order_sn: sn }) => sn === orderSn)?.saleamount ?? '')).toBe(paid);
    const fields = { order_sns: orderSn, head_type: 2, title: '王小明', email: 'wang@pawlet.test' };
    const { invoice_sn: invoiceSn } = await data(orderSubmitInvoice, fields);
    await operate('issue-invoice', invoiceSn);
    await runJobs();
    const mail = store.messages.findLast(({ recipient }) => recipient === 'wang@pawlet.test');
    expect(mail?.attachments).toHaveLength(1);
  });

  it('exchanges points for products', async () => {
    const before = await balance();
    const list = (await data(scoreExchangeList, { type: 'virtual', score_max: before })).data;
    const [product] = list as { id: number; score: number }[];
    expect(product, `a virtual product for ${String(before)} points`).toBeDefined();
    const exchanged = await data(scoreExchange, { exchange_id: product?.id, nums: 1 });
    expect(exchanged.score).toBe(before - (product?.score ?? 0));
    await operate('issue-points-order', exchanged.orderid);
    const [mine] = (await data(scoreMyExchange)).data;
    expect(mine).toMatchObject({ orderid: exchanged.orderid, status: 'delivered' });
  });

  it('sells cloud storage for the new camera', async () => {
    const [device] = (await data(cloudGetTypeList)) as { device_id: string }[];
    const { plans, expiretime } = await data(cloudGetInfo, { device_id: device?.device_id });
    expect(expiretime).toBeNull();
    const [plan] = plans as { id: number; price: string }[];
    const created = await data(cloudOrderCreate, {
      commodity_id: plan?.id,
      device_id: device?.device_id,
      agreed: 1,
    });
    expect(created.amount).toBe(plan?.price);
    const fields = {
      order_sn: created.order_sn,
      paytype: 'wechat',
      method: 'wap',
      returnurl: `${testOrigin}/`,
    };
    await pressSuccess(await data(cloudOrderPay, fields));
    await runJobs();
    expect((await data(cloudOrderStatus, { order_sn: created.order_sn })).paystate).toBe(1);
    const after = await data(cloudGetInfo, { device_id: device?.device_id });
    expect(after.expiretime).toBeGreaterThan(store.clock.now());
  });

  it('is logged step by step', async () => {
    const log = await operate('log');
    for (const command of [
      'coupons.create',
      'orders.ship',
      'orders.deliver',
      'moderation.publish',
      'after-sales.approve',
      'invoices.issue',
    ])
      expect(log).toContain(`\tlocal (claims to be shop)\tdone\t${command}\t`);
  });

  it('logs no error', () => {
    expect(store.errors).toEqual([]);
  });
});
