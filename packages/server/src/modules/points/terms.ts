import type { PointsTerms } from '../../db/schema/score.ts';

export type { PointsTerms } from '../../db/schema/score.ts';

/** Millionths in a whole. */
export const micros = 1_000_000;

/** Amounts are hundredths, terms are millionths for 1.00. */
const scale = 100n * BigInt(micros);

/** Terms of orders that were received before each currency had its own. */
export const firstTerms: PointsTerms = { rateMicros: 100 * micros, giveMicros: micros };

/** Points that a payment brings: those that it has earned in full. */
export function pointsEarned(amountMinor: number, { giveMicros }: PointsTerms): number {
  return amountMinor <= 0 ? 0 : Number((BigInt(amountMinor) * BigInt(giveMicros)) / scale);
}

/** What points take off a price, in whole multiples of `unit`, the smallest amount of the currency: never more than they are worth. */
export function moneyFor(points: number, { rateMicros }: PointsTerms, unit: number): number {
  if (rateMicros === 0 || points <= 0) return 0;
  return Number((BigInt(points) * scale) / BigInt(rateMicros) / BigInt(unit)) * unit;
}

/** What points are worth, rounded up to a whole multiple of `unit`: what is withheld for points that are gone. */
export function moneyInsteadOf(points: number, { rateMicros }: PointsTerms, unit: number): number {
  if (rateMicros === 0 || points <= 0) return 0;
  return Number(divideUp(BigInt(points) * scale, BigInt(rateMicros) * BigInt(unit))) * unit;
}

/** Points that an amount costs: never fewer than it is worth. */
export function pointsFor(amountMinor: number, { rateMicros }: PointsTerms): number {
  return Number(divideUp(BigInt(amountMinor) * BigInt(rateMicros), scale));
}

function divideUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

/** Whole points that an amount is worth. */
export function pointsWorth(amountMinor: number, { rateMicros }: PointsTerms): number {
  return Number((BigInt(Math.floor(amountMinor)) * BigInt(rateMicros)) / scale);
}
