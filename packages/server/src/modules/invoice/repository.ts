import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  sql,
  sum,
} from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invoiceOrders, invoices } from '../../db/schema/invoice.ts';
import { orders } from '../../db/schema/order.ts';
import { keptAmountSql } from '../order/keptAmount.ts';

/** An invoice as stored. */
export type InvoiceRow = typeof invoices.$inferSelect;

const covered = (db: Database) =>
  db
    .select({ one: sql`1` })
    .from(invoiceOrders)
    .where(eq(invoiceOrders.orderId, orders.id));

/** Paid, not in refund, and not refunded in full. */
const isBillable = and(
  eq(orders.paystate, 'paid'),
  inArray(orders.orderstate, ['open', 'completed']),
  gt(keptAmountSql, 0),
);

/** One page of a shopper's orders that can be or were invoiced, newest first. */
export async function findInvoicePage(
  db: Database,
  { userId, isInvoiced }: { readonly userId: number; readonly isInvoiced: boolean },
  offset: number,
  limit: number,
) {
  const kind: SQL | undefined = isInvoiced
    ? exists(covered(db))
    : and(isBillable, eq(orders.status, 'normal'), notExists(covered(db)));
  const where = and(eq(orders.userId, userId), kind);
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createtime), desc(orders.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(orders, where) };
}

/** Locks a shopper's orders by their numbers, in the order of their ids. */
export async function lockOrders(db: Database, userId: number, sns: readonly string[]) {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.orderSn, [...sns])))
    .orderBy(asc(orders.id))
    .for('update');
}

/** Invoices by the orders that they cover. */
export async function findInvoices(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, InvoiceRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: invoiceOrders.orderId, invoice: invoices })
    .from(invoiceOrders)
    .innerJoin(invoices, eq(invoices.id, invoiceOrders.invoiceId))
    .where(inArray(invoiceOrders.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, invoice }) => [orderId, invoice]));
}

/** The orders that an invoice covers, with the amount of each. */
export async function findCovered(db: Database, invoiceId: number) {
  return db
    .select({ order: orders, amount: invoiceOrders.amount })
    .from(invoiceOrders)
    .innerJoin(orders, eq(orders.id, invoiceOrders.orderId))
    .where(eq(invoiceOrders.invoiceId, invoiceId))
    .orderBy(asc(orders.id));
}

/** Locks the orders that an invoice covers, in the order of their ids: before the invoice itself, as every refund does. */
export async function lockCovered(db: Database, invoiceSn: string) {
  return db
    .select({ orderstate: orders.orderstate })
    .from(orders)
    .innerJoin(invoiceOrders, eq(invoiceOrders.orderId, orders.id))
    .innerJoin(invoices, eq(invoices.id, invoiceOrders.invoiceId))
    .where(eq(invoices.invoiceSn, invoiceSn))
    .orderBy(asc(orders.id))
    .for('update', { of: orders });
}

/** Locks the unissued invoice of an order; undefined when there is none. */
export async function lockCreated(
  db: Database,
  orderId: number,
): Promise<Pick<InvoiceRow, 'id'> | undefined> {
  const [row] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(invoiceOrders, eq(invoiceOrders.invoiceId, invoices.id))
    .where(and(eq(invoiceOrders.orderId, orderId), eq(invoices.status, 'created')))
    .for('update', { of: invoices });
  return row;
}

/** Updates an order's amount on its invoice, or removes the order from it when the amount is zero. */
export async function saveCovered(db: Database, orderId: number, amount: number): Promise<void> {
  const isIt = eq(invoiceOrders.orderId, orderId);
  await (amount > 0
    ? db.update(invoiceOrders).set({ amount }).where(isIt)
    : db.delete(invoiceOrders).where(isIt));
}

/** Recomputes an invoice's amount from its orders; deletes it without any. */
export async function sumUp(db: Database, invoiceId: number): Promise<void> {
  const [row] = await db
    .select({ amount: sum(invoiceOrders.amount).mapWith(Number) })
    .from(invoiceOrders)
    .where(eq(invoiceOrders.invoiceId, invoiceId));
  const amount = row?.amount ?? 0;
  const isIt = eq(invoices.id, invoiceId);
  await (amount > 0 ? db.update(invoices).set({ amount }).where(isIt) : db.delete(invoices).where(isIt));
}

/** The issued invoice whose file has this key. */
export async function findIssued(db: Database, fileKey: string): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.fileKey, fileKey), eq(invoices.status, 'issued')));
  return row;
}

/** Paid orders that requested an invoice at checkout and have none yet. */
export async function findAwaiting(db: Database, limit: number) {
  return db
    .select()
    .from(orders)
    .where(and(isBillable, isNotNull(orders.invoiceRequest), notExists(covered(db))))
    .orderBy(asc(orders.id))
    .limit(limit);
}

/** Issued invoices not yet sent by e-mail. */
export async function findUnsent(db: Database, now: number, limit: number): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.status, 'issued'), isNull(invoices.mailtime), lte(invoices.dueAt, now)))
    .orderBy(asc(invoices.dueAt))
    .limit(limit);
}

/** Unissued invoices requested at or before a time. */
export async function findCreated(db: Database, before: number, limit: number): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.status, 'created'), lte(invoices.createtime, before)))
    .orderBy(asc(invoices.id))
    .limit(limit);
}
