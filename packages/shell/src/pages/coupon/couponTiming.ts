import type { OwnCoupon } from '@pawlet/core/api';

/** The time state of a shopper's coupon. */
export type CouponTiming =
  | { readonly kind: 'coming'; readonly at: number }
  | { readonly kind: 'valid'; readonly at: number; readonly isSoon: boolean }
  | { readonly kind: 'over'; readonly at: number }
  /** The shop provides no dates. */
  | { readonly kind: 'unknown' };

/** A coupon is about to expire within this time. */
export const soonMs = 3 * 24 * 3600 * 1000;

/** The state of a coupon at `now`. */
export function couponTiming(
  own: Pick<OwnCoupon, 'beginsAt' | 'expiresAt' | 'isInForce' | 'isExpired'>,
  now: number,
): CouponTiming {
  const { beginsAt, expiresAt, isInForce, isExpired } = own;
  if (expiresAt !== undefined && (isExpired || expiresAt <= now)) return { kind: 'over', at: expiresAt };
  if (!isInForce && beginsAt !== undefined && beginsAt > now) return { kind: 'coming', at: beginsAt };
  if (expiresAt === undefined) return { kind: 'unknown' };
  return { kind: 'valid', at: expiresAt, isSoon: expiresAt - now < soonMs };
}
