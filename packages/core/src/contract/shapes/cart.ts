import * as v from 'valibot';
import { count, idOrNull, money, moneyOrNull, moneyOrZero, text, time } from '../outputs.ts';
import { skuShape } from './goods.ts';

const entries = {
  id: v.number(),
  user_id: count,
  goods_id: v.number(),
  goods_sku_id: idOrNull,
  /** 1 cart, 2 buy now. */
  sceneval: v.nullish(v.number(), 1),
  nums: v.number(),
  createtime: time,
  updatetime: time,
  /** "Name:Value,Name:Value". */
  sku_attr: text,
  goods: v.nullish(
    v.object({ id: v.number(), title: text, price: moneyOrZero, image: text, marketprice: moneyOrZero }),
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

/** Cart item: one row of the cart. `stocks` is beyond the page: a single-spec row has no SKU that could tell it. */
export const cartItemShape = v.object(entries);

/** Cart item inside a quote. */
export const quoteLineShape = v.object({
  ...entries,
  category_id: idOrNull,
  brand_id: idOrNull,
  /** Paid after discount, whole line. */
  realprice: v.nullish(money, null),
});
