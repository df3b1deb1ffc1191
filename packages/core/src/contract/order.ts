import * as v from 'valibot';
import { maxCartRows } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { amount, id, ids, integer, maxInteger, optional, text as textField } from './fields.ts';
import { count, list, moneyOrZero, nothing, pageOf, text, time } from './outputs.ts';
import { invoiceRequest, optionalText, orderSn } from './invoice.ts';
import { page, pageSize } from './paging.ts';
import { quoteLineShape } from './shapes/cart.ts';
import { checkoutCouponShape, claimableCouponShape } from './shapes/coupon.ts';
import { orderCardShape, orderShape } from './shapes/order.ts';
import { discountShape, giftShape, orderInfoShape, quotePointsShape } from './shapes/quote.ts';

const quoteChoices = {
  ids: ids(maxCartRows),
  user_coupon_id: optional(integer(0, maxInteger), 0),
  discount_code: optional(textField({ maximum: 40 }), ''),
  /** Points to use. */
  score: optional(integer(0, maxInteger), 0),
};

/** The quote: the price of the rows with this address, coupon, code and points. */
export const orderCarts = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order/carts',
  access: 'shopper',
  input: v.object({ ...quoteChoices, address_id: optional(integer(0, maxInteger), 0) }),
  output: v.object({
    coupons: list(checkoutCouponShape),
    goods_list: list(quoteLineShape),
    order_info: orderInfoShape,
    couponTotalPrice: v.nullish(v.union([v.number(), v.string()]), 0),
    unusable_coupons: list(checkoutCouponShape),
    /** Not in the wire documentation; best first. */
    claimable_coupons: list(claimableCouponShape),
    /** Not in the wire documentation: days until delivery to this address, as on the product; empty if unknown. */
    freight_days: v.nullish(v.union([v.string(), v.number()]), ''),
    discount_list: list(discountShape),
    gift_list: list(giftShape),
    score: quotePointsShape,
    currency: text,
    currency_symbol: text,
    quote_no: text,
  }),
  refusals: ['NOT_FOUND', 'OFF_SHELF', 'OUT_OF_STOCK', 'COUPON_UNUSABLE', 'CODE_UNUSABLE', 'POINTS_SHORT'],
});

/**
 * Creates the order. `saleamount` and `quote_no` are what the shopper saw: they are only compared, and PRICE_CHANGED
 * returns the current amounts. Without both, the last quote for the same rows is compared.
 */
export const orderAdd = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order/add',
  access: 'shopper',
  input: v.object({
    ...quoteChoices,
    address_id: id(),
    memo: optionalText(500),
    saleamount: optional(amount(), null),
    billing_address_id: optional(id(), null),
    invoice: optional(invoiceRequest, null),
    quote_no: optionalText(64),
  }),
  // A base server may return the whole order row.
  output: v.object({ order_sn: v.string(), paystate: count }),
  refusals: [
    'PRICE_CHANGED',
    'OUT_OF_STOCK',
    'OFF_SHELF',
    'POINTS_SHORT',
    'COUPON_UNUSABLE',
    'CODE_UNUSABLE',
    'LIMIT_REACHED',
    'NOT_FOUND',
    'IDEMPOTENCY_MISMATCH',
  ],
  keyed: true,
});

/** The shopper's orders by state and search text. */
export const orderIndex = endpoint({
  method: 'GET',
  path: '/addons/shop/api.order/index',
  access: 'shopper',
  input: v.object({
    orderstate: optional(integer(0, 4), null),
    paystate: optional(integer(0, 1), null),
    shippingstate: optional(integer(0, 2), null),
    q: optional(textField({ maximum: 100 }), ''),
    page,
    num: pageSize(10),
  }),
  output: v.object({
    ...pageOf(orderCardShape).entries,
    counts: v.nullish(
      v.object({ all: count, pay: count, ship: count, receive: count, evaluate: count, refund: count }),
      null,
    ),
  }),
  refusals: [],
});

/** One order. */
export const orderDetail = endpoint({
  method: 'GET',
  path: '/addons/shop/api.order/detail',
  access: 'shopper',
  input: v.object({ order_sn: orderSn }),
  output: orderShape,
  refusals: ['NOT_FOUND'],
});

/** Cancels an unpaid order; restores stock, coupon, code and points. */
export const orderCancel = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order/cancel',
  access: 'shopper',
  input: v.object({ order_sn: orderSn }),
  output: nothing,
  refusals: ['NOT_FOUND', 'ORDER_STATE'],
  writes: true,
});

/** Payment types available to shoppers. */
export const payTypes = ['wechat', 'alipay', 'pingpong'] as const;

