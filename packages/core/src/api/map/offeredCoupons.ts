import type { InferOutput } from 'valibot';
import type { couponMyCouponList } from '../../contract/coupon.ts';
import type { OutputOf } from '../../contract/endpoint.ts';
import type { couponShape } from '../../contract/shapes/coupon.ts';
import type { OfferedCoupon, OwnCoupon } from '../types/coupon.ts';
import type { UserCouponId } from '../types/ids.ts';
import { toCoupon } from './coupons.ts';
import { toBranded, toTime } from './values.ts';

export function toOfferedCoupon(data: InferOutput<typeof couponShape>, currency: string): OfferedCoupon {
  const { give_num: total, received_num: claimed } = data;
  return {
    ...toCoupon(data, currency),
    claimBeginsAt: toTime(data.begintime),
    claimedShare: total > 0 ? Math.min(claimed / total, 1) : undefined,
    isOnOffer: data.online,
  };
}

export function toOwnCoupon(
  data: OutputOf<typeof couponMyCouponList>['data'][number],
  currency: string,
): OwnCoupon {
  return {
    id: toBranded<UserCouponId>(data.id),
    coupon: toOfferedCoupon(data.coupon, currency),
    beginsAt: toTime(data.begin_time),
    expiresAt: toTime(data.expire_time),
    isUsed: data.is_used === 2,
    isExpired: data.expired,
    isInForce: data.begin,
  };
}
