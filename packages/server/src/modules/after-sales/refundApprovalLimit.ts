import type { Caller } from '../operator-api/caller.ts';

/** Largest refunds in minor units for which one person is enough. */
const limits: Readonly<Partial<Record<string, number>>> = {
  CNY: 200_000,
  JPY: 4_000_000,
  KRW: 40_000_000,
};

/** For every other currency. */
const otherLimit = 25_000;

/**
 * Whether a refund needs a second person. Whoever has the secret of the data folder could change the database
 * as well: a rule for them would only look like one.
 */
export function needsSecondPerson(
  kind: Caller['kind'],
  { amount, currency }: { readonly amount: number; readonly currency: string },
): boolean {
  return kind !== 'local' && amount > (limits[currency] ?? otherLimit);
}
