import {
  commonInit,
  orderAdd,
  orderDetail,
  orderGetRefundGoodsMoney,
  orderGoodsAftersale,
  orderGoodsAftersaleList,
  orderGoodsAftersalePost,
  orderGoodsDetail,
  orderGoodsRevocationAftersale,
  orderGoodsSaveExpressInfo,
  orderGoodsV2apply,
  orderPay,
  orderTakedelivery,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { operate, operatorSecret } from '../../../test/store/operator.ts';
import { toAddress, putIntoCart, setStock, loadSku } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { refunds } from '../../db/schema/afterSales.ts';
import { shopContents } from '../../db/schema/shopContent.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { createOrderOperations } from '../order/operations.ts';
import { decide } from './operations.ts';
import { bookRefund } from '../payment/refunds.ts';
import { refundJob } from './refundJob.ts';

let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  shopper = await store.shopper();
  for (const sn of ['PW-PUMP', 'PW-BOWL-16']) await setStock(store, (await loadSku(store, sn)).id, 5000);
});
afterAll(() => store.close());

interface Line {
  readonly id: number;
  readonly nums: number;
  readonly realprice: string;
}

async function buy(
  pieces: Readonly<Record<string, number>>,
  more: Record<string, unknown> = {},
): Promise<{ orderSn: string; lines: Line[]; total: string }> {
  const ids: number[] = [];
  for (const [sn, quantity] of Object.entries(pieces))
    ids.push(await putIntoCart(store, shopper, sn, quantity));
  const fields = { ids: ids.join(','), address_id: await toAddress(shopper), ...more };
  const added = await shopper.call(orderAdd, fields);
  expect(added.data).toMatchObject({ paystate: 0 });
  const orderSn = String(added.data.order_sn);
  const url = await shopper.call(orderPay, { order_sn: orderSn, paytype: 'wechat', method: 'wap' });
  await store.app.request(String(url.data), {
    method: 'POST',
    body: new URLSearchParams({ result: 'success' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const { data } = await order(orderSn);
  expect(data.paystate).toBe(1);
  const lines = data.order_goods.filter((line: { is_gift: number }) => line.is_gift === 0);
  return { orderSn, lines, total: data.saleamount };
}

const order = (orderSn: string) => shopper.call(orderDetail, { order_sn: orderSn });
const record = async (id: number) => (await shopper.call(orderGoodsAftersale, { id })).data;
const apply = (id: number, more: Record<string, unknown> = {}) =>
  shopper.call(orderGoodsV2apply, { id, type: 1, reason: 'Changed my mind', ...more });
const deps = () => ({ db: store.db, random: store.deps.random, now: store.clock.now() });
const run = () => refundJob.run(store.deps, store.clock.now());

async function ship(orderSn: string, isReceived = true): Promise<void> {
  await createOrderOperations(deps()).ship(orderSn);
  if (isReceived) expect((await shopper.call(orderTakedelivery, { order_sn: orderSn })).code).toBe(1);
}

function getFirst(lines: readonly Line[]): Line {
  const [line] = lines;
  if (!line) throw new Error('No line');
  return line;
}

async function points(): Promise<number> {
  const [row] = await store.db.select().from(shoppers).where(eq(shoppers.username, 'demo'));
  return row?.points ?? 0;
}

describe('refund only, before shipping', () => {
  it('is refunded after approval, and the order is completed', async () => {
    const { orderSn, lines, total } = await buy({ 'PW-PUMP': 2 });
    const { id } = getFirst(lines);
    const stock = (await loadSku(store, 'PW-PUMP')).stock;
    const most = await shopper.call(orderGetRefundGoodsMoney, { id, nums: 2, type: 1 });
    expect(most.data.refund).toBe(total);
    const reply = await apply(id);
    expect(reply.code).toBe(1);
    expect(await record(id)).toMatchObject({
      refund_sn: reply.data.refund_sn,
      status: 1,
      refund: total,
      refund_state: null,
      can_revoke: 1,
      order_goods: { salestate: 2, aftersale_left: 2, can_aftersale: 0 },
      logs: [{ actor: 'shopper' }],
    });
    expect((await order(orderSn)).data).toMatchObject({ orderstate: 4, actions: ['buy_again'] });
    expect((await shopper.call(orderTakedelivery, { order_sn: orderSn })).data.reason).toBe('ORDER_STATE');
    expect((await decide(deps(), reply.data.refund_sn, 'approve')).status).toBe('done');
    expect(await record(id)).toMatchObject({ status: 2, refund_state: 0, order_goods: { salestate: 4 } });
    await run();
    expect(await record(id)).toMatchObject({ refund_state: 2, can_reapply: 0 });
    const { data } = await order(orderSn);
    expect(data).toMatchObject({ orderstate: 3, refund: total, refundtime: store.clock.now() });
    expect(data.actions).not.toContain('invoice');
    expect((await loadSku(store, 'PW-PUMP')).stock).toBe(stock + 2);
  });

  it('lists reasons in the reader’s language, and shows the selected one to each reader in theirs', async () => {
    const { lines } = await buy({ 'PW-PUMP': 1 });
    const { id } = getFirst(lines);
    shopper.lang = 'de';
    const config = await shopper.call(commonInit);
    const offered = { type: 2, text: 'Beim Transport beschädigt' };
    expect(config.data.aftersale_reasons).toContainEqual(offered);
    await apply(id, { reason: offered.text });
    expect((await record(id)).reason).toBe(offered.text);
    shopper.lang = 'zh-cn';
    expect((await record(id)).reason).toBe('运输中破损');
    shopper.lang = 'en';
    expect((await record(id)).reason).toBe('It was damaged in transit');
  });

  it('refuses returns before shipping, excessive pieces or amounts, and lines of others', async () => {
    const { lines } = await buy({ 'PW-PUMP': 1 });
    const { id } = getFirst(lines);
    expect((await apply(id, { type: 2 })).data).toMatchObject({ fields: { type: 'choice' } });
    expect((await apply(id, { type: 3 })).data).toMatchObject({ fields: { type: 'choice' } });
    expect((await apply(id, { nums: 2 })).data).toMatchObject({ fields: { nums: 'range' } });
    expect((await apply(id, { refund: '99999.00' })).data).toMatchObject({ fields: { refund: 'range' } });
    expect((await apply(id, { reason: '' })).data).toMatchObject({ fields: { reason: 'required' } });
    expect((await apply(id, { images: '/uploads/x.webp' })).data).toMatchObject({
      fields: { images: 'exists' },
    });
    const other = await store.shopper('second@pawlet.test');
    for (const call of [orderGoodsDetail, orderGoodsAftersale, orderGoodsRevocationAftersale])
      expect((await other.call(call, { id })).data.reason).toBe('NOT_FOUND');
    const fields = { id, type: 1, reason: 'x' };
    expect((await other.call(orderGoodsV2apply, fields)).data.reason).toBe('NOT_FOUND');
  });
});

it('refunds yen in whole units, as they were paid', async () => {
  shopper.country = 'JPN';
  const { lines } = await buy({ 'PW-PUMP': 1 });
  shopper.country = 'CHN';
  const { id } = getFirst(lines);
  expect((await apply(id, { refund: '100.50' })).data).toMatchObject({
    reason: 'VALIDATION',
    fields: { refund: 'format' },
  });
  expect(await apply(id, { refund: '100.00' })).toMatchObject({ code: 1 });
});

describe('return and refund', () => {
  it('waits for the parcel, which is entered once, and returns stock and money on its arrival', async () => {
    const { orderSn, lines } = await buy({ 'PW-PUMP': 3 });
    const { id } = getFirst(lines);
    await ship(orderSn);
    const stock = (await loadSku(store, 'PW-PUMP')).stock;
    const { data } = await apply(id, { type: 2, nums: 1 });
    expect((await record(id)).order_goods.salestate).toBe(1);
    const parcel = { id, expressname: 'SF', expressno: 'SF1234567890', mobile: '13800138000' };
    expect((await shopper.call(orderGoodsSaveExpressInfo, parcel)).data.reason).toBe('ORDER_STATE');
    await decide(deps(), data.refund_sn, 'approve');
    expect(await record(id)).toMatchObject({ status: 2, can_revoke: 1, order_goods: { salestate: 3 } });
    expect((await record(id)).return_address.address).not.toBe('');
    expect((await shopper.call(orderGoodsSaveExpressInfo, parcel)).code).toBe(1);
    expect((await shopper.call(orderGoodsSaveExpressInfo, parcel)).data.reason).toBe('ALREADY_DONE');
    expect((await shopper.call(orderGoodsRevocationAftersale, { id })).data.reason).toBe('ORDER_STATE');
    expect(await record(id)).toMatchObject({ expressname: 'SF Express', can_revoke: 0 });
    expect((await decide(deps(), data.refund_sn, 'receive')).status).toBe('done');
    await run();
    expect(await record(id)).toMatchObject({
      status: 2,
      refund_state: 2,
      can_reapply: 1,
      shippingfee: '0.00',
      order_goods: { salestate: 5, refunded_nums: 1 },
    });
    expect((await order(orderSn)).data).toMatchObject({ orderstate: 0, shippingstate: 2 });
    expect((await loadSku(store, 'PW-PUMP')).stock).toBe(stock + 1);
  });

  it('stores the parcel and shipping method from the request for shopper and shop', async () => {
    const { orderSn, lines } = await buy({ 'PW-PUMP': 1 });
    const { id } = getFirst(lines);
    await ship(orderSn);
    const { data } = await apply(id, { type: 2, expressno: 'SF-EARLY', return_type: 2 });
    expect(await record(id)).toMatchObject({ expressno: 'SF-EARLY', expressname: '', return_type: 2 });
    const listed = await operate(store, 'aftersales');
    expect(listed.text.split('\n').some((line) => line.startsWith(data.refund_sn))).toBe(true);
    const { text } = await operate(store, 'aftersale', [data.refund_sn]);
    expect(text).toContain('\n  the shopper arranges the return\n  parcel\tSF-EARLY\n');
    await decide(deps(), data.refund_sn, 'approve');
    const parcel = { id, expressname: 'SF', expressno: 'SF-EARLY', mobile: '13800138000' };
    expect((await shopper.call(orderGoodsSaveExpressInfo, parcel)).code).toBe(1);
  });

  it('is sent to the shop, which has to enter its address before approving', async () => {
    const { orderSn, lines } = await buy({ 'PW-PUMP': 1 });
    const { id } = getFirst(lines);
    await ship(orderSn);
    const { data } = await apply(id, { type: 2 });
    const real = { ...store.deps, settings: { ...store.deps.settings, isDemo: false } };
    const command = (name: string, ...args: string[]) => operate({ deps: real }, name, args);
    const approve = () => command('approve-refund', data.refund_sn);
    expect(await approve()).toMatchObject({ status: 'refused', text: expect.stringContaining('seller') });
    await command('seller', 'name=Shop', 'address=Office 1', 'phone=123');
    expect(await approve()).toMatchObject({ status: 'done' });
    const sent = async () => (await record(id)).return_address;
    expect(await sent()).toEqual({ name: 'Shop', mobile: '123', address: 'Office 1' });
    await command('seller', 'returns=Warehouse 2');
    expect(await sent()).toEqual({ name: 'Shop', mobile: '123', address: 'Warehouse 2' });
    await store.db.delete(shopContents).where(eq(shopContents.name, 'seller'));
  });

  it('expires when no parcel is entered in time', async () => {
    const { orderSn, lines } = await buy({ 'PW-PUMP': 1 });
    const { id } = getFirst(lines);
    await ship(orderSn);
    const { data } = await apply(id, { type: 2 });
    await decide(deps(), data.refund_sn, 'approve');
    await refundJob.run(store.deps, store.clock.now() + 14 * 24 * 3600);
    expect(await record(id)).toMatchObject({ status: 3, order_goods: { salestate: 6 } });
    expect((await order(orderSn)).data.orderstate).toBe(0);
  });
});

describe('requests of a line', () => {
  it('can be revoked and rejected, three in all, and the order returns to its earlier state', async () => {
    const { orderSn, lines } = await buy({ 'PW-PUMP': 1 });
    const { id } = getFirst(lines);
    await apply(id);
    expect((await apply(id)).data).toMatchObject({ reason: 'ORDER_STATE', salestate: 2 });
    expect((await shopper.call(orderGoodsRevocationAftersale, { id })).code).toBe(1);
    expect((await order(orderSn)).data).toMatchObject({ orderstate: 0, order_goods: [{ salestate: 0 }] });
    const second = await apply(id);
    await decide(deps(), second.data.refund_sn, 'reject', 'Opened box');
    expect(await record(id)).toMatchObject({ status: 3, mark: 'Opened box', can_reapply: 1 });
    await apply(id);
    await shopper.call(orderGoodsRevocationAftersale, { id });
    expect((await order(orderSn)).data.order_goods).toMatchObject([{ salestate: 6, aftersale_left: 0 }]);
    expect((await apply(id)).data.reason).toBe('AFTERSALE_COUNT_USED_UP');
    const most = await shopper.call(orderGetRefundGoodsMoney, { id, nums: 1, type: 1 });
    expect(most.data.reason).toBe('AFTERSALE_COUNT_USED_UP');
  });

  it('are listed by state, newest first, with both methods', async () => {
    const open = await shopper.call(orderGoodsAftersaleList, { state: 'open' });
    const closed = await shopper.call(orderGoodsAftersaleList, { state: 'closed' });
    const all = await shopper.call(orderGoodsAftersaleList);
    expect(all.data.total).toBe(open.data.total + closed.data.total);
    expect(open.data.data.every(({ status }: { status: number }) => status === 1 || status === 2)).toBe(true);
    const id = all.data.data[0].order_goods_id;
    expect((await shopper.call(orderGoodsAftersalePost, { id })).data).toEqual(await record(id));
    expect((await shopper.call(orderGoodsDetail, { id })).data).toMatchObject({ id, shippingstate: 0 });
  });
});

describe('any order of lines and quantities', () => {
  it.each([
    [[0, 1, 0, 1], false],
    [[1, 0, 0, 1], true],
  ])('everything is refunded exactly, with points and freight once: %o', async (sequence, isShipped) => {
    const before = await points();
    const { orderSn, lines, total } = await buy({ 'PW-PUMP': 3, 'PW-BOWL-16': 2 }, { score: 1111 });
    if (isShipped) await ship(orderSn);
    const done = [0, 0];
    for (const which of sequence) {
      const line = lines[which];
      if (!line) throw new Error('No line');
      const isSecond = (done[which] ?? 0) > 0;
      const quantity = isSecond ? undefined : 1;
      done[which] = (done[which] ?? 0) + 1;
      const reply = await apply(line.id, quantity === undefined ? {} : { nums: quantity });
      expect(reply.code).toBe(1);
      await decide(deps(), reply.data.refund_sn, 'approve');
    }
    await run();
    const { data } = await order(orderSn);
    expect(data).toMatchObject({ orderstate: 3, refund: total, payamount: total });
    expect(await points()).toBe(before);
  });
});

describe('concurrency', () => {
  it('two requests for one line create one', async () => {
    const { lines } = await buy({ 'PW-PUMP': 2 });
    const { id } = getFirst(lines);
    const replies = await Promise.all(Array.from({ length: 6 }, () => apply(id, { nums: 1 })));
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
    expect((await record(id)).order_goods.aftersale_left).toBe(2);
  });

  it('approval and refund notification happen once with any number of attempts', async () => {
    const { orderSn, lines, total } = await buy({ 'PW-PUMP': 1 });
    const { id } = getFirst(lines);
    const { data } = await apply(id);
    const results = await Promise.all(
      Array.from({ length: 6 }, () => decide(deps(), data.refund_sn, 'approve')),
    );
    expect(results.filter(({ status }) => status === 'done')).toHaveLength(1);
    await Promise.all([run(), run(), run()]);
    const { refund_state } = await record(id);
    expect(refund_state).toBe(2);
    const [row] = await store.db.select().from(refunds).orderBy(refunds.id);
    for (const { refundNo } of [row, row].filter((one) => one !== undefined))
      await bookRefund(store.db, refundNo, store.clock.now());
    const { logs } = await record(id);
    expect(logs.filter(({ actor }: { actor: string }) => actor === 'system')).toHaveLength(1);
    expect((await order(orderSn)).data.refund).toBe(total);
  });
});

it('queries an unresponsive provider again, and refunds once', async () => {
  const { lines } = await buy({ 'PW-PUMP': 1 });
  const { id } = getFirst(lines);
  const { data } = await apply(id);
  await decide(deps(), data.refund_sn, 'approve');
  await refundJob.run(
    { ...store.deps, settings: { ...store.deps.settings, isDemo: false } },
    store.clock.now(),
  );
  expect((await record(id)).refund_state).toBe(1);
  expect(store.errors).toHaveLength(1);
  (store.errors as unknown[]).length = 0;
  await refundJob.run(store.deps, store.clock.now() + 7 * 3600);
  expect((await record(id)).refund_state).toBe(2);
});

it('has logged no error on the way', () => {
  expect(store.errors).toEqual([]);
});
