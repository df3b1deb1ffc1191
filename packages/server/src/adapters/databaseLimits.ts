/** How long the shop waits for a PostgreSQL server, in milliseconds. */
export interface DatabaseLimits {
  /** For a new connection, and for a free one of the pool. */
  readonly connectMs: number;
  /** For one statement. */
  readonly statementMs: number;
  /** For a lock that another transaction holds. */
  readonly lockMs: number;
  /** Between two statements of a transaction: the server then ends it and frees its locks. */
  readonly idleInTransactionMs: number;
  /** Beyond a statement's own limit, for a server that no longer keeps it. */
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

/** The statements that set limits for a session. */
export function limitStatements({ statementMs, lockMs, idleInTransactionMs }: DatabaseLimits): string {
  return [
    `set statement_timeout = ${statementMs}`,
    `set lock_timeout = ${lockMs}`,
    `set idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
  ].join('; ');
}
