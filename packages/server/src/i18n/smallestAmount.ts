import { currencyDecimals } from '@pawlet/core/rules';

/** Smallest payable amount of a currency in our minor units: 1, or 100 where it has no decimals. */
export function getSmallestAmount(currency: string): number {
  return 10 ** (2 - currencyDecimals(currency));
}
