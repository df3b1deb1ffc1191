import type { Invoice, InvoiceOrder } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { Button, EmptyState, Icon, List } from '@pawlet/widgets/ui';
import { useNavigation } from '../../storefront.ts';
import styles from './Invoice.module.css';
import { InvoiceCard } from './InvoiceCard.tsx';
import { invoicePagesMessages } from './invoicePagesMessages.ts';
import type { InvoiceList } from './useInvoiceList.ts';

/** The invoices, each with its orders. */
export function InvoicedList({ list }: { readonly list: InvoiceList }) {
  const navigation = useNavigation();
  const text = useText(invoicePagesMessages);
  return (
    <List
      list={list}
      className={styles['list']}
      skeleton={{ height: '146px' }}
      empty={
        <EmptyState
          picture={<Icon name="receipt" size={56} />}
          title={text('invoicePages.noInvoiced')}
          action={
            <Button onClick={() => navigation.replaceParameters('type=0')}>
              {text('invoicePages.toBillable')}
            </Button>
          }
        />
      }
    >
      <div className={styles['list']}>
        {byInvoice(list.items).map(({ invoice, orders }) => (
          <InvoiceCard key={invoice.invoiceNumber} invoice={invoice} orders={orders} />
        ))}
      </div>
    </List>
  );
}

/** An invoice with its orders. */
export interface InvoiceWithOrders {
  readonly invoice: Invoice;
  readonly orders: readonly InvoiceOrder[];
}

/** Groups the orders by invoice, in the order in which the invoices first appear. */
export function byInvoice(orders: readonly InvoiceOrder[]): readonly InvoiceWithOrders[] {
  const groups = new Map<string, { readonly invoice: Invoice; readonly orders: InvoiceOrder[] }>();
  for (const order of orders) {
    const { invoice } = order;
    if (invoice === undefined) continue;
    const group = groups.get(invoice.invoiceNumber);
    if (group === undefined) groups.set(invoice.invoiceNumber, { invoice, orders: [order] });
    else group.orders.push(order);
  }
  return [...groups.values()];
}
