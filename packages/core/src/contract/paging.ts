import type * as v from 'valibot';
import { integer, maxInteger, optional } from './fields.ts';
import type { Field } from './fields.ts';

/** Maximum page size. */
export const maxPageSize = 50;

/** Request field `page`, 1-based. @default 1 */
export const page = optional(integer(1, maxInteger), 1);

/** Request field for the page size. */
/* @__NO_SIDE_EFFECTS__ */
export function pageSize<const T extends number>(
  fallback: T,
): v.OptionalSchema<Field<number | string | null, number>, null> {
  return optional(integer(1, maxPageSize), fallback);
}
