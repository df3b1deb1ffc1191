import type { InvoiceRequest } from '@pawlet/core/api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useLazySheet, useText } from '../../runtime/index.ts';
import { Cell } from '../../ui/index.ts';
import { checkoutMessages } from '../checkoutMessages.ts';
import { lazySheets } from '../lazySheets.ts';

export interface InvoiceRowProps {
  /** The requested invoice; undefined for none. */
  readonly invoice: InvoiceRequest | undefined;
  readonly onChoose: (invoice: InvoiceRequest | undefined) => void;
}

/** The requested invoice and its recipient. */
export function InvoiceRow({ invoice, onChoose }: InvoiceRowProps): ReactElement {
  const text = useText(checkoutMessages);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const sheets = useLazySheet(lazySheets, isOpen, close);
  return (
    <>
      <Cell
        label={text('checkout.invoice')}
        value={invoice === undefined ? text('checkout.invoiceNone') : <span lang="">{invoice.title}</span>}
        valueTone={invoice === undefined ? 'secondary' : 'text'}
        onClick={() => setIsOpen(true)}
      />
      {sheets === undefined ? null : (
        <sheets.InvoiceSheet open={isOpen} onClose={close} invoice={invoice} onChoose={onChoose} />
      )}
    </>
  );
}
