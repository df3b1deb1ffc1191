/** An amount in the smallest unit of its currency. */
export interface PriceAmount {
  /** Integer: cents of EUR, whole yen of JPY. */
  readonly amountMinor: number;
  /** ISO 4217. */
  readonly currency: string;
}

export interface MoneyPiece {
  readonly text: string;
  /** True for the whole number, false for sign, point and decimals. */
  readonly isLarge: boolean;
}

const formats = new Map<string, Intl.NumberFormat>();

/** The printed amount in the order of the language, cut into what is drawn large and what small. */
export function moneyPieces(amount: PriceAmount, locale: string): readonly MoneyPiece[] {
  const format = formatOf(amount.currency, locale);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const pieces: MoneyPiece[] = [];
  for (const { type, value } of format.formatToParts(amount.amountMinor / 10 ** digits)) {
    const isLarge = type === 'integer' || type === 'group';
    const last = pieces.at(-1);
    if (last?.isLarge === isLarge) pieces[pieces.length - 1] = { text: last.text + value, isLarge };
    else pieces.push({ text: value, isLarge });
  }
  return pieces;
}

// Making a format costs far more than using it, and a list shows hundreds of prices.
function formatOf(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  formats.set(key, made);
  return made;
}
