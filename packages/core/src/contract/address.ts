import * as v from 'valibot';
import { isEmail, isMobile } from '../rules/validators.ts';
import { endpoint } from './endpoint.ts';
import { digits, flag, id, optional, text } from './fields.ts';
import type { Field } from './fields.ts';
import { idOrNull, list, nothing, text as textOutput } from './outputs.ts';
import { addressShape } from './shapes/address.ts';

/** The shopper's domestic and overseas addresses, the default one first. */
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

/** Creates a domestic address; with `id` updates it. */
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

const name = text({ maximum: 50 });
const place = text({ maximum: 80 });

/** A phone number of any country: digits, with common separators. */
const phone: Field<string | number, string> = v.pipe(
  v.union([v.number(), v.string()], 'type'),
  v.transform((given) => String(given).replaceAll(/[\s().-]/g, '')),
  v.check((given) => given !== '', 'required'),
  v.check((given) => given === '' || /^\d{4,15}$/.test(given), 'format'),
);

/** Dialling prefix of a country, with or without a plus sign. */
const areaCode: Field<string | number, string> = v.pipe(
  v.union([v.number(), v.string()], 'type'),
  v.transform((given) =>
    String(given)
      .trim()
      .replace(/^(\+|00)/, ''),
  ),
  v.check((given) => given !== '', 'required'),
  v.check((given) => given === '' || /^\d{1,6}$/.test(given), 'format'),
);

const overseasFields = {
  /** ISO 3166 alpha-3. */
  country_code: v.pipe(
    text({ maximum: 3, pattern: /^[A-Za-z]{3}$/ }),
    v.transform((given) => given.toUpperCase()),
  ),
  last_name: name,
  first_name: name,
  area_code: areaCode,
  mobile: phone,
  /** Post code in the format of its country; '' only where the country has none. */
  zipcode: optional(text({ maximum: 16 }), ''),
  extension: optional(text({ maximum: 20 }), ''),
  /** A state of the country; '' only where addresses have none. */
  province_name: optional(place, ''),
  /** '' only where addresses have none. */
  city_name: optional(place, ''),
  address: text({ maximum: 200 }),
  email: optional(
    v.pipe(
      text({ maximum: 254 }),
      v.check((given) => given === '' || isEmail(given), 'format'),
    ),
    '',
  ),
  company: optional(text({ maximum: 80 }), ''),
};

/** Creates an overseas address; with `id` updates it. */
export const addressAddeditV3 = endpoint({
  method: 'POST',
  path: '/addons/shop/api.address/addeditV3',
  access: 'shopper',
  input: v.pipe(
    v.object({
      id: optional(id(), null),
      ...overseasFields,
      isdefault: optional(flag(), 0),
      /** 1: the billing address is the same. */
      billing_same: optional(flag(), 1),
      billing: optional(v.object(overseasFields, 'type'), null),
    }),
    v.forward(
      v.partialCheck(
        [['billing_same'], ['billing']],
        (fields) => fields.billing_same === 1 || fields.billing !== null,
        'required',
      ),
      ['billing'],
    ),
  ),
  output: v.object({ id: v.number() }),
  refusals: ['NOT_FOUND', 'IDEMPOTENCY_MISMATCH', 'LIMIT_REACHED'],
  keyed: true,
});

/** One overseas address. */
export const addressDetailV3 = endpoint({
  method: 'POST',
  path: '/addons/shop/api.address/detailV3',
  access: 'shopper',
  input: v.object({ id: id() }),
  output: addressShape,
  refusals: ['NOT_FOUND'],
});

/** Overseas countries and regions, sorted by name, with their dialling prefix. */
export const addressGetCountryCodeList = endpoint({
  method: 'POST',
  path: '/addons/shop/api.address/getCountryCodeList',
  access: 'open',
  input: v.object({}),
  output: list(
    v.object({
      country_code: v.string(),
      country_name: textOutput,
      area_code: textOutput,
      /** ISO 3166 alpha-2, as used by browsers. */
      region: textOutput,
    }),
  ),
  refusals: [],
});
