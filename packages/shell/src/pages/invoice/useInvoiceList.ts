import type { InvoiceOrder, Page } from '@pawlet/core/api';
import { invoiceQueries } from '@pawlet/core/queries';
import { type InfiniteResource, usePagedQuery, usePawletEvent } from '@pawlet/widgets';

/** The shopper's orders by invoice state, page by page. */
export type InvoiceList = InfiniteResource<InvoiceOrder, Page<InvoiceOrder>>;

/** Loads the orders that can be invoiced, or were; follows their changes. */
export function useInvoiceList(state: 'billable' | 'invoiced'): InvoiceList {
  const list = usePagedQuery(invoiceQueries.list(state), {
    refreshOnFocus: true,
    // An invoice is issued manually by the shop's staff, at any time.
    refreshOnReturn: state === 'invoiced',
  });
  usePawletEvent('pawlet:order-changed', () => void list.reload());
  return list;
}
