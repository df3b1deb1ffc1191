import type { invoiceCalls, OperatorOutputOf } from '@pawlet/operator';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useHasScope } from '../parts/useHasScope.ts';
import { useListFilters } from '../parts/useListFilters.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { DocumentLink } from './DocumentLink.tsx';

type Invoice = OperatorOutputOf<typeof invoiceCalls.listInvoices>['items'][number] & { readonly id: string };
type CreditNote = OperatorOutputOf<typeof invoiceCalls.listCreditNotes>['items'][number] & {
  readonly id: string;
};

/** Invoices; those to issue come first. */
export function InvoiceList() {
  const text = useText();
  const { amount, time } = useFormat();
  const seesNames = useHasScope('customers:read');
  return (
    <ConsoleList<Invoice>
      filters={useListFilters(
        ['created', 'issued'],
        [
          ['number', text('invoice.number')],
          ['order', text('search.number')],
          ...(seesNames ? [['title', text('invoice.recipient')] as const] : []),
        ],
      )}
      empty={text('records.empty')}
      opens
      columns={[
        {
          name: 'number',
          label: text('invoice.number'),
          render: ({ id }) => <RecordLink area="invoices" id={id} />,
        },
        { name: 'title', label: text('invoice.recipient'), render: ({ title }) => title },
        { name: 'created', label: text('records.created'), render: ({ created }) => time(created) },
        { name: 'state', label: text('field.status'), render: ({ state }) => <StateChip state={state} /> },
        {
          name: 'amount',
          label: text('field.total'),
          align: 'right',
          render: (invoice) => amount(invoice.amount, invoice.currency),
        },
      ]}
    />
  );
}

/** Credit notes, newest first. */
export function CreditNoteList() {
  const text = useText();
  const { amount, time } = useFormat();
  return (
    <ConsoleList<CreditNote>
      empty={text('records.empty')}
      columns={[
        {
          name: 'number',
          label: text('invoice.note'),
          render: (note) => <DocumentLink document={note} label={note.number} />,
        },
        {
          name: 'invoice',
          label: text('invoice.number'),
          render: ({ invoiceSn }) => <RecordLink area="invoices" id={invoiceSn} />,
        },
        {
          name: 'order',
          label: text('field.order'),
          render: ({ orderSn }) => <RecordLink area="orders" id={orderSn} />,
        },
        { name: 'title', label: text('invoice.recipient'), render: ({ title }) => title },
        { name: 'created', label: text('records.created'), render: ({ created }) => time(created) },
        {
          name: 'amount',
          label: text('field.total'),
          align: 'right',
          render: (note) => amount(note.amount, note.currency),
        },
      ]}
    />
  );
}
