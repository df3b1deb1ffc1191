import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id, integerChoice, optional } from './fields.ts';
import { count, flag, list, nothing, pageOf, text, time } from './outputs.ts';
import { page, pageSize } from './paging.ts';
import { couponShape } from './shapes/coupon.ts';
import { goodsCardShape } from './shapes/goodsCard.ts';

/** Coupons that can be claimed. */
export const couponCouponList = endpoint({
  method: 'GET',
  path: '/addons/shop/api.coupon/couponList',
  access: 'open',
  input: v.object({ page, /** 0 percent, 1 minus. */ result: optional(integerChoice([0, 1]), null) }),
  output: pageOf(couponShape),
  refusals: [],
});

/** One coupon, with products it applies to. */
export const couponCouponDetail = endpoint({
  method: 'GET',
  path: '/addons/shop/api.coupon/couponDetail',
  access: 'open',
  input: v.object({ id: id() }),
  output: v.object({ ...couponShape.entries, goods: list(goodsCardShape) }),
  refusals: ['NOT_FOUND'],
});

/** Claims a coupon. */
export const couponDrawCoupon = endpoint({
  method: 'POST',
  path: '/addons/shop/api.coupon/drawCoupon',
  access: 'shopper',
  input: v.object({ id: id() }),
  output: nothing,
  refusals: ['NOT_FOUND', 'LIMIT_REACHED', 'COUPON_UNUSABLE', 'IDEMPOTENCY_MISMATCH'],
  keyed: true,
});

/** The shopper's coupons: unused, used, expired or not yet valid. */
export const couponMyCouponList = endpoint({
  method: 'GET',
  path: '/addons/shop/api.coupon/myCouponList',
  access: 'shopper',
  input: v.object({
    page,
    num: pageSize(10),
    /** 1 unused, 2 used. */
    is_used: optional(integerChoice([1, 2]), null),
    /** 1: not yet valid. */
    begin_time: optional(integerChoice([0, 1]), 0),
    /** 1: expired. */
    expire_time: optional(integerChoice([0, 1]), 0),
  }),
  output: pageOf(
    v.object({
      id: v.number(),
      coupon_id: text,
      user_id: count,
      is_used: count,
      is_used_text: text,
      begin_time: time,
      expire_time: time,
      createtime: time,
      expired: flag,
      /** Valid now. */
      begin: flag,
      coupon: couponShape,
    }),
  ),
  refusals: [],
});
