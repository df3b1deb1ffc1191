import type { Database } from '../../db/database.ts';
import { returnCoupon } from '../coupon/service.ts';
import { returnCode } from '../discount/service.ts';
import { earnPoints } from '../points/service.ts';
import { type OrderMailKind, queueOrderMails } from '../order-mail/outbox.ts';
import { emitOrderEvent, type WebhookEvent } from '../webhook/events.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { keptAmount } from './keptAmount.ts';
import { isPartlyShipped } from './parcels.ts';
import {
  findLines,
  findOverdue,
  type OrderChanges,
  type OrderLineRow,
  type OrderRow,
  updateFrom,
} from './repository.ts';
import {
  nextOrderState,
  type OrderActor,
  type OrderEvent,
  type OrderFacts,
  runningSaleStates,
} from './states.ts';
import { returnStock } from './stock.ts';
import { sweep, type SweepOptions } from './sweep.ts';

/** Events published to webhooks. */
const publishedEvents: Partial<Record<OrderEvent, WebhookEvent>> = {
  settle: 'order.paid',
  ship: 'order.shipped',
  receive: 'order.received',
  cancel: 'order.cancelled',
  expire: 'order.cancelled',
};

/** E-mails about events; those about parcels and refunds are queued with them. */
const mailsOfEvents: Partial<Record<OrderEvent, readonly OrderMailKind[]>> = {
  settle: ['paid', 'sold'],
  deliver: ['delivered'],
  cancel: ['canceled'],
  expire: ['expired'],
};

/** The facts about an order that the state table needs. */
export function getFacts(order: OrderRow, lines: readonly OrderLineRow[], isInvoiced = false): OrderFacts {
  // A free or fully refunded order has nothing to invoice.
  const isFree = order.paystate === 'paid' && keptAmount(order) <= 0;
  return {
    hasRunningAfterSale: lines.some(({ salestate }) => runningSaleStates.includes(salestate)),
    isReminded: order.remindtime !== null,
    hasInvoice: isInvoiced || isFree,
    isPartlyShipped: isPartlyShipped(order, lines),
  };
}

/** An event to apply to an order. */
export interface OrderStep {
  readonly event: OrderEvent;
  readonly actor: OrderActor;
  /** Epoch seconds. */
  readonly now: number;
  /** Columns updated with the state. */
  readonly changes?: OrderChanges | undefined;
}

/**
 * The only function that changes an order's state: checks the table, then updates if the state is unchanged.
 * Null when the table forbids it or a concurrent change came first.
 */
export async function transition(
  db: Database,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { event, actor, now, changes }: OrderStep,
): Promise<OrderRow | null> {
  const next = nextOrderState(order, event, actor, getFacts(order, lines));
  if (!next) return null;
  const { orderstate, paystate, shippingstate } = next;
  const changed = await updateFrom(db, order, {
    ...changes,
    orderstate,
    paystate,
    shippingstate,
    updatetime: now,
  });
  const told = publishedEvents[event];
  if (changed && told) await emitOrderEvent(db, told, { order: changed, lines, now });
  const kinds = changed ? (mailsOfEvents[event] ?? []) : [];
  if (kinds.length > 0) {
    await queueOrderMails(
      db,
      kinds.map((kind) => ({ orderId: order.id, kind })),
      now,
    );
  }
  return changed;
}

/**
 * Ends an unpaid order and returns what it reserved: stock, points, coupon and the use of its code. Needs a
 * transaction.
 */
export async function endUnpaid(
  db: Database,
  order: OrderRow,
  { event, actor, now }: OrderStep & { readonly event: 'cancel' | 'expire' },
): Promise<OrderRow | null> {
  const lines = await findLines(db, [order.id]);
  const ended = await transition(db, order, lines, { event, actor, now, changes: { canceltime: now } });
  if (!ended) return null;
  await returnStock(db, lines, { orderId: order.id, reason: event, now });
  const { userId, points } = order;
  await earnPoints(db, { userId, points, kind: 'order_returned', ref: `order ${order.id}`, now });
  if (order.userCouponId > 0) await returnCoupon(db, userId, order.userCouponId);
  if (order.discountCodeId !== null) await returnCode(db, order.userId, order.discountCodeId);
  return ended;
}

/** Expires every order whose payment deadline has passed, or only those of one shopper. */
export async function expireOverdue(
  db: Database,
  now: number,
  { userId, ...options }: SweepOptions & { readonly userId?: number | undefined } = {},
): Promise<void> {
  await sweep({
    ...options,
    find: (last) => findOverdue(db, { now, userId, after: last && { moment: last.deadline, id: last.id } }),
    handle: (order) =>
      inTransaction(db, (tx) => endUnpaid(tx, order, { event: 'expire', actor: 'system', now })),
  });
}
