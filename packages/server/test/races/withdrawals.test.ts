import { orderGoodsV2apply, withdrawalSend } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterSales } from '../../src/db/schema/afterSales.ts';
import { orderLines, orders } from '../../src/db/schema/order.ts';
import { withdrawalMails, withdrawals } from '../../src/db/schema/withdrawal.ts';
import { refundByShop } from '../../src/modules/after-sales/shopRefund.ts';
import { createOrderOperations } from '../../src/modules/order/operations.ts';
import { withdrawalJob } from '../../src/modules/withdrawal/job.ts';
import { createTestStore, type TestStore } from '../createTestStore.ts';
import { setStock, loadSku } from '../store/buying.ts';
import { operate, operatorSecret } from '../store/operator.ts';
import { buyPaid } from '../store/paidOrder.ts';
import type { TestClient } from '../store/testClient.ts';

const pump = 'PW-PUMP';
const rounds = 5;

let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  shopper = await store.shopper();
  shopper.country = 'DEU';
  await setStock(store, (await loadSku(store, pump)).id, 5000);
});
afterAll(() => store.close());

const work = () => withdrawalJob.run(store.deps, store.clock.now());
const deps = () => ({ db: store.db, random: store.deps.random, now: store.clock.now() });

async function send(orderSn: string, key: string = crypto.randomUUID()): Promise<string> {
  const fields = { name: 'Lena Krüger', order_sn: orderSn, email: 'demo@pawlet.test' };
  const reply = await shopper.call(withdrawalSend, fields, { key });
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: 1 });
  return String(reply.data.withdrawal_sn);
}

async function read(orderSn: string) {
  const [order] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
  if (!order) throw new Error('The order does not exist.');
  const lines = await store.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const requests = await store.db.select().from(afterSales).where(eq(afterSales.orderId, order.id));
  const granted = requests.filter(({ stage }) => stage === 'done');
  return {
    order,
    refundedQuantity: lines.reduce((sum, line) => sum + line.refundedQuantity, 0),
    grantedQuantity: granted.reduce((sum, { quantity }) => sum + quantity, 0),
    running: requests.filter(({ stage }) => stage === 'auditing').length,
    applications: requests,
  };
}

describe('concurrent withdrawals', { timeout: 120_000 }, () => {
  it('with one key are one statement', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { orderSn } = await buyPaid(store, shopper, [[pump, 1]]);
      const key = crypto.randomUUID();
      const numbers = await Promise.all(Array.from({ length: 6 }, () => send(orderSn, key)));
      expect(new Set(numbers).size).toBe(1);
      expect(await store.db.$count(withdrawals, eq(withdrawals.orderNumber, orderSn))).toBe(1);
    }
  });

  it('are processed and acknowledged once with any number of nodes', async () => {
    const orderSn: string[] = [];
    for (let round = 0; round < rounds; round += 1)
      orderSn.push((await buyPaid(store, shopper, [[pump, 2]])).orderSn);
    for (const one of orderSn) await send(one);
    await Promise.all(Array.from({ length: 6 }, work));
    await work();
    for (const one of orderSn) expect((await read(one)).applications).toHaveLength(1);
    const rows = await store.db.select().from(withdrawalMails).where(eq(withdrawalMails.kind, 'received'));
    expect(new Set(rows.map(({ withdrawalId }) => withdrawalId)).size).toBe(rows.length);
    expect(rows.every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it('of one order are refunded once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { orderSn } = await buyPaid(store, shopper, [[pump, 2]]);
      const numbers = [await send(orderSn), await send(orderSn)];
      await Promise.all([work(), work(), work()]);
      await Promise.all(
        numbers
          .flatMap((number) => [number, number])
          .map((number) => operate(store, 'settle-withdrawal', [number, 'accept'])),
      );
      const { order, refundedQuantity, grantedQuantity } = await read(orderSn);
      expect([order.refundedAmount, refundedQuantity, grantedQuantity]).toEqual([order.total, 2, 2]);
    }
  });

  it('and a refund by the shop, a request, or the parcel are consistent', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { orderSn, lines } = await buyPaid(store, shopper, [[pump, 2]]);
      const number = await send(orderSn);
      const others = [
        () => refundByShop(deps(), { orderSn, what: 'all', hasComeBack: false, note: '' }),
        () => shopper.call(orderGoodsV2apply, { id: lines[0], type: 1, nums: 1, reason: 'Other' }),
        () => createOrderOperations(deps()).ship(orderSn, { expressname: 'sf', expressno: 'SF1' }),
      ] as const;
      await Promise.all([work(), others[round % 3]?.(), work()]);
      await Promise.all([
        operate(store, 'settle-withdrawal', [number, 'accept']),
        operate(store, 'settle-withdrawal', [number, 'reject', 'excluded', 'note=Opened']),
      ]);
      const { order, refundedQuantity, grantedQuantity, applications: requests } = await read(orderSn);
      expect(refundedQuantity).toBe(grantedQuantity);
      expect(order.refundedAmount).toBeLessThanOrEqual(order.total);
      expect(order.refundedAmount === order.total).toBe(refundedQuantity === 2);
      const isUnderWay = requests.some(({ stage }) => ['auditing', 'returning', 'sent'].includes(stage));
      expect(order.orderstate === 'after-sale').toBe(isUnderWay);
    }
    expect(store.errors).toEqual([]);
  });
});
