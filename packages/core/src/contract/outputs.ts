import * as v from 'valibot';
import { toTwoDecimals } from './toTwoDecimals.ts';

/** An integer; 0 when absent. */
export const count = v.nullish(v.number(), 0);

/** A string; empty when absent. */
export const text = v.nullish(v.string(), '');

/** Unix seconds, or null when unset. */
export const time = v.nullish(v.number(), null);

/** 0 or 1 (or a boolean), read as a boolean; false when absent. */
export const flag = v.nullish(
  v.pipe(
    v.union([v.boolean(), v.number()]),
    v.transform((given) => given === true || given === 1),
  ),
  false,
);

/** Money as a string with two decimals; a number is accepted. */
export const money = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((given) => (typeof given === 'number' ? given.toFixed(2) : given)),
  v.regex(/^-?\d+(\.\d{1,2})?$/, 'format'),
  v.transform((given) => toTwoDecimals(given)),
);

/** Money; 0.00 when absent. */
export const moneyOrZero = v.nullish(money, '0.00');

/** Money that may be unset. */
export const moneyOrNull = v.nullish(money, null);

/** A list; empty when absent. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T extends v.GenericSchema>(
  item: T,
): v.NullishSchema<v.ArraySchema<T, undefined>, readonly []> {
  return v.nullish(v.array(item), [] as const);
}

type PageSchema<T extends v.GenericSchema> = v.ObjectSchema<
  {
    readonly total: v.NumberSchema<undefined>;
    readonly per_page: v.NumberSchema<undefined>;
    readonly current_page: v.NumberSchema<undefined>;
    readonly last_page: v.NumberSchema<undefined>;
    readonly data: v.ArraySchema<T, undefined>;
  },
  undefined
>;

/** The reply of a list call: one page of items; there are more while `current_page` is below `last_page`. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<T extends v.GenericSchema>(item: T): PageSchema<T> {
  return v.object({
    total: v.number(),
    per_page: v.number(),
    current_page: v.number(),
    last_page: v.number(),
    data: v.array(item),
  });
}

/** A reference to a row that may be missing; 0, '' and null are read as null. */
export const idOrNull = v.nullish(
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((given) => (Number(given) > 0 ? Number(given) : null)),
  ),
  null,
);

/** The data of a reply without content. */
export const nothing = v.unknown();
