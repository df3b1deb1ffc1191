import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { walletPayments } from '../../db/schema/payment.ts';

/** A payment as stored by the sandbox wallet. */
export type WalletPayment = typeof walletPayments.$inferSelect;

/** The shopper's options on the wallet page. */
export const walletChoices = ['success', 'failure', 'cancel', 'delay'] as const;

/** An option of the shopper on the wallet page. */
export type WalletChoice = (typeof walletChoices)[number];

/** Seconds until a delayed success is reported. */
const delaySeconds = 8;

const longestPauseSeconds = 600;

/** One payment by the id in its page's address. */
export async function findWalletPayment(db: Database, id: string): Promise<WalletPayment | null> {
  const [row] = await db.select().from(walletPayments).where(eq(walletPayments.id, id));
  return row ?? null;
}

/** One payment by the shop's number. */
export async function findByPaymentNo(db: Database, paymentNo: string): Promise<WalletPayment | null> {
  const [row] = await db.select().from(walletPayments).where(eq(walletPayments.paymentNo, paymentNo));
  return row ?? null;
}

/** Records the shopper's choice; null when the payment has already ended. */
export async function bookChoice(
  db: Database,
  id: string,
  choice: WalletChoice,
  booking: { readonly now: number; readonly transactionId: string },
): Promise<WalletPayment | null> {
  const isSuccess = choice === 'success' || choice === 'delay';
  const [row] = await db
    .update(walletPayments)
    .set({
      result: isSuccess ? 'success' : choice,
      dueAt: booking.now + (choice === 'delay' ? delaySeconds : 0),
      transactionId: isSuccess ? booking.transactionId : null,
      notifiedAt: null,
      attempts: 0,
    })
    .where(and(eq(walletPayments.id, id), isNull(walletPayments.result)))
    .returning();
  return row ?? null;
}

/** Payments whose result is due to be reported to the shop. */
export async function findUnacknowledged(db: Database, now: number, limit: number): Promise<WalletPayment[]> {
  return db
    .select()
    .from(walletPayments)
    .where(and(isNull(walletPayments.notifiedAt), lte(walletPayments.dueAt, now)))
    .orderBy(asc(walletPayments.dueAt))
    .limit(limit);
}

/** Claims the next notification of a payment: of several nodes one gets true. */
export async function claimNotification(db: Database, row: WalletPayment, now: number): Promise<boolean> {
  const pause = Math.min(longestPauseSeconds, 2 ** Math.min(row.attempts + 1, 10));
  const claimed = await db
    .update(walletPayments)
    .set({ attempts: row.attempts + 1, dueAt: now + pause })
    .where(
      and(
        eq(walletPayments.id, row.id),
        eq(walletPayments.attempts, row.attempts),
        isNull(walletPayments.notifiedAt),
      ),
    )
    .returning({ id: walletPayments.id });
  return claimed.length > 0;
}

/** Records that the shop has acknowledged the result. */
export async function bookAcknowledged(db: Database, id: string, now: number): Promise<void> {
  await db.update(walletPayments).set({ notifiedAt: now }).where(eq(walletPayments.id, id));
}
