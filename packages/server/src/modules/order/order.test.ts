import {
  addressV2addedit,
  cartCheckDiscountCode,
  cartGetOrderDiscountMoney,
  cartIndex,
  goodsV2detail,
  orderAdd,
  orderCancel,
  orderChangeOrderAddress,
  orderDelete,
  orderDetail,
  orderGoodsV2apply,
  orderIndex,
  orderQueryLogistics,
  orderRemind,
  orderTakedelivery,
  userIndex,
} from '@pawlet/core/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { operate, operatorSecret } from '../../../test/store/operator.ts';
import {
  toAddress,
  order,
  placeOrder,
  putIntoCart,
  quote,
  setStock,
  loadSku,
} from '../../../test/store/buying.ts';
import { gatherCrowd } from '../../../test/store/crowd.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { orders } from '../../db/schema/order.ts';
import { stockMovements } from '../../db/schema/products.ts';
import { decide } from '../after-sales/operations.ts';
import { orderJob } from './job.ts';
import { createOrderOperations } from './operations.ts';

let store: TestStore;
let shopper: TestClient;
let other: TestClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  shopper = await store.shopper();
  other = await store.shopper('second@pawlet.test');
});
afterAll(() => store.close());

/** Advances the clock; form tokens expire meanwhile. */
async function wait(seconds: number): Promise<void> {
  store.clock.advance(seconds);
  shopper = await store.shopper();
  other = await store.shopper('second@pawlet.test');
}

async function detail(orderSn: string, client = shopper) {
  return (await client.call(orderDetail, { order_sn: orderSn })).data;
}

async function pay(orderSn: string): Promise<void> {
  const now = store.clock.now();
  await store.db
    .update(orders)
    .set({ paystate: 'paid', paytime: now, paytype: 'wechat', paidAmount: sql`${orders.total}` })
    .where(eq(orders.orderSn, orderSn));
}

function operations() {
  const { db, deps, clock } = store;
  return createOrderOperations({ db, random: deps.random, now: clock.now(), playsParcels: true });
}

describe('quote', () => {
  it('adds up: products at the offer price, tier discount, freight', async () => {
    const id = await putIntoCart(store, shopper, 'PW-AURA-WH25');
    const { data } = await quote(shopper, [id]);
    expect(data.order_info).toEqual({
      order_sn: '',
      amount: '169.15',
      goodsprice: '169.15',
      shippingfee: '0.00',
      discount: '0.00',
      saleamount: '169.15',
      user_coupon_id: 0,
    });
    expect(data.discount_list).toEqual([]);
    expect(data.gift_list).toMatchObject([{ title: expect.stringContaining('ablet'), nums: 1 }]);
    expect(data.goods_list[0]).toMatchObject({
      id,
      goods: { price: '169.15' },
      sku: { price: '169.15', regular_price: '199.00' },
      subtotal: '169.15',
      realprice: '169.15',
    });
    expect(data).toMatchObject({
      currency: 'CNY',
      currency_symbol: '¥',
      quote_no: expect.stringMatching(/-/u),
    });
  });

  it('has freight below the threshold, and none without an address', async () => {
    const id = await putIntoCart(store, shopper, 'PW-PUMP', 1, 2);
    expect((await quote(shopper, [id])).data.order_info).toMatchObject({ shippingfee: '10.00' });
    expect((await quote(shopper, [id], { address_id: 0 })).data.order_info).toMatchObject({
      shippingfee: '0.00',
    });
  });

  it("shows the delivery time for the address, and without one the product's", async () => {
    const id = await putIntoCart(store, shopper, 'PW-PUMP', 1, 2);
    const { goods_id } = (await quote(shopper, [id])).data.goods_list[0];
    const daysOn = async (code: string) => {
      shopper.country = code;
      return (await shopper.call(goodsV2detail, { id: goods_id })).data.freight.days;
    };
    const [china, germany] = [await daysOn('CHN'), await daysOn('DEU')];
    expect(china).not.toBe(germany);
    expect((await quote(shopper, [id], { address_id: 0 })).data.freight_days).toBe(germany);
    // The address is in China, whatever the shopper's country.
    expect((await quote(shopper, [id])).data.freight_days).toBe(china);
    shopper.country = 'CHN';
  });

  it('deducts a code and points, and shows the next tier on the cart page', async () => {
    const [row] = (await shopper.call(cartIndex)).data;
    const checked = await shopper.call(cartCheckDiscountCode, { ids: row.id, code: 'pawlet10' });
    expect(checked.data).toEqual({ code: 'PAWLET10', name: '10% off for members', discount: '16.91' });
    const { data } = await shopper.call(cartGetOrderDiscountMoney, {
      ids: row.id,
      discount_code: 'PAWLET10',
      score: 500,
    });
    expect(
      data.discount_list.map(({ type, money }: { type: string; money: string }) => [type, money]),
    ).toEqual([
      ['code', '16.91'],
      ['score', '5.00'],
    ]);
    expect(data.order_info.saleamount).toBe('147.24');
    expect(data.next_tier).toEqual({ reach: '199.00', need: '29.85', money: '10.00' });
  });

  it('refuses unknown codes, points, addresses and rows', async () => {
    const [row] = (await shopper.call(cartIndex)).data;
    expect(await quote(shopper, [row.id], { discount_code: 'NOPE' })).toMatchObject({
      data: { reason: 'CODE_UNUSABLE' },
    });
    expect(await quote(shopper, [row.id], { discount_code: 'CATDAY' })).toMatchObject({
      data: { reason: 'CODE_UNUSABLE' },
    });
    expect(await quote(shopper, [row.id], { score: 9999 })).toMatchObject({
      data: { reason: 'POINTS_SHORT', need: 9999, have: 5000 },
    });
    expect(await quote(shopper, [row.id], { address_id: 999_999 })).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
    expect(await quote(other, [row.id])).toMatchObject({ data: { reason: 'NOT_FOUND' } });
    expect(await quote(shopper, [row.id], { user_coupon_id: 1 })).toMatchObject({
      data: { reason: 'COUPON_UNUSABLE' },
    });
  });
});

