import type { CloudOrder, EpochMs } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { Tag } from '../../ui/index.ts';
import { cloudStorageMessages } from '../cloudStorageMessages.ts';

export interface OrderStateProps {
  readonly order: CloudOrder;
  /** Milliseconds since 1970. */
  readonly now: EpochMs;
}

/** State of a purchase: expiry of its storage, or why it has none. */
export function OrderState({ order, now }: OrderStateProps): ReactElement {
  const text = useText(cloudStorageMessages);
  const format = useFormat();
  switch (order.state) {
    case 'to-pay':
      return <Tag tone="warning">{text('cloudStorage.toPay')}</Tag>;
    case 'confirming':
      return <Tag tone="neutral">{text('cloudStorage.confirming')}</Tag>;
    case 'expired':
      return <Tag tone="neutral">{text('cloudStorage.notPaid')}</Tag>;
    case 'refunded':
    case 'part-refunded':
      return (
        <Tag tone="neutral">
          {text('cloudStorage.refunded', { amount: format.money(order.refund ?? order.total) })}
        </Tag>
      );
    case 'paid': {
      if (order.endsAt === undefined) return <Tag tone="success">{text('cloudStorage.paid')}</Tag>;
      const date = format.date(order.endsAt);
      return order.endsAt > now ? (
        <Tag tone="success">{text('cloudStorage.activeUntil', { date })}</Tag>
      ) : (
        <Tag tone="neutral">{text('cloudStorage.endedOn', { date })}</Tag>
      );
    }
  }
}
