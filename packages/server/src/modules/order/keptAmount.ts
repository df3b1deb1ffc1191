import { sql } from 'drizzle-orm';
import { orders } from '../../db/schema/order.ts';
import type { OrderRow } from './repository.ts';

/**
 * What an order still costs: paid, less the price of what was given back. What was withheld from a refund for points
 * that are gone is no price of this order.
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
