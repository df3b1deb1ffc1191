import * as v from 'valibot';
import { count, flag, list, moneyOrZero, text, time } from '../outputs.ts';
import { orderLineShape } from './order.ts';

/** After-sale: an application for money back, for one line of an order. */
export const aftersaleShape = v.object({
  id: v.number(),
  order_id: count,
  order_goods_id: count,
  user_id: count,
  /** 1 refund only, 2 return and refund. */
  type: v.number(),
  nums: count,
  realprice: moneyOrZero,
  shippingfee: moneyOrZero,
  /** Freight included, less `withheld`. */
  refund: moneyOrZero,
  /** Kept for points that the purchase had brought and that were gone. */
  withheld: moneyOrZero,
  /** How many these were. */
  score_missing: count,
  reason: text,
  images: list(v.string()),
  /** The seller's note. */
  mark: text,
  /** 1 waiting audit, 2 approved, 3 rejected, 4 revoked. */
  status: v.number(),
  expressname: text,
  expressno: text,
  createtime: time,
  updatetime: time,
  status_text: text,
  type_text: text,
  order_goods: v.nullish(orderLineShape, null),
  order_sn: text,
  refund_sn: text,
  currency_symbol: text,
  /** ISO 4217 of the order, which the shopper's country need not share; beyond the wire's own list of fields. */
  currency: text,
  remark: text,
  videos: list(v.string()),
  /** 1 default, 2 by yourself. */
  return_type: v.nullish(v.picklist([1, 2]), 1),
  /** Return contact. */
  mobile: text,
  /** Points given back, apart from the money. */
  refund_score: count,
  /** Null until a refund exists, 0 generated, 1 pending at the provider, 2 success. */
  refund_state: v.nullish(v.picklist([0, 1, 2]), null),
  /** Null unless goods are to come back. */
  return_address: v.nullish(v.object({ name: text, mobile: text, address: text }), null),
  deadline: time,
  logs: list(v.object({ time, actor: v.picklist(['shopper', 'shop', 'system']), text })),
  can_revoke: flag,
  can_reapply: flag,
});
