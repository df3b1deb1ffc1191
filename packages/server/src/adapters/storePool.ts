import { type ClientConfig, Pool, type PoolClient } from 'pg';
import { DatabaseUnavailableError, findUnavailable } from '../db/databaseUnavailable.ts';
import { type DatabaseLimits, limitStatements } from './databaseLimits.ts';
import type { PoolState } from './promMetrics.ts';
import type { StatementNames } from './statementNames.ts';
import { StoreConnection } from './storeConnection.ts';
import { textOfQuery } from './textOfQuery.ts';

/** What may run again. */
const readsOnly = /^\s*select\b/iu;

/** A connection of the pool. */
export type PooledConnection = StoreConnection & Pick<PoolClient, 'release'>;

export interface StorePoolOptions {
  readonly url: string;
  /** Most connections. */
  readonly size: number;
  readonly limits: DatabaseLimits;
  /** Undefined behind a pooler, which may send the next statement to another connection. */
  readonly names: StatementNames | undefined;
}

/** A pool whose errors report that the database is unavailable. Drizzle identifies a pool by its class. */
export class StorePool extends Pool {
  constructor({ url, size, limits, names }: StorePoolOptions) {
    super({
      connectionString: url,
      max: size,
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: limits.connectMs,
      Client: class extends StoreConnection {
        constructor(config: ClientConfig = {}) {
          super(config, limits, names);
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

  override connect<TConnected>(): TConnected {
    return this.#connect() as TConnected;
  }

  override query<TSent>(query: unknown, ...rest: readonly unknown[]): TSent {
    return this.#run(query, rest) as TSent;
  }

  /** Works with one connection, which is closed if it breaks. */
  async use<T>(work: (client: PooledConnection) => Promise<T>): Promise<T> {
    const client = await this.#connect();
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

  async #connect(): Promise<PooledConnection> {
    try {
      return (await super.connect()) as PooledConnection;
    } catch (error) {
      throw new DatabaseUnavailableError('unreachable', false, error);
    }
  }

  async #run(query: unknown, rest: readonly unknown[]): Promise<unknown> {
    const runOnce = () => this.use((client) => client.query<Promise<unknown>>(query, ...rest));
    try {
      return await runOnce();
    } catch (error) {
      // A read-only statement may run again.
      if (!readsOnly.test(textOfQuery(query)) || findUnavailable(error)?.kind !== 'lost') throw error;
      return runOnce();
    }
  }
}
