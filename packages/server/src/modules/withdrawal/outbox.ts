import type { Database } from '../../db/database.ts';
import { withdrawalMails } from '../../db/schema/withdrawal.ts';

/** The content of an e-mail about a statement. */
export type WithdrawalMailKind = (typeof withdrawalMails.$inferSelect)['kind'];

/** Queues e-mails about a statement, in the transaction of the event itself. Each kind is sent once. */
export async function queueWithdrawalMails(
  db: Database,
  withdrawalId: number,
  kinds: readonly WithdrawalMailKind[],
  now: number,
): Promise<void> {
  if (kinds.length === 0) return;
  await db
    .insert(withdrawalMails)
    .values(kinds.map((kind) => ({ withdrawalId, kind, duetime: now, createtime: now })))
    .onConflictDoNothing();
}
