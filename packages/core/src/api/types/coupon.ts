import type { Coupon } from './product.ts';
import type { EpochMs, UserCouponId } from './ids.ts';

/** A coupon on offer, with its claim count. */
export interface OfferedCoupon extends Coupon {
  /** Start of claiming; undefined if it can be claimed immediately. */
  readonly claimBeginsAt: EpochMs | undefined;
  /** Share claimed so far, 0 to 1; undefined for an unlimited coupon. */
  readonly claimedShare: number | undefined;
  /** False when it cannot be claimed in the shop: withdrawn, or only issued by the shop. */
  readonly isOnOffer: boolean;
}

/** A coupon the shopper has claimed. */
export interface OwnCoupon {
  readonly id: UserCouponId;
  readonly coupon: OfferedCoupon;
  readonly beginsAt: EpochMs | undefined;
  readonly expiresAt: EpochMs | undefined;
  readonly isUsed: boolean;
  readonly isExpired: boolean;
  /** False before its start date. */
  readonly isInForce: boolean;
}

/** Filter for the shopper's coupons. */
export type OwnCouponState = 'usable' | 'used' | 'expired';
