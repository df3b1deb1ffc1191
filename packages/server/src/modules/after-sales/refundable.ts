import type { AfterSalesRow } from './repository.ts';

/** The part of an order's amount neither refunded nor requested. */
export function computeRefundable(
  order: { readonly total: number; readonly refundedAmount: number; readonly withheldAmount: number },
  running: readonly Pick<AfterSalesRow, 'productsAmount' | 'freightAmount'>[],
): number {
  const asked = running.reduce((sum, row) => sum + row.productsAmount + row.freightAmount, 0);
  return Math.max(0, order.total - order.refundedAmount - order.withheldAmount - asked);
}
