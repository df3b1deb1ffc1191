import { toOrderNumber, type OrderNumber } from '@pawlet/core/api';
import { orderQueries } from '@pawlet/core/queries';
import { useQuery, useText } from '@pawlet/widgets';
import { noteWalletVisit, ResultView, usePaymentResult } from '@pawlet/widgets/parts';
import { ErrorState, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { textParameter } from '../../routing/parameters.ts';
import { paths } from '../../routing/paths.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { RecommendedProducts } from '../list/RecommendedProducts.tsx';
import styles from './Order.module.css';
import { OrderNotFound } from './OrderNotFound.tsx';
import { orderPagesMessages } from './orderPagesMessages.ts';
import { orderRoute, paymentRoute } from '../../routing/builders/orderRoutes.ts';

const parameters = { order_sn: textParameter };

/** The result of a payment, as the server reports it. */
export function ResultPaymentPage() {
  const text = useShellText();
  const orderNumber = toOrderNumber(usePageParameters(parameters).order_sn);
  if (orderNumber === undefined) return <OrderNotFound title={text('title.paymentResult')} />;
  return <OrderResult key={orderNumber} orderNumber={orderNumber} />;
}

function OrderResult({ orderNumber }: { readonly orderNumber: OrderNumber }) {
  const navigation = useNavigation();
  const shellText = useShellText();
  const toCashier = (): void => void navigation.redirectTo(paymentRoute(orderNumber));
  const state = usePaymentResult(orderNumber, toCashier);
  const title = shellText('title.paymentResult');
  if (state.status === 'not-found') return <OrderNotFound title={title} />;
  if (state.status === 'failed') {
    return (
      <Page title={title}>
        <ErrorState onRetry={state.check} busy={state.isChecking} />
      </Page>
    );
  }
  if (state.status !== 'ready') {
    return (
      <Page title={title}>
        <SkeletonRegion className={styles['skeleton']}>
          <Skeleton height="320px" />
        </SkeletonRegion>
      </Page>
    );
  }
  const { result, payment } = state;
  return (
    <Page title={title}>
      <ResultView
        result={result}
        payment={payment}
        onRefresh={state.check}
        isRefreshing={state.isChecking}
        onPayAgain={() => {
          // Still this tab's payment, but no longer pending.
          noteWalletVisit(orderNumber, 'tried');
          toCashier();
        }}
        onViewOrder={() => void navigation.redirectTo(orderRoute(orderNumber))}
        onHome={() => void navigation.switchTab(paths.home)}
      />
      {result === 'confirming' ? null : (
        <div className={styles['more']}>
          <WhatElse orderNumber={orderNumber} />
        </div>
      )}
    </Page>
  );
}

/** Products that the shop recommends, without those of the order. */
function WhatElse({ orderNumber }: { readonly orderNumber: OrderNumber }) {
  const text = useText(orderPagesMessages);
  const found = useQuery(orderQueries.detail(orderNumber));
  if (found.status === 'loading') return null;
  const bought =
    found.data?.status === 'ok' ? found.data.order.lines.map(({ goodsId }) => goodsId) : undefined;
  return <RecommendedProducts title={text('orderPages.recommended')} without={bought} />;
}
