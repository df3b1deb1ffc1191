import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../tooling/test/postgres.ts';
import { type Database, loadRows } from '../db/database.ts';
import { findUnavailable } from '../db/databaseUnavailable.ts';
import { inLongTransaction } from '../db/inLongTransaction.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { DatabaseLimits } from './databaseLimits.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { openPostgres, type ServerDatabase } from './postgres.ts';

const limits: DatabaseLimits = {
  connectMs: 400,
  statementMs: 300,
  lockMs: 200,
  idleInTransactionMs: 600,
  marginMs: 200,
};

const postgres = await startPostgres();
if (typeof postgres === 'string') console.log(`SKIP: the adapter of PostgreSQL: ${postgres}`);

/** A connection to the server that breaks as soon as a commit has been forwarded. */
async function openBreakingProxy(target: URL): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    near.on('data', (bytes: Buffer) => {
      const isCommit = bytes.toString('latin1').toLowerCase().includes('commit');
      far.write(bytes, () => {
        if (!isCommit) return;
        // The server commits; its confirmation is lost.
        far.once('data', () => near.destroy());
        far.unpipe(near);
      });
      if (isCommit) far.removeAllListeners('data');
    });
    far.on('data', (bytes) => near.write(bytes));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { server, url: Object.assign(new URL(target), { port: String(port) }).href };
}

/** Migrates a database to a migration before the last one. */
async function migrateTo(url: string, last: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pawlet-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal: { entries: { readonly tag: string }[] } = JSON.parse(await readFile(file, 'utf8'));
  journal.entries = journal.entries.filter(({ tag }) => tag <= last);
  await writeFile(file, JSON.stringify(journal));
  const db = drizzle(url);
  await migrate(db, { migrationsFolder: folder });
  await db.$client.end();
  await rm(folder, { recursive: true });
}

async function getProcess(db: Database): Promise<number> {
  const [row] = await loadRows<{ pid: number }>(db, sql`select pg_backend_pid() as pid`);
  return row?.pid ?? 0;
}

const toFailure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => findUnavailable(error),
  );

