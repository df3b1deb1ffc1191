import type { OrderCard, OrderLine } from '@pawlet/core/api';
import type { ReactElement } from 'react';
import { useFormat, useText } from '../../runtime/index.ts';
import { Icon, part, Picture, Price, Tag } from '../../ui/index.ts';
import { RouteLink } from '../route-link/RouteLink.tsx';
import { orderCardMessages } from './orderCardMessages.ts';
import { OrderActions } from './OrderActions.tsx';
import styles from './OrderCard.module.css';
import { OrderLineRow } from './OrderLineRow.tsx';
import { getSaleWord } from './saleWords.ts';
import type { OrderActing } from './useOrderActions.ts';

export interface OrderCardViewProps {
  readonly order: OrderCard;
  readonly acting: OrderActing;
}

/** Maximum number of lines shown individually; more become a strip of pictures. */
const maxLines = 3;
const maxPictures = 4;

/** An order in a list: state, products, total and actions. */
export function OrderCardView({ order, acting }: OrderCardViewProps): ReactElement {
  const text = useText(orderCardMessages);
  const format = useFormat();
  const { lines, orderNumber } = order;
  const isStrip = lines.length > maxLines;
  const count = getPieces(lines);
  const refunding = getPieces(lines.filter(isRefunding));
  return (
    <article className={styles['card']} data-state={order.state} {...part('order')}>
      <RouteLink className={styles['link']} route={`/pages/order/detail?order_sn=${orderNumber}`}>
        <span className={styles['head']}>
          <span className={styles['when']}>
            {order.createdAt === undefined
              ? text('orderCard.number', { number: orderNumber })
              : format.date(order.createdAt, 'dateTime')}
          </span>
          <span className={styles['state']}>{order.stateText}</span>
        </span>
        {isStrip ? (
          <span className={styles['strip']}>
            {lines.slice(0, maxPictures).map((line) => (
              <Picture
                key={line.id}
                className={styles['thumb']}
                src={line.imageUrl}
                alt={line.title}
                sizes="72px"
                radius="s"
              />
            ))}
            <span className={styles['count']}>{text('orderCard.items', { count })}</span>
          </span>
        ) : (
          <span className={styles['lines']}>
            {lines.map((line) => (
              <OrderLineRow key={line.id} line={line} />
            ))}
          </span>
        )}
      </RouteLink>
      <SaleLinks lines={lines} />
      <p className={styles['sum']}>
        {refunding === 0 ? null : (
          <span className={styles['refunding']}>
            <Tag tone="warning">{text('orderCard.refunding', { count: refunding })}</Tag>
          </span>
        )}
        {isStrip ? null : <span className={styles['pieces']}>{text('orderCard.items', { count })}</span>}
        <span {...part('price')}>
          <Price amount={order.total} tone="text" prefix={text(getSumKey(order))} />
        </span>
      </p>
      <OrderActions order={order} acting={acting} />
    </article>
  );
}

/** Links to the active after-sales requests of an order. */
function SaleLinks({ lines }: { readonly lines: readonly OrderLine[] }): ReactElement | null {
  const text = useText(orderCardMessages);
  const running = lines.filter(isRefunding);
  if (running.length === 0) return null;
  return (
    <ul className={styles['sales']}>
      {running.map((line) => (
        <li key={line.id}>
          <RouteLink className={styles['sale']} route={`/pages/order/aftersale?id=${line.id}`}>
            <span className={styles['saleTitle']}>{line.title}</span>
            <span className={styles['saleWord']}>{text(getSaleWord(line) ?? 'orderCard.viewSale')}</span>
            <Icon name="chevronRight" size={16} />
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}

function getPieces(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function isRefunding({ saleState }: OrderLine): boolean {
  return saleState === 'applied' || saleState === 'refunding' || saleState === 'returning';
}

function getSumKey({ isPaid, state }: OrderCard): 'orderCard.paid' | 'orderCard.toPay' | 'orderCard.total' {
  if (isPaid) return 'orderCard.paid';
  return state === 'to-pay' ? 'orderCard.toPay' : 'orderCard.total';
}
