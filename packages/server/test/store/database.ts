import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { createServerChanges } from '../../src/adapters/createServerChanges.ts';
import type { ConnectChanges } from '../../src/adapters/followChanges.ts';
import { cryptoRandom } from '../../src/adapters/cryptoRandom.ts';
import { openDemoFile } from '../../src/adapters/demoFolder.ts';
import { openPglite } from '../../src/adapters/pglite.ts';
import { openPostgres } from '../../src/adapters/postgres.ts';
import { scryptHasher } from '../../src/adapters/scryptHasher.ts';
import type { Database } from '../../src/db/database.ts';
import { seedShop } from '../../src/db/seed/index.ts';
import { testStart } from './testClock.ts';

/** A migrated and seeded database for one test file. */
export interface TestDatabase {
  readonly db: Database;
  readonly connectChanges: ConnectChanges;
  close(): Promise<void>;
}

const sourceFolder = fileURLToPath(new URL('../../src', import.meta.url));
const cacheFolder = fileURLToPath(new URL('../../.cache', import.meta.url));

/** Opens PGlite from a cached dump, or PostgreSQL when PAWLET_TEST_DATABASE_URL is set. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env['PAWLET_TEST_DATABASE_URL'];
  return url === undefined ? openEmbedded() : openServer(url);
}

async function openEmbedded(): Promise<TestDatabase> {
  return openPglite({ snapshot: await readSnapshot(), engine: await loadEngine() });
}

/** Every test file opens a database, so what they share is loaded once. */
const loadEngine = once(async () => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return {
    fsBundle: new Blob([await readFile(path.join(folder, 'pglite.data'))]),
    pgliteWasmModule: await WebAssembly.compile(await readFile(path.join(folder, 'pglite.wasm'))),
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  };
});

/** The migrated and seeded shop as a dump of the embedded database. */
export const readSnapshot = once(async () => {
  const snapshot = path.join(cacheFolder, `store-${await fingerprint()}.tar`);
  await createOnce(snapshot, async () => {
    const fresh = await openPglite();
    await fresh.migrate();
    await seed(fresh.db);
    // Templates of databases are a third of the dump, and no test creates one.
    for (const name of ['template0', 'template1']) {
      await fresh.db.execute(sql.raw(`alter database ${name} is_template false`));
      await fresh.db.execute(sql.raw(`drop database ${name}`));
    }
    const dump = await fresh.dump();
    await fresh.close();
    // Unpacked once instead of by every test file.
    return gunzipSync(await dump.arrayBuffer());
  });
  return new Blob([await readFile(snapshot)]);
});

function once<TResult>(make: () => Promise<TResult>): () => Promise<TResult> {
  let made: Promise<TResult> | undefined;
  return () => (made ??= make());
}

async function openServer(url: string): Promise<TestDatabase> {
  const database = await createServerDatabase(url);
  const opened = await openPostgres(database.url);
  return {
    db: opened.db,
    connectChanges: await createServerChanges(database.url),
    async close() {
      await opened.close();
      await database.drop();
    },
  };
}

/** A database of a PostgreSQL server, migrated and seeded. */
export interface ServerTestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database on the server of `url`. */
export async function createServerDatabase(url: string): Promise<ServerTestDatabase> {
  const name = `pawlet_test_${process.pid}_${cryptoRandom.hex(4)}`;
  await asAdmin(url, (admin) => copyTemplate(admin, url, name));
  return {
    url: toUrl(url, name),
    drop: () =>
      asAdmin(url, async (admin) => {
        await admin.query(`drop database ${name} with (force)`);
      }),
  };
}

function toUrl(server: string, database: string): string {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}

async function asAdmin(url: string, work: (admin: Client) => Promise<void>): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

async function copyTemplate(admin: Client, url: string, name: string): Promise<void> {
  const template = `pawlet_test_${await fingerprint()}`;
  await admin.query('select pg_advisory_lock(727953)');
  const known = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (known.rowCount === 0) {
    await admin.query(`create database ${template}_new`);
    const fresh = await openPostgres(toUrl(url, `${template}_new`));
    await fresh.migrate();
    await seed(fresh.db);
    await fresh.close();
    await admin.query(`alter database ${template}_new rename to ${template}`);
  }
  await admin.query(`create database ${name} template ${template}`);
  await admin.query('select pg_advisory_unlock(727953)');
}

async function seed(db: Database): Promise<void> {
  const context = { now: testStart, random: cryptoRandom, hasher: scryptHasher };
  await seedShop(db, { ...context, openFile: openDemoFile });
}

/** Changes with every migration or source of the seed. */
const fingerprint = once(async () => {
  const hash = createHash('sha256');
  for (const folder of ['db/migrations', 'db/schema', 'db/seed', 'modules/search', 'modules/transfer']) {
    const entries = await readdir(path.join(sourceFolder, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
});

/** Creates a file for several test processes; the others wait for the first. */
async function createOnce(file: string, make: () => Promise<Buffer>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const lock = `${file}.lock`;
  for (;;) {
    if (await exists(file)) return;
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch {
      if (await isStale(lock)) await rm(lock, { force: true });
      await pause(200);
    }
  }
  try {
    await writeFile(`${file}.new`, await make());
    await rename(`${file}.new`, file);
  } finally {
    await rm(lock, { force: true });
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function isStale(lock: string): Promise<boolean> {
  const written = await stat(lock).catch(() => undefined);
  return written !== undefined && Date.now() - written.mtimeMs > 120_000;
}
