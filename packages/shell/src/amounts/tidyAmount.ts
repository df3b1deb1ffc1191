import { currencyDecimals } from '@pawlet/core/rules';

/** What an amount field accepts of the typed text: digits, and the currency's decimals. */
export function tidyAmount(typed: string, currency: string): string {
  const decimals = currencyDecimals(currency);
  const [whole = '', ...rest] = typed
    .replaceAll(/[,。，]/gu, '.')
    .replaceAll(/[^\d.]/gu, '')
    .split('.');
  const tidy = whole.replace(/^0+(?=\d)/u, '').slice(0, 9);
  if (decimals === 0 || rest.length === 0) return tidy;
  return `${tidy === '' ? '0' : tidy}.${rest.join('').slice(0, decimals)}`;
}

/** The decimal separator of a locale: a comma in German. */
export function getDecimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
