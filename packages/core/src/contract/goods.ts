import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  flag as flagField,
  id,
  ids,
  integerChoice,
  optional,
  text as textField,
  textChoice,
  toTwoDecimals,
} from './fields.ts';
import { count, flag, idOrNull, list, moneyOrNull, money, text, time } from './outputs.ts';
import { page, pageOf, pageSize } from './paging.ts';
import { promotionShape } from './shapes/cart.ts';
import { couponShape } from './shapes/coupon.ts';
import { commentShape, questionShape } from './shapes/comment.ts';
import {
  attributeShape,
  goodsCardEntries,
  goodsCardShape,
  skuShape,
  specGroupShape,
} from './shapes/goods.ts';

/** What goods lists can be sorted by. */
export const goodsOrders = ['weigh', 'sales', 'price', 'views', 'comments', 'createtime'] as const;

/** Goods of the home page. */
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

/** Everything about one product. */
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
    /** HTML; the client sanitises it. */
    content: text,
    sku: list(skuShape),
    sku_spec: list(specGroupShape),
    comment: list(commentShape),
    is_collect: flag,
    guarantee: list(v.object({ id: v.number(), name: text, intro: text })),
    attributes: list(attributeShape),
    /** Percent. */
    favor_rate: v.nullish(v.number(), 100),
    /** Ours: average of all published reviews to a tenth; null where there are none. */
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
    /** Most a person, 0 none. */
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

/** 'low-high' in money, either end may be open. */
const priceRange = v.pipe(
  textField({ maximum: 30, pattern: /^(\d{1,9}(\.\d{1,2})?)?-(\d{1,9}(\.\d{1,2})?)?$/ }),
  v.transform((given) => {
    const [low = '', high = ''] = given.split('-');
    return { low: low === '' ? null : toTwoDecimals(low), high: high === '' ? null : toTwoDecimals(high) };
  }),
  v.check(({ low, high }) => low === null || high === null || Number(low) <= Number(high), 'range'),
);

const attributeFilter = v.object({ attribute_id: id(), value_id: ids(50) }, 'type');

/** What narrows a list of products besides its category and its attributes. */
export const goodsNarrowing = {
  keyword: optional(textField({ maximum: 100 }), ''),
  brand_id: optional(ids(50), []),
  price: optional(priceRange, null),
  /** `offer`: a discount with an end is running, the one that ends first comes first. */
  flag: optional(textChoice(['hot', 'new', 'recommend', 'offer']), null),
  coupon_id: optional(
    v.pipe(
      v.union([v.string(), v.number()], 'type'),
      v.transform((given) => String(given)),
      v.maxLength(32, 'length'),
    ),
    '',
  ),
} as const;

/** Goods by search words, category, brand, attributes and price. */
export const goodsLists = endpoint({
  method: 'POST',
  path: '/addons/shop/api.goods/lists',
  access: 'open',
  input: v.object({
    page,
    pageNum: pageSize(10),
    ...goodsNarrowing,
    category_id: optional(id(), null),
    attributes: optional(v.pipe(v.array(attributeFilter, 'type'), v.maxLength(30, 'length')), []),
    multiple: optional(integerChoice([0, 1]), 1),
    orderby: optional(textChoice(goodsOrders), 'weigh'),
    orderway: optional(textChoice(['asc', 'desc']), 'desc'),
    ids: optional(ids(50), []),
    /** Ours, 1: answers `price_bands` and `without` too. */
    with_counts: optional(integerChoice([0, 1]), 0),
  }),
  output: v.object({
    ...pageOf(goodsCardShape).entries,
    /**
     * Ours: bands of prices that the products of the list fall into, both ends included, null for an open one. They are cut by what
     * cannot be filtered away, and counted within the other filters, as if no price were asked for.
     */
    price_bands: list(v.object({ low: moneyOrNull, high: moneyOrNull, nums: count })),
    /** Ours, where the list is empty: how many products it would have without one of its filters, and without all of them. */
    without: list(
      v.object({
        filter: v.picklist(['price', 'brand', 'attribute', 'all']),
        /** Which attribute; null for other filters. */
        attribute_id: idOrNull,
        nums: count,
      }),
    ),
    /** Ours: where the keyword finds nothing in the whole shop, searches that may have been meant and find something. */
    nearest: list(v.string()),
  }),
  refusals: [],
});

/** Makes a product a favourite or takes it off; without `status` it toggles. */
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
          /** Ours: pieces of all SKUs; a base server does not say. */
          stocks: v.nullish(v.number(), null),
        }),
        null,
      ),
    }),
  ),
  refusals: [],
});

/** A picture of a code that opens a product: a data URL. */
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
