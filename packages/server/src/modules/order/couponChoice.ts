import type { PlainMessageKey } from '../../i18n/translate.ts';
import type { CouponRow, OwnCoupon } from '../coupon/service.ts';
import { eligibleLines, price } from './price.ts';
import type { DiscountType, PriceBasis, Priced, Voucher } from './priceTypes.ts';

/** A coupon with its validity for one shopper, owned or claimable. */
export interface CouponCandidate {
  readonly own: Pick<OwnCoupon['own'], 'isUsed' | 'beginTime' | 'expireTime'>;
  readonly coupon: CouponRow;
}

/** A shopper's coupon as input of the price computation. */
export function toCouponVoucher({ own, coupon }: CouponCandidate): Voucher {
  const { goodsIds, categoryIds, brandIds } = coupon.scope;
  const isForAll = goodsIds.length + categoryIds.length + brandIds.length === 0;
  return {
    id: coupon.id,
    reduction: coupon.reduction,
    threshold: coupon.threshold,
    eligible: isForAll ? null : coupon.scope,
    begin: own.beginTime,
    end: own.expireTime,
  };
}

/** The amount deducted by one kind of discount. */
export function takenBy({ discounts }: Priced, type: DiscountType): number {
  return discounts.reduce((sum, taken) => sum + (taken.type === type ? taken.amount : 0), 0);
}

/** Why a coupon does not apply to a cart that was priced with it, or null when it does. */
export function couponProblem(
  { own, coupon }: CouponCandidate,
  priced: Priced,
  { cart }: PriceBasis,
  now: number,
): PlainMessageKey | null {
  if (own.isUsed) return 'coupon.used';
  if (now >= own.expireTime) return 'coupon.expired';
  if (now < own.beginTime) return 'coupon.notInForce';
  if (priced.couponApplied) return null;
  const isForNothing = eligibleLines(cart.lines, toCouponVoucher({ own, coupon })).length === 0;
  return isForNothing ? 'coupon.noGoods' : 'coupon.belowThreshold';
}

/** The discount of a coupon for the quoted cart, or why it does not apply. */
export function tryCoupon(
  candidate: CouponCandidate,
  basis: PriceBasis,
  now: number,
): { readonly amount: number; readonly problem: PlainMessageKey | null } {
  const cart = { ...basis.cart, coupon: toCouponVoucher(candidate) };
  const priced = price(cart, basis.rules, now, basis.country);
  return { amount: takenBy(priced, 'coupon'), problem: couponProblem(candidate, priced, basis, now) };
}
