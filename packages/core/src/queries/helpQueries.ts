import type { ShopPageCard } from '../api/types/config.ts';
import type { Page } from '../api/types/results.ts';
import type { PagedQuery } from './types.ts';

/** Help in the shop's own words. Each answer is a page of `pageQueries`. */
export const helpQueries = {
  /** Answers to questions, with their words. */
  list: (): PagedQuery<ShopPageCard, Page<ShopPageCard>> => ({
    key: ['help'],
    loadPage: ({ pages }, page, options) => pages.list({ type: 'help', withText: true, page }, options),
  }),
};
