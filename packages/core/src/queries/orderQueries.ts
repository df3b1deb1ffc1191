import type { OrderApi } from '../api/orderApi.ts';
import type { OrderNumber } from '../api/types/ids.ts';
import type { Query } from './types.ts';

/** The shopper's orders. */
export const orderQueries = {
  /** One order. */
  detail: (orderNumber: OrderNumber): Query<Awaited<ReturnType<OrderApi['find']>>> => ({
    key: ['order', orderNumber],
    load: ({ orders }, options) => orders.find(orderNumber, options),
    tags: ['orders'],
  }),
};
