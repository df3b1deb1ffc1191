import { Typography } from '@mui/material';
import { invoiceCalls, type OperatorEndpoint, type OperatorInvoice } from '@pawlet/operator';
import { Overview } from '../forms/Overview.tsx';
import { Columns } from '../parts/Columns.tsx';
import { detailsOf } from '../parts/detailsOf.tsx';
import { createRecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { DocumentLink } from './DocumentLink.tsx';

type Invoice = OperatorInvoice & { readonly id: string };
/** What belongs to an invoice has its currency. */
interface InCurrency {
  readonly currency: string;
}

const { money, other, part, state, time, words } = detailsOf<Invoice>();

const details = [
  state(),
  money('amount', 'field.total'),
  other('invoice.kind', ({ kind }, { text }) => text(`invoice.${kind}`)),
  words('title', 'invoice.recipient'),
  words('taxNumber', 'choice.shop.seller.tax'),
  words('email', 'field.email'),
  words('address', 'choice.address'),
  words('phone', 'search.phone'),
  other('invoice.bank', ({ bank, bankAccount }) => [bank, bankAccount].filter(Boolean).join(' ')),
  words('content', 'invoice.content'),
  other('texts.language', (invoice, { language }) => language(invoice.language)),
  time('created', 'records.created'),
  time('issued', 'invoice.issued'),
  time('sent', 'invoice.sent'),
  part('invoice.pdf', (invoice) => <DocumentLink document={invoice} label={invoice.invoiceSn} />),
];

const order = detailsOf<Invoice['orders'][number] & InCurrency>();
const orderColumns = [
  order.reference('orderSn', 'orders', 'field.order'),
  order.money('amount', 'field.total'),
  order.money('credited', 'invoice.credited'),
  order.money('missing', 'invoice.missing'),
];

const note = detailsOf<Invoice['creditNotes'][number] & InCurrency>();
const noteColumns = [
  note.part('invoice.note', (one) => <DocumentLink document={one} label={one.number} />),
  note.time('created', 'records.created'),
  note.time('sent', 'invoice.sent'),
  note.money('amount', 'field.total'),
];

const calls: Readonly<Record<OperatorInvoice['actions'][number], OperatorEndpoint>> = {
  issue: invoiceCalls.issueInvoice,
  credit: invoiceCalls.creditInvoice,
  resend: invoiceCalls.resendInvoice,
};

/** An invoice: issued, corrected by credit notes, or sent again. */
export const InvoicePage = createRecordPage<Invoice>('title.invoices', (invoice, { text }) => {
  const { currency, orders, creditNotes } = invoice;
  return (
    <>
      <Overview
        title={text('invoice.invoice')}
        record={invoice}
        details={details}
        scope="orders:write"
        params={{ sn: invoice.invoiceSn }}
        actions={invoice.actions.map((action) => ({
          label: text(`invoice.${action}`),
          question: text(`invoice.${action}Question`),
          call: calls[action],
        }))}
      />
      <Section title={text('resource.orders')}>
        <Columns
          label={text('resource.orders')}
          records={orders.map((one) => ({ ...one, currency }))}
          toKey={({ orderSn }) => orderSn}
          columns={orderColumns}
        />
      </Section>
      <Section title={text('resource.credit-notes')}>
        {creditNotes.length === 0 ? (
          <Typography>{text('invoice.noNotes')}</Typography>
        ) : (
          <Columns
            label={text('resource.credit-notes')}
            records={creditNotes.map((one) => ({ ...one, currency }))}
            toKey={({ number }) => number}
            columns={noteColumns}
          />
        )}
      </Section>
    </>
  );
});
