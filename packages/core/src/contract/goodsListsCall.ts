import * as v from 'valibot';
import type { goodsListsInput } from './goodsFields.ts';
import { count, idOrNull, list, moneyOrNull, pageOf } from './outputs.ts';
import { goodsCardShape } from './shapes/goodsCard.ts';

const definition = {
  method: 'POST',
  path: '/addons/shop/api.goods/lists',
  access: 'open',
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
} as const;

/** `goodsLists` as callers need it: a first view of product cards makes no other call. */
export const goodsListsCall: typeof definition & { readonly input?: typeof goodsListsInput } = definition;
