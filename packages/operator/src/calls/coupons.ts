import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import {
  digitsOf,
  fieldsOf,
  hasSomeField,
  moment,
  momentOrNull,
  none,
  oneOf,
  whole,
  words,
} from '../fields.ts';
import { amountsInput, amountsShape, localizedShape, localizedWords } from '../localized.ts';
import { pageFields, pageOf } from '../paging.ts';

/** `stopped` by the shop; `used-up`: every one was received or used; `ended` and `upcoming` by its dates. */
export const couponStates = ['running', 'upcoming', 'used-up', 'ended', 'stopped'] as const;

/** Who may receive a coupon: everybody, people without a paid order, or people with one. */
const audiences = ['all', 'new', 'old'] as const;

const namedShape = v.array(v.object({ id: v.number(), name: v.string() }));

/** Exactly one of both is not null. */
const reductionShape = {
  percentOff: v.nullable(v.number()),
  /** By currency. */
  amountsOff: v.nullable(amountsShape),
  /** Minimum amount by currency of the products that it applies to; null for none. */
  threshold: v.nullable(amountsShape),
};

const couponShape = v.object({
  id: v.number(),
  /** Name in imports and exports. */
  slug: v.string(),
  name: localizedShape,
  state: v.picklist(couponStates),
  ...reductionShape,
  /** What it applies to, with names in the language of the request; all three empty: everything. */
  products: namedShape,
  categories: namedShape,
  brands: namedShape,
  audience: v.picklist(audiences),
  /** Maximum per person, 0 for no limit. */
  perPerson: v.number(),
  /** Number available, 0 for no limit. */
  total: v.number(),
  received: v.number(),
  used: v.number(),
  /** When it can be received; null is unlimited. */
  from: momentOrNull,
  until: momentOrNull,
  /** Days for which it is valid after receipt; null where it is valid between two times. */
  validDays: v.nullable(v.number()),
  validFrom: momentOrNull,
  validUntil: momentOrNull,
  /** Offered to everybody; others are handed out, for example for points. */
  isPublic: v.boolean(),
  /** Larger first. */
  rank: v.number(),
  created: moment,
  version: v.string(),
});

/** A coupon as the API returns it. */
export type OperatorCoupon = v.InferOutput<typeof couponShape>;

const codeShape = v.object({
  id: v.number(),
  /** In upper case. */
  code: v.string(),
  name: localizedShape,
  state: v.picklist(couponStates),
  ...reductionShape,
  /** Maximum number of uses per person, 0 for no limit. */
  perPerson: v.number(),
  /** Maximum number of uses in total, 0 for no limit. */
  total: v.number(),
  used: v.number(),
  from: momentOrNull,
  until: momentOrNull,
  version: v.string(),
});

/** A discount code as the API returns it. */
export type OperatorCode = v.InferOutput<typeof codeShape>;

const name = localizedWords(80);
const count = whole(0, 1_000_000_000);
const time = v.nullable(whole(0, 9_999_999_999));
const ids = v.pipe(v.array(whole(), 'type'), v.maxLength(200, 'length'));

/** Exactly one of `percentOff` and `amountsOff`, with amounts for every currency of the shop. */
const reductionFields = {
  percentOff: v.optional(whole(1, 100)),
  amountsOff: v.optional(amountsInput),
  /** Null removes it. */
  threshold: v.optional(v.nullable(amountsInput)),
};

const couponFields = {
  ...reductionFields,
  products: v.optional(ids),
  categories: v.optional(ids),
  brands: v.optional(ids),
  audience: v.optional(oneOf(audiences)),
  perPerson: v.optional(count),
  total: v.optional(count),
  from: v.optional(time),
  until: v.optional(time),
  /** For how many days after receipt; or `validFrom` and `validUntil`. */
  validDays: v.optional(whole(1, 3650)),
  validFrom: v.optional(time),
  validUntil: v.optional(time),
  isPublic: v.optional(v.boolean('type')),
  rank: v.optional(whole(-1_000_000, 1_000_000)),
};

const codeFields = {
  ...reductionFields,
  perPerson: v.optional(count),
  total: v.optional(count),
  from: v.optional(time),
  until: v.optional(time),
};

const hasOneReduction = ({ percentOff, amountsOff }: { percentOff?: unknown; amountsOff?: unknown }) =>
  (percentOff === undefined) !== (amountsOff === undefined);
const hasAtMostOneReduction = ({ percentOff, amountsOff }: { percentOff?: unknown; amountsOff?: unknown }) =>
  percentOff === undefined || amountsOff === undefined;

