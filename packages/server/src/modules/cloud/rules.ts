import { getSmallestAmount } from '../../i18n/smallestAmount.ts';

const daySeconds = 24 * 3600;

/**
 * The storage after a purchase: starts at the later of now and the end of the current storage, for so many
 * days.
 */
export function extension(
  expiretime: number | null,
  days: number,
  now: number,
): { readonly begintime: number; readonly endtime: number } {
  const begintime = Math.max(now, expiretime ?? now);
  return { begintime, endtime: begintime + days * daySeconds };
}

interface Span {
  readonly begintime: number;
  readonly endtime: number;
}

/** The unused seconds of a purchase. */
export function unusedSeconds({ begintime, endtime }: Span, now: number): number {
  return Math.max(0, endtime - Math.max(now, begintime));
}

/** A purchase to be refunded. */
interface Purchase extends Span {
  readonly days: number;
  /** What was paid, in minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** The refund of a purchase, and the storage that it ends. */
export interface CloudReturn {
  /** Minor units. */
  readonly amount: number;
  readonly seconds: number;
}

/**
 * The value of a purchase that ends now: its whole unused days by their share of the price, rounded down to
 * the currency's unit. A day that has begun is used, and stays until it ends. `isWhole` returns the full
 * price for all remaining time.
 */
export function toReturn(purchase: Purchase, now: number, isWhole: boolean): CloudReturn {
  const { amount, currency, days } = purchase;
  const unused = unusedSeconds(purchase, now);
  if (isWhole) return { amount, seconds: unused };
  const unusedDays = Math.min(days, Math.floor(unused / daySeconds));
  const unit = getSmallestAmount(currency);
  const share = Math.floor((amount * unusedDays) / days / unit) * unit;
  return { amount: unusedDays === days ? amount : share, seconds: unusedDays * daySeconds };
}
