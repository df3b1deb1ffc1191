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
  if (rows.some(({ cart, goods: products }) => cart.nums < products.buyMin)) return invalid({ ids: 'range' });
  const limited = rows.filter(({ goods: products }) => products.buyLimit > 0);
  if (limited.length === 0) return null;
  const bought = await db
    .select({
      goodsId: orderLines.goodsId,
      nums: sum(sql`${orderLines.nums} - ${orderLines.refundedNums}`).mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        notInArray(orders.orderstate, ['cancelled', 'expired']),
        eq(orderLines.isGift, false),
        inArray(
          orderLines.goodsId,
          limited.map(({ goods: products }) => products.id),
        ),
      ),
    )
    .groupBy(orderLines.goodsId);
  for (const { goods: products } of limited) {
    const before = bought.find(({ goodsId }) => goodsId === products.id)?.nums ?? 0;
    const now = rows.reduce((total, row) => total + (row.goods.id === products.id ? row.cart.nums : 0), 0);
    if (before + now > products.buyLimit)
      return refuse('LIMIT_REACHED', { data: { limit: products.buyLimit } });
  }
  return null;
}
