import {
  orderDetail,
  orderGetInvoiceList,
  orderGoodsV2apply,
  orderPay,
  orderSubmitInvoice,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder, setStock, loadSku } from '../../../test/store/buying.ts';
import { decideAfterSales } from '../../../test/store/shopSteps.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { invoices } from '../../db/schema/invoice.ts';
import { findCovered } from './repository.ts';
import { issueInvoice } from './service.ts';

let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 1000);
});
afterAll(() => store.close());

async function buy(quantity: number): Promise<string> {
  const orderSn = await placeOrder(store, shopper, 'PW-PUMP', quantity);
  const page = await shopper.call(orderPay, { order_sn: orderSn, paytype: 'wechat', method: 'wap' });
  await store.app.request(String(page.data), {
    method: 'POST',
    body: new URLSearchParams({ result: 'success' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return orderSn;
}

const detail = async (order_sn: string) => (await shopper.call(orderDetail, { order_sn })).data;

/** The remaining amount of an order in minor units. */
async function loadRest(orderSn: string): Promise<number> {
  const { payamount, refund } = await detail(orderSn);
  return Math.round((Number(payamount) - Number(refund)) * 100);
}

async function ask(...sns: readonly string[]): Promise<string> {
  const fields = { order_sns: sns.join(','), head_type: 2, title: '王小明', email: 'wang@pawlet.test' };
  return String((await shopper.call(orderSubmitInvoice, fields)).data.invoice_sn);
}

/** Requests a refund for some pieces of an order's only line; for all remaining ones without a number. */
async function apply(orderSn: string, quantity?: number): Promise<string> {
  const [line] = (await detail(orderSn)).order_goods;
  const pieces = quantity === undefined ? {} : { nums: quantity };
  const reply = await shopper.call(orderGoodsV2apply, { id: line.id, type: 1, reason: 'x', ...pieces });
  return String(reply.data.refund_sn);
}

async function refund(orderSn: string, quantity?: number): Promise<void> {
  await decideAfterSales(store, await apply(orderSn, quantity), 'approve');
}

/** An invoice's amount and the amount of each order; null when there is none. */
async function find(invoiceSn: string) {
  const [row] = await store.db.select().from(invoices).where(eq(invoices.invoiceSn, invoiceSn));
  if (!row) return null;
  const covered = await findCovered(store.db, row.id);
  return { amount: row.amount, orders: covered.map(({ order, amount }) => [order.orderSn, amount]) };
}

const isInvoiced = async (orderSn: string) => {
  const { data } = await shopper.call(orderGetInvoiceList, { type: 1, num: 50 });
  return data.data.some(({ order_sn }: { order_sn: string }) => order_sn === orderSn);
};

describe('unissued invoice', () => {
  it('is reduced to the remaining amount of its order, refund by refund', async () => {
    const orderSn = await buy(3);
    const paid = await loadRest(orderSn);
    const invoiceSn = await ask(orderSn);
    for (const left of [2, 1]) {
      await refund(orderSn, 1);
      const rest = await loadRest(orderSn);
      expect(rest).toBeLessThan(paid);
      expect(await find(invoiceSn), `${left} left`).toEqual({ amount: rest, orders: [[orderSn, rest]] });
    }
    expect((await detail(orderSn)).invoice.amount).toBe(((await loadRest(orderSn)) / 100).toFixed(2));
    const issued = await issueInvoice(store.db, invoiceSn, store.clock.now());
    expect(issued?.amount).toBe(await loadRest(orderSn));
  });

  it('is withdrawn when nothing remains', async () => {
    const orderSn = await buy(2);
    const invoiceSn = await ask(orderSn);
    await refund(orderSn, 1);
    await refund(orderSn);
    expect(await loadRest(orderSn)).toBe(0);
    expect(await find(invoiceSn)).toBeNull();
    expect(await detail(orderSn)).toMatchObject({ is_invoice: 0, invoice: null });
    expect(await isInvoiced(orderSn)).toBe(false);
    expect(await issueInvoice(store.db, invoiceSn, store.clock.now())).toBeNull();
  });

  it('keeps its other orders', async () => {
    const [gone, kept] = [await buy(1), await buy(2)];
    const invoiceSn = await ask(gone, kept);
    await refund(gone);
    const rest = await loadRest(kept);
    expect(await find(invoiceSn)).toEqual({ amount: rest, orders: [[kept, rest]] });
    expect([await isInvoiced(gone), await isInvoiced(kept)]).toEqual([false, true]);
  });

  it('is correct when several of its orders are refunded concurrently', async () => {
    const sns = [await buy(1), await buy(2), await buy(3)];
    const invoiceSn = await ask(...sns);
    const [last = ''] = sns.slice(-1);
    const asked = [await apply(sns[0] ?? ''), await apply(sns[1] ?? ''), await apply(last, 2)];
    await Promise.all(asked.map((refundSn) => decideAfterSales(store, refundSn, 'approve')));
    const rest = await loadRest(last);
    expect(await find(invoiceSn)).toEqual({ amount: rest, orders: [[last, rest]] });
    await refund(last);
    expect(await find(invoiceSn)).toBeNull();
    expect(store.errors).toEqual([]);
  });
});

it('is not issued while a refund of it is requested', async () => {
  const [asked, other] = [await buy(2), await buy(1)];
  const invoiceSn = await ask(asked, other);
  const refundSn = await apply(asked, 1);
  const issue = async () => issueInvoice(store.db, invoiceSn, store.clock.now());
  expect(await issue()).toBeNull();
  await decideAfterSales(store, refundSn, 'approve');
  expect((await issue())?.amount).toBe((await loadRest(asked)) + (await loadRest(other)));
});

it('stays unchanged once issued', async () => {
  const orderSn = await buy(2);
  const paid = await loadRest(orderSn);
  const invoiceSn = await ask(orderSn);
  await issueInvoice(store.db, invoiceSn, store.clock.now());
  await refund(orderSn);
  expect(await find(invoiceSn)).toEqual({ amount: paid, orders: [[orderSn, paid]] });
  expect((await detail(orderSn)).is_invoice).toBe(1);
});
