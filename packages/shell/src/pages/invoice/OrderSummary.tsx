import type { InvoiceOrder } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { Picture, Price } from '@pawlet/widgets/ui';
import styles from './Invoice.module.css';
import { invoicePagesMessages } from './invoicePagesMessages.ts';

const mostPictures = 3;

/** A summary of an order: date, products, invoice amount. */
export function OrderSummary({ order }: { readonly order: InvoiceOrder }) {
  const text = useText(invoicePagesMessages);
  const format = useFormat();
  const { lines, orderNumber, createdAt, total } = order;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [only] = lines;
  return (
    <span className={styles['summary']}>
      <span className={styles['when']}>
        {createdAt === undefined
          ? text('invoicePages.number', { number: orderNumber })
          : format.date(createdAt, 'dateTime')}
      </span>
      <span className={styles['goods']}>
        {lines.slice(0, mostPictures).map((line) => (
          <span key={line.id} className={styles['thumb']}>
            <Picture src={line.imageUrl} alt="" sizes="56px" radius="s" />
          </span>
        ))}
        {lines.length === 1 ? <span className={styles['goodsTitle']}>{only?.title}</span> : null}
      </span>
      <span className={styles['foot']}>
        <span className={styles['count']}>{text('invoicePages.items', { count })}</span>
        <Price amount={total} size="s" tone="text" />
      </span>
    </span>
  );
}
