import type * as v from 'valibot';
import { integer, maxInteger, optional } from './fields.ts';
import type { Field } from './fields.ts';

/** Most rows a page may have. */
export const maxPageSize = 50;

/** The request field `page`, counted from 1. @default 1 */
export const page = optional(integer(1, maxInteger), 1);

/** The request field that names the size of a page. */
/* @__NO_SIDE_EFFECTS__ */
export function pageSize<const T extends number>(
  fallback: T,
): v.OptionalSchema<Field<number | string | null, number>, null> {
  return optional(integer(1, maxPageSize), fallback);
}
