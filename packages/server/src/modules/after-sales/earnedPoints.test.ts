import {
  orderDetail,
  orderGetRefundGoodsMoney,
  orderGoodsAftersale,
  orderGoodsV2apply,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestStore } from '../../../test/createTestStore.ts';
import { order, putIntoCart } from '../../../test/store/buying.ts';
import { buyReceived } from '../../../test/store/buyReceived.ts';
import { usePointsShop } from '../../../test/store/pointsShop.ts';
import { decideAfterSales, runRefunds } from '../../../test/store/shopSteps.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { orders } from '../../db/schema/order.ts';

let store: TestStore;
let shopper: TestClient;

const { skuCode, setPoints, balance } = usePointsShop((made, client) => {
  store = made;
  shopper = client;
});
beforeEach(() => setPoints(0));

const detail = async (order_sn: string) => (await shopper.call(orderDetail, { order_sn })).data;
const getLine = async (orderSn: string) => Number((await detail(orderSn)).order_goods[0].id);

/** What a refund would return, as shown in the form. */
async function ask(orderSn: string, quantity: number) {
  return (
    await shopper.call(orderGetRefundGoodsMoney, { id: await getLine(orderSn), nums: quantity, type: 1 })
  ).data;
}

async function apply(orderSn: string, quantity: number): Promise<string> {
  const reply = await shopper.call(orderGoodsV2apply, {
    id: await getLine(orderSn),
    type: 1,
    reason: 'x',
    nums: quantity,
  });
  return String(reply.data.refund_sn);
}

async function refund(orderSn: string, quantity: number): Promise<void> {
  await decideAfterSales(store, await apply(orderSn, quantity), 'approve');
}

/** Spends all points on another order, which is kept. Returns how many were spent. */
async function spendAll(): Promise<number> {
  const points = await balance();
  const reply = await order(shopper, [await putIntoCart(store, shopper, skuCode, 20)], { score: points });
  return Number((await detail(String(reply.data.order_sn))).score);
}

describe('points earned with a refunded purchase', () => {
  it('are deducted from the balance, with a full refund, while they are available', async () => {
    const orderSn = await buyReceived(store, shopper, skuCode, 3);
    expect(await balance()).toBeGreaterThan(0);
    expect(await ask(orderSn, 3)).toMatchObject({ score_missing: 0, withheld: '0.00' });
    await refund(orderSn, 3);
    const { refund: back, payamount, withheld } = await detail(orderSn);
    expect([back, withheld]).toEqual([payamount, '0.00']);
    expect(await balance()).toBe(0);
  });

  it('are deducted from the refund when they were spent, and the form shows it before', async () => {
    const orderSn = await buyReceived(store, shopper, skuCode, 3);
    const earned = await balance();
    const spent = await spendAll();
    expect(spent).toBeGreaterThan(0);
    const missing = earned - (await balance());
    const asked = await ask(orderSn, 3);
    expect(asked).toMatchObject({ score_taken: earned, score_missing: missing, score_rate: 100 });
    expect(asked.withheld).toBe((missing / 100).toFixed(2));
    await refund(orderSn, 3);
    const { refund: back, payamount, withheld } = await detail(orderSn);
    expect(withheld).toBe(asked.withheld);
    expect(Number(back) + missing / 100).toBeCloseTo(Number(payamount), 6);
    expect(await balance()).toBe(0);
    const record = (await shopper.call(orderGoodsAftersale, { id: await getLine(orderSn) })).data;
    expect(record).toMatchObject({ refund: back, withheld, score_missing: missing });
  });

  it('are withheld once for any number of refunds', async () => {
    const orderSn = await buyReceived(store, shopper, skuCode, 3);
    const earned = await balance();
    await setPoints(0);
    for (let piece = 0; piece < 3; piece += 1) await refund(orderSn, 1);
    const { refund: back, payamount, withheld } = await detail(orderSn);
    expect(withheld).toBe((earned / 100).toFixed(2));
    expect(Number(back) + Number(withheld)).toBeCloseTo(Number(payamount), 6);
  });

  it('are exact when all lines are decided at once', async () => {
    const ids = [
      await buyReceived(store, shopper, skuCode, 2),
      await buyReceived(store, shopper, skuCode, 3),
      await buyReceived(store, shopper, skuCode, 4),
    ];
    const earned = await balance();
    const left = 10;
    await setPoints(left);
    const applied = await Promise.all(ids.map(async (orderSn, index) => apply(orderSn, index + 2)));
    await Promise.all(applied.map((refundSn) => decideAfterSales(store, refundSn, 'approve')));
    const rows = await Promise.all(ids.map(detail));
    const withheld = rows.reduce((all, row) => all + Math.round(Number(row.withheld) * 100), 0);
    expect(withheld).toBe(earned - left);
    expect(await balance()).toBe(0);
    expect(store.errors).toEqual([]);
  });

  it('were earned under earlier rules and are deducted under the same rules', async () => {
    const orderSn = await buyReceived(store, shopper, skuCode, 2);
    // Received before each currency had its own rules: one point for 1.00, a hundred for 1.00.
    const { payamount } = await detail(orderSn);
    await store.db.update(orders).set({ pointsTerms: null }).where(eq(orders.orderSn, orderSn));
    await setPoints(0);
    await refund(orderSn, 2);
    expect((await detail(orderSn)).withheld).toBe((Math.floor(Number(payamount)) / 100).toFixed(2));
  });

  it('leave nothing to invoice, and no money unaccounted for', async () => {
    const orderSn = await buyReceived(store, shopper, skuCode, 2);
    await setPoints(0);
    await refund(orderSn, 2);
    await runRefunds(store);
    const [row] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
    expect(row).toMatchObject({ orderstate: 'completed' });
    expect((row?.refundedAmount ?? 0) + (row?.withheldAmount ?? 0)).toBe(row?.paidAmount);
    expect((await detail(orderSn)).actions).not.toContain('invoice');
    expect(store.errors).toEqual([]);
  });
});
