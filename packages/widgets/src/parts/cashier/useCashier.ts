import { shopMessages } from '@pawlet/core/errors';
import type { OrderNumber, PaymentStatus, PayType, ShopPayMethod } from '@pawlet/core/api';
import { useEffect, useRef, useState } from 'react';
import {
  useAction,
  useConfigState,
  useConfirm,
  useEmit,
  useHost,
  usePawlet,
  useText,
  useToast,
} from '../../runtime/index.ts';
import { getPayMethod } from './getPayMethod.ts';
import type { PaymentCalls } from './paymentCalls.ts';
import { usePaymentStatus } from './usePaymentStatus.ts';
import { useWallet } from './useWallet.ts';

export interface CashierOptions {
  /** What is paid. @default shop orders */
  readonly calls?: PaymentCalls | undefined;
  readonly orderNumber: OrderNumber;
  /** Absolute URL the wallet returns the shopper to. */
  readonly returnUrl: string;
  /** The wallet is about to open: show the result instead of the cashier, so that Back never returns to it. */
  readonly onLeaving: () => Promise<void>;
  /** The wallet did not open. */
  readonly onReturn: () => void;
  /**
   * PingPong was selected: it pays on a separate page, which redirects the shopper and waits. Without such a page,
   * PingPong is not offered.
   */
  readonly onPingPong?: (() => Promise<void>) | undefined;
  /** The order is paid according to the server. */
  readonly onPaid: () => void;
}

/** A payment method usable in this cashier. */
export interface CashierMethod extends ShopPayMethod {
  readonly payType: PayType;
}

/** Actions while the order can be paid. */
export interface OpenCashier {
  readonly status: 'open';
  readonly payment: PaymentStatus;
  readonly methods: readonly CashierMethod[];
  /** Undefined if no method is usable. */
  readonly chosen: PayType | undefined;
  readonly choose: (payType: string) => void;
  readonly pay: () => void;
  readonly isPaying: boolean;
  /** Asks for confirmation, then cancels the order; undefined where unsupported. */
  readonly cancelOrder: (() => void) | undefined;
  readonly isCancelling: boolean;
  /** The time to pay is over: queries the server. */
  readonly check: () => Promise<void>;
}

export type Cashier =
  | OpenCashier
  | { readonly status: 'loading' | 'not-found' | 'cancelled' | 'expired' | 'paid' }
  | { readonly status: 'failed'; readonly retry: () => void; readonly isRetrying: boolean };

/** The cashier of one order: its status, the methods, and opening the wallet. */
export function useCashier(options: CashierOptions): Cashier {
  const { api, config } = usePawlet();
  const { orderNumber, calls = api.orders } = options;
  const emit = useEmit();
  const configState = useConfigState();
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const confirm = useConfirm();
  const openWallet = useWallet(calls);
  const watch = usePaymentStatus(orderNumber, calls);
  const [wanted, setWanted] = useState<string>();
  const hasPingPong = options.onPingPong !== undefined;
  const host = useHost();
  const methods = (configState.config?.payMethods ?? []).filter(
    (method): method is CashierMethod =>
      isUsable(method, hasPingPong) && getPayMethod(host, method.payType) !== undefined,
  );
  const chosen = chooseMethod(methods, wanted ?? configState.config?.defaultPayType);
  const isPaid = watch.payment?.isPaid === true;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (isPaid) latest.current.onPaid();
  }, [isPaid]);

  const pay = useAction(async () => {
    const { onLeaving, onReturn, onPingPong } = latest.current;
    if (chosen === 'pingpong') await onPingPong?.();
    if (chosen === undefined || chosen === 'pingpong') return;
    const { returnUrl } = options;
    const outcome = await openWallet({ orderNumber, payType: chosen, returnUrl, onLeaving });
    if (outcome === 'not-opened') onReturn();
    if (outcome === 'stale') await watch.check();
  });
  const cancel = useAction(async () => {
    if (calls.cancel === undefined) return;
    const isSure = await confirm({
      title: shopText('order.cancel.confirm'),
      confirmLabel: shopText('order.cancel.confirm.action'),
      destructive: true,
    });
    if (!isSure) return;
    const done = await calls.cancel(orderNumber);
    if (done.status === 'ok') emit('pawlet:order-changed', { orderNumber, change: 'cancelled' });
    if (done.status === 'wrong-state') showToast(done.message);
    await watch.check();
  });

  const { payment } = watch;
  if (payment === undefined || configState.config === undefined) {
    if (watch.status === 'not-found') return { status: 'not-found' };
    if (watch.status !== 'failed' && configState.status !== 'failed') return { status: 'loading' };
    const retry = (): void => {
      void watch.check();
      // The state has the error.
      config.load().catch(() => undefined);
    };
    return { status: 'failed', retry, isRetrying: watch.isChecking };
  }
  if (payment.isPaid) return { status: 'paid' };
  if (payment.isCancelled) return { status: 'cancelled' };
  if (payment.isExpired) return { status: 'expired' };
  return {
    status: 'open',
    payment,
    methods,
    chosen,
    choose: setWanted,
    pay: () => void pay.run(),
    isPaying: pay.isBusy,
    cancelOrder: calls.cancel === undefined ? undefined : () => void cancel.run(),
    isCancelling: cancel.isBusy,
    check: watch.check,
  };
}

function isUsable(method: ShopPayMethod, hasPingPong: boolean): method is CashierMethod {
  const { payType } = method;
  return payType === 'wechat' || payType === 'alipay' || (payType === 'pingpong' && hasPingPong);
}

function chooseMethod(methods: readonly CashierMethod[], wanted: string | undefined): PayType | undefined {
  const enabled = methods.filter(({ isEnabled }) => isEnabled);
  return (enabled.find(({ payType }) => payType === wanted) ?? enabled[0])?.payType;
}
