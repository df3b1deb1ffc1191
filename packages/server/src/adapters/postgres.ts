import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { Database } from '../db/database.ts';
import type { PoolState } from './promMetrics.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { sendAhead } from './sendAhead.ts';
import { createStatementNames, prepareStatements } from './statementNames.ts';

const migrationLock = 7_279_538;

/** A PostgreSQL server. */
export interface ServerDatabase {
  readonly db: Database;
  /** Brings the tables up to this version of the store; several nodes may call it at once. */
  migrate(): Promise<void>;
  /** Connections of the pool. */
  pool(): PoolState;
  close(): Promise<void>;
}

/** Opens a pool of connections. */
export async function openPostgres(url: string, poolSize = 20): Promise<ServerDatabase> {
  const pool = new Pool({ connectionString: url, max: poolSize, pipeline: true });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const names = createStatementNames();
  pool.on('connect', (client) => {
    prepareStatements(client, names);
    sendAhead(client);
  });
  const probe = await pool.connect();
  probe.release();
  return {
    db: drizzle({ client: pool, casing: 'snake_case' }),
    async migrate() {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder });
      } finally {
        await client.query('select pg_advisory_unlock($1)', [migrationLock]);
        client.release();
      }
    },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
