import * as v from 'valibot';
import { count, idOrNull, list, money, moneyOrNull, moneyOrZero, text, time } from '../outputs.ts';
import { skuShape } from './goods.ts';

const entries = {
  id: v.number(),
  user_id: count,
  goods_id: v.number(),
  goods_sku_id: idOrNull,
  /** Absent from the cart of a base server, which only sends it in a quote. */
  category_id: idOrNull,
  /** 1 cart, 2 buy now. */
  sceneval: v.nullish(v.number(), 1),
  nums: v.number(),
  createtime: time,
  updatetime: time,
  /** "Name:Value,Name:Value". */
  sku_attr: text,
  goods: v.nullish(
    v.object({
      id: v.number(),
      title: text,
      /** Current price of one unit, including a running discount of the product. */
      price: moneyOrZero,
      /** Ours: price after the discount ends; null for none. */
      regular_price: moneyOrNull,
      image: text,
      marketprice: moneyOrZero,
    }),
    null,
  ),
  sku: v.nullish(skuShape, null),
  subtotal: moneyOrZero,
  price_added: moneyOrNull,
  /** 0: off sale, or the SKU no longer exists. */
  is_valid: v.nullish(v.number(), 1),
  /** Units left; null from a base server for single-spec products. */
  stocks: v.nullish(v.number(), null),
};

/** A running discount shown on a product page or cart row. */
export const promotionShape = v.object({ type: v.string(), name: text, desc: text, endtime: time });

/**
 * A cart row. Two fields are not in the wire documentation: `stocks`, as a single-spec row has no SKU with it, and
 * `promotions`, the discounts of the product or its category, by which the cart groups its rows.
 */
export const cartItemShape = v.object({ ...entries, promotions: list(promotionShape) });

/** A cart row inside a quote. */
export const quoteLineShape = v.object({
  ...entries,
  brand_id: idOrNull,
  /** Amount paid after discount, for the whole line. */
  realprice: v.nullish(money, null),
});