describe('order', () => {
  it('costs what was quoted, takes stock, points, code and cart rows, and stores its lines', async () => {
    const [row] = (await shopper.call(cartIndex)).data;
    const before = await loadSku(store, 'PW-AURA-WH25');
    const gift = await loadSku(store, 'PW-DSC-12');
    const choices = { discount_code: 'PAWLET10', score: 500 };
    const { saleamount } = (await quote(shopper, [row.id], choices)).data.order_info;
    const reply = await order(shopper, [row.id], { ...choices, saleamount, memo: 'Leave it at the door' });
    expect(reply).toMatchObject({
      code: 1,
      data: { paystate: 0, order_sn: expect.stringMatching(/^\d{26}$/u) },
    });
    const made = await detail(reply.data.order_sn);
    expect(made).toMatchObject({
      saleamount,
      goodsprice: '169.15',
      discount: '21.91',
      score: 500,
      score_money: '5.00',
      memo: 'Leave it at the door',
      status_text: 'Unpaid',
      actions: ['pay', 'cancel', 'change_address'],
      expiretime: 3600,
      address: expect.stringContaining(' '),
      order_goods: [
        {
          nums: 1,
          price: '169.15',
          realprice: '147.24',
          attrdata: 'Color:White,Capacity:2.5 L',
          is_gift: 0,
        },
        { is_gift: 1, price: '0.00', realprice: '0.00' },
      ],
    });
    expect(made.discount_list[0].line_ids).toEqual([made.order_goods[0].id]);
    expect((await shopper.call(cartIndex)).data).toEqual([]);
    expect((await loadSku(store, 'PW-AURA-WH25')).stock).toBe(before.stock - 1);
    expect((await loadSku(store, 'PW-DSC-12')).stock).toBe(gift.stock - 1);
    expect((await shopper.call(userIndex)).data.userInfo.score).toBe(4500);
  });

  it('cannot use a code again that its shopper has used', async () => {
    const id = await putIntoCart(store, shopper, 'PW-PUMP', 1, 2);
    expect(await order(shopper, [id], { discount_code: 'PAWLET10' })).toMatchObject({
      data: { reason: 'CODE_UNUSABLE' },
    });
  });

  it('returns everything once when it is cancelled', async () => {
    const [made] = (await shopper.call(orderIndex, { orderstate: 0, paystate: 0 })).data.data;
    const before = await loadSku(store, 'PW-AURA-WH25');
    expect(await shopper.call(orderCancel, { order_sn: made.order_sn })).toMatchObject({
      code: 1,
      data: 'normal',
    });
    expect(await shopper.call(orderCancel, { order_sn: made.order_sn })).toMatchObject({
      data: { reason: 'ORDER_STATE', orderstate: 1, paystate: 0, shippingstate: 0 },
    });
    expect((await loadSku(store, 'PW-AURA-WH25')).stock).toBe(before.stock + 1);
    expect((await shopper.call(userIndex)).data.userInfo.score).toBe(5000);
    const id = await putIntoCart(store, shopper, 'PW-PUMP', 1, 2);
    expect(await quote(shopper, [id], { discount_code: 'PAWLET10' })).toMatchObject({ code: 1 });
    const moves = await store.db.select().from(stockMovements).where(eq(stockMovements.skuId, before.id));
    expect(moves.map(({ delta, reason }) => [delta, reason])).toEqual([
      [185 + 1, 'seed'],
      [-1, 'order'],
      [1, 'cancel'],
    ]);
  });

  it('refuses an outdated total and returns the current one', async () => {
    const id = await putIntoCart(store, shopper, 'PW-PUMP', 1, 2);
    const { saleamount } = (await quote(shopper, [id])).data.order_info;
    const reply = await order(shopper, [id], { saleamount: '0.01' });
    expect(reply.data).toMatchObject({ reason: 'PRICE_CHANGED', order_info: { saleamount } });
  });

  it('takes nothing when one of its rows is out of stock', async () => {
    const hub = await loadSku(store, 'TT-HUB');
    const rows = [
      await putIntoCart(store, shopper, 'TT-HUB', 1),
      await putIntoCart(store, shopper, 'PW-CBL-15', 2),
    ];
    const cable = await loadSku(store, 'PW-CBL-15');
    await setStock(store, cable.id, 1);
    expect(await order(shopper, rows)).toMatchObject({
      data: { reason: 'OUT_OF_STOCK', lines: [{ id: rows[1], left: 1 }] },
    });
    expect((await loadSku(store, 'TT-HUB')).stock).toBe(hub.stock);
    expect((await shopper.call(cartIndex)).data).toHaveLength(2);
    await setStock(store, cable.id, cable.stock);
  });

  it('counts earlier purchases towards the limit per person', async () => {
    await placeOrder(store, other, 'PW-DUO-WH', 2);
    const id = await putIntoCart(store, other, 'PW-DUO-WH', 2, 2);
    expect(await order(other, [id])).toMatchObject({ data: { reason: 'LIMIT_REACHED', limit: 3 } });
  });

  it('counts no refunded piece towards the limit', async () => {
    const [member] = await gatherCrowd(store, 1);
    if (!member) throw new Error('nobody came');
    const first = await placeOrder(store, member.client, 'PW-DUO-WH', 3);
    await pay(first);
    const [line] = (await detail(first, member.client)).order_goods;
    const { data } = await member.client.call(orderGoodsV2apply, {
      id: line.id,
      type: 1,
      nums: 2,
      reason: 'Too many',
    });
    const run = { db: store.db, random: store.deps.random, now: store.clock.now() };
    expect(await decide(run, data.refund_sn, 'approve')).toMatchObject({ status: 'done' });
    const more = (quantity: number) => putIntoCart(store, member.client, 'PW-DUO-WH', quantity, 2);
    expect(await order(member.client, [await more(3)])).toMatchObject({ data: { reason: 'LIMIT_REACHED' } });
    expect(await order(member.client, [await more(2)])).toMatchObject({ code: 1 });
  });

  it('expires when read after its deadline, and by the job, and returns its stock', async () => {
    const before = await loadSku(store, 'TT-CAT-SD');
    const first = await placeOrder(store, shopper, 'TT-CAT-SD');
    const second = await placeOrder(store, shopper, 'TT-CAT-SD');
    await wait(3600);
    expect(await detail(first)).toMatchObject({
      orderstate: 2,
      status_text: 'Expired',
      actions: ['delete', 'buy_again'],
    });
    await orderJob.run(store.deps, store.clock.now());
    expect(await detail(second)).toMatchObject({ orderstate: 2 });
    expect((await loadSku(store, 'TT-CAT-SD')).stock).toBe(before.stock);
  });
});

