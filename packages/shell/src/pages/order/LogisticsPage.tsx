import { toOrderNumber, type OrderNumber } from '@pawlet/core/api';
import { orderQueries, shipmentQueries } from '@pawlet/core/queries';
import { useConfig, useQuery, useText } from '@pawlet/widgets';
import { CopyText, orderCardMessages, RouteLink } from '@pawlet/widgets/parts';
import { Picture, Skeleton, SkeletonRegion, EmptyState, ErrorState, Icon } from '@pawlet/widgets/ui';
import { Fact, FactList } from '../../layout/FactList.tsx';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { textParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { RecipientRow } from './detail/DeliveryCard.tsx';
import { TraceList } from './logistics/TraceList.tsx';
import styles from './logistics/Logistics.module.css';
import { orderPagesMessages } from './orderPagesMessages.ts';
import { OrderNotFound } from './OrderNotFound.tsx';
import { orderRoute } from '../../routing/builders/orderRoutes.ts';

const parameters = {
  nu: textParameter,
  coname: textParameter,
  com: textParameter,
  order_sn: textParameter,
};

/** The tracking of a parcel. Carrier and number are in the URL, so that they are shown before any response. */
export function LogisticsPage() {
  const text = useShellText();
  const { nu, coname = '', com = '', order_sn } = usePageParameters(parameters);
  const orderNumber = toOrderNumber(order_sn);
  if (nu === undefined || orderNumber === undefined) return <OrderNotFound title={text('title.logistics')} />;
  return (
    <Parcel
      key={orderNumber + nu}
      orderNumber={orderNumber}
      trackingNumber={nu}
      carrierCode={com}
      carrierName={coname}
    />
  );
}

interface ParcelProps {
  readonly orderNumber: OrderNumber;
  readonly trackingNumber: string;
  /** '' where the URL has none. */
  readonly carrierCode: string;
  /** The carrier's name in the URL: shown where the shop does not have its code. */
  readonly carrierName: string;
}

function Parcel({ orderNumber, trackingNumber, carrierCode, carrierName }: ParcelProps) {
  const carriers = useConfig()?.carriers;
  const carrier = carriers?.find(({ code }) => code === carrierCode)?.name ?? carrierName;
  const shellText = useShellText();
  const text = useText(orderPagesMessages);
  const tracked = useQuery(
    shipmentQueries.tracking({
      orderNumber,
      trackingNumber,
      carrier: carrierCode === '' ? carrierName : carrierCode,
    }),
  );
  const title = shellText('title.logistics');
  if (tracked.data?.status === 'not-found') return <OrderNotFound title={title} />;
  const steps = tracked.data?.logistics.steps;
  return (
    <Page title={title} onRefresh={tracked.reload}>
      <div className={styles['cards']}>
        <section className={styles['card']}>
          <ProductRow orderNumber={orderNumber} />
          <FactList className={styles['list']}>
            {carrier === '' ? null : <Fact name={text('orderPages.carrier')}>{carrier}</Fact>}
            <Fact name={text('orderPages.trackingNumber')}>
              <CopyText value={trackingNumber} name={text('orderPages.trackingNumber')} />
            </Fact>
          </FactList>
        </section>
        <AddressCard orderNumber={orderNumber} />
        <section className={styles['card']}>
          <h2 className={styles['heading']}>{text('orderPages.trace')}</h2>
          {tracked.status === 'failed' ? (
            <ErrorState layout="inline" onRetry={() => void tracked.reload()} busy={tracked.isRefreshing} />
          ) : null}
          {tracked.status === 'loading' ? (
            <SkeletonRegion>
              <Skeleton shape="text" lines={5} />
            </SkeletonRegion>
          ) : null}
          {steps?.length === 0 ? (
            <EmptyState
              picture={<Icon name="truck" size={56} />}
              title={text('orderPages.noTraceYet')}
              description={text('orderPages.noTraceText')}
            />
          ) : null}
          {steps === undefined || steps.length === 0 ? null : <TraceList steps={steps} />}
        </section>
      </div>
    </Page>
  );
}

/** The order's data; the head does not wait for them. */
function useOrder(orderNumber: OrderNumber) {
  const found = useQuery(orderQueries.detail(orderNumber), { quiet: true, refreshOnFocus: false });
  return found.data?.status === 'ok' ? found.data.order : undefined;
}

function ProductRow({ orderNumber }: { readonly orderNumber: OrderNumber }) {
  const text = useText(orderCardMessages);
  const order = useOrder(orderNumber);
  const count = order?.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <RouteLink className={styles['goods']} route={orderRoute(orderNumber)}>
      <span className={styles['thumb']}>
        <Picture src={order?.lines[0]?.imageUrl} alt="" sizes="56px" radius="s" loading="eager" />
      </span>
      <span className={styles['productText']}>
        <span className={styles['goodsTitle']}>{order?.lines[0]?.title}</span>
        <span className={styles['goodsCount']}>
          {count === undefined
            ? text('orderCard.number', { number: orderNumber })
            : text('orderCard.items', { count })}
        </span>
      </span>
    </RouteLink>
  );
}

function AddressCard({ orderNumber }: { readonly orderNumber: OrderNumber }) {
  const order = useOrder(orderNumber);
  if (order === undefined) return null;
  return (
    <section className={styles['card']}>
      <RecipientRow recipient={order.recipient} />
    </section>
  );
}
