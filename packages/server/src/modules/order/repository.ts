import { stateConstant } from '../../db/schema/columns.ts';
import { orderStates, paymentStates, shippingStates } from '@pawlet/core/contract';
import type { OrderState } from './states.ts';
import { and, asc, count, desc, eq, exists, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { anywhere, type Database } from '../../db/database.ts';
import { orderLines, orders, orderTraces } from '../../db/schema/order.ts';
import type { ReceiptDays } from './receiptDays.ts';

const daySeconds = 24 * 3600;

/** An order as stored. */
export type OrderRow = typeof orders.$inferSelect;

/** Whether an order is open, in the words of the partial indexes. */
const isOpen = sql`${orders.orderstate} = ${stateConstant(orderStates, 'open')}`;

/** A line of an order as stored. */
export type OrderLineRow = typeof orderLines.$inferSelect;

/** Columns that an event may update in addition to the state. */
export type OrderChanges = Partial<typeof orders.$inferInsert>;

/** One order, if it is the shopper's and not deleted by them. */
export async function findOrder(db: Database, userId: number, orderSn: string): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.orderSn, orderSn), eq(orders.status, 'normal')));
  return row ?? null;
}

/** Any order by its number: for the shop's side. */
export async function findOrderBySn(db: Database, orderSn: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.orderSn, orderSn));
  return row ?? null;
}

/** Locks an order for the rest of the transaction. */
export async function lockOrder(db: Database, id: number): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

/** Stores the openid with which the shopper pays. The order must be locked. */
export async function storeOpenid(db: Database, order: OrderRow, openid: string): Promise<void> {
  if (openid === '' || openid === order.openid) return;
  await db.update(orders).set({ openid }).where(eq(orders.id, order.id));
}

/** Updates an order if its state is still the one that the decision was based on; null when it is not. */
export async function updateFrom(
  db: Database,
  old: OrderRow,
  changes: OrderChanges,
): Promise<OrderRow | null> {
  const [row] = await db
    .update(orders)
    .set(changes)
    .where(
      and(
        eq(orders.id, old.id),
        eq(orders.status, old.status),
        eq(orders.orderstate, old.orderstate),
        eq(orders.paystate, old.paystate),
        eq(orders.shippingstate, old.shippingstate),
      ),
    )
    .returning();
  return row ?? null;
}

/** Lines of orders, in the order of their creation, gifts last. */
export async function findLines(db: Database, orderIds: readonly number[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.isGift), asc(orderLines.id));
}

/** Which orders of a shopper to list. */
export interface OrderFilter {
  readonly userId: number;
  readonly orderstate: OrderState['orderstate'] | undefined;
  readonly paystate: OrderState['paystate'] | undefined;
  readonly shippingstate: OrderState['shippingstate'] | undefined;
  /** Part of an order number or of a title in any language. */
  readonly q: string;
}

function getWhere(db: Database, filter: OrderFilter): SQL | undefined {
  const parts: (SQL | undefined)[] = [eq(orders.userId, filter.userId), eq(orders.status, 'normal')];
  if (filter.orderstate !== undefined) parts.push(eq(orders.orderstate, filter.orderstate));
  if (filter.paystate !== undefined) parts.push(eq(orders.paystate, filter.paystate));
  if (filter.shippingstate !== undefined) parts.push(eq(orders.shippingstate, filter.shippingstate));
  if (filter.q !== '') {
    const pattern = anywhere(filter.q.toLowerCase());
    const named = db
      .select({ one: sql`1` })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orders.id), sql`lower(${orderLines.title}::text) like ${pattern}`));
    parts.push(or(sql`${orders.orderSn} like ${pattern}`, exists(named)));
  }
  return and(...parts);
}

/** One page of a shopper's orders, newest first, and how many there are. */
export async function findOrders(db: Database, filter: OrderFilter, offset: number, limit: number) {
  const where = getWhere(db, filter);
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createtime), desc(orders.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(orders, where) };
}