describe('shipped order', () => {
  it('is reminded once, shipped, tracked in the reader’s language, confirmed and kept', async () => {
    const orderSn = await placeOrder(store, shopper, 'TT-CAT-MT');
    expect(await shopper.call(orderRemind, { order_sn: orderSn })).toMatchObject({
      data: { reason: 'ORDER_STATE' },
    });
    await pay(orderSn);
    expect(await shopper.call(orderRemind, { order_sn: orderSn })).toMatchObject({ code: 1 });
    expect(await shopper.call(orderRemind, { order_sn: orderSn })).toMatchObject({
      data: { reason: 'ALREADY_DONE' },
    });
    expect(await detail(orderSn)).toMatchObject({ is_remind: 1, actions: ['change_address', 'invoice'] });

    expect(await operations().ship(orderSn)).toMatchObject({ status: 'done' });
    expect(await operations().ship(orderSn)).toMatchObject({ status: 'wrong-state' });
    expect(await operations().deliver(orderSn)).toMatchObject({ status: 'done' });
    shopper.lang = 'ja';
    const track = (await shopper.call(orderQueryLogistics, { order_sn: orderSn })).data;
    shopper.lang = 'en';
    expect(track.expressno).toMatch(/^\d{12}$/u);
    expect(track.list.map(({ context }: { context: string }) => context)).toEqual([
      'お届けが完了しました。ご利用ありがとうございます',
      '商品が倉庫から出荷され、配送会社に引き渡されました',
    ]);
    expect(track.list[0].time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/u);
    expect(await detail(orderSn)).toMatchObject({
      status_text: 'Shipped',
      expressname: 'SF Express',
      actions: ['receive', 'logistics', 'invoice'],
    });
    expect(await shopper.call(orderTakedelivery, { order_sn: orderSn })).toMatchObject({ code: 1 });
    expect(await detail(orderSn)).toMatchObject({ shippingstate: 2, status_text: 'To review' });
  });

  it('has no invented tracking number, except in the demo', async () => {
    const ship = async (isDemo: boolean, ...given: string[]) => {
      const orderSn = await placeOrder(store, shopper, 'TT-HUB');
      await pay(orderSn);
      const deps = { ...store.deps, settings: { ...store.deps.settings, isDemo } };
      const told = await operate({ deps }, 'ship', [orderSn, ...given]);
      expect(told.status).toBe('done');
      return (await detail(orderSn)).expressno;
    };
    expect(await ship(true)).toMatch(/^\d{12}$/u);
    expect(await ship(false)).toBe('');
    expect(await ship(false, 'SF', 'SF123')).toBe('SF123');
  });

  it.each([
    ['three days after delivery', { deliveredAfter: 8, days: 8 + 3 }],
    ['ten days after shipping where nobody knows of a delivery', { days: 10 }],
    ['thirty days after shipping abroad where nobody knows of a delivery', { days: 30, addressType: 2 }],
    ['three days after delivery abroad', { deliveredAfter: 29, days: 29 + 3, addressType: 2 }],
  ])(
    'counts as received %s',
    async (_, parcel: { days: number; deliveredAfter?: number; addressType?: number }) => {
      const { days, deliveredAfter, addressType = 1 } = parcel;
      const orderSn = await placeOrder(store, shopper, 'TT-CAT-MT');
      await pay(orderSn);
      await store.db.update(orders).set({ addressType }).where(eq(orders.orderSn, orderSn));
      await operations().ship(orderSn);
      if (deliveredAfter !== undefined) {
        store.clock.advance(deliveredAfter * 86_400);
        await operations().deliver(orderSn);
      }
      store.clock.advance((days - (deliveredAfter ?? 0)) * 86_400 - 1);
      await orderJob.run(store.deps, store.clock.now());
      shopper = await store.shopper();
      expect(await detail(orderSn)).toMatchObject({ shippingstate: 1 });
      await wait(1);
      await orderJob.run(store.deps, store.clock.now());
      expect(await detail(orderSn)).toMatchObject({ shippingstate: 2 });
    },
  );

  it('counts as received after the configured number of days, even for parcels on their way', async () => {
    const setDays = async (...args: string[]) =>
      expect(await operate(store, 'receipt-days', args)).toMatchObject({ status: 'done' });
    const orderSn = await placeOrder(store, shopper, 'TT-CAT-MT');
    await pay(orderSn);
    await operations().ship(orderSn);
    await setDays('domestic=12');
    await wait(11 * 86_400);
    await orderJob.run(store.deps, store.clock.now());
    expect(await detail(orderSn)).toMatchObject({ shippingstate: 1 });
    await setDays('default');
    await orderJob.run(store.deps, store.clock.now());
    expect(await detail(orderSn)).toMatchObject({ shippingstate: 2 });
  });

  it('can change its address in the same country before it is shipped', async () => {
    const orderSn = await placeOrder(store, shopper, 'TT-CAT-MT');
    const { saleamount } = await detail(orderSn);
    const fields = { receiver: '新地址', mobile: '13912345678', area_id: 110101, address: '王府井 1 号' };
    const address_id = (await shopper.call(addressV2addedit, fields)).data.id;
    expect(await shopper.call(orderChangeOrderAddress, { order_sn: orderSn, address_id })).toMatchObject({
      code: 1,
    });
    expect(await detail(orderSn)).toMatchObject({ receiver: '新地址', area_id: 110101, saleamount });
    const foreign = await toAddress(other);
    expect(
      await shopper.call(orderChangeOrderAddress, { order_sn: orderSn, address_id: foreign }),
    ).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
  });
});

