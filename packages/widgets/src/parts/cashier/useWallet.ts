import type { OrderApi, OrderNumber } from '@pawlet/core/api';
import type { HostOutcome } from '@pawlet/core/host';
import { useEmit, usePawlet, useText, useToast } from '../../runtime/index.ts';
import { cashierMessages } from './cashierMessages.ts';
import { payInWechat } from '../wechat/payInWechat.ts';
import { readOpenId } from './openId.ts';
import type { PaymentCalls } from './paymentCalls.ts';
import { getPayMethod } from './getPayMethod.ts';
import { submitWalletForm } from './submitWalletForm.ts';
import { forgetWalletVisit, noteWalletVisit, type WalletVisit } from './walletVisit.ts';

/** A payment to start, with callbacks for the visit to its wallet. */
export interface WalletPayment extends Pick<Parameters<OrderApi['pay']>[0], 'orderNumber' | 'payType'> {
  /** Absolute URL the wallet returns the shopper to. */
  readonly returnUrl: string;
  /** Shows the shopper why an order cannot be paid now. @default true */
  readonly showsReason?: boolean | undefined;
  /** The wallet is about to open. */
  readonly onLeaving?: (() => Promise<void>) | undefined;
}

/**
 * `left`: the wallet is open. `not-opened`: it did not open. `stale`: the order has changed, reload its status.
 * `refused`: not possible; the shopper has seen the reason.
 */
export type WalletOutcome = 'left' | 'not-opened' | 'stale' | 'refused';

/** Starts payments and opens their wallets, for every form of reply. */
export function useWallet(calls: PaymentCalls): (payment: WalletPayment) => Promise<WalletOutcome> {
  const { host, http, notices } = usePawlet();
  const emit = useEmit();
  const text = useText(cashierMessages);
  const showToast = useToast();

  const visit = async (
    orderNumber: OrderNumber,
    onLeaving: WalletPayment['onLeaving'],
    open: () => Promise<HostOutcome>,
    note: WalletVisit = 'away',
  ): Promise<WalletOutcome> => {
    noteWalletVisit(orderNumber, note);
    await onLeaving?.();
    const outcome = await open();
    if (outcome === 'done') return 'left';
    forgetWalletVisit(orderNumber);
    if (outcome !== 'cancelled') showToast(text('cashier.walletFailed'));
    return 'not-opened';
  };

  const start = async (
    { orderNumber, payType, returnUrl, showsReason = true, onLeaving }: WalletPayment,
    windowName: string | undefined,
  ): Promise<WalletOutcome> => {
    const method = getPayMethod(host, payType);
    const handOver = (payment: string) => async (): Promise<HostOutcome> => {
      const outcome = await (method === 'mp'
        ? payInWechat(window, payment)
        : host.pay({ orderNumber, payType, method, kind: calls.kind, payment }));
      // A closed page does not say whether it was paid before; WeChat's script does.
      return outcome === 'cancelled' && method === 'wap' ? 'done' : outcome;
    };
    // The mini-program's page starts the payment itself: only it can get the shopper's code for WeChat. It goes back to
    // the cashier, which stays and learns from the server whether the order was paid.
    if (method === 'miniapp') return visit(orderNumber, undefined, handOver(''), 'tried');
    const openId = method === 'mp' ? readOpenId() : undefined;
    const started = await calls.pay({ orderNumber, payType, method, returnUrl, openId });
    switch (started.status) {
      case 'redirect': {
        const url = started.url.startsWith('/') ? http.urlOf(started.url) : started.url;
        return visit(orderNumber, onLeaving, handOver(url));
      }
      case 'parameters':
        return visit(orderNumber, onLeaving, handOver(JSON.stringify(started.parameters)));
      case 'signed-text':
        return visit(orderNumber, onLeaving, handOver(started.text));
      case 'form':
        return visit(orderNumber, onLeaving, () =>
          Promise.resolve(submitWalletForm(started.html, windowName) ? 'done' : 'failed'),
        );
      case 'bind-required':
        showToast(text('cashier.bindRequired'));
        return 'refused';
      case 'not-configured':
        showToast(started.message === '' ? text('cashier.unavailable') : started.message);
        return 'refused';
      case 'wrong-state':
        if (showsReason) showToast(started.message);
        return 'stale';
      case 'not-found':
        return 'stale';
      case 'upgrade-required':
        notices.emit({ kind: 'upgrade-required', minimum: started.minimum });
        emit('pawlet:upgrade-required', { minimum: started.minimum });
        return 'refused';
      case 'refused':
        return 'refused';
    }
  };

  return async (payment) => {
    // Before the first call, while the browser still counts it as part of the tap.
    const prepared = host.prepareWallet?.();
    let outcome: WalletOutcome | undefined;
    try {
      outcome = await start(payment, prepared?.windowName);
      return outcome;
    } finally {
      if (outcome !== 'left') prepared?.cancel();
    }
  };
}
