import { currencyDecimals } from '@pawlet/core/rules';

/** Formats an amount in minor units for providers: two decimals, none for yen and won. */
export function toDecimalText(amountMinor: number, currency: string): string {
  return (amountMinor / 100).toFixed(currencyDecimals(currency));
}

/** Parses a decimal text into minor units; null when it is invalid or has too many decimals. */
export function fromDecimalText(text: string): number | null {
  if (!/^\d{1,12}(\.\d{1,8})?$/u.test(text)) return null;
  const minor = Number(text) * 100;
  const rounded = Math.round(minor);
  return Math.abs(minor - rounded) < 1e-6 ? rounded : null;
}
