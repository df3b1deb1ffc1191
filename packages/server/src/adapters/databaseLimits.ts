/** Timeouts for a PostgreSQL server, in milliseconds. */
export interface DatabaseLimits {
  /** For a new connection, or a free one from the pool. */
  readonly connectMs: number;
  /** For one statement. */
  readonly statementMs: number;
  /** For a lock that another transaction holds. */
  readonly lockMs: number;
  /** Between two statements of a transaction: the server then aborts it and releases its locks. */
  readonly idleInTransactionMs: number;
  /** Client-side limit above the statement's own, for a server that no longer enforces it. */
  readonly marginMs: number;
}

/** The limits of every connection; `allowLongWork` raises them for one transaction. */
export const databaseLimits: DatabaseLimits = {
  connectMs: 8000,
  statementMs: 10_000,
  lockMs: 5000,
  idleInTransactionMs: 10_000,
  marginMs: 2000,
};

/** The statements that set the limits for a session. */
export function limitStatements({ statementMs, lockMs, idleInTransactionMs }: DatabaseLimits): string {
  return [
    `set statement_timeout = ${statementMs}`,
    `set lock_timeout = ${lockMs}`,
    `set idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
  ].join('; ');
}
