import { usePawlet, useText } from '@pawlet/widgets';
import { ButtonLink } from '@pawlet/widgets/ui';
import type { MouseEvent } from 'react';
import styles from './Invoice.module.css';
import { invoicePagesMessages } from './invoicePagesMessages.ts';

export interface DocumentFileProps {
  /** Address of the PDF. */
  readonly url: string;
  /** Name under which it is saved. */
  readonly fileName: string;
  /** Full name of the link that shows it. */
  readonly previewLabel: string;
  /** Full name of the link that saves it. */
  readonly downloadLabel: string;
}

/** Shows or saves an issued invoice or credit note. */
export function DocumentFile({ url, fileName, previewLabel, downloadLabel }: DocumentFileProps) {
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
