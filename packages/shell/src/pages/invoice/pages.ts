import { definePage } from '../../routing/definePage.ts';
import { paths } from '../../routing/paths.ts';

/** Invoices. */
export const invoicePages = [
  definePage({
    path: paths.invoices,
    title: 'title.invoices',
    needsLogin: 'yes',
    load: async () => (await import('./InvoicePage.tsx')).InvoicePage,
  }),
  definePage({
    path: paths.requestInvoice,
    title: 'title.invoiceRequest',
    needsLogin: 'yes',
    load: async () => (await import('./InvoiceRequestPage.tsx')).InvoiceRequestPage,
  }),
];
