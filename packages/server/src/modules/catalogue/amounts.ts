import type { FieldProblem } from '@pawlet/core/contract';
import { countries } from '../../http/countries.ts';
import { getSmallestAmount } from '../../i18n/smallestAmount.ts';
import { money, toMinor } from '../products/wireValues.ts';

/** Amounts in minor units by currency. */
export type Amounts = Readonly<Record<string, number>>;

/** An amount as the API takes it. */
export interface GivenAmount {
  readonly currency: string;
  readonly amount: string;
}

const currencies: ReadonlySet<string> = new Set(countries.map(({ currency }) => currency));

/** What is wrong with a currency: the shop does not sell in it. */
export function findCurrencyProblem(currency: string): FieldProblem | null {
  return currencies.has(currency) ? null : 'choice';
}

/** What is wrong with an amount in a currency: yen and won are whole. */
export function findAmountProblem(currency: string, amount: string): FieldProblem | null {
  return toMinor(amount) % getSmallestAmount(currency) === 0 ? null : 'format';
}

/** What is wrong with amounts, by field below `path`. */
export function findAmountProblems(
  given: readonly GivenAmount[],
  path: string,
): Readonly<Record<string, FieldProblem>> {
  const problems: Record<string, FieldProblem> = {};
  const seen = new Set<string>();
  for (const [index, { currency, amount }] of given.entries()) {
    const unknown = findCurrencyProblem(currency) ?? (seen.has(currency) ? 'taken' : null);
    const wrong = unknown === null ? findAmountProblem(currency, amount) : null;
    if (unknown !== null) problems[`${path}.${index}.currency`] = unknown;
    if (wrong !== null) problems[`${path}.${index}.amount`] = wrong;
    seen.add(currency);
  }
  return problems;
}

/** Amounts by currency in minor units. */
export function toAmounts(given: readonly GivenAmount[]): Amounts {
  return Object.fromEntries(given.map(({ currency, amount }) => [currency, toMinor(amount)]));
}

/** Amounts as the API returns them, by currency. */
export function toAmountList(amounts: Amounts) {
  return Object.entries(amounts)
    .toSorted(([one], [two]) => (one < two ? -1 : 1))
    .map(([currency, amount]) => ({ currency, amount: money(amount) }));
}
