import type { Favourite } from '../api/types/product.ts';
import type { Page } from '../api/types/results.ts';
import type { PagedQuery } from './types.ts';

/** The shopper's favourites. */
export const favouriteQueries = {
  /** All of them, newest first. */
  list: (): PagedQuery<Favourite, Page<Favourite>> => ({
    key: ['favourites'],
    loadPage: ({ products: product }, page, options) => product.favourites(page, options),
    tags: ['favourites'],
  }),
};
