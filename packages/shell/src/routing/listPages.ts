import { rangeParameter } from './parameters.ts';

/** Products on a page of a list. */
export const productsPerPage = 20;
/** No list has more pages: nobody fills a cache with empty ones. */
const lastPage = 999;

/** The page with which a list of products begins; undefined for the first, which has no number in its address. */
export const listPageParameter = rangeParameter(2, lastPage);

/** The page's number, undefined unless it is written as addresses have it: `2`, and neither `02` nor `1`. */
export function readListPage(text: string): number | undefined {
  const page = listPageParameter(text);
  return String(page) === text ? page : undefined;
}
