import type { InvoiceOrder } from '@pawlet/core/api';
import { useInfiniteResource, usePawlet, usePawletEvent, type InfiniteResource } from '@pawlet/widgets';

/** The shopper's orders by their invoices, page by page. */
export type InvoiceList = InfiniteResource<
  InvoiceOrder,
  { items: readonly InvoiceOrder[]; hasMore: boolean }
>;

/** Loads the orders that can be invoiced, or were; follows what happens to them. */
export function useInvoiceList(state: 'billable' | 'invoiced'): InvoiceList {
  const { api } = usePawlet();
  const list = useInfiniteResource<InvoiceOrder>(
    ['invoices', state],
    (page) => api.invoices.list({ state, page }),
    // An invoice is issued by the people of the shop, whenever they come to it.
    { refreshOnFocus: true, refreshOnReturn: state === 'invoiced' },
  );
  usePawletEvent('pawlet:order-changed', () => void list.reload());
  return list;
}
