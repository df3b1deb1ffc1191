import type { InvoiceOrder } from '../api/types/invoice.ts';
import type { Page } from '../api/types/results.ts';
import type { PagedQuery } from './types.ts';

/** Invoices for orders. */
export const invoiceQueries = {
  /** Orders that can be or have been invoiced, newest first. */
  list: (state: 'billable' | 'invoiced'): PagedQuery<InvoiceOrder, Page<InvoiceOrder>> => ({
    key: ['invoices', state],
    loadPage: ({ invoices }, page, options) => invoices.list({ state, page }, options),
    tags: ['invoices'],
  }),
};