describe.skipIf(typeof postgres === 'string')('openPostgres', () => {
  const server = postgres as TestPostgres;
  let store: ServerDatabase;
  const notes = async () =>
    Number((await loadRows(store.db, sql`select count(*) as n from notes`))[0]?.['n']);
  const write = (db: Database) => db.execute(sql`insert into notes values (1)`);
  const terminate = (pid: number) => store.db.execute(sql`select pg_terminate_backend(${pid}::int, 5000)`);

  beforeAll(async () => {
    store = await openPostgres(server.url, { size: { statements: 3, transactions: 3 }, limits });
    await store.db.execute(sql`create table notes (n int)`);
  });
  afterAll(async () => {
    await store.close();
    server.stop();
  });

  it('retries a transaction whose connection broke before its commit', async () => {
    const before = await notes();
    let tries = 0;
    await inTransaction(store.db, async (tx) => {
      tries += 1;
      await write(tx);
      if (tries === 1) await terminate(await getProcess(tx));
      await write(tx);
    });
    expect(tries).toBe(2);
    expect(await notes()).toBe(before + 2);
  });

  it('runs so many transactions at once, in the order of asking, and single statements beside them', async () => {
    const small = await openPostgres(server.url, { size: { statements: 1, transactions: 2 }, limits });
    const order: string[] = [];
    const held: (() => void)[] = [];
    const hold = (name: string) =>
      inTransaction(small.db, async (tx) => {
        await getProcess(tx);
        order.push(name);
        await new Promise<void>((resolve) => held.push(resolve));
      });
    const running = [hold('first'), hold('second'), hold('third'), hold('fourth')];
    await expect.poll(() => held.length).toBe(2);
    await getProcess(small.db);
    expect(small.connections.state()).toEqual({ size: 3, total: 3, idle: 1, waiting: 2 });
    for (const done of [0, 1, 2, 3]) {
      await expect.poll(() => held.length).toBeGreaterThan(done);
      held[done]?.();
      await running[done];
    }
    expect(order.slice(2)).toEqual(['third', 'fourth']);
    await small.close();
  });

  describe('without the synchronous standby', () => {
    const setStandby = async (name: string) => {
      await store.db.execute(sql.raw(`alter system set synchronous_standby_names = '${name}'`));
      await store.db.execute(sql`select pg_reload_conf()`);
      const readName = async () =>
        (await loadRows(store.db, sql`show synchronous_standby_names`))[0]?.['synchronous_standby_names'];
      await vi.waitFor(async () => expect(await readName()).toBe(name));
    };
    const cancelWaits = async () =>
      (
        await loadRows(
          store.db,
          sql`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
        )
      ).length;
    const unconfirmed = { kind: 'limit', mayBeDone: true };
    beforeAll(() => setStandby('nobody'));
    afterAll(() => setStandby(''));

    it('gives up on a commit that is not confirmed in time', async () => {
      expect(await toFailure(inTransaction(store.db, write))).toMatchObject(unconfirmed);
    });

    it.each([
      ['a transaction', () => inTransaction(store.db, write)],
      ['a statement alone', async () => write(store.db)],
    ])('does not report %s as done whose wait an administrator has cancelled', async (_, work) => {
      await expect.poll(cancelWaits, { interval: 10 }).toBe(0);
      const failure = toFailure(work());
      await expect.poll(cancelWaits, { interval: 10 }).toBe(1);
      const found = await failure;
      expect(found).toMatchObject(unconfirmed);
      expect(found?.cause).toMatchObject({ message: 'No synchronous standby has confirmed the commit.' });
    });
  });

  it('retries a read whose connection broke', async () => {
    const pid = await getProcess(store.db);
    const reading = store.db.execute(sql`select 5 as five, pg_sleep(0.25)`);
    await terminate(pid);
    expect((await reading).rows).toEqual([expect.objectContaining({ five: 5 })]);
  });

  it('runs a transaction once whose commit was sent, unless it may be repeated', async () => {
    const proxy = await openBreakingProxy(new URL(server.url));
    const broken = await openPostgres(proxy.url, { size: { statements: 1, transactions: 1 }, limits });
    const before = await notes();
    let tries = 0;
    const work = (tx: Database) => {
      tries += 1;
      return write(tx);
    };
    expect(await toFailure(inTransaction(broken.db, work))).toMatchObject({ kind: 'lost', mayBeDone: true });
    expect(tries).toBe(1);
    expect(await notes()).toBe(before + 1);
    await toFailure(inTransaction(broken.db, work, { isRepeatable: true }));
    expect(tries).toBe(5);
    await broken.close();
    proxy.server.close();
  });

  it('lets queries through while a schema change waits for their table', async () => {
    const unlimited = await openPostgres(server.url, { size: { statements: 1, transactions: 1 } });
    await unlimited.db.execute(sql`create database waiting`);
    await unlimited.close();
    const { href } = Object.assign(new URL(server.url), { pathname: '/waiting' });
    // The next migration adds a column to orders.
    await migrateTo(href, '0014_moderation');
    const waiting = await openPostgres(href, { size: { statements: 3, transactions: 3 }, limits });
    const read = () => toFailure(waiting.db.execute(sql`select count(*) from orders`));
    const isWaitedFor = sql`select from pg_locks where relation = 'orders'::regclass and not granted`;
    let migrated = Promise.resolve();
    await inLongTransaction(waiting.db, async (tx) => {
      await tx.execute(sql`lock table orders in access share mode`);
      migrated = waiting.migrate();
      for (let tries = 0; tries < 2; tries += 1) {
        while ((await loadRows(tx, isWaitedFor)).length === 0);
        expect(await read()).toBeUndefined();
      }
    });
    await migrated;
    expect(await toFailure(waiting.db.execute(sql`select openid from orders`))).toBeUndefined();
    await waiting.close();
  });

  it('prepares the statements again on a new connection', async () => {
    const query = () => store.db.execute(sql`select ${1}::int as n`);
    for (let count = 0; count < 5; count += 1) await query();
    const own = await getProcess(store.db);
    await terminate(own).catch(() => undefined);
    for (let count = 0; count < 5; count += 1) expect((await query()).rows).toEqual([{ n: 1 }]);
  });

  it('aborts a statement that takes too long, except in long work', async () => {
    const slow = (db: Database) => db.execute(sql`select pg_sleep(0.6)`);
    expect(await toFailure(slow(store.db))).toMatchObject({ kind: 'limit' });
    await inLongTransaction(store.db, slow);
    expect(await toFailure(slow(store.db))).toMatchObject({ kind: 'limit' });
  });

  it('aborts waiting for a lock, and ends an idle transaction that holds it', async () => {
    await write(store.db);
    let isLate = false;
    const idle = store.db.transaction(async (tx) => {
      await tx.execute(sql`lock table notes`);
      expect(await toFailure(inTransaction(store.db, write))).toMatchObject({ kind: 'limit' });
      while (!isLate) isLate = (await toFailure(inTransaction(store.db, write))) === undefined;
      await write(tx);
    });
    expect(await toFailure(idle)).toMatchObject({ kind: 'lost', mayBeDone: false });
    expect(isLate).toBe(true);
  });

  it('gives up on a connection whose server is frozen, and on waiting for another', async () => {
    const pids: number[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const all = Array.from({ length: 3 }, () =>
      inLongTransaction(store.db, async (tx) => {
        pids.push(await getProcess(tx));
        if (pids.length === 3) release();
        await held;
        await tx.execute(sql.raw(`set local statement_timeout = ${limits.statementMs}`));
        process.kill(pids[0] ?? 0, 'SIGSTOP');
        return getProcess(tx);
      }),
    );
    const frozen = (await Promise.all(all.map(toFailure))).filter((failure) => failure !== undefined);
    expect(frozen).toEqual([expect.objectContaining({ kind: 'limit' })]);
    process.kill(pids[0] ?? 0, 'SIGCONT');
    expect(await getProcess(store.db)).toBeGreaterThan(0);

    const busy = Array.from({ length: 3 }, () =>
      inLongTransaction(store.db, async (tx) => {
        await tx.execute(sql`select pg_sleep(0.8)`);
      }),
    );
    expect(await toFailure(inTransaction(store.db, write))).toMatchObject({ kind: 'unreachable' });
    await Promise.all(busy);
  });
});
