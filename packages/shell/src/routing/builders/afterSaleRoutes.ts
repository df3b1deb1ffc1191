import type { OrderLineId } from '@pawlet/core/api';
import { paths } from '../paths.ts';

/** The form for an after-sales request, starting with a line of an order. */
export function applyRoute(lineId: OrderLineId): string {
  return `${paths.requestAfterSales}?id=${lineId}`;
}

/** The page of the latest request of a line. */
export function afterSaleRoute(lineId: OrderLineId): string {
  return `${paths.afterSales}?id=${lineId}`;
}
