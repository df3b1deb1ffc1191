import type { FieldProblem } from '@pawlet/core/contract';
import { getSmallestAmount } from '../../i18n/smallestAmount.ts';
import { knownCurrencies } from '../config/shopCurrencies.ts';
import { money, toMinor } from '../products/wireValues.ts';

/** Amounts in minor units, or the problem of each field. */
export type ReadAmounts =
  | { readonly kind: 'amounts'; readonly amounts: Readonly<Record<string, number>> }
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, FieldProblem>> };

/**
 * Parses amounts by currency. A currency in which shoppers pay must not be missing: where there is no amount, a discount
 * would be zero, and a minimum amount would not exist.
 */
export function readAmounts(
  field: string,
  given: Readonly<Record<string, string>>,
  { currencies, minimum }: { readonly currencies: ReadonlySet<string>; readonly minimum: number },
): ReadAmounts {
  const fields = new Map<string, FieldProblem>();
  const amounts = new Map<string, number>();
  for (const [currency, text] of Object.entries(given).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const amount = toMinor(text);
    if (!knownCurrencies.has(currency)) fields.set(`${field}.${currency}`, 'choice');
    else if (amount < minimum || amount % getSmallestAmount(currency) !== 0)
      fields.set(`${field}.${currency}`, 'range');
    amounts.set(currency, amount);
  }
  for (const currency of currencies)
    if (!amounts.has(currency)) fields.set(`${field}.${currency}`, 'required');
  if (fields.size > 0) return { kind: 'invalid', fields: Object.fromEntries(fields) };
  return { kind: 'amounts', amounts: Object.fromEntries(amounts) };
}

/** Amounts in minor units as the API returns them. */
export function toAmounts(amounts: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(amounts).map(([currency, amount]) => [currency, money(amount)]));
}
