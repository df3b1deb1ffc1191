import type { orderCalls, ParsedOperatorInputOf } from '@pawlet/operator';
import type { Database } from '../../db/database.ts';
import { type Cursor, readCursor, writeCursor } from '../operator-api/cursor.ts';
import {
  findOrderPage,
  type OrderCondition,
  type OrderPageSort,
  toOrderCondition,
  toOrderCursor,
  type VersionedOrder,
} from './orderPage.ts';

/** A list of orders, and the place where its page begins. */
export interface OrderList {
  readonly condition: OrderCondition;
  readonly sort: OrderPageSort;
  readonly after: Cursor | undefined;
  readonly limit: number;
}

/** The list that a call asks for; null where its cursor is of another list. */
export async function toOrderList(
  db: Database,
  { cursor, limit, sort: chosen, ...filter }: ParsedOperatorInputOf<typeof orderCalls.listOrderLines>,
): Promise<OrderList | null> {
  const isQueue = filter.state === 'waitingDelivery' || filter.state === 'reminded';
  const sort = chosen ?? (isQueue ? 'paid' : '-created');
  const after = cursor === undefined ? undefined : readCursor(cursor, sort);
  return after === null ? null : { condition: await toOrderCondition(db, filter), sort, after, limit };
}

/** One page of a list, with the cursor of the next one. */
export async function readOrderList(
  db: Database,
  { condition, sort, after, limit }: OrderList,
): Promise<{ readonly rows: readonly VersionedOrder[]; readonly next: string | null }> {
  const { rows, hasMore } = await findOrderPage(db, condition, { sort, after, limit });
  const last = rows.at(-1);
  return { rows, next: hasMore && last ? writeCursor(toOrderCursor(sort, last)) : null };
}
