import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag, optional } from './fields.ts';
import { configShape } from './shapes/config.ts';

/** Everything that a shop says about itself; with home=1 the goods of the home page too. */
export const commonInit = endpoint({
  method: 'GET',
  path: '/addons/shop/api.common/init',
  access: 'open',
  input: v.object({ home: optional(flag(), 0) }),
  output: configShape,
  refusals: [],
});
