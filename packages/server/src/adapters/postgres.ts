import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { type ClientConfig, Pool, type PoolClient } from 'pg';
import { type Database, readSqlState } from '../db/database.ts';
import type { Tracer } from '../ports/tracer.ts';
import { type DatabaseLimits, databaseLimits } from './databaseLimits.ts';
import { isPooled } from './isPooled.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { QuietConnection } from './quietConnection.ts';
import { createStatementNames } from './statementNames.ts';
import { dividePool, type PoolSize, StorePool } from './storePool.ts';
import { textOfQuery } from './textOfQuery.ts';

const migrationLock = 7_279_538;
const pingMs = 1500;
const closeMs = 3000;
/** How long a start waits for locks on the tables that it has to change. */
const migrationWaitMs = 60_000;
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
  readonly connections: StorePool;
  close(): Promise<void>;
}

export interface PostgresOptions {
  /** Most connections. @default 12 for single statements, 8 for transactions */
  readonly size?: PoolSize | undefined;
  /** @default databaseLimits */
  readonly limits?: DatabaseLimits | undefined;
  /** Records the statements. @default nothing is recorded */
  readonly tracer?: Tracer | undefined;
}

/** Opens a pool of connections. */
export async function openPostgres(
  url: string,
  { size = dividePool(20), limits = databaseLimits, tracer }: PostgresOptions = {},
): Promise<ServerDatabase> {
  const names = (await isPooled(url, limits.connectMs)) ? undefined : createStatementNames();
  const pool = new StorePool({ url, limits, names, tracer }, size);
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
    connections: pool,
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
