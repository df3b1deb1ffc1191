import type { ShopPageCard } from '../api/types/config.ts';
import type { Page } from '../api/types/results.ts';
import type { PagedQuery } from './types.ts';

/** Help pages. Each answer is a page of `pageQueries`. */
export const helpQueries = {
  /** Help pages with their texts. */
  list: (): PagedQuery<ShopPageCard, Page<ShopPageCard>> => ({
    key: ['help'],
    loadPage: ({ pages }, page, options) => pages.list({ type: 'help', withText: true, page }, options),
  }),
};
