import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { id, optional } from './fields.ts';

/** Provinces; with a province its cities; with a city its districts. GET is supported too. */
export const commonArea = endpoint({
  method: 'POST',
  path: '/addons/shop/api.common/area',
  access: 'open',
  input: v.object({ province: optional(id(), null), city: optional(id(), null) }),
  output: v.array(v.object({ value: v.number(), label: v.string() })),
  refusals: [],
});
