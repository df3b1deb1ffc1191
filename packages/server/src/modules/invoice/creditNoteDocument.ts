import type { NamedSeller } from '../../db/schema/invoice.ts';
import { translate } from '../../i18n/translate.ts';
import type { DocumentFact, DocumentLine, InvoiceDocument } from '../../ports/documents.ts';
import type { OrderLineRow, OrderRow } from '../order/afterSalesState.ts';
import type { CreditNoteOfInvoice, CreditNoteRow } from './creditNoteRepository.ts';
import { creditNoteSn } from './creditNoteSn.ts';
import { createDocumentWords, type DocumentWords, toItem, toParties } from './documentWords.ts';
import { amountText } from './words.ts';

/** The data of a credit note. */
export interface CreditNoteSource extends CreditNoteOfInvoice {
  readonly order: OrderRow;
  /** Lines of the order. */
  readonly lines: readonly OrderLineRow[];
  /** Country of the first order of the invoice: both documents use its time zone. */
  readonly country: string;
  readonly seller: NamedSeller;
}

/**
 * The credit note as a document in the language of its invoice. Its amounts are negative and add up to its
 * total.
 */
export function toCreditNoteDocument(source: CreditNoteSource): InvoiceDocument {
  const { note, invoice, order, seller } = source;
  const words = createDocumentWords(invoice, source.country);
  const { label, fact, sum, date, language, currency } = words;
  const number = creditNoteSn(note);
  return {
    language,
    title: translate(language, 'creditNote.title'),
    number,
    ...toParties(words, invoice, seller),
    facts: [
      ...fact('creditNote.label.number', number),
      ...fact('invoice.label.date', date(note.createtime)),
      ...fact('creditNote.label.invoiceNumber', invoice.invoiceSn),
      ...fact('creditNote.label.invoiceDate', date(invoice.issuetime ?? invoice.createtime)),
      ...fact('invoice.label.orderNumber', order.orderSn),
      ...fact('invoice.label.currency', currency),
    ],
    columns: {
      position: label('invoice.label.position'),
      item: label('invoice.label.item'),
      quantity: label('invoice.label.quantity'),
      // The amount paid for a piece is less than its price where the order was discounted.
      unitPrice: '',
      amount: translate(language, 'invoice.label.amount', { currency }),
    },
    orders: [{ heading: '', lines: getLines(words, source), sums: [] }],
    sums: computeSums(words, note),
    total: { label: label('invoice.label.total'), value: sum(-note.amount) },
    pageOf: translate(language, 'invoice.page', { page: '{{page}}', pages: '{{pages}}' }),
    closing: getClosing(words, note),
  };
}

function getLines(words: DocumentWords, { note, lines }: CreditNoteSource): readonly DocumentLine[] {
  const { language, currency, label } = words;
  const toAmounts = (amount: number, at: number) => ({
    position: String(at + 1),
    unitPrice: '',
    amount: amountText(-amount, currency, language),
  });
  const products = productsAmount(note);
  const other = note.amount - products - note.shippingFee;
  return [
    ...note.pieces.flatMap(({ lineId, nums: quantity, amount }, at) =>
      lines
        .filter(({ id }) => id === lineId)
        .map((line) => ({ ...toItem(words, line, quantity), ...toAmounts(amount, at) })),
    ),
    ...(other === 0
      ? []
      : [
          {
            title: label('creditNote.label.refund'),
            detail: '',
            quantity: '',
            ...toAmounts(other, note.pieces.length),
          },
        ]),
  ];
}

function computeSums({ label, sum }: DocumentWords, note: CreditNoteRow): readonly DocumentFact[] {
  // A single line is its own total.
  if (note.shippingFee === 0) return [];
  return [
    { label: label('invoice.label.products'), value: sum(note.shippingFee - note.amount) },
    { label: label('invoice.label.freight'), value: sum(-note.shippingFee) },
  ];
}

function getClosing(
  { language, sum }: DocumentWords,
  { amount, withheldAmount }: CreditNoteRow,
): readonly string[] {
  const amounts = { withheld: sum(withheldAmount), refunded: sum(amount - withheldAmount) };
  return [
    ...(withheldAmount === 0 ? [] : [translate(language, 'creditNote.withheld', amounts)]),
    translate(language, 'creditNote.closing'),
  ];
}

function productsAmount({ pieces }: CreditNoteRow): number {
  return pieces.reduce((total, { amount }) => total + amount, 0);
}
