import type { CloudPlan, OrderNumber } from '@pawlet/core/api';
import { toDecimal } from '@pawlet/core/rules';
import { useState } from 'react';
import {
  useAction,
  useEmit,
  useIsLoggedIn,
  usePawlet,
  useRequireLogin,
  useText,
  useToast,
} from '../runtime/index.ts';
import type { Camera } from './cameras.ts';
import { cloudStorageMessages } from './cloudStorageMessages.ts';
import { forgetOpenOrder, keepOpenOrder, readOpenOrder } from './openOrder.ts';
import type { Agreement } from './useAgreement.ts';

/** The plan, camera and agreement of a purchase. */
export interface PurchaseOptions {
  readonly plan: CloudPlan | undefined;
  readonly camera: Camera | undefined;
  readonly agreement: Agreement;
  /** An order whose result is shown first: the shopper returned from the wallet with it. */
  readonly orderSn?: OrderNumber | undefined;
  /** Called when an order opens in the cashier or its result is shown, and with undefined when that ends. */
  readonly onOrder?: ((orderNumber: OrderNumber | undefined) => void) | undefined;
  /** Cameras, plans and purchases have to be reloaded. */
  readonly onChange: () => void;
}

/** Step of a purchase: `choose` a plan, pay it at the `cashier`, see the `result`. */
export interface Purchase {
  readonly step: 'choose' | 'cashier' | 'result';
  /** The order in the cashier or with a result. */
  readonly orderNumber: OrderNumber | undefined;
  /** Orders the selected plan, and opens the cashier. */
  readonly start: () => void;
  readonly isBusy: boolean;
  /** Opens the cashier for an unpaid order. */
  readonly pay: (orderNumber: OrderNumber) => void;
  /** The wallet opens, or the server has a result: shows only the result. */
  readonly showResult: () => void;
  /** Returns to the plans; the order stays unpaid. */
  readonly leave: () => void;
  /** The result has been seen. */
  readonly finish: () => void;
}

interface Progress {
  readonly step: Purchase['step'];
  readonly orderNumber: OrderNumber | undefined;
  /** Identifies the purchase, so that a second tap on Pay reopens its order instead of creating another. */
  readonly what?: string | undefined;
}

/** Buys a plan for a camera. */
export function usePurchase(options: PurchaseOptions): Purchase {
  const { plan, camera, agreement, orderSn, onOrder, onChange } = options;
  const { api } = usePawlet();
  const emit = useEmit();
  const isSignedIn = useIsLoggedIn();
  const requireLogin = useRequireLogin();
  const showToast = useToast();
  const text = useText(cloudStorageMessages);
  const [progress, setProgress] = useState<Progress>(() => {
    const orderNumber = orderSn ?? readOpenOrder();
    return { step: orderNumber === undefined ? 'choose' : 'result', orderNumber };
  });
  const { orderNumber } = progress;
  const goTo = (step: Purchase['step'], next: OrderNumber | undefined, what?: string): void => {
    setProgress({ step, orderNumber: next, what });
    onOrder?.(step === 'choose' ? undefined : next);
  };

  const start = useAction(async () => {
    if (!isSignedIn) {
      await requireLogin();
      return;
    }
    if (plan === undefined) return;
    if (camera === undefined) {
      showToast(text('cloudStorage.chooseFirst'));
      return;
    }
    const agreed = agreement.require();
    if (agreed === undefined) return;
    const what = `${plan.id} ${camera.id}`;
    if (orderNumber !== undefined && progress.what === what) {
      goTo('cashier', orderNumber, what);
      return;
    }
    const made = await api.cloud.create({ planId: plan.id, deviceId: camera.id, agreed });
    switch (made.status) {
      case 'ok': {
        const { amountMinor, currency } = made.total;
        const value = toDecimal({ amountMinor, currency });
        // A plan is not a product of the shop, so there are no products.
        emit('pawlet:purchase', {
          orderNumber: made.orderNumber,
          total: { value, currency },
          goods: [],
        });
        goTo('cashier', made.orderNumber, what);
        onChange();
        return;
      }
      case 'agreement-required':
        agreement.refuse();
        return;
      case 'not-found':
        showToast(text('cloudStorage.planGone'));
        onChange();
        return;
      case 'refused':
        return;
    }
  });

  return {
    step: progress.step,
    orderNumber,
    start: () => void start.run(),
    isBusy: start.isBusy,
    pay: (open) => goTo('cashier', open, open === orderNumber ? progress.what : undefined),
    showResult: () => {
      if (orderNumber === undefined) return;
      keepOpenOrder(orderNumber);
      goTo('result', orderNumber, progress.what);
    },
    leave: () => {
      forgetOpenOrder();
      goTo('choose', orderNumber, progress.what);
    },
    finish: () => {
      forgetOpenOrder();
      goTo('choose', undefined);
      onChange();
    },
  };
}
