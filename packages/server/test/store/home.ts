import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { openPglite } from '../../src/adapters/pglite.ts';
import { openPostgres } from '../../src/adapters/postgres.ts';
import type { Database } from '../../src/db/database.ts';
import { createServerDatabase, readSnapshot } from './database.ts';

/** The seeded data of a shop in a separate process: a folder, and on PostgreSQL a database. */
export interface TestHome {
  readonly folder: string;
  /** The environment variables for its database. */
  readonly environment: Readonly<Record<string, string>>;
  /** Reads or prepares the database. The embedded one has one user: only while no shop runs. */
  visit<T>(work: (db: Database) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

/** Creates the data on PGlite, or on the PostgreSQL of `server` (PAWLET_TEST_DATABASE_URL). */
export async function createTestHome(
  server: string | undefined = process.env['PAWLET_TEST_DATABASE_URL'],
): Promise<TestHome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pawlet-home-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  if (server === undefined) {
    const data = path.join(folder, 'store');
    const fresh = await openPglite({ folder: data, snapshot: await readSnapshot() });
    await fresh.close();
    return { folder, environment: {}, visit: (work) => closing(openPglite({ folder: data }), work), remove };
  }
  const database = await createServerDatabase(server);
  return {
    folder,
    environment: { DATABASE_URL: database.url },
    visit: (work) => closing(openPostgres(database.url, { size: { statements: 1, transactions: 1 } }), work),
    async remove() {
      await database.drop();
      await remove();
    },
  };
}

interface Opened {
  readonly db: Database;
  close(): Promise<void>;
}

async function closing<T>(opening: Promise<Opened>, work: (db: Database) => Promise<T>): Promise<T> {
  const opened = await opening;
  try {
    return await work(opened.db);
  } finally {
    await opened.close();
  }
}
