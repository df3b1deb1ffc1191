import { Client, DatabaseError, type PoolClient } from 'pg';
import { DatabaseUnavailableError, type UnavailableKind } from '../db/databaseUnavailable.ts';
import type { DatabaseLimits } from './databaseLimits.ts';
import { textOfQuery } from './textOfQuery.ts';

type Query = (...given: readonly unknown[]) => unknown;

/** Transaction state of a connection: none, in one, or commit sent. */
type Phase = 'none' | 'open' | 'ending';

const setsLimit = /^set local statement_timeout = (\d+)/iu;

/**
 * A connection that never ends the process when it breaks and gives up on a server that does not respond. Its
 * errors report whether the work may have been done anyway.
 */
export class StoreConnection extends Client {
  #phase: Phase = 'none';
  #isLost = false;
  /** How the connection broke; every later statement on it fails the same way. */
  #brokenAs: UnavailableKind | undefined;
  #statementMs = 0;

  constructor(...given: ConstructorParameters<typeof Client>) {
    super(...given);
    // Without a listener, the error of a broken connection would end the process.
    this.on('error', () => {
      this.#isLost = true;
    });
  }

  /** Starts the next use of the connection. */
  reset({ statementMs }: DatabaseLimits): void {
    this.#phase = 'none';
    this.#statementMs = statementMs;
  }

  /** Tracks every statement sent from now on. */
  watch({ marginMs }: DatabaseLimits): void {
    const send = this.query.bind(this) as Query;
    const query: Query = (first, ...rest) => {
      this.#follow(textOfQuery(first));
      const limited =
        typeof first === 'object' ? { ...first, query_timeout: this.#statementMs + marginMs } : first;
      const sent = send(limited, ...rest);
      return sent instanceof Promise ? sent.catch((error: unknown) => this.#fail(error)) : sent;
    };
    this.query = query as PoolClient['query'];
  }

  #follow(text: string): void {
    if (/^begin/iu.test(text)) this.#phase = 'open';
    else if (/^commit/iu.test(text)) this.#phase = 'ending';
    const limit = setsLimit.exec(text)?.[1];
    if (limit !== undefined) this.#statementMs = Number(limit);
  }

  #fail(error: unknown): never {
    if (isReadTimeout(error)) this.#brokenAs ??= 'limit';
    const kind = this.#brokenAs ?? (this.#isLost ? 'lost' : kindOf(error));
    if (kind === undefined) throw error;
    throw new DatabaseUnavailableError(kind, this.#phase !== 'open', error);
  }
}

/**
 * SQL states after which the same statement may succeed later: timeouts, resource limits, and a read-only
 * server.
 */
const passingStates = /^(57014|55P03|25006|53...)$/u;

function kindOf(error: unknown): UnavailableKind | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  if (error.severity === 'FATAL' || error.severity === 'PANIC') return 'lost';
  return passingStates.test(error.code ?? '') ? 'limit' : undefined;
}

/** The driver's own timeout, which closes the connection. Only its message identifies it. */
function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
