import type { Order } from '@pawlet/core/api';
import { usePawlet, useResource, useText } from '@pawlet/widgets';
import { logisticsRoute, RouteLink } from '@pawlet/widgets/parts';
import { Icon } from '@pawlet/widgets/ui';
import { ParcelTime } from '../logistics/ParcelTime.tsx';
import { orderPagesMessages } from '../messages/messages.ts';
import styles from './Detail.module.css';

/** Where the parcel is and where it goes. */
export function DeliveryCard({ order }: { readonly order: Order }) {
  return (
    <section className={styles['card']}>
      {order.trackingNumber === '' ? null : <ParcelRow order={order} />}
      <RecipientRow recipient={order.recipient} />
    </section>
  );
}

function ParcelRow({ order }: { readonly order: Order }) {
  const { api } = usePawlet();
  const text = useText(orderPagesMessages);
  const { orderNumber, trackingNumber, carrier } = order;
  const tracked = useResource(['logistics', orderNumber, trackingNumber], () =>
    api.orders.logistics({ orderNumber, trackingNumber, carrier }, { background: true }),
  );
  const latest = tracked.data?.status === 'ok' ? tracked.data.logistics.steps[0] : undefined;
  return (
    <RouteLink className={styles['row']} route={logisticsRoute(order)}>
      <span className={styles['mark']} data-tone="primary">
        <Icon name="truck" size={20} />
      </span>
      <span className={styles['rowText']}>
        <span className={styles['trace']}>{latest?.text ?? text('orderPages.noTraceYet')}</span>
        <span className={styles['note']}>
          {latest === undefined ? `${carrier} ${trackingNumber}` : <ParcelTime time={latest.time} />}
        </span>
      </span>
      <span className={styles['chevron']}>
        <Icon name="chevronRight" size={16} />
      </span>
    </RouteLink>
  );
}

/** Name, number and address, as the shopper wrote them. */
export function RecipientRow({ recipient }: { readonly recipient: Order['recipient'] }) {
  const text = useText(orderPagesMessages);
  const { name, mobile, address, zipcode, countryName } = recipient;
  return (
    <div className={styles['row']}>
      <span className={styles['mark']}>
        <Icon name="pin" size={20} label={text('orderPages.address')} />
      </span>
      <span className={styles['rowText']}>
        <span className={styles['name']}>
          <span lang="">{name}</span> <span className={styles['mobile']}>{mobile}</span>
        </span>
        <span className={styles['note']} lang="">
          {[address, zipcode, countryName].filter((part) => part !== '').join(', ')}
        </span>
      </span>
    </div>
  );
}
