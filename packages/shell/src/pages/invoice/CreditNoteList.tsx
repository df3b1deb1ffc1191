import type { CreditNote } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { Price } from '@pawlet/widgets/ui';
import { useId } from 'react';
import { DocumentFile } from './DocumentFile.tsx';
import styles from './Invoice.module.css';
import { invoicePagesMessages } from './invoicePagesMessages.ts';

/** The credit notes of an invoice: number, date, amount and file of each. */
export function CreditNoteList({ creditNotes }: { readonly creditNotes: readonly CreditNote[] }) {
  const text = useText(invoicePagesMessages);
  const format = useFormat();
  const headingId = useId();
  return (
    <section className={styles['notes']}>
      <h3 id={headingId} className={styles['notesTitle']}>
        {text('invoicePages.creditNotes')}
      </h3>
      <ul className={styles['noteList']} aria-labelledby={headingId}>
        {creditNotes.map(({ creditNoteNumber: number, amount, url, createdAt }) => (
          <li key={number}>
            <div className={styles['foot']}>
              <span className={styles['noteNumber']}>{number}</span>
              <Price amount={{ ...amount, amountMinor: -amount.amountMinor }} size="s" tone="text" />
            </div>
            {createdAt === undefined ? null : <p className={styles['when']}>{format.date(createdAt)}</p>}
            {url === '' ? null : (
              <DocumentFile
                url={url}
                fileName={`credit-note-${number}.pdf`}
                previewLabel={text('invoicePages.previewCreditNote', { number })}
                downloadLabel={text('invoicePages.downloadCreditNote', { number })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
