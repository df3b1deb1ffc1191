import { sql } from 'drizzle-orm';
import { orders } from '../../db/schema/order.ts';
import type { OrderRow } from './repository.ts';

/**
 * The remaining price of an order: paid, less the price of refunded pieces. Amounts withheld from a refund
 * for spent points are not part of the price.
 */
export function keptAmount({
  paidAmount,
  refundedAmount,
  withheldAmount,
}: Pick<OrderRow, 'paidAmount' | 'refundedAmount' | 'withheldAmount'>): number {
  return paidAmount - refundedAmount - withheldAmount;
}

/** The same in SQL. */
export const keptAmountSql = sql<number>`(${orders.paidAmount} - ${orders.refundedAmount} - ${orders.withheldAmount})`;
