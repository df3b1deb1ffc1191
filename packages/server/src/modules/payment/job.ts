import { and, eq, isNull } from 'drizzle-orm';
import { payments } from '../../db/schema/payment.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import type { StoreJob } from '../../http/job.ts';
import type { PaymentProvider } from '../../ports/payment.ts';
import { closePayment } from './close.ts';
import { sendWalletNotification, queryProvider } from './notify.ts';
import { endOldAttempts, findDueAttempts } from './openAttempts.ts';
import { isAwaited, type PaymentRow } from './settle.ts';
import { findUnacknowledged } from './walletBooks.ts';

const batch = 50;

/** Concurrent queries to one provider. */
export const queriesAtOnce = 4;

/**
 * Milliseconds after which a run starts no new query, so that a slow provider hardly delays the next run of
 * the others.
 */
const runMs = 8000;

/** Sends the wallet's due notifications: delayed ones, and those not yet acknowledged. */
export const walletJob: StoreJob = {
  name: 'wallet',
  everySeconds: 1,
  isDemoOnly: true,
  async run(deps, now) {
    for (const row of await findUnacknowledged(deps.db, now, batch)) await sendWalletNotification(deps, row);
  },
};

/** Queries each real provider for the attempts that may still be paid, and closes unwanted ones. */
export const paymentJob: StoreJob = {
  name: 'payments',
  everySeconds: 20,
  async run(deps, now) {
    await Promise.all(deps.payments.map((provider) => requestState(deps, provider, now)));
    await endOldAttempts(deps.db, now);
  },
};

/**
 * Queries one provider for everything that is due, so that neither another provider nor the next run waits
 * for it.
 */
async function requestState(deps: StoreDeps, provider: PaymentProvider, now: number): Promise<void> {
  const end = deps.clock.nowMs() + runMs;
  const isInTime = () => deps.clock.nowMs() < end;
  while (isInTime()) {
    const due = await findDueAttempts(deps.db, provider, now, batch);
    if (due.length === 0) return;
    const waiting = due.values();
    const requestNext = async () => {
      for (const payment of waiting) {
        if (!isInTime()) return;
        if (await claim(deps, payment, now)) await check(deps, payment, now);
      }
    };
    await Promise.all(Array.from({ length: queriesAtOnce }, requestNext));
  }
}

/** Claims a payment; of several nodes one gets true. */
async function claim({ db }: StoreDeps, { id, checktime }: PaymentRow, now: number): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ checktime: now })
    .where(
      and(
        eq(payments.id, id),
        checktime === null ? isNull(payments.checktime) : eq(payments.checktime, checktime),
      ),
    )
    .returning({ id: payments.id });
  return claimed.length > 0;
}

async function check(deps: StoreDeps, payment: PaymentRow, now: number): Promise<void> {
  try {
    await queryProvider(deps, deps.db, payment, now);
    if (!(await isAwaited(deps.db, payment, now))) await closePayment(deps, payment, now);
  } catch (error) {
    // The others are queried anyway, and this one again after its pause.
    deps.logger.error('checking a payment failed', error, { paymentNo: payment.paymentNo });
  }
}
