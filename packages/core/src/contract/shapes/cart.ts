import * as v from 'valibot';
import { count, idOrNull, list, money, moneyOrNull, moneyOrZero, text, time } from '../outputs.ts';
import { skuShape } from './goods.ts';

const entries = {
  id: v.number(),
  user_id: count,
  goods_id: v.number(),
  goods_sku_id: idOrNull,
  /** Absent from the cart of a base server, which only says it in a quote. */
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
      /** What a person pays now for one piece, a running discount on the product included. */
      price: moneyOrZero,
      /** Ours: what it costs again when that is over; null for none. */
      regular_price: moneyOrNull,
      image: text,
      marketprice: moneyOrZero,
    }),
    null,
  ),
  sku: v.nullish(skuShape, null),
  subtotal: moneyOrZero,
  price_added: moneyOrNull,
  /** 0: off shelf or the SKU is gone. */
  is_valid: v.nullish(v.number(), 1),
  /** Pieces left; null from a base server for single-spec goods. */
  stocks: v.nullish(v.number(), null),
};

/** A running discount that a product page or a cart row shows. */
export const promotionShape = v.object({ type: v.string(), name: text, desc: text, endtime: time });

/**
 * Cart item: one row of the cart. Two fields are beyond the page: `stocks`, as a single-spec row has no SKU that carries it, and
 * `promotions`, the discounts that name the product or its category, by which the cart groups its rows.
 */
export const cartItemShape = v.object({ ...entries, promotions: list(promotionShape) });

/** Cart item inside a quote. */
export const quoteLineShape = v.object({
  ...entries,
  brand_id: idOrNull,
  /** Paid after discount, whole line. */
  realprice: v.nullish(money, null),
});
