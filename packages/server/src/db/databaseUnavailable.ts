/**
 * Why the database did not serve: no connection could be made (`unreachable`), the connection broke (`lost`), or a time limit
 * or another limit was reached (`limit`).
 */
export type UnavailableKind = 'unreachable' | 'lost' | 'limit';

/** The database did not serve, for a reason that may be gone in a moment. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly kind: UnavailableKind;
  /** Whether the work may have been done all the same: its commit was sent, or it ran without a transaction. */
  readonly mayBeDone: boolean;

  constructor(kind: UnavailableKind, mayBeDone: boolean, cause: unknown) {
    super(`The database is unavailable (${kind}).`, { cause });
    this.kind = kind;
    this.mayBeDone = mayBeDone;
  }
}

/** The DatabaseUnavailableError inside an error; undefined for any other error. */
export function findUnavailable(error: unknown): DatabaseUnavailableError | undefined {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof DatabaseUnavailableError) return current;
  return undefined;
}
