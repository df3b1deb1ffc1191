import * as v from 'valibot';
import { id, ids, integerChoice, optional, text as textField, textChoice } from './fields.ts';
import { page, pageSize } from './paging.ts';
import { toTwoDecimals } from './toTwoDecimals.ts';

/** Sort orders of product lists. */
export const goodsOrders = ['weigh', 'sales', 'price', 'views', 'comments', 'createtime'] as const;

/** 'low-high' in money; either end may be open. */
const priceRange = v.pipe(
  textField({ maximum: 30, pattern: /^(\d{1,9}(\.\d{1,2})?)?-(\d{1,9}(\.\d{1,2})?)?$/ }),
  v.transform((given) => {
    const [low = '', high = ''] = given.split('-');
    return { low: low === '' ? null : toTwoDecimals(low), high: high === '' ? null : toTwoDecimals(high) };
  }),
  v.check(({ low, high }) => low === null || high === null || Number(low) <= Number(high), 'range'),
);

const attributeFilter = v.object({ attribute_id: id(), value_id: ids(50) }, 'type');

/** Filters of a product list apart from its category and attributes. */
export const goodsNarrowing = {
  keyword: optional(textField({ maximum: 100 }), ''),
  brand_id: optional(ids(50), []),
  price: optional(priceRange, null),
  /** `offer`: products with a running, ending discount, the earliest end first. */
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

/** The fields of `goodsLists`. */
export const goodsListsInput = v.object({
  page,
  pageNum: pageSize(10),
  ...goodsNarrowing,
  category_id: optional(id(), null),
  attributes: optional(v.pipe(v.array(attributeFilter, 'type'), v.maxLength(30, 'length')), []),
  multiple: optional(integerChoice([0, 1]), 1),
  orderby: optional(textChoice(goodsOrders), 'weigh'),
  orderway: optional(textChoice(['asc', 'desc']), 'desc'),
  ids: optional(ids(50), []),
  /** Ours, 1: also returns `price_bands` and `without`. */
  with_counts: optional(integerChoice([0, 1]), 0),
});
