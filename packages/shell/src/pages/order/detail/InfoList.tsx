import type { EpochMs, Order } from '@pawlet/core/api';
import { useConfig, useFormat, useText } from '@pawlet/widgets';
import { CopyText, methodName, RouteLink } from '@pawlet/widgets/parts';
import { Icon } from '@pawlet/widgets/ui';
import { Fact, FactList } from '../../../layout/FactList.tsx';
import { orderPagesMessages } from '../orderPagesMessages.ts';
import { paths } from '../../../routing/paths.ts';
import styles from './Detail.module.css';

/** Number, dates and note of an order. */
export function InfoList({ order }: { readonly order: Order }) {
  const text = useText(orderPagesMessages);
  const format = useFormat();
  const config = useConfig();
  const { payType } = order;
  const method = config?.payMethods.find((known) => known.payType === payType);
  const paidBy = methodName({ payType, name: method?.name ?? '' });
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
      <FactList>
        <Fact name={text('orderPages.number')}>
          <CopyText value={order.orderNumber} name={text('orderPages.number')} />
        </Fact>
        {moments.filter(isKnown).map(([name, moment]) => (
          <Fact key={name} name={name}>
            {format.date(moment, 'dateTime')}
          </Fact>
        ))}
        {paidBy === '' ? null : <Fact name={text('orderPages.payType')}>{paidBy}</Fact>}
        {order.invoice === undefined ? null : (
          <Fact name={text('orderPages.invoice')}>
            <RouteLink className={styles['infoLink']} route={`${paths.invoices}?type=1`}>
              {text(
                order.invoice.status === 'issued' ? 'orderPages.viewInvoice' : 'orderPages.invoiceRequested',
              )}
              <Icon name="chevronRight" size={14} />
            </RouteLink>
          </Fact>
        )}
        {order.memo === '' ? null : (
          <Fact name={text('orderPages.memo')}>
            <span lang="">{order.memo}</span>
          </Fact>
        )}
      </FactList>
    </section>
  );
}
