import * as v from 'valibot';
import { count, flag, moneyOrZero, text, time } from '../outputs.ts';

const numberLike = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((given) => String(given)),
);

const couponEntries = {
  id: numberLike,
  name: text,
  /** 0 percent (number 8 = pay 80 %), 1 minus. */
  result: count,
  /** `money`: threshold, 0 for none. */
  result_data: v.object({ money: v.nullish(numberLike, '0'), number: v.nullish(numberLike, '0') }),
  allow_num: count,
  begintime: time,
  endtime: time,
  use_times: v.nullish(numberLike, ''),
  use_times_text: text,
  receive_times: v.nullish(numberLike, ''),
  /** fixation (days after claiming) or dates. */
  mode: text,
  createtime: time,
  condition_text: text,
  result_text: text,
  is_open_text: text,
  url: text,
  is_received: flag,
  /** Number claimed by the reader, including used ones. */
  own_num: v.nullish(count, 0),
  expired: flag,
  online: flag,
  message: text,
  /** True: all have been claimed. */
  has_more: flag,
  give_num: count,
  received_num: count,
};

/** Coupon that can be claimed. */
export const couponShape = v.object(couponEntries);

/** A coupon that the shopper may claim for the quoted lines. */
export const claimableCouponShape = v.object({
  ...couponEntries,
  /** Its reduction at this moment. */
  money: moneyOrZero,
});

/** A coupon of the shopper for the quoted lines. */
export const checkoutCouponShape = v.object({
  ...couponEntries,
  user_coupon_id: v.number(),
  expire_time: time,
  /** Its reduction at this moment. */
  money: moneyOrZero,
});
