import { type ClientConfig, Pool, type PoolClient } from 'pg';
import { DatabaseUnavailableError, findUnavailable } from '../db/databaseUnavailable.ts';
import { type DatabaseLimits, limitStatements } from './databaseLimits.ts';
import type { Tracer } from '../ports/tracer.ts';
import type { PoolState } from './promMetrics.ts';
import type { StatementNames } from './statementNames.ts';
import { StoreConnection } from './storeConnection.ts';

/** A connection of a pool. */
export type PooledConnection = StoreConnection & Pick<PoolClient, 'release'>;

export interface ConnectionOptions {
  readonly url: string;
  readonly limits: DatabaseLimits;
  /** Undefined behind a pooler, which may send the next statement to another connection. */
  readonly names: StatementNames | undefined;
  /** Records its statements. @default nothing is recorded */
  readonly tracer?: Tracer | undefined;
}

/** A pool whose errors report that the database is unavailable. Whoever waits for a connection gets it in the order of asking. */
export class ConnectionPool extends Pool {
  constructor({ url, limits, names, tracer }: ConnectionOptions, size: number) {
    super({
      connectionString: url,
      max: size,
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: limits.connectMs,
      Client: class extends StoreConnection {
        constructor(config: ClientConfig = {}) {
          super(config, limits, names, tracer);
        }
      },
    });
    // The pool replaces a broken idle connection; without a listener the process would exit.
    this.on('error', () => undefined);
    // In the session rather than among the parameters of the start, which PgBouncer refuses. The next statement waits for it.
    this.on('connect', (client) => void client.query(limitStatements(limits)).catch(() => undefined));
    this.on('acquire', (client) => {
      if (client instanceof StoreConnection) client.reset();
    });
  }

  /** Takes a connection out of the pool; the caller releases it. Throws a DatabaseUnavailableError. */
  async take(): Promise<PooledConnection> {
    try {
      return (await super.connect()) as PooledConnection;
    } catch (error) {
      throw new DatabaseUnavailableError('unreachable', false, error);
    }
  }

  /** Works with one connection, which is closed if it breaks. */
  async use<T>(work: (client: PooledConnection) => Promise<T>): Promise<T> {
    const client = await this.take();
    let isUsable = true;
    try {
      return await work(client);
    } catch (error) {
      isUsable = findUnavailable(error) === undefined;
      throw error;
    } finally {
      client.release(!isUsable);
    }
  }

  /** Its connections. */
  state(): PoolState {
    return {
      size: this.options.max,
      total: this.totalCount,
      idle: this.idleCount,
      waiting: this.waitingCount,
    };
  }
}
