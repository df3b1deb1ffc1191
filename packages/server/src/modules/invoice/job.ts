import { and, eq } from 'drizzle-orm';
import type { orderSubmitInvoice, ParsedInputOf } from '@pawlet/core/contract';
import { languageOfCountry } from '@pawlet/core/rules';
import { type Database, isUniqueViolation } from '../../db/database.ts';
import { creditNotes, invoices } from '../../db/schema/invoice.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import type { StoreJob } from '../../http/job.ts';
import { toLanguage } from '../../i18n/language.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { Random } from '../../ports/random.ts';
import type { ShopMail } from '../mails/writeEventMail.ts';
import type { OrderRow } from '../order/service.ts';
import { type CreditNoteOfInvoice, findUnsentNotes } from './creditNoteRepository.ts';
import { creditNoteSn } from './creditNoteSn.ts';
import { writeCreditNoteMail, writeInvoiceMail } from './mailText.ts';
import { findAwaiting, findUnsent, type InvoiceRow, lockOrders } from './repository.ts';
import { openCreditNoteFile, openFile } from './file.ts';
import { isBillable, writeInvoice } from './service.ts';
import { sumText } from './words.ts';

const batch = 20;
const pauseSeconds = 600;

/**
 * Creates the invoices requested with paid orders, prints the issued ones and sends them by e-mail, followed
 * by their credit notes.
 */
export const invoiceJob: StoreJob = {
  name: 'invoices',
  everySeconds: 10,
  async run(deps, now) {
    const { db, random } = deps;
    for (const order of await findAwaiting(db, batch)) await createRequested(db, random, order, now);
    for (const row of await findUnsent(db, now, batch)) await sendInvoice(deps, row, now);
    for (const found of await findUnsentNotes(db, now, batch)) await sendCreditNote(deps, found, now);
  },
};

/** Creates the invoice that an order requested, unless there is nothing to invoice by now. */
export async function createRequested(
  db: Database,
  random: Random,
  { userId, orderSn, country, invoiceRequest }: OrderRow,
  now: number,
): Promise<void> {
  const fields = invoiceRequest as Omit<ParsedInputOf<typeof orderSubmitInvoice>, 'order_sns' | 'amount'>;
  const language = languageOfCountry(country);
  try {
    await inTransaction(db, async (tx) => {
      // It may have been refunded, or a refund requested, since it was found.
      const rows = (await lockOrders(tx, userId, [orderSn])).filter(isBillable);
      if (rows.length > 0) await writeInvoice(tx, rows, { fields, random, now, language });
    });
  } catch (error) {
    // Another node has created it.
    if (!isUniqueViolation(error)) throw error;
  }
}

async function sendInvoice(deps: StoreDeps, row: InvoiceRow, now: number): Promise<void> {
  const { db } = deps;
  const claimed = await db
    .update(invoices)
    .set({ attempts: row.attempts + 1, dueAt: now + pauseSeconds })
    .where(and(eq(invoices.id, row.id), eq(invoices.attempts, row.attempts)))
    .returning({ id: invoices.id });
  if (claimed.length === 0) return;
  const { invoiceSn } = row;
  const language = toLanguage(row.language);
  const amount = sumText(row.amount, row.currency, language);
  const origin = deps.settings.publicOrigin;
  const isSent = await sendDocument(deps, row, {
    content: await writeInvoiceMail({ db }, { language, origin, invoiceSn, amount }),
    fileName: `invoice-${invoiceSn}.pdf`,
    file: await openFile(deps, row),
  });
  if (isSent) await db.update(invoices).set({ mailtime: now }).where(eq(invoices.id, row.id));
}

async function sendCreditNote(deps: StoreDeps, found: CreditNoteOfInvoice, now: number): Promise<void> {
  const { db } = deps;
  const { note, invoice } = found;
  const claimed = await db
    .update(creditNotes)
    .set({ attempts: note.attempts + 1, dueAt: now + pauseSeconds })
    .where(and(eq(creditNotes.id, note.id), eq(creditNotes.attempts, note.attempts)))
    .returning({ id: creditNotes.id });
  if (claimed.length === 0) return;
  const { invoiceSn } = invoice;
  const number = creditNoteSn(note);
  const origin = deps.settings.publicOrigin;
  const language = toLanguage(invoice.language);
  const amount = sumText(note.amount, invoice.currency, language);
  const isSent = await sendDocument(deps, invoice, {
    content: await writeCreditNoteMail({ db }, { language, origin, number, invoiceSn, amount }),
    fileName: `credit-note-${number}.pdf`,
    file: await openCreditNoteFile(deps, found),
  });
  if (isSent) await db.update(creditNotes).set({ mailtime: now }).where(eq(creditNotes.id, note.id));
}

/** Sends a document to its invoice's e-mail address; returns whether it was sent. */
async function sendDocument(
  { mail, logger }: StoreDeps,
  { email, language }: InvoiceRow,
  {
    content,
    fileName,
    file,
  }: {
    readonly content: ShopMail;
    readonly fileName: string;
    readonly file: ReadableStream<Uint8Array> | null;
  },
): Promise<boolean> {
  if (file === null) {
    logger.error(
      'invoice not sent',
      new Error('Set the seller: npm run operator -- seller name="…" address="…".'),
    );
    return false;
  }
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  const message = {
    recipient: email,
    ...content,
    code: '',
    language: toLanguage(language),
    attachments: [{ name: fileName, type: 'application/pdf', bytes }],
  };
  return (await mail.send(message, logger)) === 'sent';
}
