import type { orderCalls, ParsedOperatorInputOf } from '@pawlet/operator';
import type { Database } from '../../db/database.ts';
import { type Cursor, readCursor, writeCursor } from '../operator-api/cursor.ts';
import {
  countOrderPage,
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
  /** Finding what matches takes most of the time, so that it is counted while its first page is searched. */
  readonly isCountedAlong: boolean;
}

/** The list that a call asks for; null where its cursor is of another list. */
export async function toOrderList(
  db: Database,
  { cursor, limit, sort: chosen, ...filter }: ParsedOperatorInputOf<typeof orderCalls.listOrderLines>,
): Promise<OrderList | null> {
  const isQueue = filter.state === 'waitingDelivery' || filter.state === 'reminded';
  const sort = chosen ?? (isQueue ? 'paid' : '-created');
  const after = cursor === undefined ? undefined : readCursor(cursor, sort);
  if (after === null) return null;
  const condition = await toOrderCondition(db, filter);
  // The queue leaves out orders without a time of payment, which count too.
  const isCountedAlong = filter.product !== undefined && after === undefined && sort !== 'paid';
  return { condition, sort, after, limit, isCountedAlong };
}

/** One page of a list, with the cursor of the next one, and how many match in all if `isCounted`. */
export async function readOrderList(
  db: Database,
  { condition, isCountedAlong, ...page }: OrderList,
  isCounted = false,
): Promise<{
  readonly rows: readonly VersionedOrder[];
  readonly next: string | null;
  /** All that match, up to 10,000; null unless they are to be counted. */
  readonly total: number | null;
}> {
  const [{ rows, hasMore, found }, counted] = await Promise.all([
    findOrderPage(db, condition, { ...page, isCounted: isCounted && isCountedAlong }),
    isCounted && !isCountedAlong ? countOrderPage(db, condition) : null,
  ]);
  const last = rows.at(-1);
  const next = hasMore && last ? writeCursor(toOrderCursor(page.sort, last)) : null;
  return { rows, next, total: isCounted && isCountedAlong ? found : counted };
}
