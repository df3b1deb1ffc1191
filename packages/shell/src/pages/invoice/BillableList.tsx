import type { InvoiceOrder } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { Button, ButtonLink, Checkbox, EmptyState, Icon, List, Price } from '@pawlet/widgets/ui';
import styles from './Invoice.module.css';
import { invoicePagesMessages } from './invoicePagesMessages.ts';
import { OrderSummary } from './OrderSummary.tsx';
import type { Billable } from './useBillable.ts';
import type { InvoiceList } from './useInvoiceList.ts';

export interface BillableListProps {
  readonly list: InvoiceList;
  readonly billable: Billable;
}

/** The orders that can be invoiced, with checkboxes. */
export function BillableList({ list, billable }: BillableListProps) {
  const text = useText(invoicePagesMessages);
  return (
    <List
      list={list}
      className={styles['list']}
      skeleton={{ height: '146px' }}
      empty={
        <EmptyState
          picture={<Icon name="receipt" size={56} />}
          title={text('invoicePages.noBillable')}
          description={text('invoicePages.noBillableText')}
          action={<ButtonLink href="#/pages/order/list">{text('invoicePages.toOrders')}</ButtonLink>}
        />
      }
    >
      <ul className={styles['list']}>
        {list.items.map((order) => (
          <BillableRow key={order.orderNumber} order={order} billable={billable} />
        ))}
      </ul>
    </List>
  );
}

function BillableRow({ order, billable }: { readonly order: InvoiceOrder; readonly billable: Billable }) {
  const text = useText(invoicePagesMessages);
  const format = useFormat();
  const amount = format.money(order.total);
  return (
    <li className={styles['row']}>
      <Checkbox
        className={styles['rowChoice']}
        checked={billable.isChosen(order)}
        label={
          order.createdAt === undefined
            ? text('invoicePages.chooseNumber', { number: order.orderNumber, amount })
            : text('invoicePages.choose', { date: format.date(order.createdAt, 'dateTime'), amount })
        }
        onChange={(isChosen) => billable.choose(order, isChosen)}
      >
        <OrderSummary order={order} />
      </Checkbox>
    </li>
  );
}

/** How many are selected, their total, and the button to continue. */
export function BillableBar({ billable }: { readonly billable: Billable }) {
  const text = useText(invoicePagesMessages);
  const { state, count, sum } = billable;
  return (
    <div className={styles['bar']}>
      <Checkbox
        checked={state === 'all'}
        indeterminate={state === 'some'}
        onChange={() => billable.chooseAll(state !== 'all')}
      >
        {text('invoicePages.all')}
      </Checkbox>
      <output className={styles['sum']}>
        {sum === undefined ? null : (
          <>
            <span className={styles['count']}>{text('invoicePages.chosen', { count })}</span>
            <Price amount={sum} size="m" />
          </>
        )}
      </output>
      <Button size="l" onClick={billable.next}>
        {text('invoicePages.next')}
      </Button>
    </div>
  );
}
