import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refunds } from '../../db/schema/afterSales.ts';
import { orders } from '../../db/schema/order.ts';
import { payments } from '../../db/schema/payment.ts';
import type { Random } from '../../ports/random.ts';
import { returnCoupon } from '../coupon/service.ts';
import { returnCode } from '../discount/service.ts';
import { reclaimReward } from '../invited/service.ts';
import type { OrderLineRow, OrderRow } from '../order/afterSalesState.ts';
import { createOrderNumber } from '../order/orderNumber.ts';
import { getUnshippedQuantity } from '../order/parcels.ts';
import { type Demand, restock } from '../order/stock.ts';
import { earnPoints, findPoints, spendPoints } from '../points/service.ts';
import { lockShopper } from '../user/accounts.ts';
import { findReturned } from './heldPieces.ts';
import { type AfterSalesRow, sumGranted, updateGranted } from './repository.ts';
import { finishesOrder, pointsBack, type TakenPoints, takenPoints } from './rules.ts';

/** A granted request, with its locked order and the lines as they were before. */
export interface Granted {
  readonly row: AfterSalesRow;
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly random: Random;
  readonly now: number;
  /** The pieces are back in stock without having been sent, so they can be sold again. @default false */
  readonly hasComeBack?: boolean | undefined;
}

/** The freight is refunded once: with the last refundable pieces of the order. */
export function computeFreight({ row, order, lines }: Pick<Granted, 'row' | 'order' | 'lines'>): number {
  if (!finishesOrder(lines, row.lineId, row.quantity)) return 0;
  const freight = row.isWhole ? order.shippingFee : Math.min(row.freightAmount, order.shippingFee);
  // The shop may have refunded part of it already, as an amount not for any piece.
  return Math.max(
    0,
    Math.min(freight, order.total - order.refundedAmount - order.withheldAmount - row.productsAmount),
  );
}

/** The result of a granted request, in minor units. */
export interface GivenBack {
  /** Amount being refunded to the shopper. */
  readonly amount: number;
  readonly shippingFee: number;
  /** Withheld for points already spent. */
  readonly withheldAmount: number;
}

/** Returns everything that a granted request covers, in the transaction that grants it. */
export async function returnGranted(db: Database, granted: Granted): Promise<GivenBack> {
  const { row, order, lines, now } = granted;
  const shippingFee = computeFreight(granted);
  const price = row.productsAmount + shippingFee;
  const withheld = await movePoints(db, granted, price);
  const amount = price - withheld;
  await db
    .update(orders)
    .set({
      refundedAmount: sql`${orders.refundedAmount} + ${amount}`,
      withheldAmount: sql`${orders.withheldAmount} + ${withheld}`,
      updatetime: now,
    })
    .where(eq(orders.id, order.id));
  await createRefund(db, granted, amount);
  await returnProducts(db, granted);
  if (finishesOrder(lines, row.lineId, row.quantity)) {
    await returnReductions(db, order);
    if (order.shippingstate === 'received') await reclaimReward(db, order, now);
  }
  return { amount, shippingFee, withheldAmount: withheld };
}

async function returnReductions(db: Database, { userId, ...order }: OrderRow): Promise<void> {
  if (order.userCouponId > 0) await returnCoupon(db, userId, order.userCouponId);
  if (order.discountCodeId !== null) await returnCode(db, userId, order.discountCodeId);
}

/** The payment of an order; null where nothing was paid. */
export async function findOrderPayment(db: Database, orderId: number): Promise<number | null> {
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.status, 'SUCCESS'),
        eq(payments.isSurplus, false),
        isNotNull(payments.transactionId),
      ),
    );
  return payment?.id ?? null;
}

async function createRefund(
  db: Database,
  { row, order, random, now }: Granted,
  amount: number,
): Promise<void> {
  const paymentId = amount > 0 ? await findOrderPayment(db, order.id) : null;
  await db.insert(refunds).values({
    refundNo: createOrderNumber(now, random),
    afterSaleId: row.id,
    paymentId,
    amount,
    currency: order.currency,
    // No provider refund where nothing was paid.
    state: amount === 0 ? 2 : 0,
    dueAt: now,
    createtime: now,
    updatetime: now,
  });
}

/**
 * Returns spent points and deducts earned ones. Returns the amount to withhold for earned points that were
 * already spent: the discount that they paid for must not outlive the purchase.
 */
async function movePoints(db: Database, granted: Granted, price: number): Promise<number> {
  const { row, order, lines, now } = granted;
  const { userId } = order;
  const ref = `aftersale ${row.id}`;
  const before = await sumGranted(db, order.id, row.id);
  const isLast = finishesOrder(lines, row.lineId, row.quantity);
  const returned = pointsBack(lines, row, order, before.points, isLast);
  await earnPoints(db, { userId, points: returned, kind: 'order_returned', ref, now });
  const { missing: missingPoints, withheld: withheldAmount } = await reclaimEarned(db, {
    order,
    price,
    ref,
    now,
    missingBefore: before.missingPoints,
  });
  await updateGranted(db, row.id, { points: returned, missingPoints, withheldAmount });
  return withheldAmount;
}

/**
 * Deducts the points earned with the refunded amount; returns how many were already spent, and the amount to
 * withhold for them.
 */
export async function reclaimEarned(
  db: Database,
  {
    order,
    price,
    ref,
    now,
    missingBefore,
  }: {
    /** As it was before the refund. */
    readonly order: OrderRow;
    readonly price: number;
    readonly ref: string;
    readonly now: number;
    /** Points missing at earlier refunds of the order. */
    readonly missingBefore: number;
  },
): Promise<TakenPoints> {
  const { userId } = order;
  await lockShopper(db, userId);
  const taken = takenPoints(order, price, await findPoints(db, userId), missingBefore);
  await spendPoints(db, { userId, points: taken.reclaimed, kind: 'order_reclaimed', ref, now });
  return taken;
}

/**
 * Returned or unshipped pieces can be sold again; gifts too when the whole order was not shipped. For a
 * partly shipped line, unshipped pieces are refunded first.
 */
async function returnProducts(
  db: Database,
  { row, order, lines, now, hasComeBack = false }: Granted,
): Promise<void> {
  const line = lines.find(({ id }) => id === row.lineId);
  const hasReturned = row.type === 2 || hasComeBack;
  const demand: Demand[] = [];
  if (line && hasReturned) demand.push(...(await findReturned(db, line, row)));
  else if (line)
    demand.push({ skuId: line.skuId, quantity: Math.min(row.quantity, getUnshippedQuantity(order, line)) });
  if (finishesOrder(lines, row.lineId, row.quantity)) {
    for (const gift of lines.filter(({ isGift }) => isGift))
      demand.push({ skuId: gift.skuId, quantity: getUnshippedQuantity(order, gift) });
  }
  await restock(
    db,
    demand.filter(({ quantity }) => quantity > 0),
    { afterSaleId: row.id, now },
  );
}
