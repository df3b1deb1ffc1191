import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { payments } from '../../db/schema/payment.ts';
import type { StoreDeps } from '../../http/appDeps.ts';
import type { StoreJob } from '../../http/job.ts';
import { closePayment } from './close.ts';
import { announce, askProvider } from './notify.ts';
import { isAwaited, type PaymentRow } from './settle.ts';
import { findUnannounced } from './walletBooks.ts';

const batch = 50;

/** Seconds between two questions about one payment. */
const askPauseSeconds = 120;

/** Sends the wallet's notifications that are due: delayed ones, and those the shop has not acknowledged. */
export const walletJob: StoreJob = {
  name: 'wallet',
  everySeconds: 1,
  isDemoOnly: true,
  async run(deps, now) {
    for (const row of await findUnannounced(deps.db, now, batch)) await announce(deps, row);
  },
};

/** Asks real providers about payments that nobody tells of, and closes those that nobody wants any more. */
export const paymentJob: StoreJob = {
  name: 'payments',
  everySeconds: 20,
  async run(deps, now) {
    if (deps.payments.length === 0) return;
    const due = await deps.db
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.status, 'PENDING'),
          sql`coalesce(${payments.checktime}, ${payments.createtime}) <= ${now - askPauseSeconds}`,
        ),
      )
      .orderBy(asc(payments.checktime), asc(payments.id))
      .limit(batch);
    for (const payment of due) if (await claim(deps, payment, now)) await check(deps, payment, now);
  },
};

/** Takes a payment upon itself: of several nodes one gets true. */
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
  await askProvider(deps, deps.db, payment, now);
  if (!(await isAwaited(deps.db, payment, now))) await closePayment(deps, payment, now);
}
