import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag as flagField, id, optional, textChoice } from './fields.ts';
import { goodsListsInput } from './goodsFields.ts';
import { goodsListsCall } from './goodsListsCall.ts';
import { count, flag, list, money, moneyOrNull, pageOf, text, time } from './outputs.ts';
import { page, pageSize } from './paging.ts';
import { promotionShape } from './shapes/cart.ts';
import { couponShape } from './shapes/coupon.ts';
import { commentShape, questionShape } from './shapes/comment.ts';
import { attributeShape, skuShape, specGroupShape } from './shapes/goods.ts';
import { goodsCardEntries, goodsCardShape } from './shapes/goodsCard.ts';

/** Products of the home page. */
export const goodsIndex = endpoint({
  method: 'GET',
  path: '/addons/shop/api.goods/index',
  access: 'open',
  input: v.object({}),
  output: v.object({
    hots: list(goodsCardShape),
    recommends: list(goodsCardShape),
    news: list(goodsCardShape),
  }),
  refusals: [],
});

/** A product with all details. */
export const goodsV2detail = endpoint({
  method: 'GET',
  path: '/addons/shop/api.goods/v2detail',
  access: 'open',
  input: v.object({ id: id() }),
  output: v.object({
    ...goodsCardEntries,
    subtitle: text,
    category_id: count,
    images: list(v.string()),
    /** Ours: what each picture shows, by position; '' for none. */
    image_alts: list(v.string()),
    /** HTML; sanitised by the client. */
    content: text,
    sku: list(skuShape),
    sku_spec: list(specGroupShape),
    comment: list(commentShape),
    is_collect: flag,
    guarantee: list(v.object({ id: v.number(), name: text, intro: text })),
    attributes: list(attributeShape),
    /** Percent. */
    favor_rate: v.nullish(v.number(), 100),
    /** Ours: average of all published reviews to a tenth; null without reviews. */
    star: v.nullish(v.number(), null),
    coupon: list(couponShape),
    status: v.nullish(v.string(), 'normal'),
    video: text,
    params: list(v.object({ name: v.string(), value: v.string() })),
    score: count,
    discount_list: list(promotionShape),
    ask: list(questionShape),
    ask_nums: count,
    comment_nums: count,
    buy_min: v.nullish(v.number(), 1),
    /** Maximum per person, 0 for no limit. */
    buy_limit: count,
    is_abroad: flag,
    freight: v.nullish(
      v.object({
        from: money,
        free_over: moneyOrNull,
        days: v.nullish(v.union([v.string(), v.number()]), ''),
      }),
      null,
    ),
  }),
  refusals: ['NOT_FOUND'],
});

/** Products by search words, category, brand, attributes and price. */
export const goodsLists = endpoint({ ...goodsListsCall, input: goodsListsInput });

/** Adds a product to the favourites or removes it; toggles without `status`. */
export const collectOptionCollect = endpoint({
  method: 'POST',
  path: '/addons/shop/api.collect/optionCollect',
  access: 'shopper',
  input: v.object({ goods_id: id(), status: optional(flagField(), null) }),
  output: v.nullish(v.object({ status: v.nullish(v.number(), null) }), null),
  refusals: ['NOT_FOUND'],
  writes: true,
});

/** The shopper's favourites. */
export const collectCollectList = endpoint({
  method: 'GET',
  path: '/addons/shop/api.collect/collectList',
  access: 'shopper',
  input: v.object({ page, num: pageSize(15) }),
  output: pageOf(
    v.object({
      id: v.number(),
      goods_id: v.number(),
      user_id: count,
      status: count,
      status_text: text,
      createtime: time,
      goods: v.nullish(
        v.object({
          id: v.number(),
          title: text,
          image: text,
          price: v.nullish(money, '0.00'),
          marketprice: v.nullish(money, '0.00'),
          description: text,
          /** Ours: normal, soldout, hidden. */
          status: v.nullish(v.string(), 'normal'),
          /** Ours: total stock of all SKUs; absent from a base server. */
          stocks: v.nullish(v.number(), null),
        }),
        null,
      ),
    }),
  ),
  refusals: [],
});

/** QR code image that opens a product: a data URL. */
export const goodsGetWxCode = endpoint({
  method: 'POST',
  path: '/addons/shop/api.goods/getWxCode',
  access: 'open',
  input: v.object({
    goods_id: id(),
    /** Of the mini-program. */
    version: optional(textChoice(['release', 'trial', 'develop']), 'release'),
  }),
  output: v.string(),
  refusals: ['NOT_FOUND', 'NOT_CONFIGURED'],
});
