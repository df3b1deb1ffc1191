import { currencyDecimals } from '@pawlet/core/rules';

/** An amount in minor units as providers write it: two decimals, none for yen and won. */
export function toDecimalText(amountMinor: number, currency: string): string {
  return (amountMinor / 100).toFixed(currencyDecimals(currency));
}

/** Reads a decimal text into minor units; null for what is none, or finer than a minor unit. */
export function fromDecimalText(text: string): number | null {
  if (!/^\d{1,12}(\.\d{1,8})?$/u.test(text)) return null;
  const minor = Number(text) * 100;
  const rounded = Math.round(minor);
  return Math.abs(minor - rounded) < 1e-6 ? rounded : null;
}
