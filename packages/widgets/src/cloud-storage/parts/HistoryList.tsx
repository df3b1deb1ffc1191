import type { CloudOrder, EpochMs, OrderNumber } from '@pawlet/core/api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { Button, Icon, List, part, Price } from '../../ui/index.ts';
import styles from '../CloudStorage.module.css';
import { cloudStorageMessages } from '../cloudStorageMessages.ts';
import type { History } from '../useHistory.ts';
import { OrderState } from './OrderState.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';

export interface HistoryListProps {
  readonly history: History;
  /** Milliseconds since 1970. */
  readonly now: EpochMs;
  /** Opens the cashier for an unpaid order. */
  readonly onPay: (orderNumber: OrderNumber) => void;
}

/** The shopper's purchases, newest first, each with its receipt. */
export function HistoryList({ history, now, onPay }: HistoryListProps): ReactElement {
  const text = useText(cloudStorageMessages);
  const [receipt, setReceipt] = useState<{ readonly order: CloudOrder; readonly isOpen: boolean }>();
  return (
    <section className={styles['history']} {...part('history')}>
      <h2 className={styles['heading']}>{text('cloudStorage.purchases')}</h2>
      <List
        list={history}
        className={styles['rows']}
        skeleton={{ height: '64px' }}
        rows={2}
        errorLayout="inline"
        empty={<p className={styles['noPurchases']}>{text('cloudStorage.noPurchases')}</p>}
        foot={history.foot === 'end' ? null : undefined}
      >
        <ul className={styles['rows']}>
          {history.items.map((order) => (
            <li key={order.orderNumber} className={styles['row']}>
              <HistoryRow order={order} now={now} onOpen={() => setReceipt({ order, isOpen: true })} />
              {order.state === 'to-pay' ? (
                <Button
                  variant="outlined"
                  size="s"
                  className={styles['rowPay']}
                  onClick={() => onPay(order.orderNumber)}
                >
                  {text('cloudStorage.payNow')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      </List>
      {receipt === undefined ? null : (
        <ReceiptSheet
          order={receipt.order}
          now={now}
          open={receipt.isOpen}
          onClose={() => setReceipt({ ...receipt, isOpen: false })}
        />
      )}
    </section>
  );
}

interface HistoryRowProps {
  readonly order: CloudOrder;
  readonly now: EpochMs;
  readonly onOpen: () => void;
}

function HistoryRow({ order, now, onOpen }: HistoryRowProps): ReactElement {
  const text = useText(cloudStorageMessages);
  const format = useFormat();
  const date = order.createdAt === undefined ? '' : format.date(order.createdAt);
  return (
    <button type="button" className={styles['rowButton']} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles['rowText']}>
        <span className={styles['rowName']}>{order.name}</span>
        <span className={styles['rowDate']}>{date}</span>
      </span>
      <span className={styles['rowSide']}>
        <Price amount={order.total} size="s" tone="text" />
        <OrderState order={order} now={now} />
      </span>
      <span className={styles['rowArrow']}>
        <Icon name="chevronRight" size={16} />
      </span>
      <span className={styles['said']}>{text('cloudStorage.receipt')}</span>
    </button>
  );
}
