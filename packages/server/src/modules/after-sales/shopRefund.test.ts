import {
  orderDetail,
  orderGetRefundGoodsMoney,
  orderGoodsAftersale,
  orderGoodsV2apply,
  orderTakedelivery,
} from '@pawlet/core/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestStore } from '../../../test/createTestStore.ts';
import { loadSku } from '../../../test/store/buying.ts';
import { operate, operatorSecret, readJson } from '../../../test/store/operator.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import { usePointsShop } from '../../../test/store/pointsShop.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { refunds } from '../../db/schema/afterSales.ts';
import { orders } from '../../db/schema/order.ts';
import { payments } from '../../db/schema/payment.ts';
import { refundJob } from './refundJob.ts';

let store: TestStore;
let shopper: TestClient;

const {
  skuCode,
  setPoints,
  balance: points,
} = usePointsShop(
  (made, client) => {
    store = made;
    shopper = client;
  },
  { deps: { operatorSecret } },
);
beforeAll(() => setPoints(20_000));

const done = { status: 'done' };
const refused = { status: 'refused' };
const refund = (...args: string[]) => operate(store, 'refund', args);
const buy = (quantity: number, more: Record<string, unknown> = {}) =>
  buyPaid(store, shopper, [[skuCode, quantity]], more);
const stock = async () => (await loadSku(store, skuCode)).stock;
const detail = async (order_sn: string) => (await shopper.call(orderDetail, { order_sn })).data;

async function loadRow(orderSn: string) {
  const [row] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
  if (!row) throw new Error('no order');
  return row;
}

/** The total that the provider was requested to refund for an order. */
async function requestedRefund(orderSn: string): Promise<number> {
  const [row] = await store.db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.orderSn, orderSn));
  return row?.sum ?? 0;
}

async function buyReceived(quantity: number) {
  const bought = await buy(quantity);
  await operate(store, 'ship', [bought.orderSn, 'SF', 'P-1']);
  await shopper.call(orderTakedelivery, { order_sn: bought.orderSn });
  return bought;
}

const text = (minor: number) => (minor / 100).toFixed(2);

