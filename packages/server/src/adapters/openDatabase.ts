import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Database, readSqlState } from '../db/database.ts';
import { findUnavailable } from '../db/databaseUnavailable.ts';
import type { Backup } from '../ports/backup.ts';
import type { Tracer } from '../ports/tracer.ts';
import { createServerChanges } from './createServerChanges.ts';
import type { ConnectChanges } from './followChanges.ts';
import type { ServerConfig } from './environment.ts';
import { openPglite } from './pglite.ts';
import { createPgliteBackup, takeStaged } from './backups/pgliteBackup.ts';
import { openPostgres, type PostgresOptions, type ServerDatabase } from './postgres.ts';
import { StartError, readSystemCode } from './startError.ts';
import { dividePool, type StorePool } from './storePool.ts';

/** A database with the tables of this version. */
export interface OpenStore {
  readonly db: Database;
  /** Throws unless the server responds; absent for the embedded database. */
  readonly ping?: (() => Promise<void>) | undefined;
  /** Pool of connections to a server; absent for the embedded database. */
  readonly connections?: StorePool | undefined;
  /** Notifies of published changes, and reads them. */
  readonly connectChanges: ConnectChanges;
  /** Backs up the embedded database; absent for a server. */
  readonly backup?: Backup | undefined;
  close(): Promise<void>;
}

type DatabaseConfig = Pick<
  ServerConfig,
  | 'databaseUrl'
  | 'databaseListenUrl'
  | 'databaseConnections'
  | 'dataFolder'
  | 'bucket'
  | 'backupRecipients'
  | 'backupSchedule'
>;

/** Opens the configured database and migrates its tables. Statements are recorded where there is a tracer. */
export async function openDatabase(
  config: DatabaseConfig,
  log: (line: string) => void,
  tracer?: Tracer,
): Promise<OpenStore> {
  const { databaseUrl } = config;
  return databaseUrl === undefined
    ? openEmbedded(config, log, tracer)
    : openServer(databaseUrl, config, tracer);
}

async function openEmbedded(
  { dataFolder, bucket, backupRecipients, backupSchedule }: DatabaseConfig,
  log: (line: string) => void,
  tracer: Tracer | undefined,
): Promise<OpenStore> {
  const folder = path.join(dataFolder, 'store');
  if (await takeStaged(dataFolder)) log('Running on the restored backup');
  if (!existsSync(folder)) {
    // Created in a temporary folder and moved into place, so that a killed first start leaves nothing
    // half-made.
    const fresh = `${folder}.new`;
    await rm(fresh, { recursive: true, force: true });
    log('First start: creating the database');
    const store = await openPglite({ folder: fresh });
    await store.migrate();
    await store.close();
    await rename(fresh, folder);
  }
  const store = await openPglite({ folder, tracer });
  await store.migrate();
  return {
    db: store.db,
    connectChanges: (onNotice) => store.connectChanges(onNotice),
    backup: createPgliteBackup(store, {
      dataFolder,
      hasUploads: bucket === undefined,
      recipients: backupRecipients,
      schedule: backupSchedule,
    }),
    close: () => store.close(),
  };
}

async function openServer(
  url: string,
  { databaseListenUrl, databaseConnections }: DatabaseConfig,
  tracer: Tracer | undefined,
): Promise<OpenStore> {
  const store = await connectServer(url, { size: dividePool(databaseConnections), tracer });
  try {
    await store.migrate();
  } catch (error) {
    await store.close();
    throw missingExtension(error, url) ?? error;
  }
  return {
    db: store.db,
    connectChanges: await createServerChanges(databaseListenUrl ?? url),
    ping: () => store.ping(),
    connections: store.connections,
    close: () => store.close(),
  };
}

const insufficientPrivilege = '42501';

/** What to do where the database refuses the extension that searches need. */
function missingExtension(error: unknown, url: string): StartError | undefined {
  const said = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  if (!/pg_trgm|trgm_ops/u.test(said)) return undefined;
  const database = new URL(url).pathname.slice(1);
  const way =
    readSqlState(error) === insufficientPrivilege
      ? `Grant the shop's role the right to create it (GRANT CREATE ON DATABASE "${database}" TO …), or let an administrator run CREATE EXTENSION pg_trgm in this database, and start again.`
      : "Install PostgreSQL's contrib modules on the server, let an administrator run CREATE EXTENSION pg_trgm in a schema of the role's search_path, and start again.";
  return new StartError(
    `The database ${database} does not have the extension pg_trgm, which searches need, and does not allow the shop to create it (${said}). ${way}`,
    { cause: error },
  );
}

/** Connects to a PostgreSQL server; a StartError says why it cannot be reached. */
export async function connectServer(url: string, options?: PostgresOptions): Promise<ServerDatabase> {
  try {
    return await openPostgres(url, options);
  } catch (error) {
    const { hostname, port, pathname } = new URL(url);
    const { cause = error } = findUnavailable(error) ?? {};
    throw new StartError(
      `The database ${pathname.slice(1)} on ${hostname}:${port || '5432'} cannot be reached (${readSystemCode(cause) || String(cause)}). ` +
        'Check DATABASE_URL and that PostgreSQL is running, or unset it to use the embedded database.',
      { cause: error },
    );
  }
}
