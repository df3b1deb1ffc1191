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
