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

/** Most pictures of an application. */
export const maxAftersaleImages = 9;

const mostPieces = 999;

/** 1 refund only, 2 return and refund. */
const applicationType = integerChoice([1, 2]);

/** One order line, as the page of an application shows it. */
export const orderGoodsDetail = endpoint({
  method: 'GET',
  path: '/addons/shop/api.order_goods/detail',
  access: 'shopper',
  input: v.object({ id: id() }),
  output: v.object({ ...orderLineShape.entries, shippingstate: count }),
  refusals: ['NOT_FOUND'],
});

/** The most that can be asked back for some pieces of a line. */
export const orderGetRefundGoodsMoney = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order/getRefundGoodsMoney',
  access: 'shopper',
  input: v.object({ id: id(), nums: integer(1, mostPieces), type: applicationType }),
  output: v.object({
    /** Freight included. */
    refund: money,
    shippingfee: moneyOrZero,
    score: count,
    /** Points that the purchase has brought and that go with it. */
    score_taken: count,
    /** Those of them that the shopper does not have any more. */
    score_missing: count,
    /** Points worth 1.00 when the purchase brought them. */
    score_rate: v.nullish(v.number(), 0),
    /** Points that the shopper will have, before those are taken. */
    score_balance: count,
    /** Money that is kept for the missing ones: `refund` comes less this. */
    withheld: moneyOrZero,
  }),
  refusals: ['NOT_FOUND', 'ORDER_STATE', 'AFTERSALE_COUNT_USED_UP'],
});

/** Applies for money back, for one line; every application counts. */
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
    /** Without it: all that are left. */
    nums: optional(integer(1, mostPieces), null),
    /** Without it: the most of getRefundGoodsMoney. */
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

/** The latest application of a line. */
export const orderGoodsAftersale = endpoint({
  method: 'GET',
  path: '/addons/shop/api.order_goods/aftersale',
  access: 'shopper',
  input: v.object({ id: id() }),
  output: aftersaleShape,
  refusals: ['NOT_FOUND'],
});

/** As the GET call of the same path. */
export const orderGoodsAftersalePost = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order_goods/aftersale',
  access: 'shopper',
  input: v.object({ id: id() }),
  output: aftersaleShape,
  refusals: ['NOT_FOUND'],
});

/** The shopper's applications, newest first. */
export const orderGoodsAftersaleList = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order_goods/aftersaleList',
  access: 'shopper',
  input: v.object({ state: optional(textChoice(['open', 'closed']), null), page, num: pageSize(10) }),
  output: pageOf(aftersaleShape),
  refusals: [],
});

/** Names the parcel that goes back; once. */
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

/** Takes an application back, before a parcel is named. */
export const orderGoodsRevocationAftersale = endpoint({
  method: 'POST',
  path: '/addons/shop/api.order_goods/revocationAftersale',
  access: 'shopper',
  input: v.object({ id: id() }),
  output: nothing,
  refusals: ['NOT_FOUND', 'ORDER_STATE'],
  writes: true,
});
