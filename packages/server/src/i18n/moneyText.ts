import type { Language } from './language.ts';
import { memoize } from './memoize.ts';

/** Creating a formatter takes a hundred times as long as using it. */
const getFormat = memoize((language: Language, currency: string, digits: 0 | 2) => {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
});

/** Formats an amount in a language: without decimals when it is whole. */
export function moneyText(amountMinor: number, currency: string, language: Language): string {
  const amount = amountMinor / 100;
  return getFormat(language, currency, Number.isInteger(amount) ? 0 : 2).format(amount);
}
