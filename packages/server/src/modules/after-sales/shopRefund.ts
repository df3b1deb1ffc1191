import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { afterSales, refunds } from '../../db/schema/afterSales.ts';
import type { CreditedPieces } from '../../db/schema/invoice.ts';
import { orders } from '../../db/schema/order.ts';
import { getSmallestAmount } from '../../i18n/smallestAmount.ts';
import type { Random } from '../../ports/random.ts';
import { correctInvoice } from '../invoice/correctInvoice.ts';
import { startAfterSales, type OrderLineRow, type OrderRow } from '../order/afterSalesState.ts';
import { createOrderNumber } from '../order/orderNumber.ts';
import { findLines, findOrderBySn, lockOrder } from '../order/service.ts';
import { nextOrderState, runningSaleStates } from '../order/states.ts';
import { computeRefundable } from './refundable.ts';
import { applyOrderRefund } from './refunded.ts';
import { shopReason } from './reasons.ts';
import { findRunning, sumGranted, updateLineFrom } from './repository.ts';
import { finishesOrder, pointsBack, computeShare } from './rules.ts';
import { findOrderPayment, reclaimEarned } from './settle.ts';
import { appliedSalestate } from './states.ts';
import { transition } from './transition.ts';

/** Pieces of a line; `quantity` null for all that are left. */
export interface RefundPieces {
  readonly lineId: number;
  readonly quantity: number | null;
}

/** A refund initiated by the shop. */
export interface ShopRefund {
  readonly orderSn: string;
  /** Pieces of lines, every line, or an amount in minor units not for any piece. */
  readonly what: readonly RefundPieces[] | 'all' | number;
  /** Shipped pieces have come back and can be sold again. */
  readonly hasComeBack: boolean;
  /** The shop's note to the shopper. */
  readonly note: string;
  /**
   * Expected refundable amount in minor units, checked before anything is done; undefined to skip the check.
   */
  readonly expectedLeft?: number | undefined;
}

/** Result of a refund by the shop. */
export type ShopRefundResult =
  | { readonly status: 'not-found' }
  /** Not paid, cancelled, or never paid through a provider. */
  | { readonly status: 'wrong-state'; readonly order: OrderRow }
  /** A line of another order, a gift, or more pieces than are left. */
  | { readonly status: 'wrong-lines' }
  /** The shopper has an open request for this line, which has to be decided first. */
  | { readonly status: 'under-way'; readonly lineId: number }
  /** More than is left, or an amount that the currency cannot represent. */
  | { readonly status: 'wrong-amount'; readonly left: number; readonly currency: string }
  | { readonly status: 'changed'; readonly left: number; readonly currency: string }
  | {
      readonly status: 'done';
      readonly currency: string;
      /** The refunded amount: without what is withheld for spent points. */
      readonly amount: number;
      /** What the order has had refunded in all, with this. */
      readonly refunded: number;
      readonly points: number;
      /** The refundable amount before it. */
      readonly leftBefore: number;
      /** The remaining refundable amount. */
      readonly left: number;
    };

export interface ShopRefundDeps {
  readonly db: Database;
  readonly random: Random;
  /** Epoch seconds. */
  readonly now: number;
}

/**
 * Refunds a part of an order without a request of the shopper: under the order's lock, with all effects of an
 * approved one.
 */
export async function refundByShop(
  { db, random, now }: ShopRefundDeps,
  refund: ShopRefund,
): Promise<ShopRefundResult> {
  return inTransaction(db, async (tx): Promise<ShopRefundResult> => {
    const known = await findOrderBySn(tx, refund.orderSn);
    const order = known && (await lockOrder(tx, known.id));
    if (!order) return { status: 'not-found' };
    if (!nextOrderState(order, 'apply_aftersale', 'shop')) return { status: 'wrong-state', order };
    const { currency } = order;
    const left = computeRefundable(order, await findRunning(tx, order.id));
    if (refund.expectedLeft !== undefined && refund.expectedLeft !== left)
      return { status: 'changed', left, currency };
    const work = { tx, order, left, random, now };
    return typeof refund.what === 'number'
      ? refundAmount(work, refund.what)
      : refundPieces(work, refund.what, refund);
  });
}

interface Work {
  readonly tx: Database;
  readonly order: OrderRow;
  readonly left: number;
  readonly random: Random;
  readonly now: number;
}

/** Refunds an amount not for any piece. */
async function refundAmount(
  { tx, order, left, random, now }: Work,
  amount: number,
): Promise<ShopRefundResult> {
  const { currency } = order;
  const running = await findRunning(tx, order.id);
  // The freight of an order is refunded with the last of its requests, whichever that will be.
  const most = Math.max(0, left - (running.some(({ isWhole }) => isWhole) ? order.shippingFee : 0));
  if (amount <= 0 || amount > most || amount % getSmallestAmount(currency) !== 0)
    return { status: 'wrong-amount', left: most, currency };
  const paymentId = await findOrderPayment(tx, order.id);
  if (paymentId === null) return { status: 'wrong-state', order };
  const refundNo = createOrderNumber(now, random);
  const { missingPoints: missingBefore } = await sumGranted(tx, order.id);
  const ref = `refund ${refundNo}`;
  const { withheld } = await reclaimEarned(tx, { order, price: amount, ref, now, missingBefore });
  const sent = amount - withheld;
  await tx
    .update(orders)
    .set({
      refundedAmount: sql`${orders.refundedAmount} + ${sent}`,
      withheldAmount: sql`${orders.withheldAmount} + ${withheld}`,
      updatetime: now,
    })
    .where(eq(orders.id, order.id));
  await tx.insert(refunds).values({
    refundNo,
    cause: 'shop',
    paymentId,
    amount: sent,
    currency,
    // No provider refunds 0.
    state: sent === 0 ? 2 : 0,
    dueAt: now,
    createtime: now,
    updatetime: now,
  });
  if (sent === 0) await applyOrderRefund(tx, order.id, { amount: sent, now });
  const taken = { pieces: [], shippingFee: 0, amount, withheldAmount: withheld };
  await correctInvoice(tx, order.id, taken, { random, now });
  const refunded = order.refundedAmount + sent;
  return {
    status: 'done',
    currency,
    amount: sent,
    refunded,
    points: 0,
    leftBefore: left,
    left: left - amount,
  };
}

