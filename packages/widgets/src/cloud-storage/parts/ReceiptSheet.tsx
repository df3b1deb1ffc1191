import type { CloudOrder, EpochMs } from '@pawlet/core/api';
import type { ReactElement, ReactNode } from 'react';
import { CopyText } from '../../parts/index.ts';
import { useFormat, useText } from '../../runtime/index.ts';
import { Price, Sheet } from '../../ui/index.ts';
import styles from '../CloudStorage.module.css';
import { cloudStorageMessages } from '../cloudStorageMessages.ts';
import { OrderState } from './OrderState.tsx';

export interface ReceiptSheetProps {
  readonly order: CloudOrder;
  /** Milliseconds since 1970. */
  readonly now: EpochMs;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The receipt of a purchase. */
export function ReceiptSheet({ order, now, open, onClose }: ReceiptSheetProps): ReactElement {
  const text = useText(cloudStorageMessages);
  const format = useFormat();
  const moment = (at: EpochMs | undefined): string | undefined =>
    at === undefined ? undefined : format.date(at, 'dateTime');
  const isRefunded = order.refund !== undefined;
  return (
    <Sheet open={open} onClose={onClose} title={text('cloudStorage.receipt')}>
      <dl className={styles['receipt']}>
        <Entry name={text('cloudStorage.receiptPlan')}>{order.name}</Entry>
        <Entry name={text('cloudStorage.receiptNumber')}>
          <CopyText value={order.orderNumber} name={text('cloudStorage.receiptNumber')} />
        </Entry>
        <Entry name={text('cloudStorage.receiptDate')}>{moment(order.createdAt)}</Entry>
        <Entry name={text('cloudStorage.receiptAmount')}>
          <Price amount={order.total} size="s" tone="text" />
        </Entry>
        <Entry name={text('cloudStorage.receiptState')}>
          <OrderState order={order} now={now} />
        </Entry>
        <Entry name={text('cloudStorage.receiptUntil')}>
          {order.state === 'paid' || order.state === 'part-refunded' ? moment(order.endsAt) : undefined}
        </Entry>
        <Entry name={text('cloudStorage.receiptRefund')}>
          {order.refund === undefined ? undefined : <Price amount={order.refund} size="s" tone="text" />}
        </Entry>
        <Entry name={text('cloudStorage.receiptRefundDate')}>
          {isRefunded ? moment(order.refundedAt) : undefined}
        </Entry>
      </dl>
    </Sheet>
  );
}

interface EntryProps {
  readonly name: string;
  /** Undefined for a row that does not apply. */
  readonly children: ReactNode;
}

function Entry({ name, children }: EntryProps): ReactElement | null {
  if (children === undefined) return null;
  return (
    <div className={styles['entry']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
