import type { OrderLine } from '@pawlet/core/api';
import { variantName } from '@pawlet/core/rules';
import type { ReactElement } from 'react';
import { useText } from '../../runtime/index.ts';
import { part, Picture, Price, Tag } from '../../ui/index.ts';
import { orderCardMessages } from './orderCardMessages.ts';
import styles from './OrderLine.module.css';

/** One line of an order: picture, name, variant, price, quantity. */
export function OrderLineRow({ line }: { readonly line: OrderLine }): ReactElement {
  const text = useText(orderCardMessages);
  return (
    <span className={styles['line']}>
      <span className={styles['picture']}>
        <Picture src={line.imageUrl} alt="" sizes="72px" radius="s" />
      </span>
      <span className={styles['text']}>
        <span className={styles['title']} {...part('title')}>
          {line.title}
        </span>
        {line.attributes.length === 0 ? null : (
          <span className={styles['sku']}>{variantName(line.attributes)}</span>
        )}
        {line.isGift ? (
          <span className={styles['tags']}>
            <Tag>{text('orderCard.gift')}</Tag>
          </span>
        ) : null}
      </span>
      <span className={styles['money']}>
        <span {...part('price')}>
          <Price amount={line.price} size="s" tone="text" />
        </span>
        <span className={styles['quantity']}>×{line.quantity}</span>
      </span>
    </span>
  );
}