const one = v.object({ id: digitsOf() });
const listFields = {
  ...pageFields,
  state: v.optional(oneOf(couponStates)),
  /** Part of the name in any language, of the slug or of the code. */
  text: v.optional(words(80)),
};

const onCoupon = {
  access: 'marketing:write',
  params: one,
  output: couponShape,
  writes: true,
  current: couponShape,
} as const;

const onCode = {
  access: 'marketing:write',
  params: one,
  output: codeShape,
  writes: true,
  current: codeShape,
} as const;

/** Coupons that shoppers receive, and codes that they enter. */
export const couponCalls = {
  listCoupons: operatorCall({
    name: 'coupons.list',
    summary: 'Lists coupons with how many were received and used, newest first',
    method: 'GET',
    path: '/coupons',
    access: 'marketing:read',
    params: none,
    input: fieldsOf(listFields),
    output: pageOf(couponShape),
    writes: false,
  }),
  readCoupon: operatorCall({
    name: 'coupons.read',
    summary: 'Returns a coupon',
    method: 'GET',
    path: '/coupons/{id}',
    access: 'marketing:read',
    params: one,
    input: none,
    output: couponShape,
    writes: false,
    version: 'optional',
  }),
  createCoupon: operatorCall({
    name: 'coupons.create',
    summary: 'Creates a coupon',
    method: 'POST',
    path: '/coupons',
    access: 'marketing:write',
    params: none,
    input: v.pipe(
      fieldsOf({ slug: words(40, /^[\w-]+$/u), name, ...couponFields }),
      v.check((fields) => hasOneReduction(fields), 'choice'),
    ),
    output: couponShape,
    writes: true,
  }),
  changeCoupon: operatorCall({
    ...onCoupon,
    name: 'coupons.change',
    summary: 'Changes a coupon; what it is worth and applies to only while nobody has received it',
    method: 'PATCH',
    path: '/coupons/{id}',
    version: 'required',
    input: v.pipe(
      fieldsOf({ name: v.optional(name), ...couponFields }),
      v.check((fields) => hasSomeField(fields), 'required'),
      v.check((fields) => hasAtMostOneReduction(fields), 'choice'),
    ),
    reasons: ['received-already'],
  }),
  stopCoupon: operatorCall({
    ...onCoupon,
    name: 'coupons.stop',
    summary: 'Stops a coupon: nobody receives it any more, and those who have it can use it',
    method: 'POST',
    path: '/coupons/{id}/stop',
    version: 'optional',
    input: none,
  }),
  startCoupon: operatorCall({
    ...onCoupon,
    name: 'coupons.start',
    summary: 'Offers a stopped coupon again',
    method: 'POST',
    path: '/coupons/{id}/start',
    version: 'optional',
    input: none,
  }),
  listCodes: operatorCall({
    name: 'codes.list',
    summary: 'Lists discount codes with how often they were used, newest first',
    method: 'GET',
    path: '/codes',
    access: 'marketing:read',
    params: none,
    input: fieldsOf(listFields),
    output: pageOf(codeShape),
    writes: false,
  }),
  readCode: operatorCall({
    name: 'codes.read',
    summary: 'Returns a discount code',
    method: 'GET',
    path: '/codes/{id}',
    access: 'marketing:read',
    params: one,
    input: none,
    output: codeShape,
    writes: false,
    version: 'optional',
  }),
  createCode: operatorCall({
    name: 'codes.create',
    summary: 'Creates a discount code',
    method: 'POST',
    path: '/codes',
    access: 'marketing:write',
    params: none,
    input: v.pipe(
      fieldsOf({ code: words(40, /^[\w-]{2,}$/u), name, ...codeFields }),
      v.check((fields) => hasOneReduction(fields), 'choice'),
    ),
    output: codeShape,
    writes: true,
  }),
  changeCode: operatorCall({
    ...onCode,
    name: 'codes.change',
    summary: 'Changes a discount code for orders that are placed from now on',
    method: 'PATCH',
    path: '/codes/{id}',
    version: 'required',
    input: v.pipe(
      fieldsOf({ name: v.optional(name), ...codeFields }),
      v.check((fields) => hasSomeField(fields), 'required'),
      v.check((fields) => hasAtMostOneReduction(fields), 'choice'),
    ),
  }),
  stopCode: operatorCall({
    ...onCode,
    name: 'codes.stop',
    summary: 'Stops a discount code: no new order can use it',
    method: 'POST',
    path: '/codes/{id}/stop',
    version: 'optional',
    input: none,
  }),
  startCode: operatorCall({
    ...onCode,
    name: 'codes.start',
    summary: 'Makes a stopped discount code usable again',
    method: 'POST',
    path: '/codes/{id}/start',
    version: 'optional',
    input: none,
  }),
};
