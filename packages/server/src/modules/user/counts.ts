import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { collects } from '../../db/schema/collect.ts';
import { orders } from '../../db/schema/order.ts';

/** Counts beside the entries of the personal centre. */
export interface UserCounts {
  readonly created: number;
  readonly paid: number;
  readonly shipped: number;
  readonly evaluate: number;
  readonly refund: number;
}

/** Visible orders by the tab they stand in. */
export async function countOrders(db: Database, shopperId: number): Promise<UserCounts> {
  const inState = (paystate: number, shippingstate: number) =>
    sql<number>`count(*) filter (where ${orders.orderstate} = 0 and ${orders.paystate} = ${paystate} and ${orders.shippingstate} = ${shippingstate})::int`;
  const [row] = await db
    .select({
      created: inState(0, 0),
      paid: inState(1, 0),
      shipped: inState(1, 1),
      evaluate: inState(1, 2),
      refund: sql<number>`count(*) filter (where ${orders.orderstate} = 4)::int`,
    })
    .from(orders)
    .where(and(eq(orders.userId, shopperId), eq(orders.status, 'normal')));
  return row ?? { created: 0, paid: 0, shipped: 0, evaluate: 0, refund: 0 };
}

/** Favourites that are in the list. */
export async function countCollected(db: Database, shopperId: number): Promise<number> {
  return db.$count(collects, and(eq(collects.userId, shopperId), eq(collects.status, 1)));
}
