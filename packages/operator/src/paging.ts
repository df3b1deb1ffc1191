import * as v from 'valibot';
import { digitsOf, words } from './fields.ts';

/** Maximum number of items of a page. */
export const maxItems = 200;

/** Query fields of every list that is read page by page. */
export const pageFields = {
  /** `next` of the page before; absent for the first page. */
  cursor: v.optional(words(200, /^[\w-]+$/u)),
  /** @default 50 */
  limit: v.optional(digitsOf(1, maxItems), '50'),
};

/** One page: its items, and the cursor of the next page, or null on the last one. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<const T extends v.GenericSchema>(item: T) {
  return v.object({ items: v.array(item), next: v.nullable(v.string()) });
}
