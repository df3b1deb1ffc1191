import { toId, type Order, type OrderLine, type OrderLineId } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { useState } from 'react';
import { applicationQueries } from '@pawlet/core/queries';
import { useQuery, useText } from '@pawlet/widgets';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Icon,
  Skeleton,
  SkeletonRegion,
} from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { idParameter } from '../../routing/parameters.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import { afterSaleMessages } from './afterSaleMessages.ts';
import { AfterSaleNotFound } from './AfterSaleNotFound.tsx';
import { afterSaleRoute } from '../../routing/builders/afterSaleRoutes.ts';
import { RequestForm } from './request/RequestForm.tsx';
import styles from './Order.module.css';
import { orderRoute } from '../../routing/builders/orderRoutes.ts';
import { useUsedUpDialog } from './useUsedUpDialog.ts';

const parameters = { id: idParameter };

/** Requests a refund for a line of an order and further ones of it. */
export function AfterSaleRequestPage() {
  const text = useShellText();
  const lineId = toId<OrderLineId>(usePageParameters(parameters).id);
  if (lineId === undefined) return <AfterSaleNotFound title={text('title.afterSaleRequest')} />;
  return <LoadedForm key={lineId} lineId={lineId} />;
}

function LoadedForm({ lineId }: { readonly lineId: OrderLineId }) {
  const title = useShellText()('title.afterSaleRequest');
  const found = useQuery(applicationQueries.start(lineId), { refreshOnFocus: false });
  // Initial lines stay visible when they are submitted or become unavailable meanwhile.
  const [begun, setBegun] = useState<readonly OrderLineId[]>();
  if (found.data?.status === 'not-found') return <AfterSaleNotFound title={title} />;
  if (found.data?.status === 'ok') {
    const { order, isShipped } = found.data;
    const open = order.lines.filter(({ canApplyAfterSale }) => canApplyAfterSale);
    if (begun === undefined && open.some(({ id }) => id === lineId)) setBegun(open.map(({ id }) => id));
    const lines = begun === undefined ? [] : order.lines.filter(({ id }) => begun.includes(id));
    if (lines.length === 0 || !open.some(({ id }) => begun?.includes(id))) {
      const line = order.lines.find(({ id }) => id === lineId);
      if (line === undefined) return <AfterSaleNotFound title={title} />;
      return <Impossible title={title} order={order} line={line} />;
    }
    return (
      <RequestForm
        title={title}
        order={order}
        lineId={lineId}
        lines={lines}
        isShipped={isShipped}
        onStale={() => void found.reload()}
      />
    );
  }
  return (
    <Page title={title}>
      {found.status === 'failed' ? (
        <ErrorState onRetry={() => void found.reload()} busy={found.isRefreshing} />
      ) : (
        <SkeletonRegion className={styles['skeleton']}>
          <Skeleton height="148px" />
          <Skeleton height="240px" />
          <Skeleton height="200px" />
          <Skeleton height="160px" />
        </SkeletonRegion>
      )}
    </Page>
  );
}

interface ImpossibleProps {
  readonly title: string;
  readonly order: Order;
  readonly line: OrderLine;
}

/** No request is possible for the line: why, and where to continue. */
function Impossible({ title, order, line }: ImpossibleProps) {
  const text = useText(afterSaleMessages);
  const shopText = useText(shopMessages);
  const showUsedUp = useUsedUpDialog();
  const { saleState, refundedQuantity, quantity, afterSaleLeft } = line;
  const isRunning = saleState === 'applied' || saleState === 'refunding' || saleState === 'returning';
  const isUsedUp = !isRunning && refundedQuantity < quantity && afterSaleLeft === 0;
  const wayOn =
    saleState === 'none' ? (
      <ButtonLink href={`#${orderRoute(order.orderNumber)}`}>{text('afterSale.toOrder')}</ButtonLink>
    ) : (
      <ButtonLink href={`#${afterSaleRoute(line.id)}`}>{text('afterSale.view')}</ButtonLink>
    );
  return (
    <Page title={title} hasToTop={false}>
      {isUsedUp ? (
        <EmptyState
          picture={<Icon name="headset" size={56} />}
          title={shopText('aftersale.countUsedUp')}
          action={
            <Button onClick={() => void showUsedUp()}>{shopText('aftersale.countUsedUp.contact')}</Button>
          }
        />
      ) : (
        <EmptyState
          picture={<Icon name="receipt" size={56} />}
          title={text(isRunning ? 'afterSale.running' : 'afterSale.nothingLeft')}
          description={isRunning ? text('afterSale.runningText') : undefined}
          action={wayOn}
        />
      )}
    </Page>
  );
}
