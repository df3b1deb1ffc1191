import type { invoiceCalls, OperatorOutputOf } from '@pawlet/operator';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { chooseState, onlyWith, search } from '../parts/filters.tsx';
import { DocumentLink } from './DocumentLink.tsx';

type Invoice = OperatorOutputOf<typeof invoiceCalls.listInvoices>['items'][number] & { readonly id: string };
type CreditNote = OperatorOutputOf<typeof invoiceCalls.listCreditNotes>['items'][number] & {
  readonly id: string;
};

const invoice = detailsOf<Invoice>();

/** Invoices; those to issue come first. */
export const InvoiceList = createList<Invoice>({
  filters: [
    search('number', 'invoice.number'),
    search('order', 'search.number'),
    onlyWith(['customers:read'], search('title', 'invoice.recipient')),
    chooseState(['created', 'issued']),
  ],
  columns: [
    invoice.link('id', 'invoice.number'),
    invoice.words('title', 'invoice.recipient'),
    invoice.time('created', 'records.created'),
    invoice.state(),
    invoice.money('amount', 'field.total'),
  ],
});

const note = detailsOf<CreditNote>();

/** Credit notes, newest first. */
export const CreditNoteList = createList<CreditNote>({
  columns: [
    note.part('invoice.note', (one) => <DocumentLink document={one} label={one.number} />),
    note.reference('invoiceSn', 'invoices', 'invoice.number'),
    note.reference('orderSn', 'orders', 'field.order'),
    note.words('title', 'invoice.recipient'),
    note.time('created', 'records.created'),
    note.money('amount', 'field.total'),
  ],
});
