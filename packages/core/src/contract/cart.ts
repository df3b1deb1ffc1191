import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id, ids, integer, integerChoice, optional, text as textField } from './fields.ts';
import { list, moneyOrZero, nothing, text } from './outputs.ts';
import { cartItemShape } from './shapes/cart.ts';
import { discountShape, giftShape, orderInfoShape, quotePointsShape } from './shapes/quote.ts';

/** Maximum quantity of a cart row. */
export const maxCartQuantity = 9999;

/** Maximum number of rows in one call. */
export const maxCartRows = 200;

const nums = integer(1, maxCartQuantity);

/** Adds a SKU to the cart (scene 1) or creates the buy-now row (scene 2). Data: the id of the cart row. */
export const cartAdd = endpoint({
  method: 'POST',
  path: '/addons/shop/api.cart/add',
  access: 'shopper',
  input: v.object({
    goods_id: id(),
    goods_sku_id: optional(id(), null),
    nums,
    sceneval: optional(integerChoice([1, 2]), 1),
  }),
  output: v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((given) => Number(given)),
  ),
  refusals: ['OUT_OF_STOCK', 'OFF_SHELF', 'LIMIT_REACHED', 'NOT_FOUND', 'IDEMPOTENCY_MISMATCH'],
  keyed: true,
});

/** The rows of the cart. A base server may send a map keyed by index when rows are missing. */
export const cartIndex = endpoint({
  method: 'GET',
  path: '/addons/shop/api.cart/index',
  access: 'shopper',
  input: v.object({ ids: optional(ids(maxCartRows), []), sceneval: optional(integerChoice([1, 2]), 1) }),
  output: v.union([
    v.array(cartItemShape),
    v.pipe(
      v.record(v.string(), cartItemShape),
      v.transform((rows) => Object.values(rows)),
    ),
  ]),
  refusals: [],
});

/** Sets the quantity of a row; with a SKU also changes the SKU in place. */
export const cartSetNums = endpoint({
  method: 'POST',
  path: '/addons/shop/api.cart/set_nums',
  access: 'shopper',
  input: v.object({ id: id(), nums, goods_sku_id: optional(id(), null) }),
  output: nothing,
  refusals: ['OUT_OF_STOCK', 'OFF_SHELF', 'LIMIT_REACHED', 'NOT_FOUND'],
  writes: true,
});

/** Removes rows from the cart. */
export const cartDel = endpoint({
  method: 'POST',
  path: '/addons/shop/api.cart/del',
  access: 'shopper',
  input: v.object({ id: ids(maxCartRows) }),
  output: nothing,
  refusals: ['NOT_FOUND'],
  writes: true,
});

/** Number of rows in the cart. */
export const cartNums = endpoint({
  method: 'GET',
  path: '/addons/shop/api.cart/cart_nums',
  access: 'shopper',
  input: v.object({}),
  output: v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((given) => Number(given)),
  ),
  refusals: [],
});

/** The quote without address and freight, for the cart page. */
export const cartGetOrderDiscountMoney = endpoint({
  method: 'POST',
  path: '/addons/shop/api.cart/getOrderDiscountMoney',
  access: 'shopper',
  input: v.object({
    ids: ids(maxCartRows),
    user_coupon_id: optional(integer(0, 2_147_483_647), 0),
    discount_code: optional(textField({ maximum: 40 }), ''),
    score: optional(integer(0, 2_147_483_647), 0),
  }),
  output: v.object({
    order_info: orderInfoShape,
    discount_list: list(discountShape),
    gift_list: list(giftShape),
    score: quotePointsShape,
    currency: text,
    next_tier: v.nullish(v.object({ reach: moneyOrZero, need: moneyOrZero, money: moneyOrZero }), null),
  }),
  refusals: ['NOT_FOUND', 'OFF_SHELF', 'COUPON_UNUSABLE', 'CODE_UNUSABLE', 'POINTS_SHORT'],
});

/** The reduction a discount code gives for the rows. */
export const cartCheckDiscountCode = endpoint({
  method: 'POST',
  path: '/addons/shop/api.cart/checkDiscountCode',
  access: 'shopper',
  input: v.object({ ids: ids(maxCartRows), code: textField({ maximum: 40 }) }),
  output: v.object({ code: text, name: text, discount: moneyOrZero }),
  refusals: ['CODE_UNUSABLE', 'NOT_FOUND'],
});
