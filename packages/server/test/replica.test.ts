import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createServerChanges } from '../src/adapters/createServerChanges.ts';
import { type ChangeFollower, followChanges } from '../src/adapters/followChanges.ts';
import { openPostgres, type ServerDatabase } from '../src/adapters/postgres.ts';
import { type OpenReplica, openReplica } from '../src/adapters/replica.ts';
import { checkReplica } from '../src/adapters/doctor/checkReplica.ts';
import { createReplicaBound, type ReplicaBound } from '../src/adapters/replicaBound.ts';
import { type Database, loadRows } from '../src/db/database.ts';
import { findUnavailable } from '../src/db/databaseUnavailable.ts';
import { publishChange } from '../src/db/publishChange.ts';
import { type StallingProxy, startStallingProxy } from '../../../tooling/cluster/stallingProxy.ts';
import { openReplicaServer, type ReplicaServer } from './store/replicaServer.ts';
import { type Pooler, startPooler } from './store/pooler.ts';

const boundMs = 2000;
const logger = { info: () => undefined, warn: () => undefined };

const opened = await openReplicaServer();
if (typeof opened === 'string') console.log(`SKIP: a read-only replica: ${opened}`);
const pooler = typeof opened === 'string' ? opened : await startPooler(opened.replicaUrl);
if (typeof pooler === 'string' && typeof opened !== 'string')
  console.log(`SKIP: a read-only replica behind PgBouncer: ${pooler}`);

/** The port of the server that responds. */
async function readPort(db: Database): Promise<number> {
  const [row] = await loadRows<{ port: number }>(db, sql`select inet_server_port() as port`);
  return Number(row?.port);
}

const ways = [
  ['directly', false],
  ['behind PgBouncer in transaction mode', true],
] as const;

