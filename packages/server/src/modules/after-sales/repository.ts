import { and, asc, desc, eq, inArray, isNull, lte, ne, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { afterSalesLogs, afterSales, refunds } from '../../db/schema/afterSales.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import { payments } from '../../db/schema/payment.ts';
import type { Localized } from '../../i18n/language.ts';
import type { OrderLineRow, OrderRow } from '../order/afterSalesState.ts';
import { sandboxId } from '../payment/sandboxId.ts';
import { type AfterSalesActor, runningStages } from './states.ts';

/** A request as stored. */
export type AfterSalesRow = typeof afterSales.$inferSelect;

/** A refund as stored. */
export type RefundRow = typeof refunds.$inferSelect;

/** An order line with its order, if it is the shopper's. */
export async function findLine(
  db: Database,
  userId: number,
  lineId: number,
): Promise<{ readonly order: OrderRow; readonly line: OrderLineRow } | null> {
  const [row] = await db
    .select({ order: orders, line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.id, lineId), eq(orders.userId, userId)));
  return row ?? null;
}

/** The latest request for a line. */
export async function findLatest(
  db: Database,
  userId: number,
  lineId: number,
): Promise<AfterSalesRow | null> {
  const [row] = await db
    .select()
    .from(afterSales)
    .where(and(eq(afterSales.lineId, lineId), eq(afterSales.userId, userId)))
    .orderBy(desc(afterSales.id))
    .limit(1);
  return row ?? null;
}

/** A request by its number: for the shop's side. */
export async function findByRefundSn(db: Database, refundSn: string): Promise<AfterSalesRow | null> {
  const [row] = await db.select().from(afterSales).where(eq(afterSales.refundSn, refundSn));
  return row ?? null;
}

/** Open requests of an order. */
export async function findRunning(db: Database, orderId: number): Promise<AfterSalesRow[]> {
  return db
    .select()
    .from(afterSales)
    .where(and(eq(afterSales.orderId, orderId), inArray(afterSales.stage, [...runningStages])));
}

/**
 * Requests in one stage since `before` or longer, longest first; optionally only those without a real
 * payment.
 */
export async function findInStage(
  db: Database,
  stage: AfterSalesRow['stage'],
  before: number,
  limit: number,
  { paidInSandbox = false }: { readonly paidInSandbox?: boolean } = {},
): Promise<AfterSalesRow[]> {
  const realPayments = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, afterSales.orderId),
        eq(payments.status, 'SUCCESS'),
        ne(payments.provider, sandboxId),
      ),
    );
  return db
    .select()
    .from(afterSales)
    .where(
      and(
        eq(afterSales.stage, stage),
        stage === 'auditing' ? isNull(afterSales.picturesDue) : undefined,
        lte(afterSales.updatetime, before),
        paidInSandbox ? notExists(realPayments) : undefined,
      ),
    )
    .orderBy(asc(afterSales.updatetime), asc(afterSales.id))
    .limit(limit);
}

/**
 * Approved returns whose deadline for entering the parcel has passed, except withdrawals, which are valid
 * however late the products arrive; and requests without the pictures that the shop has asked for.
 */
export async function findLapsed(db: Database, now: number, limit: number): Promise<AfterSalesRow[]> {
  return db
    .select()
    .from(afterSales)
    .where(
      and(
        isNull(afterSales.withdrawalId),
        or(
          and(eq(afterSales.stage, 'returning'), lte(afterSales.deadline, now)),
          and(eq(afterSales.stage, 'auditing'), lte(afterSales.picturesDue, now)),
        ),
      ),
    )
    .limit(limit);
}

/** One page of a shopper's requests, newest first, and their total number. */
export async function findPage(
  db: Database,
  { userId, state }: { readonly userId: number; readonly state: 'open' | 'closed' | null },
  offset: number,
  limit: number,
) {
  const stages = [...runningStages];
  const inState =
    state === null
      ? undefined
      : state === 'open'
        ? inArray(afterSales.stage, stages)
        : notInArray(afterSales.stage, stages);
  const where = and(eq(afterSales.userId, userId), inState);
  const rows = await db
    .select()
    .from(afterSales)
    .where(where)
    .orderBy(desc(afterSales.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(afterSales, where) };
}

/** Updates a request if it is still in the stage that the decision was based on; null when it is not. */
export async function updateFrom(
  db: Database,
  old: AfterSalesRow,
  changes: Partial<typeof afterSales.$inferInsert>,
): Promise<AfterSalesRow | null> {
  const [row] = await db
    .update(afterSales)
    .set(changes)
    .where(
      and(
        eq(afterSales.id, old.id),
        eq(afterSales.stage, old.stage),
        sql`${afterSales.picturesDue} is not distinct from ${old.picturesDue}`,
      ),
    )
    .returning();
  return row ?? null;
}

/** Updates a line if its `salestate` is still the one that the decision was based on. */
export async function updateLineFrom(
  db: Database,
  old: OrderLineRow,
  changes: Partial<typeof orderLines.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(orderLines)
    .set(changes)
    .where(and(eq(orderLines.id, old.id), eq(orderLines.salestate, old.salestate)))
    .returning({ id: orderLines.id });
  return rows.length > 0;
}

/** What the granted requests of an order have returned, except one. */
export async function sumGranted(
  db: Database,
  orderId: number,
  exceptId = 0,
): Promise<{ readonly points: number; readonly missingPoints: number }> {
  const [row] = await db
    .select({
      points: sql<number>`coalesce(sum(${afterSales.points}), 0)`.mapWith(Number),
      missingPoints: sql<number>`coalesce(sum(${afterSales.missingPoints}), 0)`.mapWith(Number),
    })
    .from(afterSales)
    .where(and(eq(afterSales.orderId, orderId), eq(afterSales.stage, 'done'), ne(afterSales.id, exceptId)));
  return row ?? { points: 0, missingPoints: 0 };
}

/** Records what a granted request has returned. */
export async function updateGranted(
  db: Database,
  id: number,
  changes: Pick<AfterSalesRow, 'points' | 'missingPoints' | 'withheldAmount'>,
): Promise<void> {
  await db.update(afterSales).set(changes).where(eq(afterSales.id, id));
}

/** Adds a history entry as shown to the shopper. */
export async function writeLog(
  db: Database,
  afterSaleId: number,
  actor: AfterSalesActor,
  text: Localized,
  now: number,
): Promise<void> {
  await db.insert(afterSalesLogs).values({ afterSaleId, actor, text, createtime: now });
}

/** The history of requests, newest first. */
export async function findLogs(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(afterSalesLogs)
    .where(inArray(afterSalesLogs.afterSaleId, [...ids]))
    .orderBy(desc(afterSalesLogs.createtime), desc(afterSalesLogs.id));
}

/** Refunds by request. */
export async function findRefunds(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RefundRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.afterSaleId, [...ids]));
  return new Map(rows.flatMap((row) => (row.afterSaleId === null ? [] : [[row.afterSaleId, row]])));
}

/** Lines with their orders, by the line's id. */
export async function findLinesOf(
  db: Database,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly order: OrderRow; readonly line: OrderLineRow }>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db
    .select({ order: orders, line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(inArray(orderLines.id, [...lineIds]));
  return new Map(rows.map((row) => [row.line.id, row]));
}
