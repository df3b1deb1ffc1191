import type { NamedSeller } from '../../db/schema/invoice.ts';
import { countries } from '../../http/countries.ts';
import { dateText } from '../../i18n/dateText.ts';
import { type Language, toLanguage } from '../../i18n/language.ts';
import { translate } from '../../i18n/translate.ts';
import type { DocumentFact, DocumentLine, DocumentParty, InvoiceDocument } from '../../ports/documents.ts';
import type { OrderLineRow } from '../order/afterSalesState.ts';
import type { InvoiceRow } from './repository.ts';
import { sumText } from './words.ts';

type PlainLabel = Exclude<
  Parameters<typeof translate>[1] & `${'invoice' | 'creditNote'}.label.${string}`,
  'invoice.label.unitPrice' | 'invoice.label.amount'
>;

const colons: Readonly<Partial<Record<Language, string>>> = { zh: '：', ja: '：', fr: '\u{a0}: ' };

/** Formatting of a document. */
export interface DocumentWords {
  readonly language: Language;
  readonly currency: string;
  readonly timeZone: string;
  /** Between a label and its value. */
  readonly colon: string;
  readonly label: (key: PlainLabel) => string;
  readonly fact: (key: PlainLabel, value: string) => readonly DocumentFact[];
  readonly sum: (amountMinor: number) => string;
  readonly date: (epochSeconds: number) => string;
}

/** The texts of an invoice and its credit notes; dates are in the country of its first order. */
export function createDocumentWords(
  { currency, language: id }: Pick<InvoiceRow, 'currency' | 'language'>,
  countryCode: string | undefined,
): DocumentWords {
  const language = toLanguage(id);
  const country = countries.find(({ code }) => code === countryCode);
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

/** Buyer and seller. */
export function toParties(
  words: DocumentWords,
  invoice: InvoiceRow,
  seller: NamedSeller,
): Pick<InvoiceDocument, 'seller' | 'buyer'> {
  return {
    seller: getParty(words, 'invoice.label.seller', {
      name: seller.name,
      address: seller.address,
      taxNo: seller.tax,
      mobile: seller.phone,
      email: seller.email,
    }),
    buyer: getParty(words, 'invoice.label.buyer', {
      ...invoice,
      name: invoice.title,
      bank: [invoice.bankName, invoice.bankAccount].filter((part) => part !== '').join(' '),
    }),
  };
}

function getParty(
  { label, colon }: DocumentWords,
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

/** Name and quantity of a line. */
export function toItem(
  { language, colon }: DocumentWords,
  line: Pick<OrderLineRow, 'title' | 'attributes' | 'skuCode' | 'isGift'>,
  quantity: number,
): Pick<DocumentLine, 'title' | 'detail' | 'quantity'> {
  const chosen = line.attributes.map(({ name, value }) => `${name[language]}${colon}${value[language]}`);
  const gift = line.isGift ? [translate(language, 'invoice.gift')] : [];
  return {
    title: line.title[language],
    detail: [...gift, ...chosen, line.skuCode].filter((part) => part !== '').join('  ·  '),
    quantity: new Intl.NumberFormat(language).format(quantity),
  };
}
