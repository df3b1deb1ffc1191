import type { EpochMs, Order } from '@pawlet/core/api';
import type { ReactNode } from 'react';
import { useConfig, useFormat, useText } from '@pawlet/widgets';
import { CopyText, RouteLink } from '@pawlet/widgets/parts';
import { Icon } from '@pawlet/widgets/ui';
import { orderPagesMessages } from '../messages/messages.ts';
import styles from './Detail.module.css';

/** Number, dates and words of an order. */
export function InfoList({ order }: { readonly order: Order }) {
  const text = useText(orderPagesMessages);
  const format = useFormat();
  const config = useConfig();
  const method = config?.payMethods.find(({ payType }) => payType === order.payType);
  const moments = [
    [text('orderPages.createdAt'), order.createdAt],
    [text('orderPages.paidAt'), order.paidAt],
    [text('orderPages.shippedAt'), order.shippedAt],
    [text('orderPages.receivedAt'), order.receivedAt],
    [text('orderPages.cancelledAt'), order.cancelledAt],
  ] as const;
  const isKnown = (row: (typeof moments)[number]): row is readonly [string, EpochMs] => row[1] !== undefined;
  return (
    <section className={styles['card']}>
      <h2 className={styles['heading']}>{text('orderPages.info')}</h2>
      <dl className={styles['list']}>
        <Row name={text('orderPages.number')}>
          <CopyText value={order.orderNumber} name={text('orderPages.number')} />
        </Row>
        {moments.filter(isKnown).map(([name, moment]) => (
          <Row key={name} name={name}>
            {format.date(moment, 'dateTime')}
          </Row>
        ))}
        {method === undefined || method.name === '' ? null : (
          <Row name={text('orderPages.payType')}>{method.name}</Row>
        )}
        {order.invoice === undefined ? null : (
          <Row name={text('orderPages.invoice')}>
            <RouteLink className={styles['infoLink']} route="/pages/invoice/invoice?type=1">
              {text(
                order.invoice.status === 'issued' ? 'orderPages.viewInvoice' : 'orderPages.invoiceRequested',
              )}
              <Icon name="chevronRight" size={14} />
            </RouteLink>
          </Row>
        )}
        {order.memo === '' ? null : (
          <Row name={text('orderPages.memo')}>
            <span lang="">{order.memo}</span>
          </Row>
        )}
      </dl>
    </section>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles['pair']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