/** The lines to refund, each with its pieces. */
function choose(
  lines: readonly OrderLineRow[],
  what: readonly RefundPieces[] | 'all',
): { readonly line: OrderLineRow; readonly quantity: number }[] | ShopRefundResult {
  const open = lines.filter(
    ({ isGift, quantity, refundedQuantity }) => !isGift && refundedQuantity < quantity,
  );
  const asked = what === 'all' ? open.map(({ id }) => ({ lineId: id, quantity: null })) : what;
  const isTwice = new Set(asked.map(({ lineId }) => lineId)).size < asked.length;
  if (asked.length === 0 || isTwice) return { status: 'wrong-lines' };
  const chosen: { readonly line: OrderLineRow; readonly quantity: number }[] = [];
  for (const { lineId, quantity } of asked) {
    const line = open.find(({ id }) => id === lineId);
    const left = line ? line.quantity - line.refundedQuantity : 0;
    if (!line || (quantity !== null && quantity > left)) return { status: 'wrong-lines' };
    if (runningSaleStates.includes(line.salestate)) return { status: 'under-way', lineId };
    chosen.push({ line, quantity: quantity ?? left });
  }
  return chosen;
}

/** Refunds pieces, each line as a request that the shop creates and grants itself. */
async function refundPieces(
  { tx, order, left, random, now }: Work,
  what: readonly RefundPieces[] | 'all',
  { hasComeBack, note }: ShopRefund,
): Promise<ShopRefundResult> {
  const chosen = choose(await findLines(tx, [order.id]), what);
  if (!Array.isArray(chosen)) return chosen;
  let price = 0;
  let points = 0;
  const pieces: CreditedPieces[] = [];
  for (const { line, quantity } of chosen) {
    const lines = await findLines(tx, [order.id]);
    const share = computeShare(lines, line.id, quantity, order);
    const productsAmount = Math.min(share.productsAmount, left - price);
    const isLast = finishesOrder(lines, line.id, quantity);
    const freight = isLast ? order.shippingFee : 0;
    const { points: returned } = await sumGranted(tx, order.id);
    const back = pointsBack(lines, { lineId: line.id, quantity }, order, returned, isLast);
    points += back;
    price += productsAmount + Math.min(freight, left - price - productsAmount);
    pieces.push({ lineId: line.id, nums: quantity, amount: productsAmount });
    const worth = { quantity, productsAmount, points: back };
    const current = await readLocked(tx, order.id);
    await grant(tx, { order: current, line, lines, worth }, { random, now, hasComeBack, note });
  }
  const after = await readLocked(tx, order.id);
  const amount = after.refundedAmount - order.refundedAmount;
  const withheldAmount = after.withheldAmount - order.withheldAmount;
  const taken = amount + withheldAmount;
  const shippingFee = pieces.reduce((rest, piece) => rest - piece.amount, taken);
  await correctInvoice(tx, order.id, { pieces, shippingFee, amount: taken, withheldAmount }, { random, now });
  return {
    status: 'done',
    currency: order.currency,
    amount,
    refunded: after.refundedAmount,
    points,
    leftBefore: left,
    left: left - price,
  };
}

async function readLocked(tx: Database, orderId: number): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error('Pawlet: a locked order must exist.');
  return order;
}

async function grant(
  tx: Database,
  {
    order,
    line,
    lines,
    worth,
  }: {
    readonly order: OrderRow;
    readonly line: OrderLineRow;
    readonly lines: readonly OrderLineRow[];
    readonly worth: { readonly quantity: number; readonly productsAmount: number; readonly points: number };
  },
  {
    random,
    now,
    hasComeBack,
    note,
  }: Pick<ShopRefund, 'hasComeBack' | 'note'> & Pick<ShopRefundDeps, 'random' | 'now'>,
): Promise<void> {
  const [row] = await tx
    .insert(afterSales)
    .values({
      ...worth,
      refundSn: createOrderNumber(now, random),
      orderId: order.id,
      lineId: line.id,
      userId: order.userId,
      type: 1,
      isWhole: true,
      reason: shopReason,
      mark: note,
      images: [],
      videos: [],
      salestateBefore: line.salestate,
      createtime: now,
      updatetime: now,
    })
    .returning();
  const isMoved = await updateLineFrom(tx, line, { salestate: appliedSalestate(1) });
  const entered = await startAfterSales(tx, order, lines, now, 'shop');
  const granted =
    row &&
    (await transition(tx, row, {
      event: 'approve',
      actor: 'shop',
      random,
      now,
      hasComeBack,
      logKey: 'afterSales.log.shop',
      isPartOfRefund: true,
    }));
  if (!isMoved || !entered || !granted) throw new Error('Pawlet: an order changed while it was locked.');
}
