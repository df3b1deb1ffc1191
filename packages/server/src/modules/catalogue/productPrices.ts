import type { FieldProblem } from '@pawlet/core/contract';
import { money, toMinor } from '../products/wireValues.ts';
import { type Amounts, findAmountProblem, findCurrencyProblem } from './amounts.ts';
import type { ProductEntry } from '../transfer/productSchema.ts';

/** Prices of a variant in minor units, by currency. */
export type VariantPrices = Pick<ProductEntry['skus'][number], 'prices' | 'marketPrices'>;

/** A price as the API takes it: null removes it. */
export interface GivenPrice {
  readonly currency: string;
  readonly price: string | null;
  readonly marketPrice: string | null;
}

/** The given prices over those of a variant. */
export function mergePrices(known: VariantPrices, given: readonly GivenPrice[]): VariantPrices {
  const prices: Record<string, number> = { ...known.prices };
  const marketPrices: Record<string, number> = { ...known.marketPrices };
  for (const { currency, price, marketPrice } of given) {
    // An absent strike-through price is the price itself.
    Reflect.deleteProperty(marketPrices, currency);
    if (price === null) Reflect.deleteProperty(prices, currency);
    else {
      prices[currency] = toMinor(price);
      if (marketPrice !== null) marketPrices[currency] = toMinor(marketPrice);
    }
  }
  return { prices, marketPrices };
}

/** What is wrong with prices, by field below `path`. */
export function findPriceProblems(
  given: readonly GivenPrice[],
  path: string,
): Readonly<Record<string, FieldProblem>> {
  const problems: Record<string, FieldProblem> = {};
  const seen = new Set<string>();
  for (const [index, { currency, price, marketPrice }] of given.entries()) {
    const at = `${path}.${index}`;
    const unknown = findCurrencyProblem(currency) ?? (seen.has(currency) ? 'taken' : null);
    seen.add(currency);
    if (unknown !== null) {
      problems[`${at}.currency`] = unknown;
      continue;
    }
    for (const [name, amount] of Object.entries({ price, marketPrice })) {
      const wrong = amount === null ? null : findAmountProblem(currency, amount);
      if (wrong !== null) problems[`${at}.${name}`] = wrong;
    }
  }
  return problems;
}

/** Prices as the API returns them, by currency. */
export function toPriceList({ prices, marketPrices }: VariantPrices) {
  return Object.entries(prices)
    .toSorted(([one], [two]) => (one < two ? -1 : 1))
    .map(([currency, price]) => ({
      currency,
      price: money(price),
      marketPrice: money(marketPrices[currency] ?? price),
    }));
}

/** The lowest of several amounts in each currency, as the API returns them. */
export function toLowestPrices(rows: readonly { currency: string; price: number; marketprice: number }[]) {
  const toAmounts = (pick: (row: (typeof rows)[number]) => number): Amounts =>
    Object.fromEntries(rows.map((row) => [row.currency, pick(row)]));
  return toPriceList({
    prices: toAmounts(({ price }) => price),
    marketPrices: toAmounts(({ marketprice }) => marketprice),
  });
}
