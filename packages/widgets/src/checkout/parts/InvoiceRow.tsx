import type { InvoiceRequest } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { InvoiceSheetProps } from '../../parts/invoice/InvoiceSheet.tsx';
import { useText, useToast } from '../../runtime/index.ts';
import { Cell } from '../../ui/index.ts';
import { checkoutMessages } from '../messages.ts';

export interface InvoiceRowProps {
  /** The invoice that the order asks for; undefined for none. */
  readonly invoice: InvoiceRequest | undefined;
  readonly onChoose: (invoice: InvoiceRequest | undefined) => void;
}

/** Whether the order asks for an invoice, and for whom. */
export function InvoiceRow({ invoice, onChoose }: InvoiceRowProps): ReactElement {
  const text = useText(checkoutMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<InvoiceSheetProps>>();
  useEffect(() => {
    if (!isOpen || Sheet !== undefined) return undefined;
    let isOver = false;
    import('../invoiceSheetChunk.ts').then(
      (module) => {
        if (!isOver) setSheet(() => module.InvoiceSheet);
        return undefined;
      },
      () => {
        if (isOver) return;
        setIsOpen(false);
        showToast(shopText('error.network'));
      },
    );
    return () => {
      isOver = true;
    };
  }, [isOpen, Sheet, showToast, shopText]);
  return (
    <>
      <Cell
        label={text('checkout.invoice')}
        value={invoice === undefined ? text('checkout.invoiceNone') : <span lang="">{invoice.title}</span>}
        valueTone={invoice === undefined ? 'secondary' : 'text'}
        onClick={() => setIsOpen(true)}
      />
      {Sheet === undefined ? null : (
        <Sheet open={isOpen} onClose={() => setIsOpen(false)} invoice={invoice} onChoose={onChoose} />
      )}
    </>
  );
}
