import { and, asc, eq, lt, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { aftersales, refunds } from '../../db/schema/aftersale.ts';
import { orders } from '../../db/schema/order.ts';
import { payments } from '../../db/schema/payment.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import type { StoreJob } from '../../http/job.ts';
import { inEveryLanguage } from '../../i18n/translate.ts';
import { ProviderError, type RefundStatus } from '../../ports/payment.ts';
import { inTransaction } from '../order/inTransaction.ts';
import { findLines } from '../order/service.ts';
import { findProvider } from '../payment/notify.ts';
import { tellOrderEvent } from '../webhook/events.ts';
import { findLapsed, type RefundRow, writeLog } from './repository.ts';
import { decide } from './operations.ts';
import { nextRefundState } from './states.ts';

const batch = 50;
const firstPauseSeconds = 5;
const longestPauseSeconds = 3600;
/** A provider that says no is asked again after people had time to look. */
const refusedPauseSeconds = 6 * 3600;

/** Sends refunds to their providers until the answer is definite, and closes returns that were never sent. */
export const refundJob: StoreJob = {
  name: 'refunds',
  everySeconds: 5,
  async run(deps, now) {
    const { db, random } = deps;
    const due = await db
      .select()
      .from(refunds)
      .where(and(lt(refunds.state, 2), lte(refunds.dueAt, now)))
      .orderBy(asc(refunds.dueAt))
      .limit(batch);
    for (const refund of due) {
      const claimed = await claim(db, refund, now);
      if (claimed) await send(deps, claimed, now);
    }
    for (const row of await findLapsed(db, now, batch))
      await decide({ db, random, now, actor: 'system' }, row.refundSn, 'lapse');
  },
};

/** Takes the next try upon itself: of several nodes one gets the row. */
async function claim(db: Database, refund: RefundRow, now: number): Promise<RefundRow | null> {
  const state = nextRefundState(refund.state, 'ask');
  if (state === null) return null;
  const pause = Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(refund.attempts, 10));
  const [claimed] = await db
    .update(refunds)
    .set({ state, attempts: refund.attempts + 1, dueAt: now + pause, updatetime: now })
    .where(
      and(eq(refunds.id, refund.id), eq(refunds.state, refund.state), eq(refunds.attempts, refund.attempts)),
    )
    .returning();
  return claimed ?? null;
}

async function send(deps: AppDeps, refund: RefundRow, now: number): Promise<void> {
  const { db, logger } = deps;
  const status = await askProvider(deps, refund);
  if (status === 'SUCCESS') return succeed(db, refund.refundNo, now);
  if (status !== 'FAILED') return;
  logger.error('refund refused by the provider', new Error(refund.refundNo));
  await db
    .update(refunds)
    .set({ dueAt: now + refusedPauseSeconds })
    .where(and(eq(refunds.id, refund.id), lt(refunds.state, 2)));
}

async function askProvider(deps: AppDeps, refund: RefundRow): Promise<RefundStatus> {
  const { db, logger } = deps;
  const [payment] =
    refund.paymentId === null
      ? []
      : await db.select().from(payments).where(eq(payments.id, refund.paymentId));
  const provider = payment && findProvider(deps, payment.paytype, payment.currency);
  if (!payment || !provider) return 'FAILED';
  const request = {
    paymentNo: payment.paymentNo,
    refundNo: refund.refundNo,
    amountMinor: refund.amount,
    paidMinor: payment.amount,
    currency: refund.currency,
    reason: 'Pawlet',
  };
  try {
    return await provider.refund(request, db);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn('payment provider did not answer', { provider: provider.id, refundNo: refund.refundNo });
    return 'PENDING';
  }
}

/** Books that the money has gone back; once, however often it is told. */
export async function succeed(db: Database, refundNo: string, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [booked] = await tx
      .update(refunds)
      .set({ state: 2, updatetime: now })
      .where(and(eq(refunds.refundNo, refundNo), lt(refunds.state, 2)))
      .returning();
    if (booked?.aftersaleId == null) return;
    const [row] = await tx.select().from(aftersales).where(eq(aftersales.id, booked.aftersaleId));
    if (!row) return;
    const [order] = await tx
      .update(orders)
      .set({ refundtime: now })
      .where(eq(orders.id, row.orderId))
      .returning();
    if (order) {
      await tellOrderEvent(tx, 'order.refunded', { order, lines: await findLines(tx, [order.id]), now });
    }
    await writeLog(tx, row.id, 'system', inEveryLanguage('aftersale.log.refunded'), now);
  });
}