describe('order list', () => {
  it('has tabs with counts, pages and search', async () => {
    const { data } = await shopper.call(orderIndex, { num: 2 });
    expect(data).toMatchObject({ per_page: 2, current_page: 1, data: [{ actions: expect.any(Array) }, {}] });
    expect(data.counts.all).toBe(data.total);
    const closed = await shopper.call(orderIndex, { orderstate: 0, paystate: 1, shippingstate: 2 });
    expect(closed.data.total).toBe(data.counts.evaluate);
    expect((await shopper.call(orderIndex, { q: data.data[0].order_sn })).data.total).toBe(1);
    expect((await shopper.call(orderIndex, { q: 'aura' })).data.total).toBeGreaterThan(0);
  });

  it('removes a closed order when it is deleted, and keeps an open one', async () => {
    const [closed] = (await shopper.call(orderIndex, { orderstate: 2 })).data.data;
    expect(await shopper.call(orderDelete, { order_sn: closed.order_sn })).toMatchObject({ code: 1 });
    expect(await shopper.call(orderDetail, { order_sn: closed.order_sn })).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
    const [open] = (await shopper.call(orderIndex, { orderstate: 0 })).data.data;
    expect(await shopper.call(orderDelete, { order_sn: open.order_sn })).toMatchObject({
      data: { reason: 'ORDER_STATE' },
    });
  });

  it('contains only the shopper’s own orders', async () => {
    const [own] = (await shopper.call(orderIndex)).data.data;
    for (const endpoint of [
      orderDetail,
      orderCancel,
      orderTakedelivery,
      orderRemind,
      orderDelete,
      orderQueryLogistics,
    ]) {
      expect(await other.call(endpoint, { order_sn: own.order_sn })).toMatchObject({
        code: 0,
        data: { reason: 'NOT_FOUND' },
      });
    }
    const id = await putIntoCart(store, shopper, 'PW-PUMP', 1, 2);
    const address_id = await toAddress(other);
    expect(await shopper.call(orderAdd, { ids: id, address_id })).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
  });
});