/** Payment environments: browser, WeChat's browser, mini-program or native app. */
export const payMethods = ['wap', 'mp', 'miniapp', 'app'] as const;

/** Parameters for WeChat's payment script. */
const wechatPayShape = v.object({
  appId: text,
  timeStamp: v.nullish(v.union([v.string(), v.number()]), ''),
  nonceStr: text,
  package: text,
  signType: text,
  paySign: text,
});

/**
 * Starts a payment: wap returns a URL, mp and miniapp parameters, app a signed string. A missing WeChat openid is
 * refused with data 'bind'.
 */
export const orderPay = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order/pay',
  access: 'shopper',
  input: v.object({
    order_sn: orderSn,
    paytype: v.pipe(textField({ maximum: 20 }), v.picklist(payTypes, 'choice')),
    method: v.pipe(textField({ maximum: 20 }), v.picklist(payMethods, 'choice')),
    openid: optionalText(128),
    returnurl: optional(textField({ maximum: 2000, pattern: /^https?:\/\/[^\s]+$/i }), ''),
    logincode: optionalText(256),
    appid: optionalText(64),
  }),
  output: v.union([v.string(), wechatPayShape]),
  refusals: ['NOT_FOUND', 'ORDER_STATE', 'NOT_CONFIGURED', 'UPGRADE_REQUIRED'],
  writes: true,
  gated: true,
});

/** Confirms receipt. */
export const orderTakedelivery = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order/takedelivery',
  access: 'shopper',
  input: v.object({ order_sn: orderSn }),
  output: nothing,
  refusals: ['NOT_FOUND', 'ORDER_STATE'],
  writes: true,
});

const logisticsInput = v.object({
  order_sn: orderSn,
  expressno: optionalText(64),
  expressname: optionalText(64),
});
const logisticsOutput = v.object({
  expressno: text,
  expressname: text,
  list: list(v.object({ time: text, context: text })),
});

/** Tracking events of the parcel, newest first. */
export const orderQueryLogistics = endpoint({
  method: 'GET',
  path: '/addons/shop/api.order/queryLogistics',
  access: 'shopper',
  input: logisticsInput,
  output: logisticsOutput,
  refusals: ['NOT_FOUND'],
});

/** Same as the GET call. */
export const orderQueryLogisticsPost = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order/queryLogistics',
  access: 'shopper',
  input: logisticsInput,
  output: logisticsOutput,
  refusals: ['NOT_FOUND'],
});

/** Asks the shop to ship the order; once per order. */
export const orderRemind = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order/remind',
  access: 'shopper',
  input: v.object({ order_sn: orderSn }),
  output: nothing,
  refusals: ['NOT_FOUND', 'ORDER_STATE', 'ALREADY_DONE'],
  writes: true,
});

/** Hides a closed order from the shopper's list. */
export const orderDelete = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order/delete',
  access: 'shopper',
  input: v.object({ order_sn: orderSn }),
  output: nothing,
  refusals: ['NOT_FOUND', 'ORDER_STATE'],
  writes: true,
});

/** Changes the address of an order within the same country; amounts stay. */
export const orderChangeOrderAddress = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order/changeOrderAddress',
  access: 'shopper',
  input: v.object({ order_sn: orderSn, address_id: id() }),
  output: nothing,
  refusals: ['NOT_FOUND', 'ORDER_STATE'],
  writes: true,
});

/** Payment states of an order. */
export const payStatuses = ['NONE', 'PENDING', 'SUCCESS', 'FAILED', 'CANCELLED'] as const;

/** Payment status of an order. */
export const orderGetOrderPayStatus = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order/getOrderPayStatus',
  access: 'shopper',
  input: v.object({ order_sn: orderSn }),
  output: v.object({
    order_sn: v.string(),
    paystate: v.number(),
    orderstate: v.number(),
    pay_status: v.picklist(payStatuses),
    saleamount: moneyOrZero,
    currency: text,
    /** Remaining seconds, may be negative. */
    expiretime: time,
  }),
  refusals: ['NOT_FOUND'],
});

/** Payment status as requested by PingPong's page; the provider is queried while the payment is pending. */
export const pingPongOrderQuery = endpoint({
  method: 'POST',
  path: '/addons/shop/api.ping_pong/orderQuery',
  access: 'shopper',
  input: v.object({ order_sn: orderSn }),
  output: v.object({
    order_sn: v.string(),
    paystate: v.number(),
    status: v.picklist(['SUCCESS', 'FAILED', 'PENDING']),
  }),
  refusals: ['NOT_FOUND'],
});
