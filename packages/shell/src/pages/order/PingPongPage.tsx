import { toOrderNumber, type OrderNumber } from '@pawlet/core/api';
import { useAction, usePawlet, useStore, useText } from '@pawlet/widgets';
import { cashierMessages, readWalletVisit, ResultView, usePingPong, useWallet } from '@pawlet/widgets/parts';
import { Button, ErrorState } from '@pawlet/widgets/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSafe } from '../../host/createFrameTrust.ts';
import { Page } from '../../layout/Page.tsx';
import { PurchaseGuard } from '../../layout/PurchaseGuard.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useStorefront, useNavigation } from '../../storefront.ts';
import { choiceParameter, textParameter } from '../../routing/parameters.ts';
import { usePage, usePageParameters } from '../../stack/PageContext.ts';
import styles from './Order.module.css';
import { OrderNotFound } from './OrderNotFound.tsx';
import { orderPagesMessages } from './orderPagesMessages.ts';
import { orderRoute, paymentRoute, pingPongRoute, resultRoute } from '../../routing/builders/orderRoutes.ts';

const parameters = { order_sn: textParameter, returned: choiceParameter('1') };

/** Redirects the shopper to PingPong's payment page, and waits for the result. */
export function PingPongPage() {
  const text = useShellText();
  const { trust } = useStorefront();
  const isTrusted = useStore(trust, isSafe);
  const { order_sn, returned } = usePageParameters(parameters);
  const orderNumber = toOrderNumber(order_sn);
  if (orderNumber === undefined) return <OrderNotFound title={text('title.pingPong')} />;
  if (!isTrusted) {
    return (
      <Page title={text('title.pingPong')}>
        <PurchaseGuard trust={trust} />
      </Page>
    );
  }
  return <PingPongVisit key={orderNumber} orderNumber={orderNumber} isReturned={returned !== undefined} />;
}

interface PingPongVisitProps {
  readonly orderNumber: OrderNumber;
  /** The shopper has returned from PingPong. */
  readonly isReturned: boolean;
}

function PingPongVisit({ orderNumber, isReturned }: PingPongVisitProps) {
  const navigation = useNavigation();
  const title = useShellText()('title.pingPong');
  const text = useText(orderPagesMessages);
  const cashierText = useText(cashierMessages);
  // After a return, by PingPong's redirect, by Back or by a reload, there is no second redirect.
  const [isLeft, setIsLeft] = useState(() => isReturned || readWalletVisit(orderNumber) === 'away');
  const leaving = useLeaving(orderNumber, () => setIsLeft(true));
  const watch = usePingPong(orderNumber, isLeft);
  const { start } = leaving;
  const { isActive } = usePage();
  const hasStarted = useRef(isLeft);
  useEffect(() => {
    if (hasStarted.current || !isActive) return;
    hasStarted.current = true;
    start();
  }, [start, isActive]);

  const isKnown = isActive && (watch.state === 'success' || watch.state === 'failed');
  useEffect(() => {
    if (isKnown) void navigation.redirectTo(resultRoute(orderNumber));
  }, [isKnown, navigation, orderNumber]);

  if (watch.state === 'not-found') return <OrderNotFound title={title} />;
  if (!isLeft && leaving.hasFailed) {
    return (
      <Page title={title}>
        <ErrorState onRetry={start} busy={leaving.isBusy} />
      </Page>
    );
  }
  if (watch.state === 'failed-call') {
    return (
      <Page title={title}>
        <ErrorState onRetry={watch.check} busy={watch.isChecking} />
      </Page>
    );
  }
  if (!isLeft) {
    return (
      <Page title={title}>
        <ResultView
          result="confirming"
          title={text('orderPages.toPingPong')}
          note={text('orderPages.toPingPongText')}
        />
      </Page>
    );
  }
  return (
    <Page title={title}>
      <ResultView
        result="confirming"
        onRefresh={watch.check}
        isRefreshing={watch.isChecking}
        way={
          <div className={styles['ways']}>
            <Button block variant="ghost" busy={leaving.isBusy} onClick={start}>
              {text('orderPages.openPingPong')}
            </Button>
            <Button
              block
              variant="ghost"
              tone="neutral"
              onClick={() => void navigation.redirectTo(orderRoute(orderNumber))}
            >
              {cashierText('cashier.viewOrder')}
            </Button>
          </div>
        }
      />
    </Page>
  );
}

interface Leaving {
  /** Starts the payment and redirects; called again while unpaid it opens the same page. The function is stable. */
  readonly start: () => void;
  readonly isBusy: boolean;
  /** No response from the server: the state is unknown. */
  readonly hasFailed: boolean;
}

function useLeaving(orderNumber: OrderNumber, onLeft: () => void): Leaving {
  const { api } = usePawlet();
  const navigation = useNavigation();
  const openWallet = useWallet(api.orders);
  const action = useAction(async () => {
    const outcome = await openWallet({
      orderNumber,
      payType: 'pingpong',
      returnUrl: `${location.origin}/#${pingPongRoute(orderNumber, true)}`,
      // The result page shows the order's state.
      showsReason: false,
    });
    switch (outcome) {
      case 'left':
      // Opened by a tap on the waiting page, which a browser does not block.
      case 'not-opened':
        onLeft();
        break;
      case 'stale':
        await navigation.redirectTo(resultRoute(orderNumber));
        break;
      case 'refused':
        await navigation.redirectTo(paymentRoute(orderNumber));
        break;
    }
  });
  const { run } = action;
  const start = useCallback(() => void run(), [run]);
  return { start, isBusy: action.isBusy, hasFailed: action.error !== undefined };
}
