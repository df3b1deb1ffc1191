export { CreditNoteList, InvoiceList } from './invoiceLists.tsx';
export { InvoicePage } from './InvoicePage.tsx';
export { WithdrawalList, WithdrawalPage } from './withdrawalPages.tsx';
