import type { Caller } from '../operator-api/caller.ts';
import type { RefundLimits } from './settings.ts';

const minorUnits = 100;

/**
 * Whether a refund needs a second person. Whoever has the secret of the data folder could change the database
 * as well: a rule for them would only look like one.
 */
export function needsSecondPerson(
  kind: Caller['kind'],
  { byCurrency, other }: RefundLimits,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): boolean {
  return kind !== 'local' && amount > (byCurrency[currency] ?? other) * minorUnits;
}
