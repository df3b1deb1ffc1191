import { isPaidAndSettled, toWireStates } from '../order/states.ts';
import type {
  orderGetInvoiceList,
  orderSubmitInvoice,
  ParsedInputOf,
  WireOutputOf,
} from '@pawlet/core/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { invoiceOrders, invoices } from '../../db/schema/invoice.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { invalid, ok, refuse, type Result } from '../../http/result.ts';
import type { Language } from '../../i18n/language.ts';
import type { Random } from '../../ports/random.ts';
import { money, toMinor, toPage } from '../products/wireValues.ts';
import type { OrderRow } from '../order/afterSalesState.ts';
import { keptAmount } from '../order/keptAmount.ts';
import { createOrderNumber } from '../order/orderNumber.ts';
import { toOrderCards } from '../order/present.ts';
import { findCreditNotes } from './creditNoteRepository.ts';
import { fileKeyBytes } from './fileKey.ts';
import { toInvoice } from './orderInvoice.ts';
import { findInvoicePage, findInvoices, type InvoiceRow, lockCovered, lockOrders } from './repository.ts';

type InvoiceFields = Omit<ParsedInputOf<typeof orderSubmitInvoice>, 'order_sns' | 'amount'>;

/** Whether an order can be invoiced: paid, not in refund, and not refunded in full. */
export function isBillable(order: OrderRow): boolean {
  return isPaidAndSettled(order) && keptAmount(order) > 0;
}

/** One page of the orders that can be or were invoiced. */
export async function listInvoices(
  context: ShopperContext,
  { type, page, num }: ParsedInputOf<typeof orderGetInvoiceList>,
): Promise<WireOutputOf<typeof orderGetInvoiceList>> {
  const { db, shopper, baseUrl } = context;
  const filter = { userId: shopper.id, isInvoiced: type === 1 };
  const { rows, total } = await findInvoicePage(db, filter, (page - 1) * num, num);
  const cards = await toOrderCards(context, rows);
  const known = await findInvoices(
    db,
    rows.map(({ id }) => id),
  );
  const notes = await findCreditNotes(db, shopper.id, [...known.values()]);
  const data = rows.map((order, index) => {
    const invoice = known.get(order.id);
    return {
      id: order.id,
      order_sn: order.orderSn,
      saleamount: money(keptAmount(order)),
      currency: order.currency,
      currency_symbol: cards[index]?.currency_symbol ?? '',
      createtime: order.createtime,
      order_goods: cards[index]?.order_goods ?? [],
      invoice: invoice ? toInvoice(invoice, notes.get(invoice.id), baseUrl) : null,
    };
  });
  return toPage(total, page, num, data);
}

/** Requests one invoice for several orders. */
export async function submitInvoice(
  context: ShopperContext,
  random: Random,
  { order_sns, amount, ...fields }: ParsedInputOf<typeof orderSubmitInvoice>,
): Promise<Result<{ invoice_sn: string }>> {
  const { db, shopper, now, language } = context;
  const rows = await lockOrders(db, shopper.id, order_sns);
  if (rows.length < order_sns.length) return refuse('NOT_FOUND');
  const known = await findInvoices(
    db,
    rows.map(({ id }) => id),
  );
  const [earlier] = known.values();
  if (earlier) return refuse('ALREADY_DONE', { data: { invoice_sn: earlier.invoiceSn } });
  const wrong = rows.find((order) => !isBillable(order));
  if (wrong) {
    return refuse('ORDER_STATE', { data: toWireStates(wrong) });
  }
  if (new Set(rows.map(({ currency }) => currency)).size > 1)
    return invalid({ order_sns: 'choice' }, 'invoice.currencies');
  const total = rows.reduce((sum, order) => sum + keptAmount(order), 0);
  if (amount !== null && toMinor(amount) !== total)
    return invalid({ amount: 'choice' }, 'invoice.amountChanged');
  const invoice = await writeInvoice(db, rows, { fields, random, now, language });
  return ok({ invoice_sn: invoice.invoiceSn });
}

/** Creates an invoice for locked orders. */
export async function writeInvoice(
  db: Database,
  rows: readonly OrderRow[],
  {
    fields,
    random,
    now,
    language,
  }: {
    readonly fields: InvoiceFields;
    readonly random: Random;
    readonly now: number;
    readonly language: Language;
  },
): Promise<InvoiceRow> {
  const [first] = rows;
  if (!first) throw new Error('An invoice needs an order.');
  const [invoice] = await db
    .insert(invoices)
    .values({
      invoiceSn: createOrderNumber(now, random),
      fileKey: random.hex(fileKeyBytes),
      userId: first.userId,
      type: fields.type,
      headType: fields.head_type,
      title: fields.title,
      taxNo: fields.tax_no,
      bankName: fields.bank_name,
      bankAccount: fields.bank_account,
      address: fields.address,
      mobile: fields.mobile,
      email: fields.email,
      content: fields.content,
      amount: rows.reduce((sum, order) => sum + keptAmount(order), 0),
      currency: first.currency,
      language,
      createtime: now,
      dueAt: now,
    })
    .returning();
  if (!invoice) throw new Error('The invoice was not written.');
  await db
    .insert(invoiceOrders)
    .values(rows.map((order) => ({ invoiceId: invoice.id, orderId: order.id, amount: keptAmount(order) })));
  return invoice;
}

/** Issues an invoice; null when there is none to issue, or a refund of its orders is requested. */
export async function issueInvoice(db: Database, invoiceSn: string, now: number): Promise<InvoiceRow | null> {
  return inTransaction(db, async (tx) => {
    const covered = await lockCovered(tx, invoiceSn);
    if (covered.some(({ orderstate }) => orderstate === 'after-sale')) return null;
    const [issued] = await tx
      .update(invoices)
      .set({ status: 'issued', issuetime: now, dueAt: now })
      .where(and(eq(invoices.invoiceSn, invoiceSn), eq(invoices.status, 'created')))
      .returning();
    return issued ?? null;
  });
}

export { findCreated } from './repository.ts';
