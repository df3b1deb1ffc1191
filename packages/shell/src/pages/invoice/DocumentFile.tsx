import { usePawlet, useText } from '@pawlet/widgets';
import { ButtonLink } from '@pawlet/widgets/ui';
import type { MouseEvent } from 'react';
import styles from './Invoice.module.css';
import { invoicePagesMessages } from './invoicePagesMessages.ts';

export interface DocumentFileProps {
  /** URL of the PDF. */
  readonly url: string;
  /** Name of the saved file. */
  readonly fileName: string;
  /** Accessible name of the link that shows it. */
  readonly previewLabel: string;
  /** Accessible name of the link that saves it. */
  readonly downloadLabel: string;
}

/** Shows or saves an issued invoice or credit note. */
export function DocumentFile({ url, fileName, previewLabel, downloadLabel }: DocumentFileProps) {
  const { host } = usePawlet();
  const text = useText(invoicePagesMessages);
  // A web view shows no files and saves none: the app passes the URL to a program that does.
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
        aria-label={previewLabel}
        onClick={handleClick}
      >
        {text('invoicePages.preview')}
      </ButtonLink>
      <ButtonLink href={url} download={fileName} aria-label={downloadLabel} onClick={handleClick}>
        {text('invoicePages.download')}
      </ButtonLink>
    </div>
  );
}
