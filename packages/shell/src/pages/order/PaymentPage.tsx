import { toOrderNumber, type OrderNumber } from '@pawlet/core/api';
import { useConfirm, useStore, useText } from '@pawlet/widgets';
import {
  cashierMessages,
  CashierView,
  isInForeignPage,
  PayButton,
  readWalletVisit,
  ResultView,
  useCashier,
} from '@pawlet/widgets/parts';
import { ErrorState, Skeleton, SkeletonRegion } from '@pawlet/widgets/ui';
import { useCallback, useEffect, useRef } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { PurchaseGuard } from '../../layout/PurchaseGuard.tsx';
import { useWechatIdentity } from '../../login/useWechatIdentity.ts';
import { isSafe } from '../../host/createFrameTrust.ts';
import { useStorefront, useNavigation } from '../../storefront.ts';
import { textParameter } from '../../routing/parameters.ts';
import { paths } from '../../routing/paths.ts';
import { usePage, usePageParameters } from '../../stack/PageContext.ts';
import styles from './Order.module.css';
import { OrderNotFound } from './OrderNotFound.tsx';
import { orderRoute, paymentRoute, pingPongRoute, resultRoute } from '../../routing/builders/orderRoutes.ts';

const parameters = { order_sn: textParameter };

/** The cashier of one order. */
export function PaymentPage() {
  const text = useShellText();
  const { trust } = useStorefront();
  const isTrusted = useStore(trust, isSafe);
  const orderNumber = toOrderNumber(usePageParameters(parameters).order_sn);
  const isIdentified = useWechatIdentity(isTrusted && orderNumber !== undefined);
  if (orderNumber === undefined) return <OrderNotFound title={text('title.payment')} />;
  if (!isTrusted) {
    return (
      <Page title={text('title.payment')}>
        <PurchaseGuard trust={trust} />
      </Page>
    );
  }
  if (!isIdentified) return <CashierSkeleton title={text('title.payment')} />;
  return <OrderCashier key={orderNumber} orderNumber={orderNumber} />;
}

function OrderCashier({ orderNumber }: { readonly orderNumber: OrderNumber }) {
  const navigation = useNavigation();
  const { isActive } = usePage();
  const shellText = useShellText();
  const { leave, release } = useLeaveOnce();
  const goTo = async (route: string): Promise<void> => {
    release();
    await navigation.redirectTo(route);
  };
  const cashier = useCashier({
    orderNumber,
    returnUrl: `${location.origin}/#${isInForeignPage() ? paths.walletReturn : resultRoute(orderNumber)}`,
    onLeaving: () => goTo(resultRoute(orderNumber)),
    onPingPong: () => goTo(pingPongRoute(orderNumber)),
    onReturn: () => void goTo(paymentRoute(orderNumber)),
    onPaid: release,
  });
  const isAway = isActive && readWalletVisit(orderNumber) === 'away';
  useHeldBack(cashier.status === 'open' && isActive && !isAway, leave);

  // After a reload or a return during the payment the result is shown.
  useEffect(() => {
    if (!isAway) return;
    release();
    void navigation.redirectTo(resultRoute(orderNumber));
  }, [isAway, navigation, orderNumber, release]);

  // Where another page is on top of the cashier, it stays until the shopper returns.
  const isPaid = isActive && cashier.status === 'paid';
  useEffect(() => {
    if (isPaid) void navigation.redirectTo(resultRoute(orderNumber));
  }, [isPaid, navigation, orderNumber]);

  const title = shellText('title.payment');
  switch (cashier.status) {
    case 'not-found':
      return <OrderNotFound title={title} />;
    case 'cancelled':
    case 'expired':
      return (
        <Page title={title}>
          <ResultView
            result={cashier.status}
            onViewOrder={() => void goTo(orderRoute(orderNumber))}
            onHome={() => void navigation.switchTab(paths.home)}
          />
        </Page>
      );
    case 'failed':
      return (
        <Page title={title}>
          <ErrorState onRetry={cashier.retry} busy={cashier.isRetrying} />
        </Page>
      );
    case 'open':
      if (isAway) return <CashierSkeleton title={title} />;
      return (
        <Page
          title={title}
          onBack={leave}
          footer={
            <div className={styles['footer']}>
              <PayButton cashier={cashier} />
            </div>
          }
        >
          <CashierView cashier={cashier} onLater={() => void goTo(orderRoute(orderNumber))} />
        </Page>
      );
    case 'loading':
    case 'paid':
      return <CashierSkeleton title={title} />;
  }
}

function CashierSkeleton({ title }: { readonly title: string }) {
  return (
    <Page title={title}>
      <SkeletonRegion className={styles['skeleton']}>
        <Skeleton height="168px" />
        <Skeleton height="152px" />
      </SkeletonRegion>
    </Page>
  );
}

interface Leaving {
  /** Goes back, with a confirmation the first time. */
  readonly leave: () => void;
  /** The page continues by itself: no confirmation any more. The function is stable. */
  readonly release: () => void;
}

/** Asks for confirmation once before the shopper leaves without paying. */
function useLeaveOnce(): Leaving {
  const navigation = useNavigation();
  const confirm = useConfirm();
  const text = useText(cashierMessages);
  const stage = useRef<'held' | 'asked' | 'released'>('held');
  const leave = async (): Promise<void> => {
    if (stage.current === 'released') return;
    if (stage.current === 'held') {
      stage.current = 'asked';
      const isLeaving = await confirm({
        title: text('cashier.leave'),
        text: text('cashier.leaveText'),
        confirmLabel: text('cashier.leaveAction'),
        cancelLabel: text('cashier.stay'),
        recommended: 'cancel',
      });
      if (!isLeaving) return;
    }
    stage.current = 'released';
    await navigation.back();
  };
  const release = useCallback(() => {
    stage.current = 'released';
  }, []);
  return { leave: () => void leave(), release };
}

/** Intercepts the browser's Back once, with an extra history step: a completed Back cannot be confirmed. */
function useHeldBack(isHeld: boolean, onBack: () => void): void {
  const navigation = useNavigation();
  const hasHeld = useRef(false);
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!isHeld || hasHeld.current) return undefined;
    return navigation.addLayer((end) => {
      // Another page was opened on top of the cashier: the confirmation would cover that one.
      if (end === 'left') return;
      hasHeld.current = true;
      latest.current();
    });
  }, [isHeld, navigation]);
}
