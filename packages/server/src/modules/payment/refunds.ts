import { and, asc, eq, lt, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refunds } from '../../db/schema/afterSales.ts';
import { payments } from '../../db/schema/payment.ts';
import type { AppDeps, StoreDeps } from '../../http/appDeps.ts';
import { ProviderError, type RefundUpdate, type RefundStatus } from '../../ports/payment.ts';
import { applyAfterSalesRefund, applyOrderRefund } from '../after-sales/refunded.ts';
import { nextRefundState } from '../after-sales/states.ts';
import { applyCloudRefund } from '../cloud/refunded.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { getNotifyUrl, getProvider } from './providers.ts';
import { parseAttemptNo, type PaymentRow } from './settle.ts';

type RefundRow = typeof refunds.$inferSelect;

/** Result of a refund update. `refused`: not refunded, an operator has to check. */
export type RefundSettlement = 'settled' | 'repeated' | 'refused' | 'noted' | 'mismatch';

const batch = 50;
const firstPauseSeconds = 5;
const longestPauseSeconds = 3600;
/** Delay before a refused refund is retried, so that operators have time to check. */
const refusedPauseSeconds = 6 * 3600;

/** Sends refunds to their providers until the result is definite. */
export async function sendDueRefunds(deps: StoreDeps, now: number): Promise<void> {
  const due = await deps.db
    .select()
    .from(refunds)
    .where(and(lt(refunds.state, 2), lte(refunds.dueAt, now)))
    .orderBy(asc(refunds.dueAt))
    .limit(batch);
  for (const refund of due) {
    const claimed = await claim(deps.db, refund, now);
    if (claimed) await send(deps, claimed, now);
  }
}

/** Claims the next attempt: of several nodes one gets the row. */
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

async function send(deps: StoreDeps, refund: RefundRow, now: number): Promise<void> {
  const { logger, metrics } = deps;
  const { provider, status } = await requestRefund(deps, refund);
  metrics?.countRefund({ provider, result: 'requested' });
  if (status === 'SILENT') metrics?.countRefund({ provider, result: 'unreachable' });
  if (status === 'FAILED') logger.error('refund refused by the provider', new Error(refund.refundNo));
  await takeStatus(deps, { refund, provider, status }, now);
}

/** What a provider has said about a refund. */
interface RefundNews {
  readonly refund: RefundRow;
  /** The provider's id; `none` where the shop no longer has it. */
  readonly provider: string;
  /** `SILENT`: it did not respond. */
  readonly status: RefundStatus | 'SILENT';
}

async function requestRefund(
  deps: StoreDeps,
  refund: RefundRow,
): Promise<Pick<RefundNews, 'provider' | 'status'>> {
  const { db, logger, settings } = deps;
  const [payment] =
    refund.paymentId === null
      ? []
      : await db.select().from(payments).where(eq(payments.id, refund.paymentId));
  const provider = payment && getProvider(deps, payment);
  if (!payment || !provider) return { provider: 'none', status: 'FAILED' };
  const paymentNo = parseAttemptNo(payment.paymentNo);
  const request = {
    paymentNo,
    // For a second payment, only the provider's own number identifies it.
    transactionId: paymentNo === payment.paymentNo ? undefined : (payment.transactionId ?? undefined),
    refundNo: refund.refundNo,
    amountMinor: refund.amount,
    paidMinor: getPaid(payment),
    currency: refund.currency,
    reason: payment.shopName,
    notifyUrl: getNotifyUrl(settings.publicOrigin, provider.id),
  };
  try {
    return { provider: provider.id, status: await provider.refund(request, db) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn('payment provider did not respond', { provider: provider.id, refundNo: refund.refundNo });
    return { provider: provider.id, status: 'SILENT' };
  }
}

function getPaid({ paidAmount, amount }: PaymentRow): number {
  return paidAmount ?? amount;
}

/** Records a provider's refund update, if it matches the requested refund. */
export async function settleRefund(
  deps: Pick<AppDeps, 'db' | 'metrics'>,
  news: RefundUpdate,
  providerId: string,
  now: number,
): Promise<RefundSettlement> {
  const [found] = await deps.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.refundNo, news.refundNo));
  return found && fits(found.refund, found.payment, news, providerId)
    ? takeStatus(deps, { refund: found.refund, provider: providerId, status: news.status }, now)
    : 'mismatch';
}

function fits(refund: RefundRow, payment: PaymentRow, news: RefundUpdate, providerId: string): boolean {
  const { amountMinor = refund.amount, sumMinor = refund.amount } = news;
  return (
    parseAttemptNo(payment.paymentNo) === news.paymentNo &&
    (payment.provider === '' || payment.provider === providerId) &&
    refund.currency === news.currency &&
    amountMinor === refund.amount &&
    sumMinor >= refund.amount &&
    sumMinor <= getPaid(payment)
  );
}

const results = { PENDING: 'pending', SILENT: 'silent', FAILED: 'refused' } as const;

/** Records what a provider has said about a refund, and counts what is new. */
async function takeStatus(
  { db, metrics }: Pick<AppDeps, 'db' | 'metrics'>,
  { refund, provider, status }: RefundNews,
  now: number,
): Promise<RefundSettlement> {
  const settlement = await advance(db, refund, status, now);
  const { amount: amountMinor, currency } = refund;
  if (settlement === 'settled')
    metrics?.countRefund({ provider, result: 'succeeded', money: { amountMinor, currency } });
  if (settlement === 'refused') metrics?.countRefund({ provider, result: 'refused' });
  return settlement;
}

/** The only function that advances a refund, for notifications, polling and direct responses. */
async function advance(
  db: Database,
  { refundNo }: RefundRow,
  status: RefundNews['status'],
  now: number,
): Promise<RefundSettlement> {
  if (status === 'SUCCESS') return (await bookRefund(db, refundNo, now)) ? 'settled' : 'repeated';
  const open = await db
    .update(refunds)
    .set({
      lastResult: results[status],
      ...(status === 'FAILED' ? { dueAt: now + refusedPauseSeconds } : {}),
    })
    .where(and(eq(refunds.refundNo, refundNo), lt(refunds.state, 2)))
    .returning({ id: refunds.id });
  if (open.length === 0) return 'repeated';
  return status === 'FAILED' ? 'refused' : 'noted';
}

/** Records that a refund was paid, with all effects; returns true once, however often it is reported. */
export async function bookRefund(db: Database, refundNo: string, now: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [booked] = await tx
      .update(refunds)
      .set({ state: 2, lastResult: 'done', updatetime: now })
      .where(and(eq(refunds.refundNo, refundNo), lt(refunds.state, 2)))
      .returning();
    if (!booked) return false;
    const refunded = { amount: booked.amount, now };
    if (booked.afterSaleId !== null) await applyAfterSalesRefund(tx, booked.afterSaleId, refunded);
    if (booked.cause === 'shop') {
      const orderId = await findOrderOf(tx, booked);
      if (orderId !== null) await applyOrderRefund(tx, orderId, refunded);
    }
    if (booked.cloudOrderId !== null) await applyCloudRefund(tx, booked.cloudOrderId, now);
    return true;
  });
}

async function findOrderOf(db: Database, { paymentId }: RefundRow): Promise<number | null> {
  if (paymentId === null) return null;
  const [payment] = await db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  return payment?.orderId ?? null;
}
