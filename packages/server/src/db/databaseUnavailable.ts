/**
 * Why the database was unavailable: no connection could be made (`unreachable`), the connection broke
 * (`lost`), or a timeout or another limit was reached (`limit`).
 */
export type UnavailableKind = 'unreachable' | 'lost' | 'limit';

/** The database was unavailable, for a reason that may be temporary. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly kind: UnavailableKind;
  /** Whether the work may have been done anyway: its commit was sent, or it ran without a transaction. */
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
