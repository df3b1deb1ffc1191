import type { InvoiceOrder, Page } from '@pawlet/core/api';
import { invoiceQueries } from '@pawlet/core/queries';
import { type InfiniteResource, usePagedQuery, usePawletEvent } from '@pawlet/widgets';

/** The shopper's orders by their invoices, page by page. */
export type InvoiceList = InfiniteResource<InvoiceOrder, Page<InvoiceOrder>>;

/** Loads the orders that can be invoiced, or were; follows what happens to them. */
export function useInvoiceList(state: 'billable' | 'invoiced'): InvoiceList {
  const list = usePagedQuery(invoiceQueries.list(state), {
    refreshOnFocus: true,
    // An invoice is issued by the people of the shop, whenever they come to it.
    refreshOnReturn: state === 'invoiced',
  });
  usePawletEvent('pawlet:order-changed', () => void list.reload());
  return list;
}
