import { and, eq, inArray, lt, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderLines, orders } from '../../db/schema/order.ts';

/** Whether a shopper has received anything that was paid for and not refunded. */
export async function hasKeptPurchase(db: Database, userId: number): Promise<boolean> {
  const [kept] = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.shippingstate, 'received'),
        eq(orderLines.isGift, false),
        lt(orderLines.refundedQuantity, orderLines.quantity),
      ),
    )
    .limit(1);
  return kept !== undefined;
}

/** Which products a shopper has paid for and not fully had refunded; of all products by default. */
export async function findBoughtProducts(
  db: Database,
  userId: number,
  productIds?: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ productId: orderLines.productId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.paystate, 'paid'),
        notInArray(orders.orderstate, ['cancelled', 'expired']),
        lt(orderLines.refundedQuantity, orderLines.quantity),
        productIds && inArray(orderLines.productId, productIds),
      ),
    );
  return new Set(rows.map(({ productId }) => productId));
}
