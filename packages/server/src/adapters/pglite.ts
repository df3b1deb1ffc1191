import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from '../db/database.ts';
import { migrationsFolder } from './migrationsFolder.ts';

export interface PgliteOptions {
  /** Folder of the data; absent for a database in memory. */
  readonly folder?: string | undefined;
  /** Dump to start from when the folder is empty. */
  readonly snapshot?: Blob | undefined;
}

/** The embedded PostgreSQL. */
export interface EmbeddedDatabase {
  readonly db: Database;
  /** Brings the tables up to this version of the store. */
  migrate(): Promise<void>;
  /** A compressed dump of everything, to start other databases from. */
  dump(): Promise<Blob>;
  /** A compressed copy of everything committed, as after a power cut at this moment; the shop goes on meanwhile. */
  snapshot(): Promise<Blob>;
  close(): Promise<void>;
}

/** Opens an embedded database. The caller holds the folder's lock. */
export async function openPglite({ folder, snapshot }: PgliteOptions = {}): Promise<EmbeddedDatabase> {
  const client = await PGlite.create({
    extensions: { pg_trgm },
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  });
  const db = drizzle({ client, casing: 'snake_case' });
  return {
    db,
    migrate: () => migrate(db, { migrationsFolder }),
    async dump() {
      await client.query('vacuum full');
      // The log of what has been written is not needed any more; a new, empty one is a thousandth of the old in the dump.
      await client.query('set wal_recycle = off');
      await client.query('checkpoint');
      await client.query('select pg_switch_wal()');
      await client.query('checkpoint');
      await client.query('reset wal_recycle');
      return client.dumpDataDir('gzip');
    },
    async snapshot() {
      await client.query('checkpoint');
      return client.dumpDataDir('gzip');
    },
    close: () => client.close(),
  };
}
