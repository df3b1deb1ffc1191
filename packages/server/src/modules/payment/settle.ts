import { and, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Database, isUniqueViolation } from '../../db/database.ts';
import type { OrderRow } from '../order/service.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { refunds } from '../../db/schema/aftersale.ts';
import { payments } from '../../db/schema/payment.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import type { ProviderNews, ProviderTransaction } from '../../ports/payment.ts';
import { cloudPayables } from '../cloud/payable.ts';
import { markOrderPaid, orderPayables } from './orderPayable.ts';
import type { LockedPayable, Payable } from './payable.ts';

/** An attempt to pay as stored. */
export type PaymentRow = typeof payments.$inferSelect;

/**
 * What settling came to: the payable is paid now, was settled by the same transaction before, gets money that
 * it does not want (any more, not so much, or twice: surplus), or the news does not fit the payment.
 */
export type Settlement = 'settled' | 'repeated' | 'surplus' | 'mismatch';

/** The newest attempt to pay something, whether or not the provider is known to have opened it. */
export async function findLatestAttempt(
  db: Database,
  payable: Pick<Payable, 'kind' | 'id'>,
): Promise<PaymentRow | null> {
  return findLatest(db, attemptsOf(payable));
}

/** The newest payment that a shopper could see: one that the provider has opened, or that brought money to keep. */
export async function findLatestPayment(
  db: Database,
  payable: Pick<Payable, 'kind' | 'id'>,
): Promise<PaymentRow | null> {
  const isSeen = or(isNotNull(payments.opentime), isNotNull(payments.transactionId));
  return findLatest(db, and(attemptsOf(payable), isSeen, eq(payments.isSurplus, false)));
}

function attemptsOf({ kind, id }: Pick<Payable, 'kind' | 'id'>): SQL {
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

/** Locks what a payment pays for. */
async function lockPayable(db: Database, payment: PaymentRow): Promise<LockedPayable | null> {
  if (payment.orderId !== null) return orderPayables.lock(db, payment.orderId);
  return payment.cloudOrderId === null ? null : cloudPayables.lock(db, payment.cloudOrderId);
}

/** Whether what a payment pays for still waits for money. */
export async function isAwaited(db: Database, payment: PaymentRow, now: number): Promise<boolean> {
  if (payment.orderId !== null) return orderPayables.isOpen(db, payment.orderId, now);
  return payment.cloudOrderId !== null && cloudPayables.isOpen(db, payment.cloudOrderId, now);
}

/**
 * The one place where an order, of goods or of cloud storage, becomes paid, whoever brings the news:
 * notification, polling or operator. One transaction settles once, however often and by however many it is
 * told. Money that nobody asked for is booked and goes back.
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
    // Another payment has this transaction already: a replay.
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
  await giveBack(db, { ...payment, refundNo: `S${payment.paymentNo}` }, transaction, now);
  return 'surplus';
}

/** News of a payment that has its money already: the same news again, or money that came a second time. */
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
      attemptNoOf(known.paymentNo) === payment.paymentNo &&
      (known.paidAmount ?? known.amount) === amountMinor;
    return isRepeated ? 'repeated' : 'mismatch';
  }
  const { orderId, cloudOrderId, paytype, method, provider, amount } = payment;
  // What is paid for is locked, so nobody else counts meanwhile.
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
  if (!further) throw new Error('Pawlet: money that came twice was not booked.');
  await giveBack(db, { id: further.id, refundNo: `S${payment.paymentNo}N${place}` }, transaction, now);
  return 'surplus';
}

/** Stands in our number of money that came a second time, behind the number that the provider knows. */
const againMark = '-';

/** The number that the provider got: of money that came a second time, that of the attempt. */
export function attemptNoOf(paymentNo: string): string {
  return paymentNo.split(againMark, 1)[0] ?? paymentNo;
}

/** Has money that nobody asked for go back; the number follows from the payment's: whoever books it, it is the same refund. */
async function giveBack(
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

/** Pays an order of 0.00, in the transaction that made it. */
export async function settleFree({ db, now }: ShopperContext, order: OrderRow): Promise<void> {
  await markOrderPaid(db, order, 'system', now);
}

/** Takes what a provider said about a payment into the books; only of the provider that was asked for it. */
export async function applyNews(
  db: Database,
  { paymentNo, state }: ProviderNews,
  providerId: string,
  now: number,
): Promise<Settlement | 'noted'> {
  const payment = await findPayment(db, paymentNo);
  if (!payment || (payment.provider !== '' && payment.provider !== providerId)) return 'mismatch';
  if (state.status === 'SUCCESS') return settle(db, paymentNo, state, now);
  if (state.status !== 'PENDING') {
    await db
      .update(payments)
      .set({ status: state.status, updatetime: now })
      // The same news again is none: the attempt that changed last is the one that a shopper sees.
      .where(
        and(eq(payments.id, payment.id), isNull(payments.transactionId), ne(payments.status, state.status)),
      );
  }
  return 'noted';
}
