import { refunded, unaffected } from './rules.ts';
import { and, count, desc, eq, inArray, lt, or } from 'drizzle-orm';
import { orderLines, orders } from '../../db/schema/order.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { toPage } from '../products/wireValues.ts';
import { toOrderLine } from '../order/present.ts';

/** One page of the order lines to review, those of the most recently received order first. */
export async function readWaitingLines(context: ShopperContext, page: number, size: number) {
  const { db, shopper } = context;
  const where = and(
    eq(orders.userId, shopper.id),
    eq(orders.status, 'normal'),
    eq(orders.orderstate, 'open'),
    eq(orders.paystate, 'paid'),
    eq(orders.shippingstate, 'received'),
    eq(orderLines.commentstate, 0),
    or(
      inArray(orderLines.salestate, unaffected),
      and(inArray(orderLines.salestate, refunded), lt(orderLines.refundedQuantity, orderLines.quantity)),
    ),
  );
  const waiting = db
    .select({ order: orders, line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(where);
  const rows = await waiting
    .orderBy(desc(orders.receivetime), desc(orders.id), orderLines.id)
    .offset((page - 1) * size)
    .limit(size);
  const [counted] = await db
    .select({ total: count() })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(where);
  const lines = rows.map(({ order, line }) => toOrderLine(order, line, context));
  return toPage(counted?.total ?? 0, page, size, lines);
}
