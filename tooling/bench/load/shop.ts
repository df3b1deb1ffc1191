import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { sql } from 'drizzle-orm';
import { cryptoRandom } from '../../../packages/server/src/adapters/cryptoRandom.ts';
import { openDemoFile } from '../../../packages/server/src/adapters/demoFolder.ts';
import { openPglite } from '../../../packages/server/src/adapters/pglite.ts';
import { openPostgres } from '../../../packages/server/src/adapters/postgres.ts';
import { scryptHasher } from '../../../packages/server/src/adapters/scryptHasher.ts';
import type { Database } from '../../../packages/server/src/db/database.ts';
import { generateProducts } from '../../../packages/server/src/db/seed/generate.ts';
import { seedShop } from '../../../packages/server/src/db/seed/index.ts';
import { startPostgres } from '../../test/postgres.ts';
import { benchSecret } from './metrics.ts';

/** A server process with a URL. */
export interface Served {
  readonly url: string;
  stop(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

/** A filled database that a shop can be started on, with queries from outside. */
export interface Ground {
  /** Queries the database; the embedded one only while no shop runs on it. */
  query<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** What a shop needs to run on it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Starts the shop on it. */
  start(root: string): Promise<Served>;
  remove(): Promise<void>;
}

async function fill(db: Database, productCount: number): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  await seedShop(db, { now, random: cryptoRandom, hasher: scryptHasher, openFile: openDemoFile });
  await generateProducts(db, { count: productCount, now });
  await db.execute(sql`vacuum analyze`);
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'pawlet-load-'));
  mkdirSync(join(path, 'data'));
  return path;
}

const remove = (path: string) =>
  rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });

/** A throw-away PostgreSQL with the demo products and any number of generated ones. */
export async function onPostgres(productCount: number): Promise<Ground> {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') throw new Error(`bench: ${postgres}`);
  const path = folder();
  const store = await openPostgres(postgres.url);
  try {
    await store.migrate();
    await fill(store.db, productCount);
  } catch (error) {
    await store.close();
    postgres.stop();
    throw error;
  }
  const environment = { DATABASE_URL: postgres.url, PAWLET_DATA_DIR: join(path, 'data') };
  return {
    environment,
    query: (work) => work(store.db),
    start: (root) => startShop(root, environment),
    async remove() {
      await store.close();
      postgres.stop();
      remove(path);
    },
  };
}

/** The same on the embedded database. */
export async function onEmbedded(productCount: number): Promise<Ground> {
  const path = folder();
  const data = join(path, 'data', 'store');
  const query: Ground['query'] = async (work) => {
    const store = await openPglite({ folder: data });
    try {
      await store.migrate();
      return await work(store.db);
    } finally {
      await store.close();
    }
  };
  await query((db) => fill(db, productCount));
  const environment = { DATABASE_URL: '', PAWLET_DEMO: '1', PAWLET_DATA_DIR: join(path, 'data') };
  return {
    environment,
    query,
    start: (root) => startShop(root, environment),
    remove: async () => remove(path),
  };
}

/** The shop as it runs in production behind a proxy: no demo, its default log. */
function startShop(root: string, environment: Readonly<Record<string, string>>): Promise<Served> {
  const file = join(root, 'packages/server/src/main.ts');
  return serve(file, {
    ...environment,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    PAWLET_DEMO: '0',
    PAWLET_OPERATOR_SECRET: benchSecret,
    PAWLET_TRUSTED_PROXIES: '127.0.0.1',
  });
}

/** As `npm start` and the container set them. */
const usualFlags = [
  '--v8-pool-size=1',
  '--disable-warning=ExperimentalWarning',
  '--conditions=@pawlet/source',
];

/** Where the log goes, a line for every request, as it does in production. */
function openLog(): number {
  const results = join(import.meta.dirname, '../../../test-results');
  mkdirSync(results, { recursive: true });
  return openSync(join(results, 'bench-server.log'), 'a');
}

/** Starts a program that prints where it is ready. */
export async function serve(
  file: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const flags = (process.env['PAWLET_BENCH_NODE_FLAGS'] ?? '').split(' ').filter((flag) => flag !== '');
  const child = spawn(process.execPath, [...usualFlags, ...flags, file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', openLog()],
  });
  const url = await toAddress(child);
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return { url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

function toAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`bench: the program ended with ${code}`)));
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const url = /is ready at (\S+)/u.exec(output)?.[1];
      if (url !== undefined) resolve(url.replace('localhost', '127.0.0.1'));
    });
  });
}
