import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from '../db/database.ts';
import {
  changesChannel,
  changesQuery,
  type ChangesRow,
  toChangesParameters,
  toChangesRead,
} from '../db/readChanges.ts';
import type { Tracer } from '../ports/tracer.ts';
import type { ChangeConnection } from './followChanges.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { tracePglite } from './tracing/tracedPglite.ts';

export interface PgliteOptions {
  /** Data folder; absent for an in-memory database. */
  readonly folder?: string | undefined;
  /** Dump to load when the folder is empty. */
  readonly snapshot?: Blob | undefined;
  /** The engine's files where they are loaded already, and its parameters; for processes with many databases. */
  readonly engine?: Pick<PGliteOptions, 'fsBundle' | 'pgliteWasmModule' | 'startParams'> | undefined;
  /** Records its statements. @default nothing is recorded */
  readonly tracer?: Tracer | undefined;
}

/** The embedded PostgreSQL database. */
export interface EmbeddedDatabase {
  readonly db: Database;
  /** Migrates the tables to this version. */
  migrate(): Promise<void>;
  /** A compressed dump of everything, as a template for other databases. */
  dump(): Promise<Blob>;
  /**
   * A compressed copy of everything committed, as after a power cut at this moment; the shop keeps running
   * meanwhile.
   */
  snapshot(): Promise<Blob>;
  /** Notifies of published changes, and reads them. */
  connectChanges(onNotice: () => void): Promise<ChangeConnection>;
  close(): Promise<void>;
}

/** Opens an embedded database. The caller must hold the folder's lock. */
export async function openPglite({
  folder,
  snapshot,
  engine,
  tracer,
}: PgliteOptions = {}): Promise<EmbeddedDatabase> {
  const client = await PGlite.create({
    ...engine,
    extensions: { pg_trgm },
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  });
  const db = drizzle({
    client: tracer === undefined ? client : tracePglite(client, tracer),
    casing: 'snake_case',
  });
  return {
    db,
    migrate: () => migrate(db, { migrationsFolder }),
    async dump() {
      await client.query('vacuum full');
      // The old write-ahead log is not needed any more; an empty one is a thousandth of its size in the dump.
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
    async connectChanges(onNotice) {
      const stop = await client.listen(changesChannel, onNotice);
      return {
        isListening: true,
        async read(snapshot) {
          const { rows } = await client.query<ChangesRow>(changesQuery, toChangesParameters(snapshot));
          const [row] = rows;
          if (row === undefined) throw new Error('The database returned no snapshot.');
          return toChangesRead(row);
        },
        close: () => stop(),
      };
    },
    close: () => client.close(),
  };
}
