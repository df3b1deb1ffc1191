import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  amount,
  digits,
  id,
  integer,
  integerChoice,
  optional,
  text as textField,
  textChoice,
} from './fields.ts';
import { optionalText } from './invoice.ts';
import { count, money, moneyOrZero, nothing, pageOf, text } from './outputs.ts';
import { page, pageSize } from './paging.ts';
import { aftersaleShape } from './shapes/aftersale.ts';
import { orderLineShape } from './shapes/order.ts';
import { uploadedFile, uploadedFiles } from './upload.ts';

/** Maximum number of pictures of a request, and of a message about one. */
export const maxAftersaleImages = 9;

/** Maximum number of characters of a message about a request. */
export const maxAftersaleMessage = 1000;

const maxPieces = 999;

/** 1 refund only, 2 return and refund. */
const applicationType = integerChoice([1, 2]);

/** One order line, for starting an after-sales request. */
export const orderGoodsDetail = endpoint({
  method: 'GET',
  path: '/addons/shop/api.order_goods/detail',
  access: 'shopper',
  input: v.object({ id: id() }),
  output: v.object({ ...orderLineShape.entries, shippingstate: count }),
  refusals: ['NOT_FOUND'],
});

/** The maximum refund for a quantity of a line. */
export const orderGetRefundGoodsMoney = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order/getRefundGoodsMoney',
  access: 'shopper',
  input: v.object({ id: id(), nums: integer(1, maxPieces), type: applicationType }),
  output: v.object({
    /** Including freight. */
    refund: money,
    shippingfee: moneyOrZero,
    score: count,
    /** Points earned by the purchase and taken back with the refund. */
    score_taken: count,
    /** Those of them that the shopper no longer has. */
    score_missing: count,
    /** Points worth 1.00 when they were earned. */
    score_rate: v.nullish(v.number(), 0),
    /** The shopper's points before those are taken back. */
    score_balance: count,
    /** Money withheld for the missing points; deducted from `refund`. */
    withheld: moneyOrZero,
  }),
  refusals: ['NOT_FOUND', 'ORDER_STATE', 'AFTERSALE_COUNT_USED_UP'],
});

/** Submits an after-sales request for one line; each request counts towards the maximum. */
export const orderGoodsV2apply = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order_goods/v2apply',
  access: 'shopper',
  input: v.object({
    id: id(),
    type: applicationType,
    reason: textField({ maximum: 200 }),
    images: optional(uploadedFiles(maxAftersaleImages), []),
    expressno: optionalText(64),
    /** Default: all that are left. */
    nums: optional(integer(1, maxPieces), null),
    /** Default: the maximum of getRefundGoodsMoney. */
    refund: optional(amount(), null),
    videos: optional(uploadedFile(), ''),
    remark: optionalText(500),
    return_type: optional(integerChoice([1, 2]), 1),
    mobile: optional(digits(4, 20), ''),
  }),
  output: v.object({ id: v.number(), refund_sn: text }),
  refusals: ['NOT_FOUND', 'ORDER_STATE', 'AFTERSALE_COUNT_USED_UP', 'IDEMPOTENCY_MISMATCH'],
  keyed: true,
});

/** The latest request of a line. */
export const orderGoodsAftersale = endpoint({
  method: 'GET',
  path: '/addons/shop/api.order_goods/aftersale',
  access: 'shopper',
  input: v.object({ id: id() }),
  output: aftersaleShape,
  refusals: ['NOT_FOUND'],
});

/** Same as the GET call. */
export const orderGoodsAftersalePost = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order_goods/aftersale',
  access: 'shopper',
  input: v.object({ id: id() }),
  output: aftersaleShape,
  refusals: ['NOT_FOUND'],
});

/** The shopper's requests, newest first. */
export const orderGoodsAftersaleList = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order_goods/aftersaleList',
  access: 'shopper',
  input: v.object({ state: optional(textChoice(['open', 'closed']), null), page, num: pageSize(10) }),
  output: pageOf(aftersaleShape),
  refusals: [],
});

/** Submits the tracking number of the return parcel; once. */
export const orderGoodsSaveExpressInfo = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order_goods/saveExpressInfo',
  access: 'shopper',
  input: v.object({
    id: id(),
    expressname: textField({ maximum: 64 }),
    expressno: textField({ maximum: 64, pattern: /^[\w -]+$/ }),
    mobile: digits(4, 20),
  }),
  output: nothing,
  refusals: ['NOT_FOUND', 'ORDER_STATE', 'ALREADY_DONE'],
  writes: true,
});

/** Cancels a request, before a return parcel is submitted. */
export const orderGoodsRevocationAftersale = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order_goods/revocationAftersale',
  access: 'shopper',
  input: v.object({ id: id() }),
  output: nothing,
  refusals: ['NOT_FOUND', 'ORDER_STATE'],
  writes: true,
});

/**
 * Sends a message about the latest request of a line: a text, pictures, or both. Pictures that the shop has asked for put the
 * request back under review. Not in the wire documentation.
 */
export const orderGoodsAftersaleMessage = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order_goods/aftersaleMessage',
  access: 'shopper',
  input: v.object({
    id: id(),
    text: optionalText(maxAftersaleMessage),
    images: optional(uploadedFiles(maxAftersaleImages), []),
  }),
  output: v.object({ id: v.number() }),
  refusals: ['NOT_FOUND', 'ORDER_STATE', 'RATE_LIMITED', 'LIMIT_REACHED', 'IDEMPOTENCY_MISMATCH'],
  keyed: true,
});

/** Marks the shop's messages about the latest request of a line as read, up to one. Not in the wire documentation. */
export const orderGoodsAftersaleSeen = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order_goods/aftersaleSeen',
  access: 'shopper',
  input: v.object({ id: id(), message: id() }),
  output: nothing,
  refusals: ['NOT_FOUND'],
  writes: true,
});
