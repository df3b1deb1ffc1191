import * as v from 'valibot';
import { isMobile } from '../rules/validators.ts';
import { endpoint } from './endpoint.ts';
import { digits, flag, id, optional, text } from './fields.ts';
import { idOrNull, nothing } from './outputs.ts';
import { addressShape } from './shapes/address.ts';

/** Addresses of the shopper, both kinds, the default one first. */
export const addressV2index = endpoint({
  method: 'GET',
  path: '/addons/shop/api.address/v2index',
  access: 'shopper',
  input: v.object({}),
  output: v.array(addressShape),
  refusals: [],
});

/** One address. */
export const addressDetail = endpoint({
  method: 'GET',
  path: '/addons/shop/api.address/detail',
  access: 'shopper',
  input: v.object({ id: id() }),
  output: addressShape,
  refusals: ['NOT_FOUND'],
});

/** The default address; NOT_FOUND when there is none. */
export const addressDefAddress = endpoint({
  method: 'GET',
  path: '/addons/shop/api.address/def_address',
  access: 'shopper',
  input: v.object({}),
  output: v.nullish(addressShape, null),
  refusals: ['NOT_FOUND'],
});

/** Adds a domestic address; with `id` changes it. */
export const addressV2addedit = endpoint({
  method: 'POST',
  path: '/addons/shop/api.address/v2addedit',
  access: 'shopper',
  input: v.object({
    id: optional(id(), null),
    receiver: text({ maximum: 50 }),
    mobile: v.pipe(digits(1, 20), v.check(isMobile, 'format')),
    /** District. */
    area_id: id(),
    address: text({ maximum: 200 }),
    isdefault: optional(flag(), 0),
  }),
  output: v.nullish(v.object({ id: idOrNull }), null),
  refusals: ['NOT_FOUND', 'IDEMPOTENCY_MISMATCH', 'LIMIT_REACHED'],
  keyed: true,
});

/** Removes an address. */
export const addressDel = endpoint({
  method: 'POST',
  path: '/addons/shop/api.address/del',
  access: 'shopper',
  input: v.object({ id: id() }),
  output: nothing,
  refusals: ['NOT_FOUND'],
  writes: true,
});

/** Makes an address the default one. */
export const addressDefSet = endpoint({
  method: 'POST',
  path: '/addons/shop/api.address/def_set',
  access: 'shopper',
  input: v.object({ id: id() }),
  output: nothing,
  refusals: ['NOT_FOUND'],
  writes: true,
});
