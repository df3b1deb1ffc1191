import * as v from 'valibot';
import { count, list, moneyOrZero, text } from '../outputs.ts';

/** The amounts of a quote. */
export const orderInfoShape = v.object({
  order_sn: text,
  amount: moneyOrZero,
  goodsprice: moneyOrZero,
  shippingfee: moneyOrZero,
  discount: moneyOrZero,
  saleamount: moneyOrZero,
  user_coupon_id: v.nullish(v.number(), 0),
});

/** Discount types, in the order of application. */
export const discountTypes = [
  'goods',
  'buy_one_get_one',
  'gift',
  'full_reduction',
  'order',
  'coupon',
  'code',
  'score',
] as const;

/** Discount of a quote or order. */
export const discountShape = v.object({
  type: v.string(),
  name: text,
  money: moneyOrZero,
  line_ids: list(v.number()),
});

/** A free gift of the quoted lines. */
export const giftShape = v.object({
  goods_id: v.number(),
  goods_sku_id: v.nullish(v.union([v.number(), v.string()]), null),
  title: text,
  image: text,
  nums: v.nullish(v.number(), 1),
});

/** Points of a quote: usable, used, and their value. */
export const quotePointsShape = v.nullish(v.object({ usable: count, used: count, money: moneyOrZero }), {});
