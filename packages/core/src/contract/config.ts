import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag, optional } from './fields.ts';
import { configShape } from './shapes/config.ts';

/** The shop's configuration; with home=1 also the products of the home page. */
export const commonInit = endpoint({
  method: 'GET',
  path: '/addons/shop/api.common/init',
  access: 'open',
  input: v.object({ home: optional(flag(), 0) }),
  output: configShape,
  refusals: [],
});
