import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditNotes, documentSeries, invoiceOrders, invoices } from '../../db/schema/invoice.ts';
import { orders } from '../../db/schema/order.ts';
import { keptAmountSql } from '../order/keptAmount.ts';
import type { InvoiceRow } from './repository.ts';

/** A credit note as stored. */
export type CreditNoteRow = typeof creditNotes.$inferSelect;

/** A credit note with the number of its order. */
export interface OrderCreditNote {
  readonly note: CreditNoteRow;
  readonly orderSn: string;
}

/** A credit note with its invoice. */
export interface CreditNoteOfInvoice {
  readonly note: CreditNoteRow;
  readonly invoice: InvoiceRow;
}

/** Credit notes of a shopper's invoices by the ids of these, oldest first. */
export async function findCreditNotes(
  db: Database,
  userId: number,
  of: readonly Pick<InvoiceRow, 'id'>[],
): Promise<ReadonlyMap<number, readonly OrderCreditNote[]>> {
  const found = new Map<number, OrderCreditNote[]>();
  if (of.length === 0) return found;
  const invoiceIds = of.map(({ id }) => id);
  const rows = await db
    .select({ note: creditNotes, orderSn: orders.orderSn })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .where(and(eq(creditNotes.userId, userId), inArray(creditNotes.invoiceId, invoiceIds)))
    .orderBy(asc(creditNotes.id));
  for (const row of rows) {
    const { invoiceId } = row.note;
    found.set(invoiceId, [...(found.get(invoiceId) ?? []), row]);
  }
  return found;
}

/** Deducts an amount from a locked order's amount on its issued invoice; undefined when none is issued. */
export async function takeOff(
  db: Database,
  orderId: number,
  amount: number,
): Promise<{ readonly invoiceId: number } | undefined> {
  const issued = db
    .select({ one: sql`1` })
    .from(invoices)
    .where(and(eq(invoices.id, invoiceOrders.invoiceId), eq(invoices.status, 'issued')));
  const [row] = await db
    .update(invoiceOrders)
    .set({ creditedAmount: sql`${invoiceOrders.creditedAmount} + ${amount}` })
    .where(and(eq(invoiceOrders.orderId, orderId), exists(issued)))
    .returning({ invoiceId: invoiceOrders.invoiceId });
  return row;
}

/**
 * The next credit note number. Others wait for it until the transaction ends, and a rollback returns it, so
 * take it last.
 */
export async function takeNumber(db: Database): Promise<number> {
  const [row] = await db
    .insert(documentSeries)
    .values({ name: 'credit note', last: 1 })
    .onConflictDoUpdate({
      target: documentSeries.name,
      set: { last: sql`${documentSeries.last} + 1` },
    })
    .returning({ last: documentSeries.last });
  if (!row) throw new Error('Pawlet: a document series has no next number.');
  return row.last;
}

const withInvoice = (db: Database) =>
  db
    .select({ note: creditNotes, invoice: invoices })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId));

/** The credit note whose file has this key, with its invoice. */
export async function findCreditNote(
  db: Database,
  fileKey: string,
): Promise<CreditNoteOfInvoice | undefined> {
  const [row] = await withInvoice(db).where(eq(creditNotes.fileKey, fileKey));
  return row;
}

/** Credit notes not yet sent by e-mail although their invoices were. */
export async function findUnsentNotes(
  db: Database,
  now: number,
  limit: number,
): Promise<readonly CreditNoteOfInvoice[]> {
  return withInvoice(db)
    .where(and(isNull(creditNotes.mailtime), lte(creditNotes.dueAt, now), isNotNull(invoices.mailtime)))
    .orderBy(asc(creditNotes.dueAt), asc(creditNotes.id))
    .limit(limit);
}

/** An order of an issued invoice with an invoiced amount above what the shop keeps. */
export interface UncreditedOrder {
  readonly invoiceSn: string;
  readonly orderId: number;
  readonly orderSn: string;
  readonly userId: number;
  readonly currency: string;
  /** In minor units, not covered by any credit note. */
  readonly amount: number;
}

/** What is missing on credit notes of a line of an invoice, in minor units. */
const missingAmount = sql<number>`(${invoiceOrders.amount} - ${invoiceOrders.creditedAmount} - ${keptAmountSql})`;

/** Whether an invoice is issued, and an order of it was refunded without a credit note: for a query of `invoices`. */
export function whereUncredited(db: Database): SQL | undefined {
  const lacking = db
    .select({ one: sql`1` })
    .from(invoiceOrders)
    .innerJoin(orders, eq(orders.id, invoiceOrders.orderId))
    .where(and(eq(invoiceOrders.invoiceId, invoices.id), gt(missingAmount, 0)));
  return and(eq(invoices.status, 'issued'), exists(lacking));
}

/**
 * Orders that were refunded after their invoice was issued and have no credit note for it.
 */
export async function findUncredited(
  db: Database,
  { invoiceSn, limit }: { readonly invoiceSn: string; readonly limit: number },
): Promise<readonly UncreditedOrder[]> {
  return db
    .select({
      invoiceSn: invoices.invoiceSn,
      orderId: orders.id,
      orderSn: orders.orderSn,
      userId: orders.userId,
      currency: orders.currency,
      amount: missingAmount.mapWith(Number),
    })
    .from(invoiceOrders)
    .innerJoin(invoices, eq(invoices.id, invoiceOrders.invoiceId))
    .innerJoin(orders, eq(orders.id, invoiceOrders.orderId))
    .where(and(eq(invoices.status, 'issued'), gt(missingAmount, 0), eq(invoices.invoiceSn, invoiceSn)))
    .orderBy(asc(orders.id))
    .limit(limit);
}
