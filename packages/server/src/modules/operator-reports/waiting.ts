import { and, between, eq, gt, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { afterSales, refunds } from '../../db/schema/afterSales.ts';
import { invoices } from '../../db/schema/invoice.ts';
import { orders } from '../../db/schema/order.ts';
import { operatorApprovals } from '../../db/schema/person.ts';
import { pointsExchanges } from '../../db/schema/points.ts';
import { products, skus } from '../../db/schema/products.ts';
import { restockAlerts } from '../../db/schema/restock.ts';
import { answers, questions, reviews } from '../../db/schema/review.ts';
import { webhookDeliveries } from '../../db/schema/webhook.ts';
import { withdrawals } from '../../db/schema/withdrawal.ts';
import { isOverdue } from '../after-sales/deadlines.ts';
import { waitsForShop } from '../after-sales/requestPage.ts';
import { answerDaysSetting } from '../after-sales/settings.ts';
import { isPaid } from '../order/service.ts';
import { readSettings } from '../settings/readSetting.ts';
import { lowStockSetting } from '../stock/settings.ts';

/** Numbers of everything that waits for the shop. */
export async function countWaiting(db: Database, now: number) {
  const { lowStockLimit, answerDays } = await readSettings(
    { db },
    { lowStockLimit: lowStockSetting, answerDays: answerDaysSetting },
  );
  const toShip = and(isPaid, eq(orders.shippingstate, 'unshipped'));
  const isHeld = (table: typeof reviews | typeof questions | typeof answers) =>
    and(eq(table.status, 'hidden'), isNull(table.refusetime));
  const isAnswered = db
    .select({ one: sql`1` })
    .from(answers)
    .where(and(eq(answers.questionId, questions.id), eq(answers.status, 'normal')));
  return {
    toShip: await db.$count(orders, toShip),
    reminded: await db.$count(orders, and(toShip, isNotNull(orders.remindtime))),
    requests: await db.$count(afterSales, waitsForShop),
    overdueRequests: await db.$count(afterSales, isOverdue({ now, answerDays })),
    approvals: await db.$count(operatorApprovals, eq(operatorApprovals.state, 'waits')),
    refunds: await db.$count(refunds, lt(refunds.state, 2)),
    withdrawals: await db.$count(withdrawals, eq(withdrawals.state, 'open')),
    heldReviews: await db.$count(reviews, isHeld(reviews)),
    heldQuestions: await db.$count(questions, isHeld(questions)),
    heldAnswers: await db.$count(answers, isHeld(answers)),
    questions: await db.$count(questions, and(eq(questions.status, 'normal'), notExists(isAnswered))),
    invoices: await db.$count(invoices, eq(invoices.status, 'created')),
    failedWebhooks: await db.$count(
      webhookDeliveries,
      and(isNull(webhookDeliveries.duetime), isNull(webhookDeliveries.deliveredtime)),
    ),
    ...(await countStock(db, lowStockLimit)),
    lowStockLimit,
    restock: await db.$count(
      restockAlerts,
      and(isNull(restockAlerts.donetime), gt(restockAlerts.expiretime, now)),
    ),
    exchanges: await db.$count(pointsExchanges, inArray(pointsExchanges.status, ['created', 'inprogress'])),
  };
}

async function countStock(db: Database, lowStockLimit: number) {
  const [row] = await db
    .select({
      soldOut: sql<number>`count(*) filter (where ${eq(skus.stock, 0)})`.mapWith(Number),
      lowStock: sql<number>`count(*) filter (where ${between(skus.stock, 1, lowStockLimit)})`.mapWith(Number),
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(eq(skus.isActive, true), eq(products.status, 'normal')));
  return row ?? { soldOut: 0, lowStock: 0 };
}