describe('refund initiated by the shop', () => {
  it('previews the refund, and executes it once when the remaining amount is confirmed', async () => {
    const { orderSn, lines } = await buy(2);
    const { total } = await loadRow(orderSn);
    const shown = await refund(orderSn, `lines=${lines[0]}x1`);
    expect(shown).toMatchObject(refused);
    expect(shown.text).toContain(`left=${text(total)}`);
    expect((await loadRow(orderSn)).refundedAmount).toBe(0);
    const args = [orderSn, `lines=${lines[0]}x1`, `left=${text(total)}`];
    expect(await refund(...args)).toMatchObject(done);
    expect(await refund(...args)).toMatchObject(refused);
    expect((await detail(orderSn)).order_goods[0]).toMatchObject({ refunded_nums: 1, salestate: 4 });
  });

  it('changes money, stock, points and state like an approved request', async () => {
    const { orderSn, lines } = await buy(2, { score: 1000 });
    const before = { stock: await stock(), points: await points(), row: await loadRow(orderSn) };
    expect(await refund(orderSn, 'all', '--key=all', 'note=Sold out')).toMatchObject(done);
    const row = await loadRow(orderSn);
    expect(row).toMatchObject({ orderstate: 'completed', refundedAmount: before.row.total });
    expect(await stock()).toBe(before.stock + 2);
    expect(await points()).toBe(before.points + before.row.points);
    expect(await requestedRefund(orderSn)).toBe(before.row.total);
    const record = (await shopper.call(orderGoodsAftersale, { id: lines[0] })).data;
    expect(record).toMatchObject({ status: 2, mark: 'Sold out', reason: 'Refunded by the shop' });
    await refundJob.run(store.deps, store.clock.now());
    expect((await shopper.call(orderGoodsAftersale, { id: lines[0] })).data).toMatchObject({
      refund_state: 2,
    });
  });

  it('returns the first outcome for a repeated key, and refuses the key for anything else', async () => {
    const { orderSn, lines } = await buy(3);
    const args = [orderSn, `lines=${lines[0]}x1`, '--key=ticket-7'];
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => refund(...args)));
    expect(outcomes.every(({ status }) => status === 'done')).toBe(true);
    expect((await detail(orderSn)).order_goods[0]).toMatchObject({ refunded_nums: 1 });
    expect(await refund(orderSn, 'all', '--key=ticket-7')).toMatchObject(refused);
  });

  it('restocks shipped pieces only when they have come back', async () => {
    const { orderSn, lines } = await buy(2);
    await operate(store, 'ship', [orderSn, 'SF', 'S-1']);
    const before = await stock();
    await refund(orderSn, `lines=${lines[0]}x1`, '--key=gone');
    expect(await stock()).toBe(before);
    await refund(orderSn, `lines=${lines[0]}x1`, '--key=back', '--restock');
    expect(await stock()).toBe(before + 1);
  });

  it('refunds an amount not for any piece, never more than is left, with its points and message', async () => {
    const { orderSn, lines } = await buy(2);
    const { total } = await loadRow(orderSn);
    await operate(store, 'ship', [orderSn, 'SF', 'A-1']);
    await shopper.call(orderTakedelivery, { order_sn: orderSn });
    const earned = await points();
    expect(await refund(orderSn, `amount=${text(total + 1)}`, '--key=much')).toMatchObject(refused);
    // Neither option applies where no piece is refunded.
    for (const more of ['note=Sorry', '--restock'])
      expect(await refund(orderSn, 'amount=5.00', '--key=kind', more)).toMatchObject(refused);
    expect(await refund(orderSn, 'amount=5.00', '--key=kind')).toMatchObject(done);
    expect(await points()).toBe(earned - 5);
    expect((await detail(orderSn)).order_goods[0]).toMatchObject({ refunded_nums: 0, salestate: 0 });
    await refundJob.run(store.deps, store.clock.now());
    expect((await loadRow(orderSn)).refundtime).not.toBeNull();
    // A full request afterwards gets what is left.
    const most = (await shopper.call(orderGetRefundGoodsMoney, { id: lines[0], nums: 2, type: 1 })).data;
    expect(most.refund).toBe(text(total - 500));
    expect(await refund(orderSn, 'all', '--key=rest of it')).toMatchObject(done);
    expect(await loadRow(orderSn)).toMatchObject({ refundedAmount: total });
    expect(await requestedRefund(orderSn)).toBe(total);
  });

  it('reports the refund less the amount withheld for spent points', async () => {
    for (const what of ['all', 'amount=500.00']) {
      const { orderSn } = await buyReceived(25);
      const { total } = await loadRow(orderSn);
      await setPoints(0);
      const args = [orderSn, what, `left=${text(total)}`];
      const shown = await refund(orderSn, what);
      const outcome = await refund(...args);
      expect(outcome).toMatchObject(done);
      const { refundedAmount, withheldAmount } = await loadRow(orderSn);
      expect(withheldAmount).toBeGreaterThan(0);
      expect(outcome.text).toContain(`${text(refundedAmount)} CNY refunded`);
      expect(shown.text).toContain(`${text(refundedAmount)} CNY would be refunded`);
      const seen = await readJson(store, 'order', [orderSn]);
      const place = what === 'all' ? 'afterSales' : 'refunds';
      expect(seen).toMatchObject({ [place]: [{ amount: text(refundedAmount) }] });
    }
    await setPoints(20_000);
  });

  it('requests no refund from the provider when withheld points leave nothing', async () => {
    const { orderSn } = await buyReceived(1);
    const { total } = await loadRow(orderSn);
    await setPoints(0);
    // The cent that takes the order below a whole amount has earned a point, which is worth a cent.
    if (total % 100 > 0) await refund(orderSn, `amount=${text(total % 100)}`, '--key=down to a whole amount');
    expect(await refund(orderSn, 'amount=0.01', '--key=a cent')).toMatchObject(done);
    const rows = await store.db
      .select({ amount: refunds.amount, state: refunds.state })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(orders.orderSn, orderSn));
    expect(rows.filter(({ amount }) => amount === 0)).toEqual([{ amount: 0, state: 2 }]);
    expect((await loadRow(orderSn)).refundtime).not.toBeNull();
    await setPoints(20_000);
  });

  it('leaves open requests of the shopper unchanged', async () => {
    const { orderSn, lines } = await buy(1);
    const { total } = await loadRow(orderSn);
    const fields = { id: lines[0], type: 1, nums: 1, reason: 'Changed my mind' };
    expect(await shopper.call(orderGoodsV2apply, fields)).toMatchObject({ code: 1 });
    expect(await refund(orderSn, 'all', '--key=asked')).toMatchObject(refused);
    expect(await refund(orderSn, 'amount=0.01', '--key=asked')).toMatchObject(refused);
    const { refund_sn } = (await shopper.call(orderGoodsAftersale, { id: lines[0] })).data;
    expect(await operate(store, 'approve-refund', [String(refund_sn)])).toMatchObject(done);
    expect(await loadRow(orderSn)).toMatchObject({ refundedAmount: total });
  });

  it('is exact when the shopper requests and the shop approves concurrently', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { orderSn, lines } = await buy(2);
      const { total } = await loadRow(orderSn);
      const before = await stock();
      const fields = { id: lines[0], type: 1, nums: 2, reason: 'Changed my mind' };
      await Promise.all([
        shopper.call(orderGoodsV2apply, fields),
        refund(orderSn, `lines=${lines[0]}x1`, `--key=race ${round} a`),
        refund(orderSn, `lines=${lines[0]}x2`, `--key=race ${round} b`),
        refund(orderSn, 'amount=1.00', `--key=race ${round} c`),
      ]);
      const { refund_sn } = (await shopper.call(orderGoodsAftersale, { id: lines[0] })).data;
      await operate(store, 'approve-refund', [String(refund_sn)]);
      await refund(orderSn, 'all', `--key=race ${round} d`);
      const row = await loadRow(orderSn);
      const { refunded_nums } = (await detail(orderSn)).order_goods[0];
      expect(refunded_nums).toBe(2);
      expect(row.refundedAmount).toBe(total);
      expect(await requestedRefund(orderSn)).toBe(total);
      expect(await stock()).toBe(before + 2);
    }
    expect(store.errors).toEqual([]);
  });
});
