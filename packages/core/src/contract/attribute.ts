import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id, ids, optional } from './fields.ts';
import { goodsNarrowing } from './goodsFields.ts';
import { count, flag, idOrNull, list, text } from './outputs.ts';

/**
 * The attributes by which goods of a category can be filtered. The optional fields narrow the products that are counted, as they
 * narrow goods/lists.
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
          /** Ours: how many products the list would have with it; a base server leaves it out. */
          nums: v.nullish(v.number(), null),
        }),
      ),
    }),
  ),
  refusals: [],
});
