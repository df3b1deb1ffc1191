import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { type Database, sqlStateOf } from '../db/database.ts';
import { DatabaseUnavailableError, findUnavailable } from '../db/databaseUnavailable.ts';
import type { PoolState } from './promMetrics.ts';
import { type DatabaseLimits, databaseLimits, limitStatements } from './databaseLimits.ts';
import { isPooled } from './isPooled.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { sendAhead } from './sendAhead.ts';
import { createStatementNames, prepareStatements, type StatementNames } from './statementNames.ts';
import { StoreConnection } from './storeConnection.ts';
import { textOfQuery } from './textOfQuery.ts';

const migrationLock = 7_279_538;
const pingMs = 1500;
const closeMs = 3000;
/** How long a start waits for locks on the tables that it has to change. */
const migrationWaitMs = 60_000;
const lockNotAvailable = '55P03';

/** For the running transaction. */
const withoutLimits = 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

type Query = (...given: readonly unknown[]) => Promise<unknown>;

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
    Client: StoreConnection,
  });
  pings.on('error', () => undefined);
  const probe = await pool.connect();
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

/** A pool whose errors report that the database is unavailable. Drizzle identifies a pool by its class. */
class StorePool extends Pool {
  constructor(url: string, poolSize: number, limits: DatabaseLimits, names: StatementNames | undefined) {
    super({
      connectionString: url,
      max: poolSize,
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: limits.connectMs,
      Client: StoreConnection,
    });
    // The pool replaces a broken idle connection; without a listener the process would exit.
    this.on('error', () => undefined);
    this.on('connect', (client) => {
      prepareStatements(client, names);
      if (client instanceof StoreConnection) client.watch(limits);
      sendAhead(client);
      // Set in the session instead of as start-up parameters, which PgBouncer refuses. The next statement
      // waits for it.
      client.query(limitStatements(limits)).catch(() => undefined);
    });
    this.on('acquire', (client) => {
      if (client instanceof StoreConnection) client.reset(limits);
    });
    const connect = this.connect.bind(this);
    const connectOrRefuse = () =>
      connect().catch((error: unknown) => {
        throw new DatabaseUnavailableError('unreachable', false, error);
      });
    this.connect = connectOrRefuse as Pool['connect'];
    const query: Query = (...given) => this.#run(given);
    this.query = query as Pool['query'];
  }

  async #run(given: readonly unknown[]): Promise<unknown> {
    try {
      return await this.#runOnce(given);
    } catch (error) {
      // A read-only statement may run again.
      if (!isRead(given[0]) || findUnavailable(error)?.kind !== 'lost') throw error;
      return this.#runOnce(given);
    }
  }

  async #runOnce(given: readonly unknown[]): Promise<unknown> {
    const client = await this.connect();
    const query = client.query.bind(client) as Query;
    let isUsable = true;
    try {
      return await query(...given);
    } catch (error) {
      isUsable = findUnavailable(error) === undefined;
      throw error;
    } finally {
      client.release(!isUsable);
    }
  }
}

function isRead(first: unknown): boolean {
  const isConfig = typeof first === 'object' && first !== null && 'text' in first;
  return isConfig && typeof first.text === 'string' && /^\s*select\b/iu.test(first.text);
}

/**
 * Migrates on one connection while another holds the lock in a transaction. Neither changes session settings:
 * a pooler would pass them on to other clients.
 */
async function migrateServer(url: string, limits: DatabaseLimits): Promise<void> {
  const holder = await connectAlone(url, limits);
  try {
    await holder.query(`begin; ${withoutLimits}; set local lock_timeout = 0`);
    await holder.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const client = await connectAlone(url, limits);
    try {
      await migrateInTries(client, limits.lockMs / 2);
    } finally {
      await client.end();
    }
    await holder.query('commit');
  } finally {
    await holder.end();
  }
}

async function connectAlone(url: string, { connectMs }: DatabaseLimits): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectMs, keepAlive: true });
  // The running statement fails with the connection; without a listener the process would exit.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Queries on a table queue behind a schema change that waits for it, for example for a backup. So each
 * attempt gives up before those queries time out, and lets them through before the next attempt.
 */
async function migrateInTries(client: Client, tryMs: number): Promise<void> {
  liftLimits(client, Math.ceil(tryMs));
  const end = Date.now() + migrationWaitMs;
  for (;;) {
    try {
      await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder });
      return;
    } catch (error) {
      if (sqlStateOf(error) !== lockNotAvailable || Date.now() >= end) throw error;
      await pause(tryMs);
    }
  }
}

/** Lets each transaction of a connection take as long as it needs, and wait longer for a lock. */
function liftLimits(client: Client, lockMs: number): void {
  const send = client.query.bind(client) as Query;
  const query: Query = async (first, ...rest) => {
    const result = await send(first, ...rest);
    if (/^begin/iu.test(textOfQuery(first)))
      await send(`${withoutLimits}; set local lock_timeout = ${lockMs}`);
    return result;
  };
  client.query = query as Client['query'];
}
