import { and, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Database, isUniqueViolation } from '../../db/database.ts';
import type { OrderRow } from '../order/service.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { refunds } from '../../db/schema/afterSales.ts';
import { payments } from '../../db/schema/payment.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import type { ProviderUpdate, ProviderTransaction } from '../../ports/payment.ts';
import { cloudPayables } from '../cloud/payable.ts';
import { markOrderPaid, orderPayables } from './orderPayable.ts';
import type { LockedPayable, Payable } from './payable.ts';

/** A payment attempt as stored. */
export type PaymentRow = typeof payments.$inferSelect;

/**
 * Result of settling: the payable is paid now, was settled by the same transaction before, got an unwanted
 * payment (too late, a wrong amount, or a second one: surplus), or the update does not match the payment.
 */
export type Settlement = 'settled' | 'repeated' | 'surplus' | 'mismatch';

/** Result of a provider's update: of settling, an attempt that has failed or was canceled, or nothing new. */
export type UpdateOutcome = Settlement | 'failed' | 'canceled' | 'noted';

/** The newest payment attempt, whether or not the provider is known to have opened it. */
export async function findLatestAttempt(
  db: Database,
  payable: Pick<Payable, 'kind' | 'id'>,
): Promise<PaymentRow | null> {
  return findLatest(db, matchAttempts(payable));
}

/** The newest payment visible to a shopper: opened by the provider, or with a valid payment. */
export async function findLatestPayment(
  db: Database,
  payable: Pick<Payable, 'kind' | 'id'>,
): Promise<PaymentRow | null> {
  const isSeen = or(isNotNull(payments.opentime), isNotNull(payments.transactionId));
  return findLatest(db, and(matchAttempts(payable), isSeen, eq(payments.isSurplus, false)));
}

function matchAttempts({ kind, id }: Pick<Payable, 'kind' | 'id'>): SQL {
  return eq(kind === 'order' ? payments.orderId : payments.cloudOrderId, id);
}

async function findLatest(db: Database, where: SQL | undefined): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(where)
    .orderBy(desc(payments.updatetime), desc(payments.id))
    .limit(1);
  return row ?? null;
}

/** Locks the payable of a payment. */
async function lockPayable(db: Database, payment: PaymentRow): Promise<LockedPayable | null> {
  if (payment.orderId !== null) return orderPayables.lock(db, payment.orderId);
  return payment.cloudOrderId === null ? null : cloudPayables.lock(db, payment.cloudOrderId);
}

/** Whether the payable of a payment is still unpaid. */
export async function isAwaited(db: Database, payment: PaymentRow, now: number): Promise<boolean> {
  if (payment.orderId !== null) return orderPayables.isOpen(db, payment.orderId, now);
  return payment.cloudOrderId !== null && cloudPayables.isOpen(db, payment.cloudOrderId, now);
}

/**
 * The only function that marks a product or cloud-storage order as paid, for notifications, polling and
 * operators. One transaction settles once, under concurrency and repetition. Unwanted payments are recorded
 * and refunded.
 */
export async function settle(
  db: Database,
  paymentNo: string,
  transaction: ProviderTransaction,
  now: number,
): Promise<Settlement> {
  const payment = await findPayment(db, paymentNo);
  if (!payment) return 'mismatch';
  try {
    return await inTransaction(db, (tx) => settleLocked(tx, payment, transaction, now));
  } catch (error) {
    // Another payment already has this transaction: a replay.
    if (isUniqueViolation(error)) return 'mismatch';
    throw error;
  }
}

async function findPayment(db: Database, paymentNo: string): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.paymentNo, paymentNo));
  return payment;
}

async function settleLocked(
  db: Database,
  payment: PaymentRow,
  transaction: ProviderTransaction,
  now: number,
): Promise<Settlement> {
  const { transactionId, orderSn, amountMinor, currency } = transaction;
  const payable = await lockPayable(db, payment);
  const isItsOrder = orderSn === undefined || payable?.orderSn === orderSn;
  if (!payable || !isItsOrder || amountMinor <= 0) return 'mismatch';
  const isAsked = payment.amount === amountMinor && payment.currency === currency;
  const came = isAsked ? {} : { isSurplus: true, paidAmount: amountMinor, paidCurrency: currency };
  const [taken] = await db
    .update(payments)
    .set({ status: 'SUCCESS', transactionId, updatetime: now, ...came })
    .where(and(eq(payments.id, payment.id), isNull(payments.transactionId)))
    .returning({ id: payments.id });
  if (!taken) return bookAgain(db, payment, transaction, now);
  if (isAsked && (await payable.markPaid(payment.paytype, now))) return 'settled';
  await db.update(payments).set({ isSurplus: true }).where(eq(payments.id, payment.id));
  await returnGranted(db, { ...payment, refundNo: `S${payment.paymentNo}` }, transaction, now);
  return 'surplus';
}

