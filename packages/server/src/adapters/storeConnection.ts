import { type ClientConfig, DatabaseError } from 'pg';
import { DatabaseUnavailableError, type UnavailableKind } from '../db/databaseUnavailable.ts';
import type { DatabaseLimits } from './databaseLimits.ts';
import { QuietConnection } from './quietConnection.ts';
import { createSendAhead } from './sendAhead.ts';
import { type StatementNames, withName } from './statementNames.ts';
import { textOfQuery } from './textOfQuery.ts';

/** Where a connection is in its transaction: in none, in one, or past the commit's sending. */
type Phase = 'none' | 'open' | 'ending';

const setsLimit = /^set local statement_timeout = (\d+)/iu;

/**
 * A connection of the pool: it prepares the statements that have a name, sends what opens a transaction ahead, and gives up on
 * a server that does not reply. Its errors report whether the work may have been done all the same.
 */
export class StoreConnection extends QuietConnection {
  readonly #limits: DatabaseLimits;
  readonly #names: StatementNames | undefined;
  readonly #sendAhead = createSendAhead();
  #phase: Phase = 'none';
  /** How the connection broke; every later statement on it fails with the same kind. */
  #brokenAs: UnavailableKind | undefined;
  #statementMs: number;

  constructor(config: ClientConfig, limits: DatabaseLimits, names: StatementNames | undefined) {
    super(config);
    this.#limits = limits;
    this.#names = names;
    this.#statementMs = limits.statementMs;
  }

  /** Begins the next use of the connection. */
  reset(): void {
    this.#phase = 'none';
    this.#statementMs = this.#limits.statementMs;
  }

  override query<TSent>(query: unknown, ...rest: readonly unknown[]): TSent {
    const text = textOfQuery(query);
    return this.#sendAhead(text, () => this.#watch(text, query, rest)) as TSent;
  }

  #watch(text: string, query: unknown, rest: readonly unknown[]): unknown {
    this.#follow(text);
    const named = withName(query, this.#names);
    const limited =
      typeof named === 'object'
        ? { ...named, query_timeout: this.#statementMs + this.#limits.marginMs }
        : named;
    const sent = this.send(limited, ...rest);
    return sent instanceof Promise ? sent.catch((error: unknown) => this.#fail(error)) : sent;
  }

  #follow(text: string): void {
    if (/^begin/iu.test(text)) this.#phase = 'open';
    else if (/^commit/iu.test(text)) this.#phase = 'ending';
    const limit = setsLimit.exec(text)?.[1];
    if (limit !== undefined) this.#statementMs = Number(limit);
  }

  #fail(error: unknown): never {
    if (isReadTimeout(error)) this.#brokenAs ??= 'limit';
    const kind = this.#brokenAs ?? (this.isLost ? 'lost' : kindOf(error));
    if (kind === undefined) throw error;
    throw new DatabaseUnavailableError(kind, this.#phase !== 'open', error);
  }
}

/** States after which the same statement may succeed: limits of time and of resources, and a server that only reads. */
const passingStates = /^(57014|55P03|25006|53...)$/u;

function kindOf(error: unknown): UnavailableKind | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  if (error.severity === 'FATAL' || error.severity === 'PANIC') return 'lost';
  return passingStates.test(error.code ?? '') ? 'limit' : undefined;
}

/** The driver's own limit, which closes the connection. Only its message identifies it. */
function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
