import type { PointsTerms } from '../../db/schema/points.ts';

export type { PointsTerms } from '../../db/schema/points.ts';

/** Millionths per unit. */
export const micros = 1_000_000;

/** Amounts are in hundredths, rates in millionths per 1.00. */
const scale = 100n * BigInt(micros);

/** Rules of orders received before each currency had its own. */
export const firstTerms: PointsTerms = { rateMicros: 100 * micros, giveMicros: micros };

/** Points earned with a payment: rounded down. */
export function pointsEarned(amountMinor: number, { giveMicros }: PointsTerms): number {
  return amountMinor <= 0 ? 0 : Number((BigInt(amountMinor) * BigInt(giveMicros)) / scale);
}

/**
 * The discount for points in whole multiples of `unit`, the smallest amount of the currency: never more than
 * their value.
 */
export function moneyFor(points: number, { rateMicros }: PointsTerms, unit: number): number {
  if (rateMicros === 0 || points <= 0) return 0;
  return Number((BigInt(points) * scale) / BigInt(rateMicros) / BigInt(unit)) * unit;
}

/** The value of points, rounded up to a whole multiple of `unit`: withheld for points already spent. */
export function computeMoneyInstead(points: number, { rateMicros }: PointsTerms, unit: number): number {
  if (rateMicros === 0 || points <= 0) return 0;
  return Number(divideUp(BigInt(points) * scale, BigInt(rateMicros) * BigInt(unit))) * unit;
}

/** Points needed for an amount: never fewer than its value. */
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
