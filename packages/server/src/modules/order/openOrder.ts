import { and, eq, or, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/order.ts';

/** The state of an order with outstanding work: to be paid, shipped, received or refunded. */
export async function findOpenOrder(db: Database, shopperId: number) {
  const isUnderWay = and(eq(orders.orderstate, 'open'), ne(orders.shippingstate, 'received'));
  const [row] = await db
    .select({ orderstate: orders.orderstate, paystate: orders.paystate, shippingstate: orders.shippingstate })
    .from(orders)
    .where(and(eq(orders.userId, shopperId), or(isUnderWay, eq(orders.orderstate, 'after-sale'))))
    .limit(1);
  return row;
}
