import { toWireStates } from '../order/states.ts';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { orderLines, orders } from '../../db/schema/order.ts';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/webhook.ts';
import { money } from '../products/wireValues.ts';

/** Webhook events of orders. */
export type WebhookEvent =
  | 'order.paid'
  | 'order.shipped'
  | 'order.received'
  | 'order.refunded'
  | 'order.cancelled';

type OrderRow = typeof orders.$inferSelect;
type OrderLineRow = typeof orderLines.$inferSelect;

/**
 * The data of an order in a message. Without address and name: a receiver that needs them requests them from
 * the shop.
 */
function getData(order: OrderRow, lines: readonly OrderLineRow[]) {
  return {
    order_sn: order.orderSn,
    ...toWireStates(order),
    currency: order.currency,
    country: order.country,
    saleamount: money(order.total),
    payamount: money(order.paidAmount),
    refund: money(order.refundedAmount),
    paytype: order.paytype,
    expressname: order.expressname,
    expressno: order.expressno,
    sup: order.sup,
    code: order.code,
    invite_id: order.inviteId,
    lines: lines.map(({ skuCode, quantity, refundedQuantity, realAmount, isGift }) => ({
      goods_sn: skuCode,
      nums: quantity,
      refunded_nums: refundedQuantity,
      realprice: money(realAmount),
      is_gift: isGift ? 1 : 0,
    })),
  };
}

/** Emits an event of a product order, in the transaction of the change itself. */
export async function emitOrderEvent(
  db: Database,
  type: WebhookEvent,
  {
    order,
    lines,
    now,
  }: { readonly order: OrderRow; readonly lines: readonly OrderLineRow[]; readonly now: number },
): Promise<void> {
  const { orderSn, sup } = order;
  await emitEvent(db, type, { orderSn, sup, now, data: getData(order, lines) });
}

/** Subject of a message. */
interface Notification {
  readonly orderSn: string;
  /** Supplier that referred the order; its endpoint gets the event too. */
  readonly sup: string;
  readonly now: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Adds an event to the outbox of every subscribed endpoint, in the transaction of the change itself. */
export async function emitEvent(
  db: Database,
  type: string,
  { orderSn, sup, now, data }: Notification,
): Promise<void> {
  const endpoints = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(isNull(webhookEndpoints.endtime), inArray(webhookEndpoints.sup, ['', sup])));
  if (endpoints.length === 0) return;
  const eventId = crypto.randomUUID();
  const payload = { id: eventId, type, time: now, data };
  await db.insert(webhookDeliveries).values(
    endpoints.map(({ id }) => ({
      eventId,
      endpointId: id,
      type,
      orderSn,
      payload,
      duetime: now,
      createtime: now,
    })),
  );
}
