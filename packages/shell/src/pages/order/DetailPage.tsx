import { lazy } from '@pawlet/core/lazy';
import { toOrderNumber, type Order, type OrderNumber } from '@pawlet/core/api';
import { orderQueries } from '@pawlet/core/queries';
import { useLazyPart, usePawletEvent, useQuery } from '@pawlet/widgets';
import { OrderActions, useOrderActions } from '@pawlet/widgets/parts';
import { ErrorState, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { ContactCell } from '../../contact/ContactCell.tsx';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { textParameter } from '../../routing/parameters.ts';
import { usePage, usePageParameters } from '../../stack/PageContext.ts';
import { DeliveryCard } from './detail/DeliveryCard.tsx';
import { InfoList } from './detail/InfoList.tsx';
import { OrderLines } from './detail/OrderLines.tsx';
import { PriceList } from './detail/PriceList.tsx';
import { StatusHero } from './detail/StatusHero.tsx';
import styles from './Order.module.css';
import { OrderNotFound } from './OrderNotFound.tsx';

const parameters = { order_sn: textParameter };

/** One order: its state, delivery, products and price. */
export function DetailPage() {
  const text = useShellText();
  const orderNumber = toOrderNumber(usePageParameters(parameters).order_sn);
  if (orderNumber === undefined) return <OrderNotFound title={text('title.order')} />;
  return <LoadedOrder key={orderNumber} orderNumber={orderNumber} />;
}

function LoadedOrder({ orderNumber }: { readonly orderNumber: OrderNumber }) {
  const text = useShellText();
  const navigation = useNavigation();
  const { isInFrontNow } = usePage();
  const found = useQuery(orderQueries.detail(orderNumber), {
    refreshOnReturn: true,
  });
  const acting = useOrderActions(() => void found.reload());
  usePawletEvent('pawlet:order-changed', ({ orderNumber: changed, change }) => {
    if (changed !== orderNumber) return;
    // Another tab, or a list on top of this page, may have deleted it: then the visible page must not be left.
    if (change === 'deleted' && isInFrontNow()) void navigation.back();
    else void found.reload();
  });
  const title = text('title.order');
  if (found.data?.status === 'not-found') return <OrderNotFound title={title} />;
  if (found.data?.status === 'ok') {
    const { order } = found.data;
    return (
      <Page
        title={title}
        onRefresh={found.reload}
        footer={
          <div className={styles['footer']}>
            <OrderActions order={withoutWithdrawal(order)} acting={acting} layout="bar" />
          </div>
        }
      >
        <OrderContent order={order} onTimeOver={() => void found.reload()} />
      </Page>
    );
  }
  return (
    <Page title={title}>
      {found.status === 'failed' ? (
        <ErrorState onRetry={() => void found.reload()} busy={found.isRefreshing} />
      ) : (
        <SkeletonRegion className={styles['skeleton']}>
          <Skeleton height="120px" />
          <Skeleton height="96px" />
          <Skeleton height="180px" />
          <Skeleton height="160px" />
        </SkeletonRegion>
      )}
    </Page>
  );
}

/** The page has a card for it, so the bar needs no menu item. */
function withoutWithdrawal(order: Order): Order {
  return { ...order, actions: order.actions.filter((action) => action !== 'withdraw') };
}

const withdrawCard = lazy(() => import('./detail/WithdrawCard.tsx'));

function OrderContent({ order, onTimeOver }: { readonly order: Order; readonly onTimeOver: () => void }) {
  const hasWithdrawal = order.actions.includes('withdraw') || order.withdrawals.length > 0;
  const withdrawal = useLazyPart(withdrawCard, hasWithdrawal);
  return (
    <>
      <StatusHero order={order} onTimeOver={onTimeOver} />
      <div className={styles['cards']}>
        <DeliveryCard order={order} />
        <OrderLines lines={order.lines} />
        <PriceList order={order} />
        {!hasWithdrawal ? null : withdrawal.status === 'ready' ? (
          <withdrawal.value.WithdrawCard order={order} />
        ) : (
          <Skeleton height="152px" />
        )}
        <InfoList order={order} />
        <ContactCell />
      </div>
    </>
  );
}
