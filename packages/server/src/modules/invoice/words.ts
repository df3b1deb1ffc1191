import { currencyDecimals } from '@pawlet/core/rules';
import type { Language } from '../../i18n/language.ts';

/** An amount in a column with the currency in its head. */
export function amountText(amountMinor: number, currency: string, language: Language): string {
  const digits = currencyDecimals(currency);
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  }).format(amountMinor / 100);
}

/** An amount on its own, with its currency. */
export function sumText(amountMinor: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency, useGrouping: 'always' }).format(
    amountMinor / 100,
  );
}
