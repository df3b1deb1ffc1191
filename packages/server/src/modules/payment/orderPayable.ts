import { isUnpaid } from '../order/states.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/payment.ts';
import { inventDevices } from '../cloud/devices.ts';
import { findLines, lockOrder, type OrderRow } from '../order/service.ts';
import { countSales } from '../order/stock.ts';
import { transition } from '../order/transitions.ts';
import { sandboxId } from './sandboxId.ts';
import type { Payable, PayableKind } from './payable.ts';

/** A product order for the payment module. */
export function toPayable(order: OrderRow): Payable {
  const { id, orderSn, total, currency, deadline } = order;
  return { kind: 'order', id, orderSn, amount: total, currency, deadline };
}

/**
 * Marks an order as paid: its state, the sales of its products, and, when paid in the sandbox, invented
 * cameras.
 */
export async function markOrderPaid(
  db: Database,
  order: OrderRow,
  paytype: string,
  now: number,
): Promise<boolean> {
  const lines = await findLines(db, [order.id]);
  const changes = { paytype, paytime: now, paidAmount: order.total };
  const paid = await transition(db, order, lines, { event: 'settle', actor: 'system', now, changes });
  if (!paid) return false;
  await countSales(
    db,
    lines.filter(({ isGift }) => !isGift),
  );
  // The settled payment: a sandbox attempt superseded by a payment elsewhere does not count.
  const isPlayed = and(
    eq(payments.orderId, order.id),
    eq(payments.provider, sandboxId),
    eq(payments.status, 'SUCCESS'),
    eq(payments.isSurplus, false),
  );
  if ((await db.$count(payments, isPlayed)) > 0) await inventDevices(db, order.userId, lines, now);
  return true;
}

/** Product orders. */
export const orderPayables: PayableKind = {
  async lock(db, id) {
    const order = await lockOrder(db, id);
    if (!order) return null;
    return { ...toPayable(order), markPaid: (paytype, now) => markOrderPaid(db, order, paytype, now) };
  },
  async isOpen(db, id, now) {
    const order = await lockOrder(db, id);
    return order !== null && isUnpaid(order) && order.deadline > now;
  },
};
