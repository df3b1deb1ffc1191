import type { Language } from './language.ts';

/** An amount as people of that language write it: without decimals when it is whole. */
export function moneyText(amountMinor: number, currency: string, language: Language): string {
  const amount = amountMinor / 100;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}
