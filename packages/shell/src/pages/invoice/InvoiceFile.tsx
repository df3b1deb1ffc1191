import { usePawlet, useText } from '@pawlet/widgets';
import { ButtonLink } from '@pawlet/widgets/ui';
import type { MouseEvent } from 'react';
import styles from './Invoice.module.css';
import { invoicePagesMessages } from './messages/messages.ts';

export interface InvoiceFileProps {
  readonly invoiceNumber: string;
  /** Address of the PDF. */
  readonly url: string;
}

/** Looks at an issued invoice, or takes it along. */
export function InvoiceFile({ invoiceNumber, url }: InvoiceFileProps) {
  const { host } = usePawlet();
  const text = useText(invoicePagesMessages);
  // A web view shows no files and saves none: the app hands the address to what does.
  const handleClick = (event: MouseEvent): void => {
    if (host.platform === 'browser') return;
    event.preventDefault();
    void host.openUrl(url);
  };
  return (
    <div className={styles['file']}>
      <ButtonLink
        variant="outlined"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={text('invoicePages.previewOf', { number: invoiceNumber })}
        onClick={handleClick}
      >
        {text('invoicePages.preview')}
      </ButtonLink>
      <ButtonLink
        href={url}
        download={`invoice-${invoiceNumber}.pdf`}
        aria-label={text('invoicePages.downloadOf', { number: invoiceNumber })}
        onClick={handleClick}
      >
        {text('invoicePages.download')}
      </ButtonLink>
    </div>
  );
}
