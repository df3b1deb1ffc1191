import type { coupons } from '../../db/schema/coupon.ts';
import type { PlainMessageKey } from '../../i18n/translate.ts';

/** A coupon as stored. */
export type CouponRow = typeof coupons.$inferSelect;

/** What decides whether a coupon applies to a product. */
export interface CouponProduct {
  readonly id: number;
  readonly categoryIds: readonly number[];
  readonly brandId: number | null;
}

/** Whether a coupon applies to a product: an unrestricted one applies to all. */
export function isForever({ scope }: Pick<CouponRow, 'scope'>, product: CouponProduct): boolean {
  const { goodsIds, categoryIds, brandIds } = scope;
  if (goodsIds.length + categoryIds.length + brandIds.length === 0) return true;
  return (
    goodsIds.includes(product.id) ||
    product.categoryIds.some((id) => categoryIds.includes(id)) ||
    (product.brandId !== null && brandIds.includes(product.brandId))
  );
}

/** The facts for claiming, in addition to the coupon. */
export interface ClaimFacts {
  /** How many of it the shopper has claimed. */
  readonly claimed: number;
  /** Whether the shopper has ever paid an order. */
  readonly hasBought: boolean;
}

/** Why a coupon cannot be claimed. */
export type ClaimProblem = Extract<
  PlainMessageKey,
  | 'coupon.notBegun'
  | 'coupon.ended'
  | 'coupon.gone'
  | 'coupon.taken'
  | 'coupon.onlyNew'
  | 'coupon.onlyOld'
  | 'coupon.expired'
>;

/** Whether a shopper has reached the maximum number of a coupon. */
export function isTaken({ perPerson }: Pick<CouponRow, 'perPerson'>, claimed: number): boolean {
  return perPerson > 0 && claimed >= perPerson;
}

/** Whether no more of a coupon are available. */
export function isGone({ total, claimed }: Pick<CouponRow, 'total' | 'claimed'>): boolean {
  return total > 0 && claimed >= total;
}

/** Why a shopper cannot claim a coupon at `now`, or null when they can. */
export function claimProblem(coupon: CouponRow, facts: ClaimFacts | null, now: number): ClaimProblem | null {
  const { begintime, endtime, audience } = coupon;
  if (begintime !== null && now < begintime) return 'coupon.notBegun';
  if (endtime !== null && now >= endtime) return 'coupon.ended';
  if (coupon.mode === 'dates' && coupon.validTo !== null && now >= coupon.validTo) return 'coupon.expired';
  if (facts) {
    if (isTaken(coupon, facts.claimed)) return 'coupon.taken';
    if (audience === 'new' && facts.hasBought) return 'coupon.onlyNew';
    if (audience === 'old' && !facts.hasBought) return 'coupon.onlyOld';
  }
  return isGone(coupon) ? 'coupon.gone' : null;
}

const daySeconds = 86_400;
/** A distant date for a coupon without an end. */
const never = 4_102_444_800;

/** Validity period of a coupon received at `now`. */
export function getValidity(
  { mode, validDays, validFrom, validTo }: CouponRow,
  now: number,
): { readonly beginTime: number; readonly expireTime: number } {
  if (mode === 'fixation') return { beginTime: now, expireTime: now + validDays * daySeconds };
  return { beginTime: validFrom ?? now, expireTime: validTo ?? never };
}
