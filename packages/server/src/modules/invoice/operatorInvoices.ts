import type { invoiceCalls, OperatorInvoice, OperatorOutputOf } from '@pawlet/operator';
import { and, asc, desc, eq, exists, gt, lt, sql } from 'drizzle-orm';
import { anywhere, type Database } from '../../db/database.ts';
import { rowVersion } from '../../db/rowVersion.ts';
import { creditNotes, invoiceOrders, invoices } from '../../db/schema/invoice.ts';
import { orders } from '../../db/schema/order.ts';
import type { PageById } from '../operator-api/pageById.ts';
import { money } from '../products/wireValues.ts';
import { type CreditNoteRow, findUncredited, whereUncredited } from './creditNoteRepository.ts';
import { creditNoteSn } from './creditNoteSn.ts';
import { creditNoteFilePath, invoiceFilePath } from './orderInvoice.ts';
import { lockCovered } from './repository.ts';

type InvoiceEntry = OperatorOutputOf<typeof invoiceCalls.listInvoices>['items'][number];
type NoteEntry = OperatorOutputOf<typeof invoiceCalls.listCreditNotes>['items'][number];

const columns = { invoice: invoices, id: invoices.id, version: rowVersion(invoices) };

interface InvoiceFilter {
  readonly state?: 'created' | 'issued' | undefined;
  readonly customer?: number | undefined;
  readonly order?: string | undefined;
  readonly number?: string | undefined;
  readonly title?: string | undefined;
  readonly lacksCreditNote?: 'true' | undefined;
}

/** Whether the list begins with the oldest: invoices that wait for the shop. */
export const isInvoiceQueue = ({ state }: InvoiceFilter): boolean => state === 'created';

/** One page of invoices: those to issue, oldest first; others newest first. */
export async function findOperatorInvoices(db: Database, filter: InvoiceFilter, { after, limit }: PageById) {
  const { state, customer, order, number, title, lacksCreditNote } = filter;
  const isOldestFirst = isInvoiceQueue(filter);
  const continues = isOldestFirst ? gt : lt;
  const covers = db
    .select({ one: sql`1` })
    .from(invoiceOrders)
    .innerJoin(orders, eq(orders.id, invoiceOrders.orderId))
    .where(and(eq(invoiceOrders.invoiceId, invoices.id), eq(orders.orderSn, order ?? '')));
  return db
    .select(columns)
    .from(invoices)
    .where(
      and(
        state === undefined ? undefined : eq(invoices.status, state),
        customer === undefined ? undefined : eq(invoices.userId, customer),
        order === undefined ? undefined : exists(covers),
        number === undefined ? undefined : eq(invoices.invoiceSn, number),
        title === undefined ? undefined : sql`${invoices.title} ilike ${anywhere(title)}`,
        lacksCreditNote === undefined ? undefined : whereUncredited(db),
        after === undefined ? undefined : continues(invoices.id, after),
      ),
    )
    .orderBy((isOldestFirst ? asc : desc)(invoices.id))
    .limit(limit);
}

type FoundInvoice = Awaited<ReturnType<typeof findOperatorInvoices>>[number];

/** An invoice of a list as the API returns it. */
export function toInvoiceEntry({ invoice: row, version }: FoundInvoice, baseUrl: string): InvoiceEntry {
  return {
    invoiceSn: row.invoiceSn,
    state: row.status,
    customer: row.userId,
    kind: row.headType === 1 ? 'company' : 'person',
    title: row.title,
    email: row.email,
    amount: money(row.amount),
    currency: row.currency,
    language: row.language,
    created: row.createtime,
    issued: row.issuetime,
    file: row.status === 'issued' ? `${baseUrl}${invoiceFilePath}/${row.fileKey}` : null,
    sent: row.mailtime,
    attempts: row.attempts,
    version,
  };
}

/** Locks an invoice after its orders, as refunds do. */
export async function lockInvoice(db: Database, invoiceSn: string): Promise<void> {
  await lockCovered(db, invoiceSn);
  await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.invoiceSn, invoiceSn)).for('update');
}

/** An invoice as the API returns it; null for an unknown one. */
export async function readOperatorInvoice(
  db: Database,
  invoiceSn: string,
  baseUrl: string,
): Promise<OperatorInvoice | null> {
  const [found] = await db.select(columns).from(invoices).where(eq(invoices.invoiceSn, invoiceSn));
  if (!found) return null;
  const { invoice: row } = found;
  const covered = await db
    .select({ orderSn: orders.orderSn, orderId: orders.id, line: invoiceOrders })
    .from(invoiceOrders)
    .innerJoin(orders, eq(orders.id, invoiceOrders.orderId))
    .where(eq(invoiceOrders.invoiceId, row.id))
    .orderBy(asc(orders.id));
  const missing = new Map(
    (await findUncredited(db, { invoiceSn, limit: covered.length })).map((one) => [one.orderId, one.amount]),
  );
  const notes = await findNotes(db).where(eq(creditNotes.invoiceId, row.id)).orderBy(asc(creditNotes.id));
  const isIssued = row.status === 'issued';
  return {
    ...toInvoiceEntry(found, baseUrl),
    taxNumber: row.taxNo,
    bank: row.bankName,
    bankAccount: row.bankAccount,
    address: row.address,
    phone: row.mobile,
    content: row.content,
    orders: covered.map(({ orderSn, orderId, line }) => ({
      orderSn,
      amount: money(line.amount),
      credited: money(line.creditedAmount),
      missing: money(missing.get(orderId) ?? 0),
    })),
    creditNotes: notes.map(({ note, orderSn }) => toNote(note, orderSn, baseUrl)),
    actions: isIssued ? (missing.size > 0 ? ['credit', 'resend'] : ['resend']) : ['issue'],
  };
}

const findNotes = (db: Database) =>
  db
    .select({ note: creditNotes, id: creditNotes.id, orderSn: orders.orderSn, invoice: invoices })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId));

type FoundNote = Awaited<ReturnType<typeof findNotes>>[number];

/** One page of credit notes, newest first. */
export async function findOperatorNotes(
  db: Database,
  { after, limit }: PageById,
): Promise<readonly FoundNote[]> {
  return findNotes(db)
    .where(after === undefined ? undefined : lt(creditNotes.id, after))
    .orderBy(desc(creditNotes.id))
    .limit(limit);
}

/** A credit note of a list as the API returns it. */
export function toNoteEntry({ note, orderSn, invoice }: FoundNote, baseUrl: string): NoteEntry {
  return {
    ...toNote(note, orderSn, baseUrl),
    invoiceSn: invoice.invoiceSn,
    currency: invoice.currency,
    title: invoice.title,
  };
}

function toNote(note: CreditNoteRow, orderSn: string, baseUrl: string) {
  return {
    number: creditNoteSn(note),
    orderSn,
    amount: money(note.amount),
    created: note.createtime,
    file: `${baseUrl}${creditNoteFilePath}/${note.fileKey}`,
    sent: note.mailtime,
    attempts: note.attempts,
  };
}

/** Queues the e-mails of an issued invoice and of its credit notes again. */
export async function queueDocuments(db: Database, invoiceSn: string, now: number): Promise<void> {
  const again = { mailtime: null, attempts: 0, dueAt: now };
  const queued = await db
    .update(invoices)
    .set(again)
    .where(eq(invoices.invoiceSn, invoiceSn))
    .returning({ id: invoices.id });
  for (const { id } of queued) await db.update(creditNotes).set(again).where(eq(creditNotes.invoiceId, id));
}
