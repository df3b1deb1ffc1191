import * as v from 'valibot';
import { operatorCall } from '../endpoint.ts';
import { fieldsOf, hasSomeField, none, whole, words } from '../fields.ts';
import { amountsInput, amountsShape, anyAmountsInput } from '../localized.ts';

/** Countries that a shop can sell to, as ISO 3166 alpha-3. */
export const shopCountries = [
  'CHN',
  'USA',
  'JPN',
  'FRA',
  'DEU',
  'ITA',
  'ESP',
  'KOR',
  'GBR',
  'CHE',
  'CAN',
] as const;

const freightShape = v.object({
  /** ISO 3166 alpha-3; `*` for countries without a rule of their own. */
  country: v.string(),
  /** Weight that the first fee covers. */
  firstGrams: v.number(),
  firstFee: amountsShape,
  /** Weight that every further fee covers; 0 where there is none. */
  stepGrams: v.number(),
  stepFee: amountsShape,
  /** Amount of an order from which freight is free; null for never. */
  freeOver: v.nullable(amountsShape),
  /** Usual time until delivery. */
  days: v.number(),
  /** Currencies of the shop without a complete fee: shoppers with these cannot order to the country. */
  missing: v.array(v.string()),
  version: v.string(),
});

/** The freight to a country as the API returns it. */
export type OperatorFreight = v.InferOutput<typeof freightShape>;

const country = words(3, /^(?:[A-Z]{3}|\*)$/u);
const mostGrams = 10_000_000;
const freightFields = {
  firstGrams: whole(0, mostGrams),
  firstFee: amountsInput,
  stepGrams: whole(0, mostGrams),
  /** May be empty where `stepGrams` is 0. */
  stepFee: anyAmountsInput,
  freeOver: v.nullable(amountsInput),
  days: whole(0, 365),
};

const onFreight = {
  access: 'settings:write',
  path: '/freight-rules/{country}',
  /** The country, or `*`. */
  params: v.object({ country }),
  writes: true,
  current: freightShape,
} as const;

/** What sending costs, by country. */
export const freightCalls = {
  listFreight: operatorCall({
    name: 'freight.list',
    summary: 'Lists the freight to each country; without any rule, sending is free',
    method: 'GET',
    path: '/freight-rules',
    access: 'settings:read',
    params: none,
    input: none,
    output: v.object({ items: v.array(freightShape) }),
    writes: false,
  }),
  createFreight: operatorCall({
    name: 'freight.create',
    summary: 'Adds the freight to a country',
    method: 'POST',
    path: '/freight-rules',
    access: 'settings:write',
    params: none,
    input: fieldsOf({ country, ...freightFields }),
    output: freightShape,
    writes: true,
  }),
  changeFreight: operatorCall({
    ...onFreight,
    name: 'freight.change',
    summary: 'Changes the freight to a country; orders that were placed keep theirs',
    method: 'PATCH',
    input: v.pipe(
      fieldsOf({
        firstGrams: v.optional(freightFields.firstGrams),
        firstFee: v.optional(freightFields.firstFee),
        stepGrams: v.optional(freightFields.stepGrams),
        stepFee: v.optional(freightFields.stepFee),
        freeOver: v.optional(freightFields.freeOver),
        days: v.optional(freightFields.days),
      }),
      v.check((fields) => hasSomeField(fields), 'required'),
    ),
    output: freightShape,
    version: 'required',
  }),
  removeFreight: operatorCall({
    ...onFreight,
    name: 'freight.remove',
    summary: 'Removes the freight to a country: that of `*` is valid there, if there is one',
    method: 'DELETE',
    input: none,
    output: none,
    version: 'optional',
  }),
};
