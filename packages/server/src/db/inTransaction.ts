import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { type Database, sqlStateOf } from './database.ts';
import { findUnavailable } from './databaseUnavailable.ts';

const mostTries = 4;
const deadlock = '40P01';
const serializationFailure = '40001';

export interface RetryOptions {
  /**
   * Whether running the work twice does it once, as under an idempotency key: it then runs again even when the
   * connection broke after the commit was sent. @default false
   */
  readonly isRepeatable?: boolean | undefined;
}

/** Runs work in a transaction (a savepoint inside one), again when it lost a deadlock, a serialization race or its connection. */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
  options?: RetryOptions,
): Promise<T> {
  // The outermost transaction runs again: what is inside has lost the same connection.
  return is(db, PgTransaction) ? db.transaction(work) : retryLost(() => db.transaction(work), options);
}

/** Runs again what lost a deadlock, a serialization race or its connection, four times at most; `run` makes its own transaction. */
export async function retryLost<T>(
  run: () => Promise<T>,
  { isRepeatable = false }: RetryOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === mostTries || !isLost(error, isRepeatable)) throw error;
    }
  }
}

function isLost(error: unknown, isRepeatable: boolean): boolean {
  const unavailable = findUnavailable(error);
  if (unavailable !== undefined)
    return unavailable.kind === 'lost' && (isRepeatable || !unavailable.mayBeDone);
  const state = sqlStateOf(error);
  return state === deadlock || state === serializationFailure;
}
