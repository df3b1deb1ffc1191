import type { InvoiceRequest } from '@pawlet/core/api';
import { useConfirm, useText } from '@pawlet/widgets';
import { forgetHeads, isSameHead } from '@pawlet/widgets/parts';
import { Button, RadioGroup, RadioRow, Sheet } from '@pawlet/widgets/ui';
import styles from './Invoice.module.css';
import { invoicePagesMessages } from './invoicePagesMessages.ts';

export interface SavedHeadsProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The shopper's id. */
  readonly owner: string;
  readonly heads: readonly InvoiceRequest[];
  readonly chosen: InvoiceRequest | undefined;
  /** Undefined for new details. */
  readonly onChoose: (head: InvoiceRequest | undefined) => void;
  readonly onForget: () => void;
}

/** The sheet with the details of earlier invoices on this device. */
export function SavedHeads(props: SavedHeadsProps) {
  const { open, onClose, owner, heads, chosen, onChoose, onForget } = props;
  const text = useText(invoicePagesMessages);
  const confirm = useConfirm();
  const choose = (head: InvoiceRequest | undefined): void => {
    onChoose(head);
    onClose();
  };
  const forget = async (): Promise<void> => {
    const isSure = await confirm({
      title: text('invoicePages.forgetConfirm'),
      confirmLabel: text('invoicePages.forget'),
      destructive: true,
    });
    if (!isSure) return;
    forgetHeads(owner);
    onForget();
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={text('invoicePages.savedTitle')}>
      <div className={styles['sheet']}>
        <RadioGroup isFinal label={text('invoicePages.saved')}>
          {heads.map((head, index) => (
            <RadioRow
              key={`${head.headType}/${head.title}/${head.taxNumber ?? ''}`}
              name="saved-head"
              value={String(index)}
              checked={chosen !== undefined && isSameHead(chosen, head)}
              onSelect={() => choose(head)}
              label={<span lang="">{head.title}</span>}
              description={<span lang="">{[head.taxNumber, head.email].filter(Boolean).join(' · ')}</span>}
            />
          ))}
        </RadioGroup>
        <Button block variant="tinted" onClick={() => choose(undefined)}>
          {text('invoicePages.new')}
        </Button>
        <Button block variant="ghost" tone="neutral" onClick={() => void forget()}>
          {text('invoicePages.forget')}
        </Button>
      </div>
    </Sheet>
  );
}
