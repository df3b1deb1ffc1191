import { and, eq } from 'drizzle-orm';
import type { orderSubmitInvoice, ParsedInputOf } from '@pawlet/core/contract';
import { type Database, isUniqueViolation } from '../../db/database.ts';
import { invoices } from '../../db/schema/invoice.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import type { StoreJob } from '../../http/job.ts';
import { toLanguage } from '../../i18n/language.ts';
import { languageOfCountry } from '../../i18n/languageOfCountry.ts';
import { translate } from '../../i18n/translate.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { Random } from '../../ports/random.ts';
import { readShopName } from '../config/shopName.ts';
import type { OrderRow } from '../order/service.ts';
import { findAwaiting, findUnsent, type InvoiceRow, lockOrders } from './repository.ts';
import { openFile } from './file.ts';
import { isBillable, writeInvoice } from './service.ts';
import { sumText } from './words.ts';

const batch = 20;
const pauseSeconds = 600;

/** Makes the invoices that paid orders asked for, prints the issued ones and sends them by e-mail. */
export const invoiceJob: StoreJob = {
  name: 'invoices',
  everySeconds: 10,
  async run(deps, now) {
    const { db, random } = deps;
    for (const order of await findAwaiting(db, batch)) await makeAsked(db, random, order, now);
    for (const row of await findUnsent(db, now, batch)) await sendInvoice(deps, row, now);
  },
};

/** Makes the invoice that an order asked for, unless there is nothing to invoice by now. */
export async function makeAsked(
  db: Database,
  random: Random,
  { userId, orderSn, country, invoiceRequest }: OrderRow,
  now: number,
): Promise<void> {
  const fields = invoiceRequest as Omit<ParsedInputOf<typeof orderSubmitInvoice>, 'order_sns' | 'amount'>;
  const language = languageOfCountry(country);
  try {
    await inTransaction(db, async (tx) => {
      // Its money may have gone back, or be asked back, since it was found.
      const rows = (await lockOrders(tx, userId, [orderSn])).filter(isBillable);
      if (rows.length > 0) await writeInvoice(tx, rows, { fields, random, now, language });
    });
  } catch (error) {
    // Another node has made it.
    if (!isUniqueViolation(error)) throw error;
  }
}

async function sendInvoice(deps: StoreDeps, row: InvoiceRow, now: number): Promise<void> {
  const { db, mail, logger } = deps;
  const claimed = await db
    .update(invoices)
    .set({ attempts: row.attempts + 1, dueAt: now + pauseSeconds })
    .where(and(eq(invoices.id, row.id), eq(invoices.attempts, row.attempts)))
    .returning({ id: invoices.id });
  if (claimed.length === 0) return;
  const file = await openFile(deps, row);
  if (file === null) {
    logger.error(
      'invoice not sent',
      new Error('Say who sells: npm run operator -- seller name="…" address="…".'),
    );
    return;
  }
  const language = toLanguage(row.language);
  const shop = (await readShopName(db))[language];
  const amount = sumText(row.amount, row.currency, language);
  const message = {
    recipient: row.email,
    subject: translate(language, 'invoice.subject'),
    text: `${translate(language, 'invoice.mail', { invoiceSn: row.invoiceSn, amount })}\n\n${shop}`,
    code: '',
    language,
    attachments: [
      {
        name: `invoice-${row.invoiceSn}.pdf`,
        type: 'application/pdf',
        bytes: new Uint8Array(await new Response(file).arrayBuffer()),
      },
    ],
  };
  const delivery = await mail.send(message, logger);
  if (delivery === 'sent') await db.update(invoices).set({ mailtime: now }).where(eq(invoices.id, row.id));
}