describe.skipIf(typeof opened === 'string').each(ways)('a read-only replica, connected %s', (_, isPooled) => {
  const servers = opened as ReplicaServer;
  const [primaryPort, replicaPort] =
    typeof opened === 'string'
      ? [0, 0]
      : [opened.own.postgres.url, opened.standby.url].map((url) => Number(new URL(url).port));
  const isMissing = isPooled && typeof pooler === 'string';
  let primary: ServerDatabase;
  let bound: ReplicaBound;
  let changes: ChangeFollower;
  let replica: OpenReplica;
  let admin: Client;
  let target: URL;
  let line: StallingProxy;

  beforeAll(async () => {
    if (isMissing) return;
    const url = servers.own.databaseUrl;
    primary = await openPostgres(url, { size: { statements: 4, transactions: 4 } });
    admin = new Client({ connectionString: servers.standby.url });
    await admin.connect();
    bound = createReplicaBound({ boundMs });
    target = new URL(isPooled ? (pooler as Pooler).url : servers.replicaUrl);
    line = await startStallingProxy(Number(target.port));
    replica = openReplica({
      url: Object.assign(new URL(target), { port: String(line.port) }).href,
      primary: primary.connections,
      bound,
      logger,
    });
    changes = followChanges({
      connect: await createServerChanges(url),
      onChanges: () => undefined,
      onUnknown: () => undefined,
      onLook: (look) => bound.record(look),
      logger,
    });
    await primary.db.execute(sql`drop table if exists notes`);
    await primary.db.execute(sql`create table notes (id int primary key, text text not null)`);
    await primary.db.execute(sql`insert into notes values (1, 'first')`);
    await changes.catchUp();
  }, 120_000);
  afterEach(async () => {
    if (!isMissing) await admin.query('select pg_wal_replay_resume()');
  });
  afterAll(async () => {
    if (isMissing) return;
    await changes.close();
    await replica.close();
    await line.close();
    await primary.close();
    await admin.end();
  });

  const servesFrom = (port: number, patienceMs = 5000) =>
    expect.poll(() => readPort(replica.shared), { timeout: patienceMs, interval: 20 }).toBe(port);
  /** Once the primary has been away. */
  const servesAgain = async () => {
    await expect.poll(() => changes.knowsChanges(), { timeout: 20_000 }).toBe(true);
    await expect.poll(() => readPort(replica.own), { timeout: 20_000 }).toBe(primaryPort);
    await servesFrom(replicaPort ?? 0, 20_000);
  };
  const readNote = async () => {
    const [row] = await loadRows<{ text: string }>(replica.shared, sql`select text from notes where id = 1`);
    return row?.text;
  };
  const writeNote = (text: string) =>
    primary.db.transaction(async (tx) => {
      await tx.execute(sql`update notes set text = ${text} where id = 1`);
      await publishChange(tx, ['notes']);
    });

  it.skipIf(isMissing)('serves what is shared, and nothing else', async () => {
    await servesFrom(replicaPort ?? 0);
    expect(await readPort(replica.own)).toBe(primaryPort);
    expect(await replica.shared.transaction((tx) => readPort(tx))).toBe(primaryPort);
    await replica.shared.execute(sql`insert into notes values (2, 'written') on conflict do nothing`);
    const locked = await loadRows<{ port: number }>(
      replica.shared,
      sql`select inet_server_port() as port from notes for update`,
    );
    expect(locked[0]?.port).toBe(primaryPort);
    await expect.poll(() => replica.state(), { timeout: 5000 }).toEqual({ state: 'ok', lagSeconds: 0 });
  });

  it.skipIf(isMissing)('is never read without a change that is known', { timeout: 30_000 }, async () => {
    await servesFrom(replicaPort ?? 0);
    for (let round = 0; round < 200; round += 1) {
      await writeNote(`round ${round}`);
      await changes.catchUp();
      expect(await readNote()).toBe(`round ${round}`);
    }
    await admin.query('select pg_wal_replay_pause()');
    await writeNote('while replay is paused');
    await changes.catchUp();
    expect(await readPort(replica.shared)).toBe(primaryPort);
    expect(await readNote()).toBe('while replay is paused');
    await admin.query('select pg_wal_replay_resume()');
    await servesFrom(replicaPort ?? 0);
    expect(await readNote()).toBe('while replay is paused');
  });

  it.skipIf(isMissing)(
    'is not read once it is further behind than the bound',
    { timeout: 30_000 },
    async () => {
      await servesFrom(replicaPort ?? 0);
      await admin.query('select pg_wal_replay_pause()');
      const pausedMs = performance.now();
      // No published change: only time tells that the replica is behind.
      await primary.db.execute(
        sql`insert into notes values (3, 'not published') on conflict (id) do update set text = 'again'`,
      );
      let lastMs = pausedMs;
      while (performance.now() < pausedMs + 2 * boundMs) {
        const sentMs = performance.now();
        if ((await readPort(replica.shared)) === replicaPort) lastMs = sentMs;
        await pause(20);
      }
      expect(lastMs - pausedMs).toBeLessThanOrEqual(boundMs);
      await expect.poll(() => replica.state().state).toBe('behind');
      expect(replica.state().lagSeconds).toBeGreaterThan(boundMs / 1000);
      await admin.query('select pg_wal_replay_resume()');
      await servesFrom(replicaPort ?? 0);
      await expect.poll(() => replica.state().state, { timeout: 3000 }).toBe('ok');
    },
  );

  it.skipIf(isMissing)('is replaced by the primary while it is away', { timeout: 60_000 }, async () => {
    await servesFrom(replicaPort ?? 0);
    await admin.end();
    await servers.standby.stop();
    const startedMs = performance.now();
    for (let read = 0; read < 50; read += 1) expect(await readPort(replica.shared)).toBe(primaryPort);
    expect(performance.now() - startedMs).toBeLessThan(5000);
    await expect.poll(() => replica.state().state, { timeout: 15_000 }).toBe('away');
    await servers.standby.start();
    admin = new Client({ connectionString: servers.standby.url });
    await admin.connect();
    await servesFrom(replicaPort ?? 0, 30_000);
  });

  it.skipIf(isMissing)('serves every read while the primary is away', { timeout: 60_000 }, async () => {
    await writeNote('before the primary is lost');
    await changes.catchUp();
    await servesFrom(replicaPort ?? 0);
    const before = replica.lateReads();
    await servers.own.postgres.kill();
    try {
      const end = performance.now() + 5000;
      while (performance.now() < end) {
        expect(await readNote()).toBe('before the primary is lost');
        expect(await readPort(replica.own)).toBe(replicaPort);
        await pause(50);
      }
      const failed = await replica.shared
        .execute(sql`update notes set text = 'lost'`)
        .then(() => undefined, findUnavailable);
      expect(failed).toBeDefined();
      expect(replica.lateReads()).toBeGreaterThan(before);
    } finally {
      await servers.own.postgres.start();
    }
    await servesAgain();
  });

  it.skipIf(isMissing)('is waited for while neither server responds', { timeout: 60_000 }, async () => {
    await writeNote('before both are lost');
    await changes.catchUp();
    await servesFrom(replicaPort ?? 0);
    await servers.own.postgres.kill();
    try {
      expect(await readNote()).toBe('before both are lost');
      await line.close();
      const reading = readNote();
      await pause(700);
      line = await startStallingProxy(Number(target.port), line.port);
      expect(await reading).toBe('before both are lost');
    } finally {
      await servers.own.postgres.start();
    }
    await servesAgain();
  });
});

describe.skipIf(typeof opened === 'string')('doctor', () => {
  const servers = opened as ReplicaServer;
  const check = async (databaseReplicaUrl: string | undefined) => {
    const database = await openPostgres(servers.own.databaseUrl, {
      size: { statements: 1, transactions: 1 },
    });
    try {
      return await checkReplica({ databaseReplicaUrl }, database.db);
    } finally {
      await database.close();
    }
  };

  it('reports what is wrong with a replica', async () => {
    expect(await check(undefined)).toEqual([]);
    expect(await check(servers.replicaUrl)).toMatchObject([{ level: 'ok' }]);
    expect(await check(servers.own.databaseUrl)).toMatchObject([
      { level: 'risky', text: expect.stringContaining('not a streaming replica') },
    ]);
    expect(await check('postgres://postgres@127.0.0.1:1/postgres')).toMatchObject([
      { level: 'risky', text: expect.stringContaining('127.0.0.1:1 cannot be read (ECONNREFUSED)') },
    ]);
    // Another database of the same server.
    expect(await check(servers.standby.url)).toMatchObject([
      { level: 'wrong', text: expect.stringContaining('is not a replica of this shop’s') },
    ]);
  });
});

afterAll(async () => {
  if (typeof pooler !== 'string') await pooler.close();
  if (typeof opened !== 'string') await opened.own.close();
});
