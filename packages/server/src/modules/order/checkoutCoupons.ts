import type { CheckoutCouponWire, ClaimableCouponWire } from '@pawlet/core/contract';
import type { ShopperContext } from '../../http/requestContext.ts';
import { translate } from '../../i18n/translate.ts';
import { findClaimable, findUsableCoupons } from '../coupon/service.ts';
import { money } from '../products/wireValues.ts';
import { tryCoupon } from './couponChoice.ts';
import type { Quote } from './quote.ts';

/** The shopper's coupons at checkout. */
export interface CheckoutCoupons {
  /** Applicable coupons, best first. */
  readonly usable: readonly CheckoutCouponWire[];
  /** The others, with the reason. */
  readonly unusable: readonly CheckoutCouponWire[];
  /** Claimable coupons that would apply, best first. */
  readonly claimable: readonly ClaimableCouponWire[];
}

/** Evaluates every coupon that the shopper has or may claim for a quoted cart. */
export async function readCheckoutCoupons(context: ShopperContext, quote: Quote): Promise<CheckoutCoupons> {
  const owned = await findUsableCoupons(context);
  // A coupon that can be claimed again is listed only after the owned one was used.
  const had = new Set(owned.map(({ coupon }) => coupon.id));
  const claimable = (await findClaimable(context))
    .filter(({ coupon }) => !had.has(coupon.id))
    .map(({ own, coupon, wire }) => ({ wire, ...tryCoupon({ own, coupon }, quote.basis, context.now) }))
    .filter(({ amount, problem }) => problem === null && amount > 0);
  const tried = owned.map(({ own, coupon, wire }) => {
    const { amount, problem } = tryCoupon({ own, coupon }, quote.basis, context.now);
    return { own, amount, problem, wire };
  });
  const toWire = ({ own, amount, problem, wire }: (typeof tried)[number]) => ({
    ...wire,
    user_coupon_id: own.id,
    expire_time: own.expireTime,
    money: money(amount),
    message: problem === null ? '' : translate(context.language, problem),
  });
  const usable = tried.filter(({ problem }) => problem === null);
  return {
    usable: usable
      .toSorted((a, b) => b.amount - a.amount || a.own.expireTime - b.own.expireTime || a.own.id - b.own.id)
      .map(toWire),
    unusable: tried.filter(({ problem }) => problem !== null).map(toWire),
    claimable: claimable
      .toSorted((a, b) => b.amount - a.amount || Number(a.wire.id) - Number(b.wire.id))
      .map(({ wire, amount }) => ({ ...wire, money: money(amount) })),
  };
}
