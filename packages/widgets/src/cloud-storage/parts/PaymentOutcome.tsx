import type { CloudPayment, OrderNumber } from '@pawlet/core/api';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { cashierMessages, noteWalletVisit, ResultView, useResult } from '../../parts/index.ts';
import type { PaymentResult } from '../../parts/index.ts';
import { useFormat, usePawlet, useText } from '../../runtime/index.ts';
import { Button, EmptyState, ErrorState, Icon, Skeleton, SkeletonRegion } from '../../ui/index.ts';
import styles from '../CloudStorage.module.css';
import { cloudStorageMessages } from '../cloudStorageMessages.ts';
import { forgetOpenOrder } from '../openOrder.ts';
import type { Purchase } from '../usePurchase.ts';

export interface PaymentOutcomeProps {
  readonly purchase: Purchase;
  readonly orderNumber: OrderNumber;
}

/** One of the six results of a payment, according to the server, and the link back to the plans. */
export function PaymentOutcome({ purchase, orderNumber }: PaymentOutcomeProps): ReactElement {
  const { api } = usePawlet();
  const text = useText(cloudStorageMessages);
  const cashierText = useText(cashierMessages);
  const state = useResult(api.cloud, {
    orderNumber,
    onUnpaid: () => purchase.pay(orderNumber),
    onSuccess: () => undefined,
  });
  const note = useNote(state.status === 'ready' ? state : undefined);
  const isKnown = state.status === 'not-found' || (state.status === 'ready' && state.result !== 'confirming');
  useEffect(() => {
    if (isKnown) forgetOpenOrder();
  }, [isKnown]);
  const isOver = state.status === 'ready' && (state.result === 'success' || state.result === 'completed');
  const done = (
    <Button
      block
      variant={isOver ? 'solid' : 'outlined'}
      tone={isOver ? 'primary' : 'neutral'}
      onClick={purchase.finish}
    >
      {text('cloudStorage.done')}
    </Button>
  );
  switch (state.status) {
    case 'not-found':
      return (
        <EmptyState
          picture={<Icon name="receipt" size={56} />}
          title={cashierText('cashier.orderMissing')}
          action={done}
        />
      );
    case 'failed':
      return <ErrorState onRetry={state.check} busy={state.isChecking} />;
    case 'loading':
    case 'unpaid':
      return (
        <SkeletonRegion className={styles['cashierSkeleton']}>
          <Skeleton height="320px" />
        </SkeletonRegion>
      );
    case 'ready':
      return (
        <ResultView
          result={state.result}
          payment={state.payment}
          note={note}
          onRefresh={state.check}
          isRefreshing={state.isChecking}
          onPayAgain={() => {
            // Still this tab's payment, but no longer awaited.
            noteWalletVisit(orderNumber, 'tried');
            purchase.pay(orderNumber);
          }}
          way={done}
        />
      );
  }
}

/** Consequence of a result for the storage; undefined for the generic text. */
function useNote(
  known: { readonly result: PaymentResult; readonly payment: CloudPayment } | undefined,
): string | undefined {
  const text = useText(cloudStorageMessages);
  const format = useFormat();
  if (known === undefined) return undefined;
  const { result, payment } = known;
  if (result === 'expired') return text('cloudStorage.closedNote');
  if ((result !== 'success' && result !== 'completed') || payment.endsAt === undefined) return undefined;
  return text('cloudStorage.successNote', { date: format.date(payment.endsAt) });
}
