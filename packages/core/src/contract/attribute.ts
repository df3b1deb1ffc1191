import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id, ids, optional } from './fields.ts';
import { goodsNarrowing } from './goodsFields.ts';
import { count, flag, idOrNull, list, text } from './outputs.ts';

/**
 * The attributes for filtering the products of a category. The optional fields narrow the counted products, as in
 * goods/lists.
 */
export const attributeIndex = endpoint({
  method: 'GET',
  path: '/addons/shop/api.attribute/index',
  access: 'open',
  input: v.object({
    category_id: id(),
    ...goodsNarrowing,
    /** Ids of the chosen attribute values. */
    values: optional(ids(50), []),
  }),
  output: v.array(
    v.object({
      id: v.number(),
      category_id: count,
      is_search: flag,
      is_must: flag,
      type: v.nullish(v.string(), 'checkbox'),
      type_text: text,
      name: text,
      attribute_value: list(
        v.object({
          id: v.number(),
          attribute_id: idOrNull,
          name: text,
          /** Ours: number of products with this value; absent from a base server. */
          nums: v.nullish(v.number(), null),
        }),
      ),
    }),
  ),
  refusals: [],
});
