import type { NamedSeller } from '../../db/schema/invoice.ts';
import { translate } from '../../i18n/translate.ts';
import type { DocumentFact, DocumentLine, InvoiceDocument } from '../../ports/documents.ts';
import type { OrderLineRow, OrderRow } from '../order/afterSalesState.ts';
import type { InvoiceRow } from './repository.ts';
import { createDocumentWords, type DocumentWords, toItem, toParties } from './documentWords.ts';
import { amountText } from './words.ts';

/** An order covered by an invoice, with its amount. */
export interface CoveredOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  /** Paid less what was refunded when the invoice was issued, in minor units. */
  readonly amount: number;
}

/**
 * The invoice as a document in its language. Its lines add up to its amount, whatever happens to its orders
 * later.
 */
export function toDocument(
  invoice: InvoiceRow,
  covered: readonly CoveredOrder[],
  seller: NamedSeller,
): InvoiceDocument {
  const words = createDocumentWords(invoice, covered[0]?.order.country);
  const { label, fact, sum, language, currency } = words;
  const isSingle = covered.length === 1;
  const starts = covered.map((_, index) =>
    covered.slice(0, index).reduce((count, { lines }) => count + lines.length, 0),
  );
  return {
    language,
    title: translate(language, 'invoice.title'),
    number: invoice.invoiceSn,
    ...toParties(words, invoice, seller),
    facts: [
      ...fact('invoice.label.number', invoice.invoiceSn),
      ...fact('invoice.label.date', words.date(invoice.issuetime ?? invoice.createtime)),
      ...(isSingle ? covered.flatMap(({ order }) => orderFacts(words, order)) : []),
      ...fact('invoice.label.currency', currency),
      ...fact('invoice.label.content', invoice.content),
    ],
    columns: {
      position: label('invoice.label.position'),
      item: label('invoice.label.item'),
      quantity: label('invoice.label.quantity'),
      unitPrice: translate(language, 'invoice.label.unitPrice', { currency }),
      amount: translate(language, 'invoice.label.amount', { currency }),
    },
    orders: covered.map((one, index) => ({
      heading: isSingle ? '' : getHeading(words, one.order),
      lines: one.lines.map((line, at) => getLine(words, line, (starts[index] ?? 0) + at + 1)),
      sums: isSingle
        ? []
        : [
            ...computeSums(words, [one], namedDiscounts(words, one)),
            { label: label('invoice.label.orderTotal'), value: sum(one.amount) },
          ],
    })),
    sums: computeSums(
      words,
      covered,
      isSingle ? covered.flatMap((one) => namedDiscounts(words, one)) : allDiscounts(words, covered),
    ),
    total: { label: label('invoice.label.total'), value: sum(invoice.amount) },
    pageOf: translate(language, 'invoice.page', { page: '{{page}}', pages: '{{pages}}' }),
    closing: [translate(language, 'invoice.closing')],
  };
}

function orderFacts({ fact, date }: DocumentWords, order: OrderRow): readonly DocumentFact[] {
  return [
    ...fact('invoice.label.orderNumber', order.orderSn),
    ...fact('invoice.label.orderDate', date(order.createtime)),
    ...(order.paytime === null ? [] : fact('invoice.label.paidOn', date(order.paytime))),
  ];
}

function getHeading({ label, date }: DocumentWords, order: OrderRow): string {
  return `${label('invoice.label.order')} ${order.orderSn}  ·  ${date(order.createtime)}`;
}

function getLine(words: DocumentWords, line: OrderLineRow, position: number): DocumentLine {
  const { language, currency } = words;
  const amount = (minor: number) => amountText(minor, currency, language);
  return {
    position: String(position),
    ...toItem(words, line, line.quantity),
    unitPrice: amount(line.price),
    amount: amount(line.price * line.quantity),
  };
}

function namedDiscounts(
  { language, sum, label }: DocumentWords,
  { order }: CoveredOrder,
): readonly DocumentFact[] {
  const named = order.discounts.map(({ name, amount }) => ({ label: name[language], value: sum(-amount) }));
  // A discount without a name is still deducted.
  const rest = order.discount - order.discounts.reduce((all, { amount }) => all + amount, 0);
  return rest === 0 ? named : [...named, { label: label('invoice.label.discount'), value: sum(-rest) }];
}

function allDiscounts(
  { label, sum }: DocumentWords,
  covered: readonly CoveredOrder[],
): readonly DocumentFact[] {
  const taken = covered.reduce((all, { order }) => all + order.discount, 0);
  return taken === 0 ? [] : [{ label: label('invoice.label.discount'), value: sum(-taken) }];
}

function computeSums(
  { label, sum }: DocumentWords,
  covered: readonly CoveredOrder[],
  discounts: readonly DocumentFact[],
): readonly DocumentFact[] {
  const all = (of: (one: CoveredOrder) => number) => covered.reduce((total, one) => total + of(one), 0);
  const refunded = all(({ order, amount }) => order.total - amount);
  return [
    { label: label('invoice.label.products'), value: sum(all(({ order }) => order.productsAmount)) },
    ...discounts,
    { label: label('invoice.label.freight'), value: sum(all(({ order }) => order.shippingFee)) },
    ...(refunded === 0 ? [] : [{ label: label('invoice.label.refunded'), value: sum(-refunded) }]),
  ];
}
