/** The sheet that chooses an invoice: loaded when it is first opened, as most orders go without one. */
export { InvoiceSheet } from '../parts/invoice/InvoiceSheet.tsx';
