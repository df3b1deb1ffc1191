import type { Order, Parcel, Recipient } from '@pawlet/core/api';
import { addressLines } from '@pawlet/core/rules';
import { shipmentQueries } from '@pawlet/core/queries';
import { useQuery, useText } from '@pawlet/widgets';
import { addressMessages, logisticsRoute, RouteLink } from '@pawlet/widgets/parts';
import { ErrorState, Icon, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { ParcelTime } from '../logistics/ParcelTime.tsx';
import { orderPagesMessages } from '../orderPagesMessages.ts';
import styles from './Detail.module.css';

/** The parcel's position and destination. */
export function DeliveryCard({ order }: { readonly order: Order }) {
  return (
    <section className={styles['card']}>
      {listParcels(order.replacements).map((parcel) => (
        <ParcelRow key={toKey(parcel)} orderNumber={order.orderNumber} parcel={parcel} isReplacement />
      ))}
      {listParcels(order.parcels.length === 0 ? [order] : order.parcels).map((parcel) => (
        <ParcelRow key={toKey(parcel)} orderNumber={order.orderNumber} parcel={parcel} />
      ))}
      <RecipientRow recipient={order.recipient} />
      {order.billing === undefined || isSame(order.billing, order.recipient) ? null : (
        <RecipientRow recipient={order.billing} kind="billing" />
      )}
    </section>
  );
}

type TrackedParcel = Pick<Parcel, 'carrier' | 'trackingNumber'>;

/** Trackable parcels, the latest first; those with one number have one track. */
function listParcels(parcels: readonly TrackedParcel[]): readonly TrackedParcel[] {
  const byNumber = new Map(parcels.map((parcel) => [toKey(parcel), parcel]));
  return [...byNumber.values()].filter(({ trackingNumber }) => trackingNumber !== '');
}

function toKey({ carrier, trackingNumber }: TrackedParcel): string {
  return `${carrier} ${trackingNumber}`;
}

interface ParcelRowProps {
  readonly orderNumber: Order['orderNumber'];
  readonly parcel: TrackedParcel;
  /** Sent for returned pieces. @default false */
  readonly isReplacement?: boolean;
}

function ParcelRow({ orderNumber, parcel, isReplacement = false }: ParcelRowProps) {
  const text = useText(orderPagesMessages);
  const { trackingNumber, carrier } = parcel;
  const tracked = useQuery(shipmentQueries.tracking({ orderNumber, trackingNumber, carrier }), {
    quiet: true,
  });
  const latest = tracked.data?.status === 'ok' ? tracked.data.logistics.steps[0] : undefined;
  return (
    <>
      <RouteLink className={styles['row']} route={logisticsRoute({ orderNumber, trackingNumber, carrier })}>
        <span className={styles['mark']} data-tone="primary">
          <Icon name="truck" size={20} />
        </span>
        <div className={styles['rowText']}>
          {isReplacement ? <span className={styles['note']}>{text('orderPages.replacement')}</span> : null}
          {tracked.status === 'loading' ? (
            <SkeletonRegion className={styles['trace']}>
              <Skeleton shape="text" width="80%" />
            </SkeletonRegion>
          ) : null}
          {tracked.status === 'ready' ? (
            <span className={styles['trace']}>{latest?.text ?? text('orderPages.noTraceYet')}</span>
          ) : null}
          <span className={styles['note']}>
            {`${toKey(parcel)} `}
            {latest === undefined ? null : <ParcelTime time={latest.time} />}
          </span>
        </div>
        <span className={styles['chevron']}>
          <Icon name="chevronRight" size={16} />
        </span>
      </RouteLink>
      {tracked.status === 'failed' ? (
        <ErrorState layout="inline" onRetry={() => void tracked.reload()} busy={tracked.isRefreshing} />
      ) : null}
    </>
  );
}

/** Orders always have a billing address; only a different one is worth a row. */
function isSame(billing: Recipient, recipient: Recipient): boolean {
  return JSON.stringify(billing) === JSON.stringify(recipient);
}

export interface RecipientRowProps {
  readonly recipient: Recipient;
  /** @default 'delivery' */
  readonly kind?: 'delivery' | 'billing' | undefined;
}

/** Name, number and address, as the shopper wrote them. */
export function RecipientRow({ recipient, kind = 'delivery' }: RecipientRowProps) {
  const text = useText(orderPagesMessages);
  const addressText = useText(addressMessages);
  const isBilling = kind === 'billing';
  const { name, mobile, extension, company, countryName, email } = recipient;
  return (
    <div className={styles['row']}>
      <span className={styles['mark']}>
        <Icon
          name={isBilling ? 'receipt' : 'pin'}
          size={20}
          label={isBilling ? undefined : text('orderPages.address')}
        />
      </span>
      <span className={styles['rowText']}>
        {isBilling ? <span className={styles['note']}>{text('orderPages.billing')}</span> : null}
        <span className={styles['name']}>
          <span lang="">{name}</span> <span className={styles['mobile']}>{mobile}</span>{' '}
          {extension === '' ? null : (
            <span className={styles['mobile']}>{`${addressText('address.extension')} ${extension}`}</span>
          )}
        </span>
        {company === '' ? null : (
          <span className={styles['note']} lang="">
            {company}
          </span>
        )}
        {getLines(recipient).map((line) => (
          <span key={line} className={styles['note']} lang="">
            {line}
          </span>
        ))}
        {countryName === '' ? null : <span className={styles['note']}>{countryName}</span>}
        {email === '' ? null : (
          <span className={styles['note']} lang="">
            {email}
          </span>
        )}
      </span>
    </div>
  );
}

/** The address lines in the format of its country; within mainland China a single one. */
function getLines({ address, street, city, province, zipcode, countryCode }: Recipient): readonly string[] {
  if (countryCode === '') return [[address, zipcode].filter((part) => part !== '').join(', ')];
  return addressLines({ countryCode, detail: street, city, province, zipcode });
}
