import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { afterSales } from '../../db/schema/afterSales.ts';
import type { ParcelLine } from '../../db/schema/order.ts';
import { inEveryLanguage } from '../../i18n/translate.ts';
import type { Random } from '../../ports/random.ts';
import { startAfterSales, type OrderLineRow, type OrderRow } from '../order/afterSalesState.ts';
import { createOrderNumber } from '../order/orderNumber.ts';
import { getUnshippedQuantity } from '../order/parcels.ts';
import { findLines, lockOrder } from '../order/service.ts';
import { nextOrderState, runningSaleStates } from '../order/states.ts';
import { refundLimit } from './refundLimit.ts';
import { withdrawalReason } from './reasons.ts';
import { type AfterSalesRow, updateLineFrom, writeLog } from './repository.ts';
import { appliedSalestate } from './states.ts';

/** A withdrawal whose requests are to be created. */
export interface WithdrawnOrder {
  /** Must be locked. */
  readonly order: OrderRow;
  readonly pieces: readonly ParcelLine[] | 'all';
  readonly withdrawalId: number;
  readonly random: Random;
  readonly now: number;
}

/** The result. */
export interface WithdrawnLines {
  /** Lines with another open request of the shopper, which has to be decided first. */
  readonly underWay: readonly number[];
}

/** The requests of a withdrawal, in the order of their creation. */
export async function findOfWithdrawal(db: Database, withdrawalId: number): Promise<AfterSalesRow[]> {
  return db
    .select()
    .from(afterSales)
    .where(eq(afterSales.withdrawalId, withdrawalId))
    .orderBy(asc(afterSales.id));
}

/**
 * Creates the shopper's requests for a withdrawal, line by line: a return for shipped pieces, a refund only
 * for unshipped ones. They do not count towards a line's maximum number of requests. Needs a transaction.
 */
export async function applyForWithdrawal(
  tx: Database,
  { order: known, pieces, withdrawalId, random, now }: WithdrawnOrder,
): Promise<WithdrawnLines> {
  const made = await findOfWithdrawal(tx, withdrawalId);
  const underWay: number[] = [];
  for (const { id } of (await findLines(tx, [known.id])).filter(({ isGift }) => !isGift)) {
    const order = await lockOrder(tx, known.id);
    const lines = await findLines(tx, [known.id]);
    const line = lines.find((one) => one.id === id);
    if (!order || !line || made.some(({ lineId }) => lineId === id)) continue;
    const wanted = pieces === 'all' ? line.quantity : (pieces.find(({ lineId }) => lineId === id)?.nums ?? 0);
    const quantity = Math.min(wanted, line.quantity - line.refundedQuantity);
    if (quantity <= 0 || !nextOrderState(order, 'apply_aftersale', 'shopper')) continue;
    if (runningSaleStates.includes(line.salestate)) underWay.push(id);
    else await applyForLine(tx, { order, lines, line, quantity, withdrawalId, random, now });
  }
  return { underWay };
}

async function applyForLine(
  tx: Database,
  {
    order,
    lines,
    line,
    quantity,
    withdrawalId,
    random,
    now,
  }: Omit<WithdrawnOrder, 'pieces'> & {
    readonly lines: readonly OrderLineRow[];
    readonly line: OrderLineRow;
    readonly quantity: number;
  },
): Promise<void> {
  const most = await refundLimit(tx, { order, lines, line }, quantity);
  // For a partly shipped line, unshipped pieces are refunded first.
  const type = getUnshippedQuantity(order, line) >= quantity ? 1 : 2;
  const [row] = await tx
    .insert(afterSales)
    .values({
      refundSn: createOrderNumber(now, random),
      orderId: order.id,
      lineId: line.id,
      userId: order.userId,
      type,
      quantity,
      productsAmount: most.productsAmount,
      freightAmount: most.freightAmount,
      isWhole: true,
      points: most.points,
      reason: withdrawalReason,
      withdrawalId,
      images: [],
      videos: [],
      salestateBefore: line.salestate,
      createtime: now,
      updatetime: now,
    })
    .returning();
  const isMoved = await updateLineFrom(tx, line, { salestate: appliedSalestate(type) });
  const entered = await startAfterSales(tx, order, lines, now);
  if (!row || !isMoved || !entered) throw new Error('Pawlet: an order changed while it was locked.');
  await writeLog(tx, row.id, 'shopper', inEveryLanguage('afterSales.log.withdrawal'), now);
}
