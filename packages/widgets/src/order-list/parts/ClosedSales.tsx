import type { AfterSale } from '@pawlet/core/api';
import { afterSaleQueries } from '@pawlet/core/queries';
import type { ReactElement } from 'react';
import { useFormat, usePagedQuery, usePawletEvent, useText } from '../../runtime/index.ts';
import { orderCardMessages } from '../../parts/order-card/orderCardMessages.ts';
import { OrderLineRow } from '../../parts/order-card/OrderLineRow.tsx';
import { RouteLink } from '../../parts/route-link/RouteLink.tsx';
import { List, Price } from '../../ui/index.ts';
import styles from './ClosedSales.module.css';

export interface ClosedSalesProps {
  /** Rendered if there is no closed request. */
  readonly empty: ReactElement;
}

/** The shopper's closed after-sales requests, after the orders with an active one. */
export function ClosedSales({ empty }: ClosedSalesProps): ReactElement {
  const text = useText(orderCardMessages);
  const sales = usePagedQuery(afterSaleQueries.closed());
  usePawletEvent('pawlet:order-changed', ({ change }) => {
    if (change === 'after-sale') void sales.reload();
  });
  return (
    <List
      list={sales}
      className={styles['list']}
      skeleton={{ height: '148px' }}
      rows={1}
      errorLayout="inline"
      empty={empty}
    >
      <section>
        <h2 className={styles['title']}>{text('orderCard.closedSales')}</h2>
        <div className={styles['list']}>
          {sales.items.map((sale) => (
            <SaleCard key={sale.id} sale={sale} />
          ))}
        </div>
      </section>
    </List>
  );
}

function SaleCard({ sale }: { readonly sale: AfterSale }): ReactElement {
  const format = useFormat();
  const { line, lineId, refund, state, stateText, createdAt, typeText } = sale;
  return (
    <article>
      <RouteLink className={styles['card']} data-state={state} route={`/pages/order/aftersale?id=${lineId}`}>
        <span className={styles['head']}>
          <span className={styles['when']}>
            {createdAt === undefined ? typeText : format.date(createdAt, 'dateTime')}
          </span>
          <span className={styles['state']}>{stateText}</span>
        </span>
        {line === undefined ? null : <OrderLineRow line={line} />}
        <span className={styles['sum']}>
          <Price amount={refund} tone="text" prefix={typeText} />
        </span>
      </RouteLink>
    </article>
  );
}
