import type { Caller } from '../operator-api/caller.ts';
import type { RefundLimits } from './settings.ts';

const minorUnits = 100;

/**
 * Whether a refund needs a second person: by what the order has had refunded in all, or several small ones would need
 * none. Whoever has the secret of the data folder could change the database
 * as well: a rule for them would only look like one.
 */
export function needsSecondPerson(
  kind: Caller['kind'],
  { byCurrency, other }: RefundLimits,
  { refunded, currency }: { readonly refunded: number; readonly currency: string },
): boolean {
  return kind !== 'local' && refunded > (byCurrency[currency] ?? other) * minorUnits;
}
