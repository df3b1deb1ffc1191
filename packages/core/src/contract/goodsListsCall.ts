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
     * Ours: price ranges of the list, both ends included, null for an open one. Computed from the unfiltered list, and
     * counted with the other filters, as if no price were set.
     */
    price_bands: list(v.object({ low: moneyOrNull, high: moneyOrNull, nums: count })),
    /** Ours, for an empty list: number of products without one of its filters, and without all of them. */
    without: list(
      v.object({
        filter: v.picklist(['price', 'brand', 'attribute', 'all']),
        /** The attribute; null for other filters. */
        attribute_id: idOrNull,
        nums: count,
      }),
    ),
    /** Ours: where the keyword finds nothing in the whole shop, suggestions that do find something. */
    nearest: list(v.string()),
  }),
  refusals: [],
} as const;

/** `goodsLists` for callers: the only call in the first view of product cards. */
export const goodsListsCall: typeof definition & { readonly input?: typeof goodsListsInput } = definition;
