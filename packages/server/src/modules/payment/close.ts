import { and, eq, isNull } from 'drizzle-orm';
import { payments } from '../../db/schema/payment.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import { ProviderError } from '../../ports/payment.ts';
import { isOpen } from './openAttempts.ts';
import { getProvider } from './providers.ts';
import type { PaymentRow } from './settle.ts';

/** Closes an unwanted payment attempt, at the provider and in the database. */
export async function closePayment(deps: StoreDeps, payment: PaymentRow, now: number): Promise<void> {
  const { db, logger } = deps;
  const provider = getProvider(deps, payment);
  // A page that cannot be closed ends later: `endOldAttempts`.
  if (!provider?.close) return;
  const isStillOpen = and(eq(payments.id, payment.id), isOpen, isNull(payments.transactionId));
  if ((await db.$count(payments, isStillOpen)) === 0) return;
  try {
    await provider.close(payment.paymentNo, db);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn('closing a payment failed', { paymentNo: payment.paymentNo });
    return;
  }
  await db.update(payments).set({ status: 'CANCELLED', updatetime: now }).where(isStillOpen);
}
