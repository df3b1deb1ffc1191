import type { report2024GetReport, WireOutputOf } from '@pawlet/core/contract';
import { and, between, count, desc, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { categories } from '../../db/schema/category.ts';
import { products } from '../../db/schema/products.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import { reviews } from '../../db/schema/review.ts';
import { pointsLogs } from '../../db/schema/points.ts';
import { checkIns } from '../../db/schema/signIn.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { findProductDigests } from '../reviews/present.ts';
import { money } from '../products/wireValues.ts';
import { keptAmountSql } from '../order/keptAmount.ts';
import { arePointsOn } from '../points/service.ts';
import { type ReportYear, reportYear } from './year.ts';

const maxTopProducts = 5;
const maxTopCategories = 5;
/** Returned points were never earned; points taken by a refund no longer are. */
const earningKinds = [
  'order',
  'order_reclaimed',
  'sign_in',
  'task',
  'invite',
  'invite_reclaimed',
  'review',
  'survey',
] as const;

/** The shopper's activity in the current report year. */
export async function readReport(context: ShopperContext): Promise<WireOutputOf<typeof report2024GetReport>> {
  const { db, shopper, now, country } = context;
  const year = reportYear(now, country.timezone);
  const inYear = { from: `${year.year}-01-01`, to: `${year.year}-12-31` };
  const [earned] = await db
    .select({ points: sum(pointsLogs.delta).mapWith(Number) })
    .from(pointsLogs)
    .where(
      and(
        eq(pointsLogs.userId, shopper.id),
        inArray(pointsLogs.kind, earningKinds),
        gte(pointsLogs.createtime, year.begin),
        lt(pointsLogs.createtime, year.end),
      ),
    );
  return {
    year: year.year,
    ...(await readSpending(context, year)),
    points: (await arePointsOn(db)) ? Math.max(0, earned?.points ?? 0) : 0,
    signin_days: await db.$count(
      checkIns,
      and(eq(checkIns.userId, shopper.id), between(checkIns.date, inYear.from, inYear.to)),
    ),
    reviews: await db.$count(
      reviews,
      and(
        eq(reviews.userId, shopper.id),
        eq(reviews.pid, 0),
        gte(reviews.createtime, year.begin),
        lt(reviews.createtime, year.end),
      ),
    ),
    top_goods: await findTopProducts(context, year),
    months: await countMonths(context, year),
    categories: await findTopCategories(context, year),
  };
}

function paidIn({ shopper }: ShopperContext, { begin, end }: ReportYear) {
  return and(
    eq(orders.userId, shopper.id),
    eq(orders.paystate, 'paid'),
    gte(orders.paytime, begin),
    lt(orders.paytime, end),
  );
}

/**
 * Paid orders, and the amount spent in the currency of most orders that were kept; with a tie, the reader's.
 */
async function readSpending(context: ShopperContext, year: ReportYear) {
  const stayed = sql`count(*) filter (where ${keptAmountSql} > 0)`;
  const rows = await context.db
    .select({
      currency: orders.currency,
      orders: count(),
      spent: sql<number>`sum(${keptAmountSql})`.mapWith(Number),
    })
    .from(orders)
    .where(paidIn(context, year))
    .groupBy(orders.currency)
    .orderBy(desc(stayed), desc(eq(orders.currency, context.currency)), orders.currency);
  const [most] = rows;
  return {
    orders: rows.reduce((total, row) => total + row.orders, 0),
    spent: money(Math.max(0, most?.spent ?? 0)),
    currency: most?.currency ?? context.currency,
  };
}

/** Number of paid orders by month, January first. */
async function countMonths(context: ShopperContext, year: ReportYear): Promise<number[]> {
  const month =
    sql<number>`width_bucket(${orders.paytime}, array[${sql.join([...year.months], sql`, `)}]::bigint[])`.mapWith(
      Number,
    );
  const rows = await context.db
    .select({ month: month.as('month'), orders: count() })
    .from(orders)
    .where(paidIn(context, year))
    .groupBy(sql`month`);
  return year.months.map((_, index) => rows.find((row) => row.month === index + 1)?.orders ?? 0);
}

const keptPieces = sql<number>`sum(${orderLines.quantity} - ${orderLines.refundedQuantity})`.mapWith(Number);

/** Lines of a year whose products were not returned; gifts do not count. */
function keptIn(context: ShopperContext, year: ReportYear) {
  return and(
    paidIn(context, year),
    eq(orderLines.isGift, false),
    lt(orderLines.refundedQuantity, orderLines.quantity),
  );
}

/** The top categories by purchased and kept pieces. */
async function findTopCategories(context: ShopperContext, year: ReportYear) {
  const top = alias(categories, 'top');
  const rows = await context.db
    .select({ id: top.id, name: top.name, pieces: keptPieces })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(
      top,
      sql`${top.id} = case ${categories.pid} when 0 then ${categories.id} else ${categories.pid} end`,
    )
    .where(keptIn(context, year))
    .groupBy(top.id, top.name)
    .orderBy(desc(keptPieces), top.id)
    .limit(maxTopCategories);
  return rows.map(({ id, name, pieces }) => ({ id, name: context.pick(name), nums: pieces }));
}

/** The top products by purchased and kept pieces. */
async function findTopProducts(context: ShopperContext, year: ReportYear) {
  const rows = await context.db
    .select({ productId: orderLines.productId, pieces: keptPieces })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(keptIn(context, year))
    .groupBy(orderLines.productId)
    .orderBy(desc(keptPieces), orderLines.productId)
    .limit(maxTopProducts);
  const digests = await findProductDigests(
    context,
    rows.map(({ productId }) => productId),
  );
  return rows.flatMap(({ productId, pieces }) => {
    const digest = digests.get(productId);
    return digest ? [{ ...digest, nums: pieces }] : [];
  });
}
