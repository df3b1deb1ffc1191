import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type ServerDatabase } from '../src/adapters/postgres.ts';
import { loadRows } from '../src/db/database.ts';
import { orders } from '../src/db/schema/order.ts';
import { openOwnServer, type OwnServer } from './store/ownServer.ts';
import { type Pooler, startPooler } from './store/pooler.ts';
import type { StoreProcess } from './store/storeProcess.ts';

const server = await openOwnServer();
const opened = typeof server === 'string' ? server : await startPooler(server.databaseUrl);
if (typeof opened === 'string') {
  console.log(`SKIP: a shop behind PgBouncer in transaction mode: ${opened}`);
  if (typeof server !== 'string') await server.close();
}

describe.skipIf(typeof opened === 'string')('a shop behind PgBouncer in transaction mode', () => {
  const own = server as OwnServer;
  const pooler = opened as Pooler;
  let database: ServerDatabase;
  let node: StoreProcess;

  beforeAll(async () => {
    const direct = await openPostgres(own.databaseUrl, { size: { statements: 1, transactions: 1 } });
    await direct.db.execute(sql`alter role postgres set statement_timeout = '10s'`);
    await direct.close();
    database = await openPostgres(pooler.url);
    node = await own.startNode('pooled', { environment: { DATABASE_URL: pooler.url } });
  }, 180_000);
  afterAll(async () => {
    await node.end('SIGTERM');
    await database.close();
    await pooler.close();
    await own.close();
  });

  it('returns the requested data, on any connection', { timeout: 60_000 }, async () => {
    const read = async (place: number) => {
      const path = place % 2 === 0 ? 'api.common/init' : 'api.goods_v2/goodsList';
      const reply = await fetch(`${node.url}/addons/shop/${path}`, { headers: { sid: crypto.randomUUID() } });
      await reply.arrayBuffer();
      return reply.status;
    };
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1)
      statuses.push(...(await Promise.all(Array.from({ length: 20 }, (_, place) => read(place)))));
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('runs concurrent statements and transactions repeatedly', { timeout: 60_000 }, async () => {
    const { db } = database;
    const work = async (place: number) =>
      place % 2 === 0
        ? db.$count(orders)
        : db.transaction(async (tx) => {
            const [first] = await loadRows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
            await tx.$count(orders);
            const [last] = await loadRows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
            expect(last).toEqual(first);
            return 0;
          });
    for (let round = 0; round < 10; round += 1)
      await Promise.all(Array.from({ length: 20 }, (_, place) => work(place)));
  });

  it("migrates without leaving its timeouts in others' connections", { timeout: 60_000 }, async () => {
    await Promise.all([database.migrate(), database.migrate()]);
    const limits = await Promise.all(
      Array.from({ length: 20 }, () =>
        database.db.transaction((tx) =>
          loadRows<{ statement_timeout: string }>(tx, sql`show statement_timeout`),
        ),
      ),
    );
    expect(limits.flat().filter((row) => row.statement_timeout === '0')).toEqual([]);
    const locks = await loadRows(database.db, sql`select 1 from pg_locks where locktype = 'advisory'`);
    expect(locks).toEqual([]);
  });
});
