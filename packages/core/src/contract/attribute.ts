import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { count, flag, idOrNull, list, text } from './outputs.ts';

/** The attributes by which goods of a category can be filtered. */
export const attributeIndex = endpoint({
  method: 'GET',
  path: '/addons/shop/api.attribute/index',
  access: 'open',
  input: v.object({ category_id: id() }),
  output: v.array(
    v.object({
      id: v.number(),
      category_id: count,
      is_search: flag,
      is_must: flag,
      type: v.nullish(v.string(), 'checkbox'),
      type_text: text,
      name: text,
      attribute_value: list(v.object({ id: v.number(), attribute_id: idOrNull, name: text })),
    }),
  ),
  refusals: [],
});
