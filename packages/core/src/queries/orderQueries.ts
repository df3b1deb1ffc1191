import type { OrderApi } from '../api/orderApi.ts';
import type { OrderNumber } from '../api/types/ids.ts';
import type { OrderCard, OrderTab } from '../api/types/order.ts';
import type { PagedQuery, Query } from './types.ts';

const tags = ['orders'];

/** The shopper's orders. */
export const orderQueries = {
  /** One order. */
  detail: (orderNumber: OrderNumber): Query<Awaited<ReturnType<OrderApi['find']>>> => ({
    key: ['order', orderNumber],
    load: ({ orders }, options) => orders.find(orderNumber, options),
    tags,
  }),
  /** The orders of a tab, optionally matching a search. */
  list: (tab: OrderTab, search = ''): PagedQuery<OrderCard, Awaited<ReturnType<OrderApi['list']>>> => ({
    key: ['orders', tab, search],
    loadPage: ({ orders }, page, options) =>
      orders.list({ tab, search: search === '' ? undefined : search, page }, options),
    tags,
  }),
};
