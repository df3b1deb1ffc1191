import type { Favourite } from '../api/types/goods.ts';
import type { Page } from '../api/types/results.ts';
import type { PagedQuery } from './types.ts';

/** The shopper's favourites. */
export const favouriteQueries = {
  /** All of them, newest first. */
  list: (): PagedQuery<Favourite, Page<Favourite>> => ({
    key: ['favourites'],
    loadPage: ({ goods }, page, options) => goods.favourites(page, options),
    tags: ['favourites'],
  }),
};
