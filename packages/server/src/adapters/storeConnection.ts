import { type ClientConfig, DatabaseError } from 'pg';
import { DatabaseUnavailableError, type UnavailableKind } from '../db/databaseUnavailable.ts';
import type { Tracer } from '../ports/tracer.ts';
import type { DatabaseLimits } from './databaseLimits.ts';
import { QuietConnection } from './quietConnection.ts';
import { createSendAhead } from './sendAhead.ts';
import { type StatementNames, withName } from './statementNames.ts';
import { textOfQuery } from './textOfQuery.ts';

/** Transaction state of a connection: none, in one, or commit sent. */
type Phase = 'none' | 'open' | 'ending';

/**
 * The function of PostgreSQL that warns when its wait for a synchronous standby is cancelled; unlike the text, its name
 * has no translation.
 */
const waitForStandby = 'SyncRepWaitForLSN';

const setsLimit = /^set local statement_timeout = (\d+)/iu;

/**
 * A connection of the pool: prepares named statements, sends control statements of transactions ahead, and gives up on a server
 * that does not respond. Its errors report whether the work may have been done anyway.
 */
export class StoreConnection extends QuietConnection {
  readonly #limits: DatabaseLimits;
  readonly #names: StatementNames | undefined;
  readonly #tracer: Tracer | undefined;
  readonly #sendAhead = createSendAhead();
  #phase: Phase = 'none';
  /** How the connection broke; every later statement on it fails the same way. */
  #brokenAs: UnavailableKind | undefined;
  #statementMs: number;
  /** Whether an administrator ended the server's wait for a synchronous standby to confirm a commit. */
  #isUnconfirmed = false;

  constructor(
    config: ClientConfig,
    limits: DatabaseLimits,
    names: StatementNames | undefined,
    tracer?: Tracer,
  ) {
    super(config);
    this.#limits = limits;
    this.#names = names;
    this.#tracer = tracer;
    this.#statementMs = limits.statementMs;
    this.on('notice', ({ routine }) => {
      if (routine === waitForStandby) this.#isUnconfirmed = true;
    });
  }

  /** Starts the next use of the connection. */
  reset(): void {
    this.#phase = 'none';
    this.#statementMs = this.#limits.statementMs;
  }

  override query<TSent>(query: unknown, ...rest: readonly unknown[]): TSent {
    const text = textOfQuery(query);
    const send = () => this.#sendAhead(text, () => this.#watch(text, query, rest));
    const isRecorded = this.#tracer !== undefined && returnsPromise(query, rest);
    return (isRecorded ? this.#tracer.traceStatement(text, send) : send()) as TSent;
  }

  #watch(text: string, query: unknown, rest: readonly unknown[]): unknown {
    this.#follow(text);
    const named = withName(query, this.#names);
    const limited =
      typeof named === 'object'
        ? { ...named, query_timeout: this.#statementMs + this.#limits.marginMs }
        : named;
    const sent = this.send(limited, ...rest);
    if (!(sent instanceof Promise)) return sent;
    return sent.then(
      (result: unknown) => this.#confirm(result),
      (error: unknown) => this.#fail(error),
    );
  }

  /** A commit that only the primary has is lost when the primary is: it is not reported as done. */
  #confirm(result: unknown): unknown {
    if (!this.#isUnconfirmed) return result;
    this.#isUnconfirmed = false;
    throw new DatabaseUnavailableError(
      'limit',
      true,
      new Error('No synchronous standby has confirmed the commit.'),
    );
  }

  #follow(text: string): void {
    if (/^begin/iu.test(text)) this.#phase = 'open';
    else if (/^commit/iu.test(text)) this.#phase = 'ending';
    const limit = setsLimit.exec(text)?.[1];
    if (limit !== undefined) this.#statementMs = Number(limit);
  }

  #fail(error: unknown): never {
    if (isReadTimeout(error)) this.#brokenAs ??= 'limit';
    const kind = this.#brokenAs ?? (this.isLost ? 'lost' : getKind(error));
    if (kind === undefined) throw error;
    throw new DatabaseUnavailableError(kind, this.#phase !== 'open', error);
  }
}

/** Whether the driver returns a promise, rather than calling back. */
function returnsPromise(query: unknown, rest: readonly unknown[]): boolean {
  const isSubmittable = typeof query === 'object' && query !== null && 'submit' in query;
  return !isSubmittable && !rest.some((one) => typeof one === 'function');
}

/**
 * SQL states after which the same statement may succeed later: timeouts, resource limits, and a read-only
 * server.
 */
const passingStates = /^(57014|55P03|25006|53...)$/u;

function getKind(error: unknown): UnavailableKind | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  if (error.severity === 'FATAL' || error.severity === 'PANIC') return 'lost';
  return passingStates.test(error.code ?? '') ? 'limit' : undefined;
}

/** The driver's own timeout, which closes the connection. Only its message identifies it. */
function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
