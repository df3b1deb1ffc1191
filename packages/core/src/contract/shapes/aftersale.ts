import * as v from 'valibot';
import { count, flag, list, moneyOrZero, text, time } from '../outputs.ts';
import { orderLineShape } from './order.ts';

/** After-sales request for one line of an order. */
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
  /** Including freight, less `withheld`. */
  refund: moneyOrZero,
  /** Withheld for earned points that were already spent. */
  withheld: moneyOrZero,
  /** Number of those points. */
  score_missing: count,
  reason: text,
  images: list(v.string()),
  /** The shop's note. */
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
  /**
   * ISO 4217 currency of the order, which may differ from that of the shopper's country; not in the wire documentation.
   */
  currency: text,
  remark: text,
  videos: list(v.string()),
  /** 1 default, 2 self-arranged. */
  return_type: v.nullish(v.picklist([1, 2]), 1),
  /** Contact for the return. */
  mobile: text,
  /** Points refunded in addition to the money. */
  refund_score: count,
  /** Null until a refund exists, 0 generated, 1 pending at the provider, 2 success. */
  refund_state: v.nullish(v.picklist([0, 1, 2]), null),
  /** Null unless the products are to be returned. */
  return_address: v.nullish(v.object({ name: text, mobile: text, address: text }), null),
  deadline: time,
  logs: list(v.object({ time, actor: v.picklist(['shopper', 'shop', 'system']), text })),
  can_revoke: flag,
  can_reapply: flag,
  /** Messages between shop and shopper, oldest first: plain text. Not in the wire documentation, like all below. */
  messages: list(
    v.object({
      id: v.number(),
      time,
      actor: v.picklist(['shopper', 'shop']),
      text,
      images: list(v.string()),
    }),
  ),
  /** Number of the shop's messages that the shopper has not read. */
  unread: count,
  can_message: flag,
  /** The shop waits for pictures of the shopper until then; null where it does not. */
  pictures_until: time,
  /** What was sent instead of a refund; null unless the request ended so. */
  replacement: v.nullish(
    v.object({
      goods_sn: text,
      /** Its attributes as one text. */
      attrdata: text,
      nums: count,
      expressname: text,
      expressno: text,
      createtime: time,
    }),
    null,
  ),
});
