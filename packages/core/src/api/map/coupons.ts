import type { InferOutput } from 'valibot';
import type { checkoutCouponShape, claimableCouponShape, couponShape } from '../../contract/shapes/coupon.ts';
import { fromWire, parseMoney } from '../../rules/money.ts';
import type { CheckoutCoupon, ClaimableCoupon } from '../types/cart.ts';
import type { Coupon } from '../types/product.ts';
import type { UserCouponId } from '../types/ids.ts';
import { toBranded, toTime } from './values.ts';

export function toCoupon(data: InferOutput<typeof couponShape>, currency: string): Coupon {
  const threshold = parseMoney(data.result_data.money, currency);
  const off = parseMoney(data.result_data.number, currency) ?? { amountMinor: 0, currency };
  return {
    id: data.id,
    name: data.name,
    value:
      data.result === 0
        ? { kind: 'percent', payTenths: Number(data.result_data.number) || 10 }
        : { kind: 'minus', off },
    threshold: threshold !== undefined && threshold.amountMinor > 0 ? threshold : undefined,
    conditionText: data.condition_text,
    validityText: data.use_times_text,
    claimEndsAt: toTime(data.endtime),
    perPerson: data.allow_num > 0 ? data.allow_num : undefined,
    ownCount: data.own_num,
    isReceived: data.is_received,
    isExpired: data.expired,
    isAllClaimed: data.has_more,
    message: data.message,
  };
}

export function toClaimableCoupon(
  data: InferOutput<typeof claimableCouponShape>,
  currency: string,
): ClaimableCoupon {
  return { ...toCoupon(data, currency), off: fromWire(data.money, currency) };
}

export function toCheckoutCoupon(
  data: InferOutput<typeof checkoutCouponShape>,
  currency: string,
): CheckoutCoupon {
  return {
    ...toClaimableCoupon(data, currency),
    userCouponId: toBranded<UserCouponId>(data.user_coupon_id),
    expiresAt: toTime(data.expire_time),
  };
}
