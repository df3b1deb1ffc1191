import { countries } from '../../http/countries.ts';
import { dateText } from '../../i18n/dateText.ts';
import { type Language, toLanguage } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import type { DocumentFact, DocumentLine, DocumentParty, InvoiceDocument } from '../../ports/documents.ts';
import type { OrderLineRow, OrderRow } from '../order/aftersaleState.ts';
import type { InvoiceRow } from './repository.ts';
import type { Seller } from '../config/seller.ts';
import { amountText, sumText } from './words.ts';

/** An order that an invoice covers, with the amount that it brings. */
export interface CoveredOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  /** Paid less what had gone back when the invoice was issued; minor units. */
  readonly amount: number;
}

type PlainLabel = Exclude<
  Parameters<typeof translate>[1] & `invoice.label.${string}`,
  'invoice.label.unitPrice' | 'invoice.label.amount'
>;

const colons: Readonly<Partial<Record<Language, string>>> = { zh: '：', ja: '：', fr: '\u{a0}: ' };

/** How this invoice says things. */
interface Words {
  readonly language: Language;
  readonly currency: string;
  readonly timeZone: string;
  /** Between a name and its value. */
  readonly colon: string;
  readonly label: (key: PlainLabel) => string;
  readonly fact: (key: PlainLabel, value: string) => readonly DocumentFact[];
  readonly sum: (amountMinor: number) => string;
  readonly date: (epochSeconds: number) => string;
}

/** The invoice in words of its language. Its sums add up to its amount, whatever happens to its orders later. */
export function toDocument(
  invoice: InvoiceRow,
  covered: readonly CoveredOrder[],
  seller: Seller,
): InvoiceDocument {
  const words = wordsOf(invoice, covered);
  const { label, fact, sum, language, currency } = words;
  const isSingle = covered.length === 1;
  const starts = covered.map((_, index) =>
    covered.slice(0, index).reduce((count, { lines }) => count + lines.length, 0),
  );
  return {
    language,
    title: translate(language, 'invoice.title'),
    number: invoice.invoiceSn,
    seller: partyOf(words, 'invoice.label.seller', {
      name: seller.name,
      address: seller.address,
      taxNo: seller.tax,
      mobile: seller.phone,
      email: seller.email,
    }),
    buyer: partyOf(words, 'invoice.label.buyer', {
      ...invoice,
      name: invoice.title,
      bank: [invoice.bankName, invoice.bankAccount].filter((part) => part !== '').join(' '),
    }),
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
      heading: isSingle ? '' : headingOf(words, one.order),
      lines: one.lines.map((line, at) => lineOf(words, line, (starts[index] ?? 0) + at + 1)),
      sums: isSingle
        ? []
        : [
            ...sumsOf(words, [one], namedDiscounts(words, one)),
            { label: label('invoice.label.orderTotal'), value: sum(one.amount) },
          ],
    })),
    sums: sumsOf(
      words,
      covered,
      isSingle ? covered.flatMap((one) => namedDiscounts(words, one)) : allDiscounts(words, covered),
    ),
    total: { label: label('invoice.label.total'), value: sum(invoice.amount) },
    pageOf: translate(language, 'invoice.page', { page: '{{page}}', pages: '{{pages}}' }),
    closing: translate(language, 'invoice.closing'),
  };
}

function wordsOf({ currency, language: id }: InvoiceRow, covered: readonly CoveredOrder[]): Words {
  const language = toLanguage(id);
  const country = countries.find(({ code }) => code === covered[0]?.order.country);
  const timeZone = country?.timezone ?? 'Asia/Shanghai';
  const label = (key: PlainLabel) => translate(language, key);
  return {
    language,
    currency,
    timeZone,
    colon: colons[language] ?? ': ',
    label,
    fact: (key, value) => (value === '' ? [] : [{ label: label(key), value }]),
    sum: (amountMinor) => sumText(amountMinor, currency, language),
    date: (epochSeconds) => dateText(epochSeconds, timeZone, language, 'long'),
  };
}

function partyOf(
  { label, colon }: Words,
  heading: PlainLabel,
  party: {
    readonly name: string;
    readonly address: string;
    readonly taxNo: string;
    readonly mobile: string;
    readonly email: string;
    readonly bank?: string | undefined;
  },
): DocumentParty {
  const named = (key: PlainLabel, value: string) => (value === '' ? [] : [`${label(key)}${colon}${value}`]);
  return {
    heading: label(heading),
    name: party.name,
    lines: [
      ...(party.address === '' ? [] : [party.address]),
      ...named('invoice.label.taxNo', party.taxNo),
      ...named('invoice.label.bank', party.bank ?? ''),
      ...named('invoice.label.mobile', party.mobile),
      ...(party.email === '' ? [] : [party.email]),
    ],
  };
}

function orderFacts({ fact, date }: Words, order: OrderRow): readonly DocumentFact[] {
  return [
    ...fact('invoice.label.orderNumber', order.orderSn),
    ...fact('invoice.label.orderDate', date(order.createtime)),
    ...(order.paytime === null ? [] : fact('invoice.label.paidOn', date(order.paytime))),
  ];
}

function headingOf({ label, date }: Words, order: OrderRow): string {
  return `${label('invoice.label.order')} ${order.orderSn}  ·  ${date(order.createtime)}`;
}

function lineOf({ language, currency, colon }: Words, line: OrderLineRow, position: number): DocumentLine {
  const chosen = line.attributes.map(({ name, value }) => `${name[language]}${colon}${value[language]}`);
  const gift = line.isGift ? [translate(language, 'invoice.gift')] : [];
  const amount = (minor: number) => amountText(minor, currency, language);
  return {
    position: String(position),
    title: line.title[language],
    detail: [...gift, ...chosen, line.goodsSn].filter((part) => part !== '').join('  ·  '),
    quantity: amountOfPieces(line.nums, language),
    unitPrice: amount(line.price),
    amount: amount(line.price * line.nums),
  };
}

function amountOfPieces(nums: number, language: Language): string {
  return new Intl.NumberFormat(language).format(nums);
}

function namedDiscounts({ language, sum, label }: Words, { order }: CoveredOrder): readonly DocumentFact[] {
  const named = order.discounts.map(({ name, amount }) => ({ label: name[language], value: sum(-amount) }));
  // What has no name is still taken off.
  const rest = order.discount - order.discounts.reduce((all, { amount }) => all + amount, 0);
  return rest === 0 ? named : [...named, { label: label('invoice.label.discount'), value: sum(-rest) }];
}

function allDiscounts({ label, sum }: Words, covered: readonly CoveredOrder[]): readonly DocumentFact[] {
  const taken = covered.reduce((all, { order }) => all + order.discount, 0);
  return taken === 0 ? [] : [{ label: label('invoice.label.discount'), value: sum(-taken) }];
}

function sumsOf(
  { label, sum }: Words,
  covered: readonly CoveredOrder[],
  discounts: readonly DocumentFact[],
): readonly DocumentFact[] {
  const all = (of: (one: CoveredOrder) => number) => covered.reduce((total, one) => total + of(one), 0);
  const refunded = all(({ order, amount }) => order.total - amount);
  return [
    { label: label('invoice.label.goods'), value: sum(all(({ order }) => order.goodsAmount)) },
    ...discounts,
    { label: label('invoice.label.freight'), value: sum(all(({ order }) => order.shippingFee)) },
    ...(refunded === 0 ? [] : [{ label: label('invoice.label.refunded'), value: sum(-refunded) }]),
  ];
}
