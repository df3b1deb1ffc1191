import { and, asc, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import { productTexts } from '../../db/schema/products.ts';
import type { Language } from '../../i18n/language.ts';
import type { ReportDay } from './days.ts';

/** Paid orders of a period. */
export interface SalesFilter {
  readonly from: number;
  readonly to: number;
  readonly currency?: string | undefined;
}

/** Sales of one group in one currency; amounts in minor units. */
export interface SalesRow {
  readonly key: string;
  readonly title: string;
  readonly currency: string;
  readonly orders: number;
  readonly pieces: number;
  readonly amount: number;
  readonly refunded: number | null;
  readonly refundedPieces: number;
}

const number = (expression: SQL) => sql<number>`coalesce(${expression}, 0)`.mapWith(Number);

function isPaidIn({ from, to, currency }: SalesFilter) {
  return and(
    gte(orders.paytime, from),
    lt(orders.paytime, to),
    currency === undefined ? undefined : eq(orders.currency, currency),
  );
}

/** Pieces of an order, without gifts. */
function countPieces(db: Database, filter: SalesFilter) {
  return db
    .select({
      orderId: orderLines.orderId,
      pieces: sql<number>`sum(${orderLines.quantity})`.as('pieces'),
      refundedPieces: sql<number>`sum(${orderLines.refundedQuantity})`.as('refunded_pieces'),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isPaidIn(filter), eq(orderLines.isGift, false)))
    .groupBy(orderLines.orderId)
    .as('counted');
}

function sumOrders(db: Database, filter: SalesFilter, group: SQL<string>) {
  const counted = countPieces(db, filter);
  return {
    counted,
    fields: {
      key: group,
      currency: orders.currency,
      orders: number(sql`count(*)`),
      pieces: number(sql`sum(${counted.pieces})`),
      amount: number(sql`sum(${orders.paidAmount})`),
      refunded: number(sql`sum(${orders.refundedAmount})`),
      refundedPieces: number(sql`sum(${counted.refundedPieces})`),
    },
  };
}

/** Sales by day, oldest first; `days` are those of the period. */
export async function sumByDay(
  db: Database,
  filter: SalesFilter,
  days: readonly ReportDay[],
): Promise<readonly SalesRow[]> {
  if (days.length === 0) return [];
  const starts = sql.param(days.map(({ start }) => start));
  const { counted, fields } = sumOrders(
    db,
    filter,
    sql<string>`width_bucket(${orders.paytime}, ${starts}::bigint[])`,
  );
  const rows = await db
    .select(fields)
    .from(orders)
    .leftJoin(counted, eq(counted.orderId, orders.id))
    .where(isPaidIn(filter))
    .groupBy(sql`1`, orders.currency)
    .orderBy(sql`1`, asc(orders.currency));
  return rows.map((row) => {
    const date = days[Number(row.key) - 1]?.date ?? '';
    return { ...row, key: date, title: date };
  });
}

/** Sales by partner, largest amount first; '' for orders without a partner. */
export async function sumByPartner(
  db: Database,
  filter: SalesFilter,
  limit: number,
): Promise<readonly SalesRow[]> {
  const { counted, fields } = sumOrders(db, filter, sql<string>`${orders.sup}`);
  const rows = await db
    .select(fields)
    .from(orders)
    .leftJoin(counted, eq(counted.orderId, orders.id))
    .where(isPaidIn(filter))
    .groupBy(orders.sup, orders.currency)
    .orderBy(desc(fields.amount), asc(orders.sup), asc(orders.currency))
    .limit(limit);
  return rows.map((row) => ({ ...row, title: row.key }));
}

/** Sales by product, largest amount first. */
export async function sumByProduct(
  db: Database,
  filter: SalesFilter,
  { limit, language }: { readonly limit: number; readonly language: Language },
): Promise<readonly SalesRow[]> {
  const amount = number(sql`sum(${orderLines.realAmount})`);
  const rows = await db
    .select({
      key: sql<string>`${orderLines.productId}::text`,
      title: productTexts.title,
      currency: orders.currency,
      orders: number(sql`count(distinct ${orders.id})`),
      pieces: number(sql`sum(${orderLines.quantity})`),
      amount,
      refundedPieces: number(sql`sum(${orderLines.refundedQuantity})`),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(
      productTexts,
      and(eq(productTexts.productId, orderLines.productId), eq(productTexts.language, language)),
    )
    .where(and(isPaidIn(filter), eq(orderLines.isGift, false)))
    .groupBy(orderLines.productId, productTexts.title, orders.currency)
    .orderBy(desc(amount), asc(orderLines.productId), asc(orders.currency))
    .limit(limit);
  return rows.map((row) => ({ ...row, title: row.title ?? row.key, refunded: null }));
}

/** Paid orders and their amounts per currency. */
export async function sumPaid(db: Database, filter: SalesFilter) {
  return db
    .select({
      currency: orders.currency,
      orders: number(sql`count(*)`),
      amount: number(sql`sum(${orders.paidAmount})`),
    })
    .from(orders)
    .where(isPaidIn(filter))
    .groupBy(orders.currency);
}
