import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { integer, optional } from './fields.ts';
import { count, flag, text } from './outputs.ts';
import { categoryNodeShape } from './shapes/category.ts';

/** Mode 1: top-level categories, each with products; otherwise the tree. */
export const categoryIndex = endpoint({
  method: 'GET',
  path: '/addons/shop/api.category/index',
  access: 'open',
  input: v.object({ category_mode: optional(integer(0, 9), null) }),
  output: v.array(categoryNodeShape),
  refusals: [],
});

/** All categories as a flat list, the name prefixed with its spacer. */
export const categoryAlls = endpoint({
  method: 'GET',
  path: '/addons/shop/api.category/alls',
  access: 'open',
  input: v.object({}),
  output: v.array(
    v.object({ id: v.number(), pid: count, name: text, image: text, spacer: text, haschild: flag }),
  ),
  refusals: [],
});
