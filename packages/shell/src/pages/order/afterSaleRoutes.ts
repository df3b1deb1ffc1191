import type { OrderLineId } from '@pawlet/core/api';

/** The page where after-sales are applied for, beginning with a line of an order. */
export function applyRoute(lineId: OrderLineId): string {
  return `/pages/order/apply?id=${lineId}`;
}

/** The page of the latest application of a line. */
export function afterSaleRoute(lineId: OrderLineId): string {
  return `/pages/order/aftersale?id=${lineId}`;
}
