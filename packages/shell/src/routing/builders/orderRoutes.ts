import type { OrderNumber } from '@pawlet/core/api';
import { paths } from '../paths.ts';

/** The page of an order. */
export function orderRoute(orderNumber: OrderNumber): string {
  return `${paths.order}?order_sn=${orderNumber}`;
}

/** The result of the payment of an order. */
export function resultRoute(orderNumber: OrderNumber): string {
  return `${paths.paymentResult}?order_sn=${orderNumber}`;
}

/** The cashier of an order. */
export function paymentRoute(orderNumber: OrderNumber): string {
  return `${paths.payment}?order_sn=${orderNumber}`;
}

/** The page that redirects the shopper to PingPong and waits; `isReturn` when PingPong sends the shopper back to it. */
export function pingPongRoute(orderNumber: OrderNumber, isReturn = false): string {
  return `${paths.pingPong}?order_sn=${orderNumber}${isReturn ? '&returned=1' : ''}`;
}
