import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { type Database, readSqlState } from './database.ts';
import { findUnavailable } from './databaseUnavailable.ts';

const maxTries = 4;
const deadlock = '40P01';
const serializationFailure = '40001';

export interface RetryOptions {
  /**
   * Whether running the work twice has the effect of running it once, as under an idempotency key: it is then
   * retried even when the connection broke after the commit was sent. @default false
   */
  readonly isRepeatable?: boolean | undefined;
}

/**
 * Runs work in a transaction (a savepoint inside one) and retries it after a deadlock, a serialization
 * failure or a lost connection.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
  options?: RetryOptions,
): Promise<T> {
  // The outermost transaction retries: inner work has lost the same connection.
  return is(db, PgTransaction) ? db.transaction(work) : retryLost(() => db.transaction(work), options);
}

/**
 * Retries after a deadlock, a serialization failure or a lost connection, four attempts in all; `run` makes
 * its own transaction.
 */
export async function retryLost<T>(
  run: () => Promise<T>,
  { isRepeatable = false }: RetryOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === maxTries || !isLost(error, isRepeatable)) throw error;
    }
  }
}

function isLost(error: unknown, isRepeatable: boolean): boolean {
  const unavailable = findUnavailable(error);
  if (unavailable !== undefined)
    return unavailable.kind === 'lost' && (isRepeatable || !unavailable.mayBeDone);
  const state = readSqlState(error);
  return state === deadlock || state === serializationFailure;
}
