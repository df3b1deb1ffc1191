import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { inTransaction } from './inTransaction.ts';

const longMs = 30 * 60_000;

/** Runs work that takes minutes, such as an import, in a transaction with larger time limits. */
export async function inLongTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    // The connection's own limit depends on this statement: adapters/storeConnection.ts.
    await tx.execute(sql.raw(`set local statement_timeout = ${longMs}`));
    await tx.execute(sql.raw(`set local lock_timeout = ${longMs}`));
    await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${longMs}`));
    return work(tx);
  });
}
