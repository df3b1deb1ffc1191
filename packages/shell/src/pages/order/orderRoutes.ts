import type { OrderNumber } from '@pawlet/core/api';

/** The page of an order. */
export function orderRoute(orderNumber: OrderNumber): string {
  return `/pages/order/detail?order_sn=${orderNumber}`;
}

/** The result of the payment of an order. */
export function resultRoute(orderNumber: OrderNumber): string {
  return `/pages/order/resultPayment?order_sn=${orderNumber}`;
}

/** The cashier of an order. */
export function paymentRoute(orderNumber: OrderNumber): string {
  return `/pages/order/payment?order_sn=${orderNumber}`;
}

/** The page that takes the shopper to PingPong and waits; `isReturn` when PingPong sends the shopper back to it. */
export function pingPongRoute(orderNumber: OrderNumber, isReturn = false): string {
  return `/pages/order/pingpong?order_sn=${orderNumber}${isReturn ? '&returned=1' : ''}`;
}

/** Where the wallet of a purchase inside another page ends: its window knows no log-in and says only that it may close. */
export const walletReturnRoute = '/wallet-return';
