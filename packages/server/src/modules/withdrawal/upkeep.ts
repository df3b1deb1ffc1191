import { and, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { withdrawalMails, withdrawals } from '../../db/schema/withdrawal.ts';

const day = 24 * 3600;
const keptMailSeconds = 30 * day;
/** Claims from a purchase expire three years after the end of the year in most countries. */
const keptSeconds = 4 * 365 * day;

/** Deletes outbox rows older than 30 days: all of them were sent or given up. */
export async function dropOldWithdrawalMails(db: Database, now: number): Promise<void> {
  await db.delete(withdrawalMails).where(lt(withdrawalMails.createtime, now - keptMailSeconds));
}

/**
 * Deletes settled statements without an order after four years. The others are kept as long as their order.
 */
export async function dropOldWithdrawals(db: Database, now: number): Promise<void> {
  await db
    .delete(withdrawals)
    .where(
      and(
        isNull(withdrawals.orderId),
        ne(withdrawals.state, 'open'),
        lt(withdrawals.createtime, now - keptSeconds),
      ),
    );
}