/** Number of a shopper's orders in each tab. */
export async function countTabs(db: Database, userId: number) {
  const rows = await db
    .select({
      orderstate: orders.orderstate,
      paystate: orders.paystate,
      shippingstate: orders.shippingstate,
      value: count(),
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'normal')))
    .groupBy(orders.orderstate, orders.paystate, orders.shippingstate);
  const total = (matches: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matches).reduce((sum, { value }) => sum + value, 0);
  const open = (paystate: OrderState['paystate'], shippingstate?: OrderState['shippingstate']) =>
    total(
      (row) =>
        row.orderstate === 'open' &&
        row.paystate === paystate &&
        (shippingstate === undefined || row.shippingstate === shippingstate),
    );
  return {
    all: total(() => true),
    pay: open('unpaid'),
    ship: open('paid', 'unshipped'),
    receive: open('paid', 'shipped'),
    evaluate: open('paid', 'received'),
    refund: total(({ orderstate }) => orderstate === 'after-sale'),
  };
}

/** Rows after this one, in the order in which they become due. */
export interface SweepPlace {
  readonly moment: number;
  readonly id: number;
}

/** One batch of the orders whose payment deadline has passed, oldest first, after a position. */
export async function findOverdue(
  db: Database,
  {
    now,
    userId,
    after,
  }: { readonly now: number; readonly userId?: number | undefined; readonly after?: SweepPlace | undefined },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        isOpen,
        sql`${orders.paystate} = ${stateConstant(paymentStates, 'unpaid')}`,
        lte(orders.deadline, now),
        userId === undefined ? undefined : eq(orders.userId, userId),
        after && sql`(${orders.deadline}, ${orders.id}) > (${after.moment}, ${after.id})`,
      ),
    )
    .orderBy(orders.deadline, orders.id)
    .limit(100);
}

/** Whether a paid order is open: the condition of the index `orders_open`. */
export const isPaid = sql`${isOpen} and ${orders.paystate} = ${stateConstant(paymentStates, 'paid')}`;

/**
 * When receipt counts as confirmed: a number of days after delivery, or after shipping without a known
 * delivery.
 */
const receiptDeadline = ({ delivered, domestic, abroad }: ReceiptDays) =>
  sql`coalesce(${orders.delivertime} + ${delivered * daySeconds}::int, ${orders.shippingtime} +
  case when ${orders.addressType} = 1 then ${domestic * daySeconds}::int else ${abroad * daySeconds}::int end)`;

/** Paid orders that are waiting to be shipped or on their way, longest waiting first. */
export async function findOnTheWay(
  db: Database,
  shippingstate: 'unshipped' | 'shipped',
  limit: number,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(isPaid, eq(orders.shippingstate, shippingstate), isNull(orders.delivertime)))
    .orderBy(orders.paytime)
    .limit(limit);
}

/**
 * One batch of the orders whose receipt was not confirmed in time, in the order of the index `orders_open`:
 * any other order would read all orders ever received in each run.
 */
export function findUnconfirmed(
  db: Database,
  {
    now,
    days,
    after,
  }: { readonly now: number; readonly days: ReceiptDays; readonly after?: SweepPlace | undefined },
) {
  return db
    .select()
    .from(orders)
    .where(
      and(
        isPaid,
        sql`${orders.shippingstate} = ${stateConstant(shippingStates, 'shipped')}`,
        after && sql`(${orders.paytime}, ${orders.id}) > (${after.moment}, ${after.id})`,
        lte(receiptDeadline(days), now),
      ),
    )
    .orderBy(orders.paytime, orders.id)
    .limit(100);
}

/** Tracking events of an order, newest first. */
export async function findTraces(db: Database, orderId: number) {
  return db
    .select()
    .from(orderTraces)
    .where(eq(orderTraces.orderId, orderId))
    .orderBy(desc(orderTraces.createtime), desc(orderTraces.id));
}
