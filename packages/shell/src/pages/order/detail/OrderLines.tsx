import type { OrderLine } from '@pawlet/core/api';
import { useText } from '@pawlet/widgets';
import { OrderLineRow, RouteLink } from '@pawlet/widgets/parts';
import { orderPagesMessages } from '../messages/messages.ts';
import styles from './Detail.module.css';

/** The goods of an order; each leads to its product. */
export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const text = useText(orderPagesMessages);
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('orderPages.goods')}</h2>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line.id}>
            <RouteLink className={styles['line']} route={`/pages/goods/detail?id=${line.goodsId}`}>
              <OrderLineRow line={line} />
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
