import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { type ClientConfig, Pool, type PoolClient } from 'pg';
import { type Database, readSqlState } from '../db/database.ts';
import { DatabaseUnavailableError, findUnavailable } from '../db/databaseUnavailable.ts';
import type { PoolState } from './promMetrics.ts';
import { type DatabaseLimits, databaseLimits, limitStatements } from './databaseLimits.ts';
import { isPooled } from './isPooled.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { QuietConnection } from './quietConnection.ts';
import { createStatementNames, type StatementNames } from './statementNames.ts';
import { StoreConnection } from './storeConnection.ts';
import { textOfQuery } from './textOfQuery.ts';

const migrationLock = 7_279_538;
const pingMs = 1500;
const closeMs = 3000;
/** How long a start waits for locks on the tables that it has to change. */
const migrationWaitMs = 60_000;
/** What may run again. */
const readsOnly = /^\s*select\b/iu;
const lockNotAvailable = '55P03';

/** For the running transaction. */
const withoutLimits = 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/** A PostgreSQL server. */
export interface ServerDatabase {
  readonly db: Database;
  /** Migrates the tables to this version; several nodes may call it at once. */
  migrate(): Promise<void>;
  /** Throws unless the server responds within 1.5 seconds; uses its own connection outside the pool. */
  ping(): Promise<void>;
  /** The connection pool. */
  pool(): PoolState;
  close(): Promise<void>;
}

/** Opens a pool of connections. */
export async function openPostgres(
  url: string,
  poolSize = 20,
  limits: DatabaseLimits = databaseLimits,
): Promise<ServerDatabase> {
  const names = (await isPooled(url, limits.connectMs)) ? undefined : createStatementNames();
  const pool = new StorePool(url, poolSize, limits, names);
  const pings = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: pingMs,
    query_timeout: pingMs,
    keepAlive: true,
    Client: QuietConnection,
  });
  pings.on('error', () => undefined);
  const probe = await pool.connect<Promise<PoolClient>>();
  probe.release();
  return {
    db: drizzle({ client: pool, casing: 'snake_case' }),
    migrate: () => migrateServer(url, limits),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async ping() {
      await pings.query('select 1');
    },
    async close() {
      // The pool ends only once every connection is released.
      const ended = Promise.all([pool.end(), pings.end()]);
      await Promise.race([ended, pause(closeMs, undefined, { ref: false })]);
    },
  };
}

type PooledConnection = StoreConnection & Pick<PoolClient, 'release'>;

/** A pool whose errors report that the database is unavailable. Drizzle identifies a pool by its class. */
class StorePool extends Pool {
  constructor(url: string, poolSize: number, limits: DatabaseLimits, names: StatementNames | undefined) {
    super({
      connectionString: url,
      max: poolSize,
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

  async #connect(): Promise<PooledConnection> {
    try {
      return (await super.connect()) as PooledConnection;
    } catch (error) {
      throw new DatabaseUnavailableError('unreachable', false, error);
    }
  }

  async #run(query: unknown, rest: readonly unknown[]): Promise<unknown> {
    try {
      return await this.#runOnce(query, rest);
    } catch (error) {
      // A read-only statement may run again.
      if (!readsOnly.test(textOfQuery(query)) || findUnavailable(error)?.kind !== 'lost') throw error;
      return this.#runOnce(query, rest);
    }
  }

  async #runOnce(query: unknown, rest: readonly unknown[]): Promise<unknown> {
    const client = await this.#connect();
    let isUsable = true;
    try {
      return await client.query<Promise<unknown>>(query, ...rest);
    } catch (error) {
      isUsable = findUnavailable(error) === undefined;
      throw error;
    } finally {
      client.release(!isUsable);
    }
  }
}

/**
 * Migrates on one connection while another holds the lock in a transaction. Neither changes session settings:
 * a pooler would pass them on to other clients.
 */
async function migrateServer(url: string, limits: DatabaseLimits): Promise<void> {
  const config = { connectionString: url, connectionTimeoutMillis: limits.connectMs, keepAlive: true };
  const holder = new QuietConnection(config);
  await holder.connect();
  try {
    await holder.query(`begin; ${withoutLimits}; set local lock_timeout = 0`);
    await holder.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const tryMs = limits.lockMs / 2;
    const client = new MigrationConnection(config, Math.ceil(tryMs));
    await client.connect();
    try {
      await migrateInTries(client, tryMs);
    } finally {
      await client.end();
    }
    await holder.query('commit');
  } finally {
    await holder.end();
  }
}

/** Lets each of its transactions take as long as it needs, and wait for a lock for a while. */
class MigrationConnection extends QuietConnection {
  readonly #lockMs: number;

  constructor(config: ClientConfig, lockMs: number) {
    super(config);
    this.#lockMs = lockMs;
  }

  override query<TSent>(query: unknown, ...rest: readonly unknown[]): TSent {
    return this.#begin(query, rest) as TSent;
  }

  async #begin(query: unknown, rest: readonly unknown[]): Promise<unknown> {
    const result = await this.send(query, ...rest);
    if (/^begin/iu.test(textOfQuery(query)))
      await this.send(`${withoutLimits}; set local lock_timeout = ${this.#lockMs}`);
    return result;
  }
}

/**
 * Queries on a table queue behind a schema change that waits for it, for example for a backup. So each
 * attempt gives up before those queries time out, and lets them through before the next attempt.
 */
async function migrateInTries(client: MigrationConnection, tryMs: number): Promise<void> {
  const end = Date.now() + migrationWaitMs;
  for (;;) {
    try {
      await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder });
      return;
    } catch (error) {
      if (readSqlState(error) !== lockNotAvailable || Date.now() >= end) throw error;
      await pause(tryMs);
    }
  }
}
