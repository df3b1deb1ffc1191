import { cached } from '../../http/cached.ts';
import { topics } from '../../db/topics.ts';
import { isEnded, runningSaleStates } from '../order/states.ts';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { orderLines, orders } from '../../db/schema/order.ts';
import { withdrawals } from '../../db/schema/withdrawal.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { type Laws, readLaws } from '../config/law.ts';
import { withdrawalPeriod } from './period.ts';

type OrderRow = typeof orders.$inferSelect;
type OrderLineRow = typeof orderLines.$inferSelect;

/** A statement as stored. */
export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** A shopper's withdrawal options for an order. */
export interface OrderWithdrawal {
  /** Whether the function is shown with the order now. */
  readonly isOpen: boolean;
  /** The last second of the period; null before it has started. */
  readonly until: number | null;
  readonly statements: readonly WithdrawalRow[];
}

/** Reads the legal rules, once for all orders of a page. */
export async function getLaws(context: Pick<RequestContext, 'db' | 'cache'>): Promise<Laws> {
  const choice = { key: 'laws', topics: [topics.content], audience: 'everybody' } as const;
  return cached(context, choice, ({ db }) => readLaws(db));
}

/** Statements about orders, oldest first, by order id. */
export async function findStatements(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly WithdrawalRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.orderId, [...orderIds]))
    .orderBy(asc(withdrawals.id));
  const byOrder = new Map<number, WithdrawalRow[]>();
  for (const row of rows) {
    const id = row.orderId ?? 0;
    byOrder.set(id, [...(byOrder.get(id) ?? []), row]);
  }
  return byOrder;
}

/** Whether something of an order is neither returned nor on its way back. */
function hasOpenLine(order: OrderRow, lines: readonly OrderLineRow[]): boolean {
  if (order.paystate !== 'paid' || isEnded(order)) return false;
  return lines.some(
    ({ isGift, quantity, refundedQuantity, salestate }) =>
      !isGift && refundedQuantity < quantity && !runningSaleStates.includes(salestate),
  );
}

/** The shopper's withdrawal options for an order. */
export function orderWithdrawal(
  { laws, now }: { readonly laws: Laws; readonly now: number },
  order: OrderRow,
  lines: readonly OrderLineRow[],
  statements: readonly WithdrawalRow[] = [],
): OrderWithdrawal {
  const period = withdrawalPeriod(laws, order);
  const isInTime = period !== null && (period.end === null || now < period.end);
  // A new statement covers the whole order until the shop has reviewed it.
  const isSent = statements.some(({ standing, lines: chosen }) => standing === 'unread' && chosen === null);
  const isOpen = isInTime && period.hasButton && !isSent && hasOpenLine(order, lines);
  const until = isOpen && period.end !== null ? period.end - 1 : null;
  return { isOpen, until, statements };
}
