import type { OrderNumber } from '@pawlet/core/api';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useHost, usePawlet, useText } from '../../runtime/index.ts';
import { EmptyState, ErrorState, Icon, Skeleton, SkeletonRegion } from '../../ui/index.ts';
import styles from './Cashier.module.css';
import { CashierView, PayButton } from './CashierView.tsx';
import { cashierMessages } from './cashierMessages.ts';
import { ResultView } from './ResultView.tsx';
import { useCashier } from './useCashier.ts';
import { usePaymentResult } from './usePaymentResult.ts';
import { noteWalletVisit, readWalletVisit } from './walletVisit.ts';

/** The shop's page that says that the wallet's window can be closed. */
const walletReturnRoute = '/wallet-return';

export interface CashierFlowProps {
  readonly orderNumber: OrderNumber;
  /** The shopper wants to see the order, or pay later. @default opens the order's page */
  readonly onViewOrder?: ((orderNumber: OrderNumber) => void) | undefined;
  /** The shopper wants to continue shopping. @default no button */
  readonly onHome?: (() => void) | undefined;
  /** It replaces the current view and takes the focus. @default false */
  readonly isContinued?: boolean | undefined;
}

/**
 * The cashier of an order, then the result of its payment. The wallet opens in a separate window, and the result comes
 * from the server, wherever the shopper is meanwhile.
 */
export function CashierFlow({
  orderNumber,
  onViewOrder,
  onHome,
  isContinued = false,
}: CashierFlowProps): ReactElement {
  const host = useHost();
  // Reloaded during payment: show the result.
  const [isPaying, setIsPaying] = useState(() => readWalletVisit(orderNumber) === 'away');
  const viewOrder = (): void => {
    if (onViewOrder === undefined) void host.navigate(`/pages/order/detail?order_sn=${orderNumber}`);
    else onViewOrder(orderNumber);
  };
  const ways = { orderNumber, onViewOrder: viewOrder, onHome };
  const frame = useRef<HTMLDivElement>(null);
  const seen = useRef(isContinued ? undefined : isPaying);
  useEffect(() => {
    if (seen.current === isPaying) return;
    seen.current = isPaying;
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [isPaying]);
  return (
    <div ref={frame} className={styles['flow']} tabIndex={-1}>
      {isPaying ? (
        <ResultStep {...ways} onCashier={() => setIsPaying(false)} />
      ) : (
        <CashierStep {...ways} onResult={() => setIsPaying(true)} onCashier={() => setIsPaying(false)} />
      )}
    </div>
  );
}

interface StepProps {
  readonly orderNumber: OrderNumber;
  readonly onViewOrder: () => void;
  readonly onHome: (() => void) | undefined;
  readonly onCashier: () => void;
}

function CashierStep({
  orderNumber,
  onViewOrder,
  onHome,
  onCashier,
  onResult,
}: StepProps & { readonly onResult: () => void }): ReactElement {
  const { http } = usePawlet();
  const cashier = useCashier({
    orderNumber,
    returnUrl: http.urlOf(`/#${walletReturnRoute}`),
    onLeaving: () => {
      onResult();
      return Promise.resolve();
    },
    onReturn: onCashier,
    onPaid: onResult,
  });
  switch (cashier.status) {
    case 'open':
      return (
        <>
          <CashierView cashier={cashier} onLater={onViewOrder} />
          <div className={styles['payBar']}>
            <PayButton cashier={cashier} />
          </div>
        </>
      );
    case 'failed':
      return <ErrorState onRetry={cashier.retry} busy={cashier.isRetrying} />;
    case 'not-found':
      return <OrderMissing />;
    case 'cancelled':
    case 'expired':
      return <ResultView result={cashier.status} onViewOrder={onViewOrder} onHome={onHome} />;
    case 'loading':
    case 'paid':
      return <CashierSkeleton />;
  }
}

function ResultStep({ orderNumber, onViewOrder, onHome, onCashier }: StepProps): ReactElement {
  const state = usePaymentResult(orderNumber, onCashier);
  switch (state.status) {
    case 'failed':
      return <ErrorState onRetry={state.check} busy={state.isChecking} />;
    case 'not-found':
      return <OrderMissing />;
    case 'ready':
      return (
        <ResultView
          result={state.result}
          payment={state.payment}
          onRefresh={state.check}
          isRefreshing={state.isChecking}
          onPayAgain={() => {
            // Still this tab's payment, but no longer awaited.
            noteWalletVisit(orderNumber, 'tried');
            onCashier();
          }}
          onViewOrder={onViewOrder}
          onHome={onHome}
        />
      );
    case 'loading':
    case 'unpaid':
      return <CashierSkeleton />;
  }
}

/** The order does not exist. */
export function OrderMissing(): ReactElement {
  const text = useText(cashierMessages);
  return <EmptyState picture={<Icon name="receipt" size={56} />} title={text('cashier.orderMissing')} />;
}

/** Skeleton of the cashier. */
function CashierSkeleton(): ReactElement {
  return (
    <SkeletonRegion className={styles['waiting']}>
      <Skeleton height="168px" />
      <Skeleton height="152px" />
    </SkeletonRegion>
  );
}
