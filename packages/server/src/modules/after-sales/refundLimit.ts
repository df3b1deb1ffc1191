import type { Database } from '../../db/database.ts';
import type { OrderLineRow, OrderRow } from '../order/afterSalesState.ts';
import { computeRefundable } from './refundable.ts';
import { findRunning, sumGranted } from './repository.ts';
import { finishesOrder, pointsBack, computeShare } from './rules.ts';

/** An order line with all lines of its order. */
export interface LineOfOrder {
  readonly order: OrderRow;
  readonly line: OrderLineRow;
  readonly lines: readonly OrderLineRow[];
}

/** The maximum refund for some pieces now, including the freight if nothing else of the order is left. */
export async function refundLimit(
  db: Database,
  { order, line, lines }: LineOfOrder,
  quantity: number,
): Promise<{ readonly productsAmount: number; readonly freightAmount: number; readonly points: number }> {
  const running = await findRunning(db, order.id);
  const granted = await sumGranted(db, order.id);
  const spoken = new Map(running.map((row) => [row.lineId, row.quantity]));
  const isLast = finishesOrder(lines, line.id, quantity, spoken);
  const share = computeShare(lines, line.id, quantity, order);
  // The shop may have refunded amounts not for any piece.
  const left = computeRefundable(order, running);
  const productsAmount = Math.min(share.productsAmount, left);
  const freightAmount = isLast ? Math.min(order.shippingFee, left - productsAmount) : 0;
  const returned = running.reduce((sum, { points }) => sum + points, granted.points);
  const points = pointsBack(lines, { lineId: line.id, quantity }, order, returned, isLast);
  return { productsAmount, freightAmount, points };
}
