import type { InvoiceOrder, InvoiceRequest } from '@pawlet/core/api';
import { useFormat, usePawlet, useSession, useText } from '@pawlet/widgets';
import { InvoiceForm, keepHead, readHeads } from '@pawlet/widgets/parts';
import { Cell, CellGroup, Price } from '@pawlet/widgets/ui';
import { useState } from 'react';
import styles from './Invoice.module.css';
import { computeSum } from './invoiceOrders.ts';
import { invoicePagesMessages } from './invoicePagesMessages.ts';
import { Notice } from './Notice.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { SavedHeads } from './SavedHeads.tsx';
import { useSubmitInvoice } from './useSubmitInvoice.ts';
import { invoiceDueAt } from './workingDays.ts';

export interface ApplicationProps {
  /** At least one, of one currency. */
  readonly orders: readonly InvoiceOrder[];
  /** How many more orders the URL contains. */
  readonly leftOut: number;
  /** The orders have changed since they were loaded. */
  readonly onStale: () => Promise<void>;
  readonly onRequested: (head: InvoiceRequest) => void;
}

/** What is invoiced and for whom. */
export function Application({ orders, leftOut, onStale, onRequested }: ApplicationProps) {
  const { events } = usePawlet();
  const text = useText(invoicePagesMessages);
  const format = useFormat();
  const user = useSession((state) => state.user);
  const owner = String(user?.id ?? '');
  const [heads, setHeads] = useState(() => readHeads(owner));
  const [isChoosing, setIsChoosing] = useState(false);
  // The initial values of the form; other ones reset it.
  const [start, setStart] = useState<{ readonly head: InvoiceRequest | undefined; readonly turn: number }>({
    head: heads[0],
    turn: 0,
  });
  const [openedAt] = useState(() => Date.now());
  const total = computeSum(orders);
  const { submit, isBusy } = useSubmitInvoice(orders, {
    onStale,
    onDone: (head) => {
      keepHead(owner, head);
      for (const { orderNumber } of orders) {
        events.emit('pawlet:order-changed', { orderNumber, change: 'invoiced' });
      }
      onRequested(head);
    },
  });
  return (
    <div className={styles['list']}>
      {leftOut === 0 ? null : <Notice>{text('invoicePages.leftOut', { count: leftOut })}</Notice>}
      <section className={styles['card']}>
        <h2 className={styles['cardTitle']}>{text('invoicePages.orders')}</h2>
        <ul className={styles['wanted']}>
          {orders.map((order) => (
            <li key={order.orderNumber}>
              <OrderSummary order={order} />
            </li>
          ))}
        </ul>
        {total === undefined ? null : (
          <p className={styles['total']}>
            <span>{text('invoicePages.sum')}</span>
            <Price amount={total} size="l" />
          </p>
        )}
        <p className={styles['kind']}>{text('invoicePages.kind')}</p>
      </section>
      {heads.length === 0 ? null : (
        <CellGroup>
          <Cell
            label={text('invoicePages.saved')}
            value={start.head === undefined ? undefined : <span lang="">{start.head.title}</span>}
            onClick={() => setIsChoosing(true)}
          />
        </CellGroup>
      )}
      <InvoiceForm
        key={start.turn}
        invoice={start.head}
        email={user?.email}
        submitLabel={text('invoicePages.submit')}
        isBusy={isBusy}
        note={text('invoicePages.note', { date: format.date(invoiceDueAt(openedAt)) })}
        onSubmit={submit}
      />
      <SavedHeads
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        owner={owner}
        heads={heads}
        chosen={start.head}
        onChoose={(head) => setStart(({ turn }) => ({ head, turn: turn + 1 }))}
        onForget={() => setHeads([])}
      />
    </div>
  );
}
