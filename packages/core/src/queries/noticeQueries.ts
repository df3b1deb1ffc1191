import type { ShopPageCard } from '../api/types/config.ts';
import type { Page } from '../api/types/results.ts';
import type { PagedQuery } from './types.ts';

/** Notices of the shop. Each is a page of `pageQueries`. */
export const noticeQueries = {
  /** All of them, newest first. */
  list: (): PagedQuery<ShopPageCard, Page<ShopPageCard>> => ({
    key: ['notices'],
    loadPage: ({ pages }, page, options) => pages.list({ type: 'notice', page }, options),
  }),
};
