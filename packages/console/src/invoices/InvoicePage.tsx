import { Typography } from '@mui/material';
import { invoiceCalls, type OperatorEndpoint, type OperatorInvoice } from '@pawlet/operator';
import { RecordActions } from '../forms/RecordActions.tsx';
import type { RecordKind } from '../forms/RecordKind.ts';
import { choice, fields, time as timeShape } from '../forms/shapes.ts';
import { Columns } from '../parts/Columns.tsx';
import { Facts } from '../parts/Facts.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { RecordNeighbors } from '../parts/RecordNeighbors.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { DocumentLink } from './DocumentLink.tsx';

const invoiceKind: RecordKind = {
  name: 'invoice',
  scope: 'orders:write',
  shape: () => fields({ state: choice([]), issued: timeShape, sent: timeShape }),
};

const calls: Readonly<Record<OperatorInvoice['actions'][number], OperatorEndpoint>> = {
  issue: invoiceCalls.issueInvoice,
  credit: invoiceCalls.creditInvoice,
  resend: invoiceCalls.resendInvoice,
};

/** An invoice: issued, corrected by credit notes, or sent again. */
export function InvoicePage() {
  const text = useText();
  const { amount, time, language } = useFormat();
  return (
    <RecordPage<OperatorInvoice & { readonly id: string }>
      title={(sn) => text('title.invoices', { number: sn })}
      renderHead={(id) => <RecordNeighbors area="invoices" id={id} />}
    >
      {(invoice) => (
        <>
          <Section title={text('invoice.invoice')}>
            <RecordActions
              kind={invoiceKind}
              record={invoice}
              params={{ sn: invoice.invoiceSn }}
              actions={invoice.actions.map((action) => ({
                label: text(`invoice.${action}`),
                question: text(`invoice.${action}Question`),
                call: calls[action],
              }))}
            />
            <Facts
              rows={[
                ['state', text('field.status'), <StateChip key="state" state={invoice.state} />],
                ['amount', text('field.total'), amount(invoice.amount, invoice.currency)],
                ['kind', text('invoice.kind'), text(`invoice.${invoice.kind}`)],
                ['title', text('invoice.recipient'), invoice.title],
                ['tax', text('choice.shop.seller.tax'), invoice.taxNumber],
                ['email', text('field.email'), invoice.email],
                ['address', text('choice.address'), invoice.address],
                ['phone', text('search.phone'), invoice.phone],
                ['bank', text('invoice.bank'), [invoice.bank, invoice.bankAccount].filter(Boolean).join(' ')],
                ['content', text('invoice.content'), invoice.content],
                ['language', text('texts.language'), language(invoice.language)],
                ['created', text('records.created'), time(invoice.created)],
                ['issued', text('invoice.issued'), time(invoice.issued)],
                ['sent', text('invoice.sent'), time(invoice.sent)],
                [
                  'file',
                  text('invoice.pdf'),
                  <DocumentLink key="file" document={invoice} label={invoice.invoiceSn} />,
                ],
              ]}
            />
          </Section>
          <Orders invoice={invoice} />
          <CreditNotes invoice={invoice} />
        </>
      )}
    </RecordPage>
  );
}

interface InvoiceProps {
  readonly invoice: OperatorInvoice;
}

function Orders({ invoice: { orders, currency } }: InvoiceProps) {
  const text = useText();
  const { amount } = useFormat();
  return (
    <Section title={text('resource.orders')}>
      <Columns
        label={text('resource.orders')}
        records={orders.map((order) => ({ ...order, id: order.orderSn }))}
        columns={[
          {
            name: 'order',
            label: text('field.order'),
            render: ({ orderSn }) => <RecordLink area="orders" id={orderSn} />,
          },
          {
            name: 'amount',
            label: text('field.total'),
            align: 'right',
            render: (order) => amount(order.amount, currency),
          },
          {
            name: 'credited',
            label: text('invoice.credited'),
            align: 'right',
            render: ({ credited }) => amount(credited, currency),
          },
          {
            name: 'missing',
            label: text('invoice.missing'),
            align: 'right',
            render: ({ missing }) => amount(missing, currency),
          },
        ]}
      />
    </Section>
  );
}

function CreditNotes({ invoice: { creditNotes, currency } }: InvoiceProps) {
  const text = useText();
  const { amount, time } = useFormat();
  return (
    <Section title={text('resource.credit-notes')}>
      {creditNotes.length === 0 ? <Typography>{text('invoice.noNotes')}</Typography> : null}
      {creditNotes.length === 0 ? null : (
        <Columns
          label={text('resource.credit-notes')}
          records={creditNotes.map((note) => ({ ...note, id: note.number }))}
          columns={[
            {
              name: 'number',
              label: text('invoice.note'),
              render: (note) => <DocumentLink document={note} label={note.number} />,
            },
            { name: 'created', label: text('records.created'), render: ({ created }) => time(created) },
            { name: 'sent', label: text('invoice.sent'), render: ({ sent }) => time(sent) },
            {
              name: 'amount',
              label: text('field.total'),
              align: 'right',
              render: (note) => amount(note.amount, currency),
            },
          ]}
        />
      )}
    </Section>
  );
}
