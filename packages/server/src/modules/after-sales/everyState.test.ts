import { requestStages } from '@pawlet/operator';
import { orderAdd, orderGoodsV2apply, orderPay, saleStates, toStateNumber } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { afterSalesSteps } from '../../../test/store/afterSalesSteps.ts';
import { toAddress, putIntoCart, setStock, loadSku } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { afterSalesLogs, afterSales, refunds } from '../../db/schema/afterSales.ts';
import { skus } from '../../db/schema/products.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import { payments } from '../../db/schema/payment.ts';
import { pointsLogs } from '../../db/schema/points.ts';
import { ProviderError, type RefundStatus } from '../../ports/payment.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { createOrderOperations } from '../order/operations.ts';
import { bookRefund, sendDueRefunds } from '../payment/refunds.ts';
import {
  type AfterSalesActor,
  type AfterSalesEvent,
  afterSalesEvents,
  type AfterSalesStage,
  getStage,
  type RefundState,
  toStored,
} from './states.ts';
import { transition } from './transition.ts';

type Type = 1 | 2;
const actors = ['shopper', 'shop', 'system'] as const;
const skuCode = 'PW-PUMP';
const quantity = 2;
const returnSeconds = 14 * 24 * 3600;
const pictureSeconds = 7 * 24 * 3600;

let store: TestStore;
let shopper: TestClient;
let answer: RefundStatus | 'SILENT' = 'PENDING';

beforeAll(async () => {
  store = await createTestStore({
    deps: {
      payments: [
        {
          id: 'bank',
          paytypes: ['bank'],
          start: () => Promise.resolve(null),
          query: () => Promise.resolve({ status: 'PENDING' }),
          refund: () =>
            answer === 'SILENT' ? Promise.reject(new ProviderError('nobody there')) : Promise.resolve(answer),
          verify: () => Promise.resolve(null),
        },
      ],
    },
  });
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, skuCode)).id, 50_000);
});
afterAll(() => store.close());
beforeEach(() => {
  answer = 'PENDING';
});

/** A request for all pieces of a paid order, shipped first for a return. */
async function applied(type: Type): Promise<number> {
  const ids = await putIntoCart(store, shopper, skuCode, quantity);
  const added = await shopper.call(orderAdd, { ids, address_id: await toAddress(shopper) });
  const order_sn = String(added.data.order_sn);
  const page = await shopper.call(orderPay, { order_sn, paytype: 'wechat', method: 'wap' });
  await store.app.request(String(page.data), {
    method: 'POST',
    body: new URLSearchParams({ result: 'success' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const { db, deps, clock } = store;
  if (type === 2) await createOrderOperations({ db, random: deps.random, now: clock.now() }).ship(order_sn);
  const [line] = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.orderSn, order_sn));
  const reply = await shopper.call(orderGoodsV2apply, {
    id: line?.id,
    type,
    nums: quantity,
    reason: 'Other',
  });
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: 1 });
  return Number(reply.data.id);
}

async function loadRow(id: number) {
  const [row] = await store.db.select().from(afterSales).where(eq(afterSales.id, id));
  if (!row) throw new Error('no application');
  return row;
}

/** Everything that a request affects. */
async function books(id: number) {
  const { db } = store;
  const row = await loadRow(id);
  const [order] = await db.select().from(orders).where(eq(orders.id, row.orderId));
  const [line] = await db.select().from(orderLines).where(eq(orderLines.id, row.lineId));
  const [sku] = await db.select().from(skus).where(eq(skus.skuCode, skuCode));
  if (!order || !line || !sku) throw new Error('no books');
  return {
    row,
    order,
    line,
    stock: sku.stock,
    logs: await db.$count(afterSalesLogs, eq(afterSalesLogs.afterSaleId, id)),
    refunds: await db.select().from(refunds).where(eq(refunds.afterSaleId, id)),
    points: await db.$count(pointsLogs, eq(pointsLogs.userId, order.userId)),
  };
}

/** Puts a request into a stage directly in the database. */
async function put(id: number, stage: AfterSalesStage): Promise<void> {
  await store.db.update(afterSales).set(toStored(stage, 1)).where(eq(afterSales.id, id));
}

async function apply(id: number, event: AfterSalesEvent, actor: AfterSalesActor) {
  const known = await loadRow(id);
  const now = store.clock.now() + 1;
  const move = { event, actor, random: store.deps.random, now };
  return inTransaction(store.db, async (tx) => transition(tx, known, move));
}

const pairs = ([1, 2] as const).flatMap((type) => requestStages.map((stage) => ({ type, stage })));

