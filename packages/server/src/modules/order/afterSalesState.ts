import type { Database } from '../../db/database.ts';
import { isPartlyShipped, getUnshippedQuantity } from './parcels.ts';
import { findLines, type OrderLineRow, type OrderRow } from './repository.ts';
import type { OrderActor } from './states.ts';
import { getFacts, transition } from './transitions.ts';

export type { OrderLineRow, OrderRow } from './repository.ts';

/** Whether every paid piece has been refunded. */
function isRefundedInFull(lines: readonly OrderLineRow[]): boolean {
  return lines.every(({ isGift, refundedQuantity, quantity }) => isGift || refundedQuantity === quantity);
}

/** A request was created: the order is in refund or return. Null where its state does not allow one. */
export async function startAfterSales(
  db: Database,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  now: number,
  actor: OrderActor = 'shopper',
): Promise<OrderRow | null> {
  const { orderstate } = order;
  const orderstateBefore =
    orderstate === 'after-sale' ? order.orderstateBefore : orderstate === 'completed' ? orderstate : 'open';
  const changes = { orderstateBefore };
  return transition(db, order, lines, { event: 'apply_aftersale', actor, now, changes });
}

/**
 * A request has ended: with the last open one the order returns to its earlier state, or is completed when
 * everything was refunded.
 */
export async function endAfterSales(
  db: Database,
  order: OrderRow,
  actor: OrderActor,
  now: number,
): Promise<void> {
  const lines = await findLines(db, [order.id]);
  if (getFacts(order, lines).hasRunningAfterSale) return;
  const event = isRefundedInFull(lines)
    ? 'end_aftersale_refunded'
    : order.orderstateBefore === 'completed'
      ? 'end_aftersale_completed'
      : 'end_aftersale';
  const left = await transition(db, order, lines, { event, actor, now, changes: { orderstateBefore: null } });
  if (!left) throw new Error('An order with an ending after-sales request must be in after-sales.');
  await shipRest(db, left, lines, now);
}

/** A partly shipped order is fully shipped once the unshipped pieces are refunded. */
async function shipRest(
  db: Database,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  now: number,
): Promise<void> {
  if (!isPartlyShipped(order, lines) || lines.some((line) => getUnshippedQuantity(order, line) > 0)) return;
  const changes = { shippingtime: now };
  await transition(db, order, lines, { event: 'ship', actor: 'system', now, changes });
}
