import type { OrderNumber } from '@pawlet/core/api';
import { useEffect, useMemo, useRef } from 'react';
import type { ReactElement } from 'react';
import {
  cashierMessages,
  CashierView,
  isInForeignPage,
  PayButton,
  useCashier,
  type Cashier,
  type PaymentCalls,
} from '../../parts/index.ts';
import { useConfirm, usePawlet, useText } from '../../runtime/index.ts';
import { EmptyState, ErrorState, Icon, Sheet, Skeleton, SkeletonRegion } from '../../ui/index.ts';
import styles from '../CloudStorage.module.css';
import { cloudStorageMessages } from '../cloudStorageMessages.ts';
import { returnAddress } from '../returnAddress.ts';
import type { Purchase } from '../usePurchase.ts';

export interface CashierSheetProps {
  readonly purchase: Purchase;
  readonly orderNumber: OrderNumber;
  /** Absolute URL the wallet returns the shopper to. @default this page */
  readonly returnUrlOf?: ((orderNumber: OrderNumber) => string) | undefined;
}

/** The cashier of one order, over the plans. */
export function CashierSheet({ purchase, orderNumber, returnUrlOf }: CashierSheetProps): ReactElement {
  const { api, http } = usePawlet();
  const text = useText(cloudStorageMessages);
  const leave = useLeaveOnce(purchase.leave);
  const closed = useRef<() => void>(undefined);
  // The lazily loaded API seems to have every method, but it has none to cancel.
  const calls = useMemo(
    (): PaymentCalls => ({
      kind: 'cloud',
      paymentStatus: async (number, options) => api.cloud.paymentStatus(number, options),
      pay: async (payment) => api.cloud.pay(payment),
    }),
    [api],
  );
  const cashier = useCashier({
    calls,
    orderNumber,
    returnUrl:
      returnUrlOf?.(orderNumber) ??
      returnAddress(location.href, http.urlOf('/'), orderNumber, isInForeignPage()),
    // The sheet closes first: where Back closes sheets, its history entry would replace the wallet's.
    onLeaving: () =>
      new Promise((resolve) => {
        closed.current = resolve;
        purchase.showResult();
      }),
    onReturn: () => purchase.pay(orderNumber),
    onPaid: purchase.showResult,
  });
  const isOpen = purchase.step === 'cashier';
  const isClosed = cashier.status === 'expired' || cashier.status === 'cancelled';
  useEffect(() => {
    if (!isOpen) closed.current?.();
    // The result replaces all this.
    return () => closed.current?.();
  }, [isOpen]);
  const { showResult } = purchase;
  const latest = useRef(showResult);
  useEffect(() => {
    latest.current = showResult;
  });
  useEffect(() => {
    if (isOpen && isClosed) latest.current();
  }, [isOpen, isClosed]);
  return (
    <Sheet
      open={isOpen}
      onClose={() => void leave(cashier.status === 'open')}
      title={text('cloudStorage.payment')}
      footer={cashier.status === 'open' ? <PayButton cashier={cashier} /> : undefined}
    >
      <CashierBody cashier={cashier} onLater={purchase.leave} />
    </Sheet>
  );
}

interface CashierBodyProps {
  readonly cashier: Cashier;
  readonly onLater: () => void;
}

function CashierBody({ cashier, onLater }: CashierBodyProps): ReactElement {
  const text = useText(cashierMessages);
  switch (cashier.status) {
    case 'open':
      return <CashierView cashier={cashier} onLater={onLater} />;
    case 'failed':
      return <ErrorState onRetry={cashier.retry} busy={cashier.isRetrying} />;
    case 'not-found':
      return <EmptyState picture={<Icon name="receipt" size={56} />} title={text('cashier.orderMissing')} />;
    case 'loading':
    case 'paid':
    case 'cancelled':
    case 'expired':
      return (
        <SkeletonRegion className={styles['cashierSkeleton']}>
          <Skeleton height="168px" />
          <Skeleton height="152px" />
        </SkeletonRegion>
      );
  }
}

/** Asks once before the shopper leaves without paying. */
function useLeaveOnce(onLeave: () => void): (isUnpaid: boolean) => Promise<void> {
  const confirm = useConfirm();
  const text = useText(cashierMessages);
  const ownText = useText(cloudStorageMessages);
  const hasAsked = useRef(false);
  return async (isUnpaid) => {
    if (isUnpaid && !hasAsked.current) {
      hasAsked.current = true;
      const isLeaving = await confirm({
        title: text('cashier.leave'),
        text: ownText('cloudStorage.leaveText'),
        confirmLabel: text('cashier.leaveAction'),
        cancelLabel: text('cashier.stay'),
        recommended: 'cancel',
      });
      if (!isLeaving) return;
    }
    onLeave();
  };
}