/** An update for a settled payment: a repetition, or a second payment. */
async function bookAgain(
  db: Database,
  payment: PaymentRow,
  transaction: ProviderTransaction,
  now: number,
): Promise<Settlement> {
  const { transactionId, amountMinor, currency } = transaction;
  const [known] = await db.select().from(payments).where(eq(payments.transactionId, transactionId));
  if (known) {
    const isRepeated =
      parseAttemptNo(known.paymentNo) === payment.paymentNo &&
      (known.paidAmount ?? known.amount) === amountMinor;
    return isRepeated ? 'repeated' : 'mismatch';
  }
  const { orderId, cloudOrderId, paytype, method, provider, amount } = payment;
  // The payable is locked, so nobody else counts meanwhile.
  const isOfAttempt = sql`starts_with(${payments.paymentNo}, ${payment.paymentNo})`;
  const isOfPayable =
    orderId === null ? eq(payments.cloudOrderId, cloudOrderId ?? 0) : eq(payments.orderId, orderId);
  const place = 1 + (await db.$count(payments, and(isOfPayable, isOfAttempt)));
  const [further] = await db
    .insert(payments)
    .values({
      paymentNo: `${payment.paymentNo}${againMark}${place}`,
      orderId,
      cloudOrderId,
      paytype,
      method,
      provider,
      amount,
      transactionId,
      currency: payment.currency,
      status: 'SUCCESS',
      isSurplus: true,
      paidAmount: amountMinor,
      paidCurrency: currency,
      createtime: now,
      updatetime: now,
    })
    .returning({ id: payments.id });
  if (!further) throw new Error('Pawlet: a second payment was not recorded.');
  await returnGranted(db, { id: further.id, refundNo: `S${payment.paymentNo}N${place}` }, transaction, now);
  return 'surplus';
}

/** Separates the provider's number from the suffix in our number of a second payment. */
const againMark = '-';

/** The number sent to the provider: for a second payment, that of the attempt. */
export function parseAttemptNo(paymentNo: string): string {
  return paymentNo.split(againMark, 1)[0] ?? paymentNo;
}

/**
 * Refunds an unwanted payment; the refund number is derived from the payment's, so repeated attempts are the
 * same refund.
 */
async function returnGranted(
  db: Database,
  { id, refundNo }: Pick<PaymentRow, 'id'> & { readonly refundNo: string },
  { amountMinor, currency }: ProviderTransaction,
  now: number,
): Promise<void> {
  await db.insert(refunds).values({
    refundNo,
    cause: 'surplus',
    paymentId: id,
    amount: amountMinor,
    currency,
    dueAt: now,
    createtime: now,
    updatetime: now,
  });
}

/** Pays an order of 0.00, in the transaction that created it. */
export async function settleFree({ db, now }: ShopperContext, order: OrderRow): Promise<void> {
  await markOrderPaid(db, order, 'system', now);
}

/** Records a provider's payment update; only from the payment's own provider. */
export async function applyUpdate(
  db: Database,
  { paymentNo, state }: ProviderUpdate,
  providerId: string,
  now: number,
): Promise<UpdateOutcome> {
  const payment = await findPayment(db, paymentNo);
  if (!payment || (payment.provider !== '' && payment.provider !== providerId)) return 'mismatch';
  if (state.status === 'SUCCESS') return settle(db, paymentNo, state, now);
  if (state.status === 'PENDING') return 'noted';
  const ended = await db
    .update(payments)
    .set({ status: state.status, updatetime: now })
    // A repetition is ignored: shoppers see the most recently changed attempt.
    .where(
      and(eq(payments.id, payment.id), isNull(payments.transactionId), ne(payments.status, state.status)),
    )
    .returning({ id: payments.id });
  if (ended.length === 0) return 'noted';
  return state.status === 'FAILED' ? 'failed' : 'canceled';
}
