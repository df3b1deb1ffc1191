import type { Coupon } from './goods.ts';
import type { EpochMs, UserCouponId } from './ids.ts';

/** A coupon on offer, with how many people have taken it. */
export interface OfferedCoupon extends Coupon {
  /** From when it can be claimed; undefined for at once. */
  readonly claimBeginsAt: EpochMs | undefined;
  /** Share of all that have been claimed, 0 to 1; undefined where there is no end of them. */
  readonly claimedShare: number | undefined;
  /** False when it cannot be claimed in the shop: taken off, or only handed out. */
  readonly isOnOffer: boolean;
}

/** A coupon in the shopper's pocket. */
export interface OwnCoupon {
  readonly id: UserCouponId;
  readonly coupon: OfferedCoupon;
  readonly beginsAt: EpochMs | undefined;
  readonly expiresAt: EpochMs | undefined;
  readonly isUsed: boolean;
  readonly isExpired: boolean;
  /** False while its time has not come. */
  readonly isInForce: boolean;
}

/** Which of the shopper's coupons. */
export type OwnCouponState = 'usable' | 'used' | 'expired';
