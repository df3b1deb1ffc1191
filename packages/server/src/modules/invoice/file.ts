import { eq, sql } from 'drizzle-orm';
import { invoices, type NamedSeller } from '../../db/schema/invoice.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import type { InvoiceDocument } from '../../ports/documents.ts';
import { readSeller } from '../config/seller.ts';
import { findLines } from '../order/service.ts';
import { toCreditNoteDocument } from './creditNoteDocument.ts';
import { type CreditNoteOfInvoice, findCreditNote } from './creditNoteRepository.ts';
import { toDocument } from './document.ts';
import { findCovered, findIssued, type InvoiceRow } from './repository.ts';

type FileDeps = Pick<AppDeps, 'db' | 'documents' | 'settings' | 'uploads'>;

/** The file of an issued invoice by the key in its address; null when there is none. */
export async function readFile(deps: FileDeps, fileKey: string): Promise<ReadableStream<Uint8Array> | null> {
  const row = await findIssued(deps.db, fileKey);
  return row === undefined ? null : openFile(deps, row);
}

/** The file of a credit note by the key in its address; null when there is none. */
export async function readCreditNoteFile(
  deps: FileDeps,
  fileKey: string,
): Promise<ReadableStream<Uint8Array> | null> {
  const found = await findCreditNote(deps.db, fileKey);
  return found === undefined ? null : openCreditNoteFile(deps, found);
}

/** The file of an invoice. */
export async function openFile(deps: FileDeps, row: InvoiceRow): Promise<ReadableStream<Uint8Array> | null> {
  return openPrinted(deps, row, row.fileKey, (seller) => writeInvoiceDocument(deps, row, seller));
}

/** The file of a credit note. */
export async function openCreditNoteFile(
  deps: FileDeps,
  found: CreditNoteOfInvoice,
): Promise<ReadableStream<Uint8Array> | null> {
  const { note, invoice } = found;
  return openPrinted(deps, invoice, note.fileKey, (seller) => writeCreditNoteDocument(deps, found, seller));
}

/**
 * A document is printed once and stored, so that it never changes after it was issued; null as long as the
 * seller is not set.
 */
async function openPrinted(
  deps: FileDeps,
  invoice: InvoiceRow,
  fileKey: string,
  write: (seller: NamedSeller) => Promise<InvoiceDocument>,
): Promise<ReadableStream<Uint8Array> | null> {
  const { files } = deps.uploads;
  const name = `${fileKey}.pdf`;
  const kept = await files.open(name);
  if (kept !== null) return kept;
  const seller = await saveSeller(deps, invoice);
  if (seller === null) return null;
  const content = new Blob([await deps.documents.printInvoice(await write(seller))]);
  await files.save(name, 'application/pdf', content);
  return content.stream();
}

async function writeInvoiceDocument(
  { db }: FileDeps,
  row: InvoiceRow,
  seller: NamedSeller,
): Promise<InvoiceDocument> {
  const covered = await findCovered(db, row.id);
  const lines = await findLines(
    db,
    covered.map(({ order }) => order.id),
  );
  const orders = covered.map(({ order, amount }) => ({
    order,
    amount,
    lines: lines.filter(({ orderId }) => orderId === order.id),
  }));
  return toDocument(row, orders, seller);
}

async function writeCreditNoteDocument(
  { db }: FileDeps,
  { note, invoice }: CreditNoteOfInvoice,
  seller: NamedSeller,
): Promise<InvoiceDocument> {
  const covered = await findCovered(db, invoice.id);
  const order = covered.find(({ order: { id } }) => id === note.orderId)?.order;
  if (!order) throw new Error('Pawlet: a credit note needs an order of its invoice.');
  return toCreditNoteDocument({
    note,
    invoice,
    order,
    lines: await findLines(db, [order.id]),
    country: covered[0]?.order.country ?? order.country,
    seller,
  });
}

/** The seller at the time when the first document of an invoice is printed, used for all of its documents. */
async function saveSeller({ db, settings }: FileDeps, invoice: InvoiceRow): Promise<NamedSeller | null> {
  const current = invoice.seller ?? (await readSeller(db, settings));
  if (current === null) return null;
  const { name, address, tax, phone, email } = current;
  const seller = { name, address, tax, phone, email };
  const [row] = await db
    .update(invoices)
    .set({ seller: sql`coalesce(${invoices.seller}, ${JSON.stringify(seller)}::jsonb)` })
    .where(eq(invoices.id, invoice.id))
    .returning({ seller: invoices.seller });
  return row?.seller ?? seller;
}
