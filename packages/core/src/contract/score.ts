import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id, integer, maxInteger, optional, text as textField, textChoice } from './fields.ts';
import { count, list, pageOf, text, time } from './outputs.ts';
import { page, pageSize } from './paging.ts';

/** Sort orders of the points mall. */
const exchangeOrders = ['weigh', 'score', 'sales', 'createtime'] as const;

/** Maximum quantity of an exchange. */
const maxExchangeNums = 99;

const productEntries = {
  id: v.number(),
  /** virtual or reality. */
  type: text,
  type_text: text,
  title: text,
  description: text,
  /** HTML; sanitised by the client. */
  content: text,
  image: text,
  /** Points for one unit. */
  score: count,
  stocks: count,
  sales: count,
  weigh: count,
  createtime: time,
  updatetime: time,
  status: text,
  status_text: text,
  url: text,
};

const exchangeEntries = {
  id: v.number(),
  /** created, inprogress, rejected, delivered, completed. */
  status: text,
  status_text: text,
  type: text,
  type_text: text,
  nums: count,
  /** Points for all units. */
  score: count,
  exchange_id: count,
  reason: text,
  expressname: text,
  /** Tracking number; for a virtual product the issued code. */
  expressno: text,
  createtime: time,
  exchange: v.nullish(v.object({ id: v.number(), title: text, image: text }), null),
  orderid: text,
  model: text,
};

/** All changes of the shopper's points balance, newest first. */
export const scoreLogs = endpoint({
  method: 'GET',
  path: '/addons/shop/api.score/logs',
  access: 'shopper',
  input: v.object({ page }),
  output: pageOf(
    v.object({
      id: v.number(),
      user_id: count,
      /** Positive when earned, negative when spent. */
      score: count,
      before: count,
      after: count,
      memo: text,
      createtime: time,
    }),
  ),
  refusals: [],
});

/** Products of the points mall. */
export const scoreExchangeList = endpoint({
  method: 'GET',
  path: '/addons/shop/api.score/exchangeList',
  access: 'open',
  input: v.object({
    page,
    num: pageSize(15),
    type: optional(textChoice(['virtual', 'reality']), null),
    keyword: optional(textField({ maximum: 60 }), ''),
    orderby: optional(textChoice(exchangeOrders), 'weigh'),
    orderway: optional(textChoice(['asc', 'desc']), 'desc'),
    /** Maximum points for one unit. */
    score_max: optional(integer(0, maxInteger), null),
  }),
  output: pageOf(v.object(productEntries)),
  refusals: [],
});

/** Exchanges points for a product; final. */
export const scoreExchange = endpoint({
  method: 'POST',
  path: '/addons/shop/api.score/exchange',
  access: 'shopper',
  input: v.object({
    exchange_id: id(),
    nums: integer(1, maxExchangeNums),
    /** Required for a physical product. */
    address_id: optional(integer(0, maxInteger), 0),
    memo: optional(textField({ maximum: 200 }), ''),
    model: optional(textField({ maximum: 60 }), ''),
  }),
  output: v.nullish(v.object({ id: count, orderid: text, score: count }), null),
  refusals: [
    'NOT_FOUND',
    'OFF_SHELF',
    'OUT_OF_STOCK',
    'POINTS_SHORT',
    'LIMIT_REACHED',
    'UPGRADE_REQUIRED',
    'IDEMPOTENCY_MISMATCH',
  ],
  keyed: true,
  gated: true,
});

/** The shopper's exchanges, newest first. */
export const scoreMyExchange = endpoint({
  method: 'GET',
  path: '/addons/shop/api.score/myExchange',
  access: 'shopper',
  input: v.object({
    page,
    num: pageSize(10),
    type: optional(textChoice(['virtual', 'reality']), null),
    status: optional(textChoice(['created', 'inprogress', 'rejected', 'delivered', 'completed']), null),
  }),
  output: pageOf(v.object(exchangeEntries)),
  refusals: [],
});

/** One product of the points mall. */
export const scoreExchangeProductDetail = endpoint({
  method: 'POST',
  path: '/addons/shop/api.score/exchangeProductDetail',
  access: 'open',
  input: v.object({ id: id() }),
  output: v.object({
    ...productEntries,
    images: list(v.string()),
    models: list(v.string()),
    /** Maximum per person, 0 for no limit. */
    limit: count,
  }),
  refusals: ['NOT_FOUND'],
});

/** One of the shopper's exchanges. */
export const scoreMyExchangeDetail = endpoint({
  method: 'POST',
  path: '/addons/shop/api.score/myExchangeDetail',
  access: 'shopper',
  input: v.object({ id: id() }),
  output: v.object({ ...exchangeEntries, receiver: text, mobile: text, address: text, memo: text }),
  refusals: ['NOT_FOUND'],
});
