import type { CheckoutCouponWire } from '@pawlet/core/contract';
import type { ShopperContext } from '../../http/requestContext.ts';
import { translate } from '../../i18n/translate.ts';
import { findPocket } from '../coupon/service.ts';
import { money } from '../goods/wireValues.ts';
import { tryCoupon } from './couponChoice.ts';
import type { Quote } from './quote.ts';

/** The shopper's coupons at the checkout. */
export interface CheckoutCoupons {
  /** Those that take something off, best first. */
  readonly usable: readonly CheckoutCouponWire[];
  /** The others, with the reason. */
  readonly unusable: readonly CheckoutCouponWire[];
}

/** Tries every coupon in the shopper's pocket on a quoted cart. */
export async function readCheckoutCoupons(context: ShopperContext, quote: Quote): Promise<CheckoutCoupons> {
  const pocket = await findPocket(context);
  const tried = pocket.map(({ own, coupon, wire }) => {
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
  };
}