describe('every event by every actor in every stage of a request', () => {
  it.each(pairs)('type $type, $stage', { timeout: 60_000 }, async ({ type, stage }) => {
    let id = await applied(type);
    await put(id, stage);
    for (const event of afterSalesEvents) {
      for (const actor of actors) {
        const what = `${type} ${stage} ${event} ${actor}`;
        const before = await books(id);
        const moved = await apply(id, event, actor);
        const after = await books(id);
        // The lines of these orders had no request before.
        const same = String(toStateNumber(saleStates, before.line.salestate));
        const to = afterSalesSteps[what]?.replace('before', '0').replace('same', same);
        if (to === undefined) {
          expect([what, moved]).toEqual([what, null]);
          expect(after).toEqual(before);
          continue;
        }
        expect([what, `${getStage(after.row)} ${toStateNumber(saleStates, after.line.salestate)}`]).toEqual([
          what,
          to,
        ]);
        expectBooked(before, after);
        // Repeating the event finds another stage, and concurrent decisions on the old stage fail.
        const { random } = store.deps;
        const late = { event, actor, random, now: store.clock.now() + 2 };
        expect(await inTransaction(store.db, async (tx) => transition(tx, before.row, late))).toBeNull();
        if (!Object.hasOwn(afterSalesSteps, `${type} ${getStage(after.row)} ${event} ${actor}`))
          expect(await apply(id, event, actor)).toBeNull();
        expect(await books(id)).toEqual(after);
        id = await applied(type);
        await put(id, stage);
      }
    }
    expect(store.errors).toEqual([]);
  });
});

type Books = Awaited<ReturnType<typeof books>>;

/**
 * What an allowed step does besides changing the stage: money and pieces move when it is granted, and only
 * then.
 */
function expectBooked(before: Books, after: Books): void {
  const { productsAmount } = after.row;
  const stage = getStage(after.row);
  const isGranted = stage === 'done';
  const freight = isGranted ? before.order.shippingFee : 0;
  const amount = isGranted ? productsAmount + freight : 0;
  expect(after.logs).toBe(before.logs + 1);
  expect(after.row.updatetime).toBe(store.clock.now() + 1);
  expect(after.row.deadline).toBe(stage === 'returning' ? store.clock.now() + 1 + returnSeconds : null);
  expect(after.row.picturesDue).toBe(stage === 'asked' ? store.clock.now() + 1 + pictureSeconds : null);
  expect(after.line.exchangedQuantity).toBe(stage === 'exchanged' ? quantity : 0);
  expect(after.order.refundedAmount).toBe(before.order.refundedAmount + amount);
  expect(amount).toBe(isGranted ? before.order.total : 0);
  expect(after.line.refundedQuantity).toBe(isGranted ? quantity : 0);
  // Before shipping nothing has left; of shipped products only a return comes back.
  expect(after.stock).toBe(before.stock + (isGranted ? quantity : 0));
  expect(after.refunds.map((refund) => [refund.state, refund.amount, refund.currency])).toEqual(
    isGranted ? [[0, amount, before.order.currency]] : [],
  );
}

/** Events of a refund: a query and its result, or a notification. */
const refundCases = ([0, 1, 2] as const).flatMap((state) =>
  (['PENDING', 'SILENT', 'FAILED', 'SUCCESS', 'news'] as const).map((event) => ({ state, event })),
);
const told = {
  PENDING: 'pending',
  SILENT: 'silent',
  FAILED: 'refused',
  SUCCESS: 'done',
  news: 'done',
} as const;

describe('every event in every state of a refund', () => {
  it.each(refundCases)('state $state: $event', async ({ state, event }) => {
    const refundNo = await refundIn(state);
    const [before] = await refundRow(refundNo);
    const now = store.clock.now() + 10;
    const known = store.errors.length;
    if (event === 'news') expect(await bookRefund(store.db, refundNo, now)).toBe(state < 2);
    else {
      answer = event;
      await sendDueRefunds(store.deps, now);
    }
    const [after] = await refundRow(refundNo);
    expect(store.errors.length - known).toBe(event === 'FAILED' && state < 2 ? 1 : 0);
    if (state === 2) {
      expect(after).toEqual(before);
      return;
    }
    const isDone = event === 'SUCCESS' || event === 'news';
    const to = { state: isDone ? 2 : 1, lastResult: told[event], updatetime: now };
    expect(after?.refund).toMatchObject({
      ...to,
      attempts: (before?.refund.attempts ?? 0) + (event === 'news' ? 0 : 1),
    });
    expect(after?.order.refundtime).toBe(isDone ? now : null);
    expect(after?.logs).toBe((before?.logs ?? 0) + (isDone ? 1 : 0));
    // Nobody queries again before the pause is over, and nothing is booked twice.
    await sendDueRefunds(store.deps, now);
    expect(await bookRefund(store.db, refundNo, now + 1)).toBe(!isDone);
    if (isDone) expect(await refundRow(refundNo)).toEqual([after]);
  });
});

/** A refund at the fake provider, put into a state; no other one is due. */
async function refundIn(state: RefundState): Promise<string> {
  const { db, clock } = store;
  await db.update(refunds).set({ dueAt: clock.now() + 1e6 });
  const id = await applied(1);
  expect(await apply(id, 'approve', 'shop')).not.toBeNull();
  const [refund] = await db
    .update(refunds)
    .set({ state, dueAt: clock.now() })
    .where(eq(refunds.afterSaleId, id))
    .returning();
  await db
    .update(payments)
    .set({ provider: 'bank' })
    .where(eq(payments.id, refund?.paymentId ?? 0));
  return refund?.refundNo ?? '';
}

async function refundRow(refundNo: string) {
  const rows = await store.db
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(afterSales, eq(afterSales.id, refunds.afterSaleId))
    .innerJoin(orders, eq(orders.id, afterSales.orderId))
    .where(eq(refunds.refundNo, refundNo));
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      logs: await store.db.$count(
        afterSalesLogs,
        eq(afterSalesLogs.afterSaleId, row.refund.afterSaleId ?? 0),
      ),
    })),
  );
}
