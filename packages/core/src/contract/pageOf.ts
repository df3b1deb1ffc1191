import * as v from 'valibot';

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

/** The reply of a list call: one page of items; there is more while `current_page` is below `last_page`. */
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
