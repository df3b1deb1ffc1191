import { shopMessages } from '@pawlet/core/errors';
import type { ChangeResult, OrderAction, OrderCard, OrderNumber } from '@pawlet/core/api';
import type { PawletEventMap } from '@pawlet/core';
import { useState } from 'react';
import {
  useAction,
  useConfirm,
  useEmit,
  useHost,
  usePawlet,
  useText,
  useToast,
} from '../../runtime/index.ts';
import { useOpenPage } from '../../runtime/stay.ts';
import { orderCardMessages } from './orderCardMessages.ts';
import { useAddressChange } from './useAddressChange.ts';
import { useBuyAgain } from './useBuyAgain.ts';

type Change = PawletEventMap['pawlet:order-changed']['change'];

/** Actions on orders. */
export interface OrderActing {
  readonly act: (action: OrderAction, order: OrderCard) => void;
  /** The action in progress. */
  readonly busy: { readonly orderNumber: OrderNumber; readonly action: OrderAction } | undefined;
  /** The time to pay an order is over. */
  readonly onTimeOver: (order: OrderCard) => void;
}

/**
 * Performs an order's actions, with confirmation where something is lost. Changes are published by the event
 * `pawlet:order-changed`; `onStale` is called for an order that has changed meanwhile.
 */
export function useOrderActions(onStale: (orderNumber: OrderNumber) => void): OrderActing {
  const { api } = usePawlet();
  const emit = useEmit();
  const host = useHost();
  const openPage = useOpenPage();
  const text = useText(orderCardMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const confirm = useConfirm();
  const buyAgain = useBuyAgain();
  const [busy, setBusy] = useState<OrderActing['busy']>();

  const take = (orderNumber: OrderNumber, change: Change, result: ChangeResult, words: string): void => {
    switch (result.status) {
      case 'ok':
        host.haptic('success');
        showToast(words);
        emit('pawlet:order-changed', { orderNumber, change });
        break;
      case 'already-done':
        showToast(change === 'reminded' ? text('orderCard.alreadyReminded') : words);
        onStale(orderNumber);
        break;
      case 'wrong-state':
        showToast(result.message);
        onStale(orderNumber);
        break;
      case 'not-found':
        showToast(text('orderCard.gone'));
        onStale(orderNumber);
        break;
      case 'refused':
        break;
    }
  };
  const changeAddress = useAddressChange((orderNumber, result) =>
    take(orderNumber, 'address', result, text('orderCard.addressChanged')),
  );

  const change = useAction(async (action: OrderAction, order: OrderCard) => {
    const { orderNumber } = order;
    switch (action) {
      case 'pay':
        await openPage(`/pages/order/payment?order_sn=${orderNumber}`);
        break;
      case 'logistics':
        await host.navigate(logisticsRoute(order));
        break;
      case 'evaluate':
        await host.navigate(`/pages/remark/remark?order_sn=${orderNumber}`);
        break;
      case 'invoice':
        await host.navigate(`/pages/invoice/apply?order_sns=${orderNumber}`);
        break;
      case 'withdraw':
        await host.navigate(`/pages/page/page?diyname=withdraw&order_sn=${orderNumber}`);
        break;
      case 'change_address':
        await changeAddress(orderNumber);
        break;
      case 'buy_again':
        await buyAgain(order);
        break;
      case 'remind':
        take(orderNumber, 'reminded', await api.orders.remind(orderNumber), text('orderCard.reminded'));
        break;
      case 'cancel': {
        const isSure = await confirm({
          title: shopText('order.cancel.confirm'),
          confirmLabel: shopText('order.cancel.confirm.action'),
          destructive: true,
        });
        if (!isSure) return;
        take(orderNumber, 'cancelled', await api.orders.cancel(orderNumber), shopText('order.cancelled'));
        break;
      }
      case 'delete': {
        const isSure = await confirm({
          title: shopText('order.delete.confirm'),
          confirmLabel: shopText('order.delete.confirm.action'),
          destructive: true,
        });
        if (!isSure) return;
        take(orderNumber, 'deleted', await api.orders.remove(orderNumber), text('orderCard.deleted'));
        break;
      }
      case 'receive': {
        const isSure = await confirm({
          title: text('orderCard.confirmReceive'),
          text: text('orderCard.confirmReceiveText'),
          confirmLabel: text('orderCard.receive'),
        });
        if (!isSure) return;
        const result = await api.orders.confirmReceipt(orderNumber);
        take(orderNumber, 'received', result, text('orderCard.received'));
        break;
      }
    }
  });
  const act = async (action: OrderAction, order: OrderCard): Promise<void> => {
    if (change.isBusy) return;
    setBusy({ orderNumber: order.orderNumber, action });
    await change.run(action, order);
    setBusy(undefined);
  };
  return {
    act: (action, order) => void act(action, order),
    busy,
    onTimeOver: ({ orderNumber }) => onStale(orderNumber),
  };
}

/** Route of an order's parcel; its header needs only the URL's parameters. */
export function logisticsRoute({
  orderNumber,
  trackingNumber,
  carrier,
}: Pick<OrderCard, 'orderNumber' | 'trackingNumber' | 'carrier'>): string {
  const query = new URLSearchParams({ nu: trackingNumber, coname: carrier, order_sn: orderNumber });
  return `/pages/order/logistics?${query.toString()}`;
}
