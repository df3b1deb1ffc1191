import { currencyDecimals, type Money } from '../rules/money.ts';

/** One piece of a formatted amount, in the order of the language. */
export interface MoneyPart {
  /** The price component draws the symbol and the fraction smaller than the integer. */
  readonly kind: 'sign' | 'symbol' | 'integer' | 'fraction' | 'literal';
  readonly text: string;
}

/** How money is written. */
export interface MoneyOptions {
  /** BCP 47. */
  readonly locale: string;
  /** The shop's own symbol. @default the one of the language */
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

/** Writes an amount in its currency: "¥12.00", "12,00 €", "￥1,200". */
export function formatMoney(money: Money, options: MoneyOptions): string {
  return moneyParts(money, options)
    .map(({ text }) => text)
    .join('');
}

/** The pieces of an amount; the fraction has its separator with it. */
export function moneyParts(money: Money, { locale, symbol }: MoneyOptions): readonly MoneyPart[] {
  const decimals = currencyDecimals(money.currency);
  // Nothing has no sign, whichever way it was reckoned: 0 added to -0 is 0.
  const amount = money.amountMinor / 10 ** decimals + 0;
  const parts = formatOf(locale, money.currency, decimals).formatToParts(amount);
  return parts
    .map(({ type, value }): MoneyPart => ({
      kind: kinds[type] ?? 'literal',
      text: type === 'currency' ? (symbol ?? value) : value,
    }))
    .reduce<MoneyPart[]>(joinSame, []);
}

function joinSame(joined: MoneyPart[], part: MoneyPart): MoneyPart[] {
  const last = joined.at(-1);
  if (last?.kind !== part.kind) return [...joined, part];
  return [...joined.slice(0, -1), { kind: part.kind, text: last.text + part.text }];
}

function formatOf(locale: string, currency: string, decimals: number): Intl.NumberFormat {
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
