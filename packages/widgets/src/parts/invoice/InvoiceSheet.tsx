import type { InvoiceRequest } from '@pawlet/core/api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useSession, useText } from '../../runtime/index.ts';
import { Button, RadioGroup, RadioRow, Sheet } from '../../ui/index.ts';
import styles from './Invoice.module.css';
import { forgetHeads, isSameHead, keepHead, readHeads } from './invoiceHeads.ts';
import { InvoiceForm } from './InvoiceForm.tsx';
import { invoiceMessages } from './invoiceMessages.ts';

export interface InvoiceSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The selected invoice; undefined for none. */
  readonly invoice: InvoiceRequest | undefined;
  readonly onChoose: (invoice: InvoiceRequest | undefined) => void;
}

/** Selects no invoice, an earlier one, or a new one. */
export function InvoiceSheet(props: InvoiceSheetProps): ReactElement {
  const { open, onClose, invoice, onChoose } = props;
  const text = useText(invoiceMessages);
  const [isWriting, setIsWriting] = useState(false);
  const close = (): void => {
    setIsWriting(false);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={text('invoice.title')}
      {...(isWriting ? { onBack: () => setIsWriting(false), backLabel: text('invoice.back') } : {})}
    >
      {open ? (
        <InvoiceChoice
          invoice={invoice}
          isWriting={isWriting}
          onWrite={() => setIsWriting(true)}
          onChoose={(chosen) => {
            onChoose(chosen);
            close();
          }}
        />
      ) : null}
    </Sheet>
  );
}

interface InvoiceChoiceProps extends Pick<InvoiceSheetProps, 'invoice' | 'onChoose'> {
  readonly isWriting: boolean;
  readonly onWrite: () => void;
}

function InvoiceChoice({ invoice, isWriting, onWrite, onChoose }: InvoiceChoiceProps): ReactElement {
  const text = useText(invoiceMessages);
  const user = useSession((state) => state.user);
  const owner = String(user?.id ?? '');
  const [heads, setHeads] = useState(() => readHeads(owner));
  if (isWriting || heads.length === 0) {
    return (
      <div className={styles['content']}>
        <InvoiceForm
          email={heads[0]?.email ?? user?.email}
          submitLabel={text('invoice.use')}
          onSubmit={(next) => {
            keepHead(owner, next);
            onChoose(next);
          }}
        />
        {invoice === undefined ? null : (
          <Button block variant="ghost" tone="neutral" onClick={() => onChoose(undefined)}>
            {text('invoice.none')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles['content']}>
      <RadioGroup isFinal label={text('invoice.title')}>
        <RadioRow
          name="invoice"
          value=""
          checked={invoice === undefined}
          onSelect={() => onChoose(undefined)}
          label={text('invoice.none')}
        />
        {heads.map((head, index) => (
          <RadioRow
            key={`${head.headType}/${head.title}/${head.taxNumber ?? ''}`}
            name="invoice"
            value={String(index)}
            checked={invoice !== undefined && isSameHead(invoice, head)}
            onSelect={() => {
              keepHead(owner, head);
              onChoose(head);
            }}
            label={<span lang="">{head.title}</span>}
            description={<span lang="">{[head.taxNumber, head.email].filter(Boolean).join(' · ')}</span>}
          />
        ))}
      </RadioGroup>
      <Button block variant="tinted" onClick={onWrite}>
        {text('invoice.another')}
      </Button>
      <Button
        block
        variant="ghost"
        tone="neutral"
        onClick={() => {
          forgetHeads(owner);
          setHeads([]);
        }}
      >
        {text('invoice.forget')}
      </Button>
    </div>
  );
}
