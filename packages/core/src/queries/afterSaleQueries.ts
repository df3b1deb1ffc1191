import type { AfterSaleApi } from '../api/afterSaleApi.ts';
import type { AfterSale } from '../api/types/afterSale.ts';
import type { OrderLineId } from '../api/types/ids.ts';
import type { PagedQuery, Query } from './types.ts';

const tags = ['after-sales'];

/** After-sales requests. */
export const afterSaleQueries = {
  /** Closed requests. */
  closed: (): PagedQuery<AfterSale> => ({
    key: ['closed-sales'],
    loadPage: ({ afterSales }, page, options) => afterSales.list({ state: 'closed', page }, options),
    tags,
  }),
  /** The latest request of a line. */
  detail: (lineId: OrderLineId): Query<Awaited<ReturnType<AfterSaleApi['find']>>> => ({
    key: ['after-sale', lineId],
    load: ({ afterSales }, options) => afterSales.find(lineId, options),
    tags,
  }),
};
