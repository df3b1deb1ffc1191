import { and, eq, inArray, notInArray, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import { invalid, refuse, type Refusal } from '../../http/result.ts';
import type { CartRow } from '../cart/rows.ts';

/**
 * Checks each product's minimum quantity per line and maximum per person, including earlier orders that were
 * not refunded.
 */
export async function checkLimits(
  db: Database,
  userId: number,
  rows: readonly CartRow[],
): Promise<Refusal | null> {
  if (rows.some(({ cart, product: products }) => cart.quantity < products.buyMin))
    return invalid({ ids: 'range' });
  const limited = rows.filter(({ product: products }) => products.buyLimit > 0);
  if (limited.length === 0) return null;
  const bought = await db
    .select({
      productId: orderLines.productId,
      quantity: sum(sql`${orderLines.quantity} - ${orderLines.refundedQuantity}`).mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        notInArray(orders.orderstate, ['cancelled', 'expired']),
        eq(orderLines.isGift, false),
        inArray(
          orderLines.productId,
          limited.map(({ product: products }) => products.id),
        ),
      ),
    )
    .groupBy(orderLines.productId);
  for (const { product: products } of limited) {
    const before = bought.find(({ productId }) => productId === products.id)?.quantity ?? 0;
    const now = rows.reduce(
      (total, row) => total + (row.product.id === products.id ? row.cart.quantity : 0),
      0,
    );
    if (before + now > products.buyLimit)
      return refuse('LIMIT_REACHED', { data: { limit: products.buyLimit } });
  }
  return null;
}
