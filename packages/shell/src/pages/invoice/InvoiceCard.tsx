import type { InvoiceOrder, Invoice } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { CopyText, RouteLink } from '@pawlet/widgets/parts';
import { Icon, Price, Tag } from '@pawlet/widgets/ui';
import { Fact, FactList } from '../../layout/FactList.tsx';
import { orderRoute } from '../../routing/builders/orderRoutes.ts';
import styles from './Invoice.module.css';
import { CreditNoteList } from './CreditNoteList.tsx';
import { DocumentFile } from './DocumentFile.tsx';
import { invoicePagesMessages } from './invoicePagesMessages.ts';
import { invoiceDueAt } from './workingDays.ts';

export interface InvoiceCardProps {
  readonly invoice: Invoice;
  /** Its loaded orders. */
  readonly orders: readonly InvoiceOrder[];
}

/** An invoice: its state, its recipient, its orders, its file once it is issued, and its credit notes. */
export function InvoiceCard({ invoice, orders }: InvoiceCardProps) {
  const text = useText(invoicePagesMessages);
  const format = useFormat();
  const { invoiceNumber, head, amount, createdAt, url, creditNotes } = invoice;
  const isIssued = invoice.status === 'issued';
  return (
    <article className={styles['card']} aria-label={invoiceNumber}>
      <div className={styles['cardHead']}>
        <h2 className={styles['cardTitle']} lang="">
          {head.title}
        </h2>
        <Tag tone={isIssued ? 'success' : 'warning'}>{text(`invoicePages.${invoice.status}`)}</Tag>
      </div>
      <FactList className={styles['facts']}>
        <Fact name={text('invoicePages.amount')}>
          <Price amount={amount} size="s" tone="text" />
        </Fact>
        <Fact name={text('invoicePages.invoiceNumber')}>
          <CopyText value={invoiceNumber} name={text('invoicePages.invoiceNumber')} />
        </Fact>
        {head.headType === 'enterprise' && head.taxNumber !== undefined && head.taxNumber !== '' ? (
          <Fact name={text('invoicePages.taxNumber')}>
            <span lang="">{head.taxNumber}</span>
          </Fact>
        ) : null}
        <Fact name={text('invoicePages.email')}>
          <span lang="">{head.email}</span>
        </Fact>
        {createdAt === undefined ? null : (
          <>
            <Fact name={text('invoicePages.requestedAt')}>{format.date(createdAt, 'dateTime')}</Fact>
            {isIssued ? null : (
              <Fact name={text('invoicePages.expected')}>{format.date(invoiceDueAt(createdAt))}</Fact>
            )}
          </>
        )}
      </FactList>
      <ul className={styles['orders']} aria-label={text('invoicePages.content')}>
        {orders.map(({ orderNumber, total }) => (
          <li key={orderNumber}>
            <RouteLink className={styles['orderLink']} route={orderRoute(orderNumber)}>
              <span className={styles['orderNumber']}>
                {text('invoicePages.number', { number: orderNumber })}
              </span>
              <Price amount={total} size="s" tone="text" />
              <Icon name="chevronRight" size={14} />
            </RouteLink>
          </li>
        ))}
      </ul>
      {isIssued && url !== '' ? (
        <DocumentFile
          url={url}
          fileName={`invoice-${invoiceNumber}.pdf`}
          previewLabel={text('invoicePages.previewOf', { number: invoiceNumber })}
          downloadLabel={text('invoicePages.downloadOf', { number: invoiceNumber })}
        />
      ) : null}
      {creditNotes.length === 0 ? null : <CreditNoteList creditNotes={creditNotes} />}
    </article>
  );
}
