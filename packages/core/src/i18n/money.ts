import { currencyDecimals, type Money } from '../rules/money.ts';
import { formatOnce } from './formatOnce.ts';

/** One part of a formatted amount, in the order of the language. */
export interface MoneyPart {
  /** The price component renders the symbol and the fraction smaller than the integer. */
  readonly kind: 'sign' | 'symbol' | 'integer' | 'fraction' | 'literal';
  readonly text: string;
}

/** Options of money formatting. */
export interface MoneyOptions {
  /** BCP 47. */
  readonly locale: string;
  /** The shop's own symbol. @default that of the language */
  readonly symbol?: string | undefined;
}

const kinds: Readonly<Partial<Record<Intl.NumberFormatPartTypes, MoneyPart['kind']>>> = {
  currency: 'symbol',
  minusSign: 'sign',
  plusSign: 'sign',
  integer: 'integer',
  group: 'integer',
  decimal: 'fraction',
  fraction: 'fraction',
};

const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount in its currency: "¥12.00", "12,00 €", "￥1,200". */
export function formatMoney(money: Money, options: MoneyOptions): string {
  return moneyParts(money, options)
    .map(({ text }) => text)
    .join('');
}

/** The parts of an amount; the fraction includes its separator. */
export function moneyParts(money: Money, { locale, symbol }: MoneyOptions): readonly MoneyPart[] {
  const parts = formatOnce(`${locale} ${money.currency} ${money.amountMinor}`, () => toParts(money, locale));
  if (symbol === undefined) return parts;
  return parts.map((part) => (part.kind === 'symbol' ? { ...part, text: symbol } : part));
}

function toParts({ amountMinor, currency }: Money, locale: string): readonly MoneyPart[] {
  const decimals = currencyDecimals(currency);
  // Zero has no sign, however it was computed: -0 plus 0 is 0.
  const amount = amountMinor / 10 ** decimals + 0;
  return getFormat(locale, currency, decimals)
    .formatToParts(amount)
    .map(({ type, value }): MoneyPart => ({ kind: kinds[type] ?? 'literal', text: value }))
    .reduce<MoneyPart[]>(joinSame, []);
}

function joinSame(joined: MoneyPart[], part: MoneyPart): MoneyPart[] {
  const last = joined.at(-1);
  if (last?.kind !== part.kind) return [...joined, part];
  return [...joined.slice(0, -1), { kind: part.kind, text: last.text + part.text }];
}

function getFormat(locale: string, currency: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, made);
  return made;
}
