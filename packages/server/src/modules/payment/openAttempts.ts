import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cloudOrders } from '../../db/schema/cloud.ts';
import { orders } from '../../db/schema/order.ts';
import { payments } from '../../db/schema/payment.ts';
import type { PaymentProvider } from '../../ports/payment.ts';
import type { PaymentRow } from './settle.ts';

/**
 * Seconds between two queries for an attempt while it can be paid: with the job's interval well below two
 * minutes.
 */
const openPauseSeconds = 45;

/** The same after the payment deadline while the provider has not closed the attempt. */
const overduePauseSeconds = 600;

/**
 * Seconds after the payment deadline during which a payment may still arrive: a wallet's page ends within
 * that time.
 */
export const graceSeconds = 48 * 3600;

/** A provider that reports FAILED lets the shopper try again on the same page, so it may still be paid. */
const openStatuses: readonly PaymentRow['status'][] = ['PENDING', 'FAILED'];

/** Whether an attempt may still be paid. */
export function isOpenAttempt({ status }: Pick<PaymentRow, 'status'>): boolean {
  return openStatuses.includes(status);
}

/** The same in SQL, matching the index. */
export const isOpen = sql`${payments.status} in ('PENDING', 'FAILED')`;

/** An attempt never queried counts from its creation. */
const lastQuestion = sql<number>`coalesce(${payments.checktime}, ${payments.createtime})`;

const deadline = sql<number>`coalesce(${orders.deadline}, ${cloudOrders.deadline})`;

/** Attempts that a provider has to be queried for, least recently queried first. */
export async function findDueAttempts(
  db: Database,
  { id, paytypes }: Pick<PaymentProvider, 'id' | 'paytypes'>,
  now: number,
  limit: number,
): Promise<PaymentRow[]> {
  const pause = sql`case when ${lastQuestion} < ${deadline} then ${openPauseSeconds}::int else ${overduePauseSeconds}::int end`;
  const isOld = and(eq(payments.provider, ''), inArray(payments.paytype, [...paytypes]));
  const rows = await db
    .select({ payment: payments })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(cloudOrders, eq(cloudOrders.id, payments.cloudOrderId))
    .where(
      and(
        isOpen,
        or(eq(payments.provider, id), isOld),
        lte(sql`${lastQuestion} + ${pause}`, now),
        sql`${deadline} + ${graceSeconds}::int > ${now}`,
      ),
    )
    .orderBy(asc(lastQuestion), asc(payments.id))
    .limit(limit);
  return rows.map(({ payment }) => payment);
}

/** Ends attempts that can no longer be paid, whether or not the shop still has their provider. */
export async function endOldAttempts(db: Database, now: number): Promise<void> {
  const since = now - graceSeconds;
  const isOver = sql`(exists (select from ${orders} where ${orders.id} = ${payments.orderId} and ${orders.deadline} <= ${since})
    or exists (select from ${cloudOrders} where ${cloudOrders.id} = ${payments.cloudOrderId} and ${cloudOrders.deadline} <= ${since}))`;
  await db
    .update(payments)
    .set({ status: 'CANCELLED', updatetime: now })
    .where(and(isOpen, sql`${payments.transactionId} is null`, isOver));
}
