import {
  cartAdd,
  commonInit,
  goodsLists,
  goodsV2detail,
  orderAdd,
  orderCarts,
  orderIndex,
  userIndex,
} from '@pawlet/core/contract';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type ServerDatabase } from '../src/adapters/postgres.ts';
import { loadRows } from '../src/db/database.ts';
import { loadSku } from './store/buying.ts';
import { createPeople, type Person } from './store/people.ts';
import { openReplicaServer, type ReplicaServer } from './store/replicaServer.ts';
import type { StoreProcess } from './store/storeProcess.ts';
import { TestClient } from './store/testClient.ts';

const opened = await openReplicaServer();
if (typeof opened === 'string') console.log(`SKIP: nodes with a read-only replica: ${opened}`);

const operatorSecret = 'operator-secret-of-this-test';

describe.skipIf(typeof opened === 'string')('nodes with a read-only replica', () => {
  const servers = opened as ReplicaServer;
  let database: ServerDatabase;
  let nodes: readonly StoreProcess[];
  let admin: Client;
  let sku: Awaited<ReturnType<typeof loadSku>>;
  let people: readonly Person[];

  beforeAll(async () => {
    const environment = {
      DATABASE_REPLICA_URL: servers.replicaUrl,
      PAWLET_OPERATOR_SECRET: operatorSecret,
    };
    nodes = [
      await servers.own.startNode('first', { environment }),
      await servers.own.startNode('second', { environment }),
    ];
    database = await openPostgres(servers.own.databaseUrl, { size: { statements: 2, transactions: 2 } });
    admin = new Client({ connectionString: servers.standby.url });
    await admin.connect();
    sku = await loadSku(database, 'PW-PUMP');
    people = await createPeople(database.db, { size: 8, now: Math.floor(Date.now() / 1000) });
  }, 180_000);
  afterEach(() => admin.query('select pg_wal_replay_resume()'));
  afterAll(async () => {
    await admin.end();
    await database.close();
    await servers.own.close();
  });

  const toClient = (node: StoreProcess | undefined, person?: Person): TestClient => {
    if (node === undefined) throw new Error('There are two nodes.');
    const client = new TestClient((path, init) => fetch(`${node.url}${path}`, init));
    if (person !== undefined) client.token = person.token;
    return client;
  };
  const readiness = async (node: StoreProcess | undefined): Promise<unknown> =>
    (await fetch(`${node?.url}/readyz`)).json();
  const isServing = () =>
    expect
      .poll(() => Promise.all(nodes.map(readiness)), { timeout: 20_000 })
      .toMatchObject(nodes.map(() => ({ status: 'ready', replica: 'ok' })));
  const countReads = async (node: StoreProcess | undefined, source: string): Promise<number> => {
    const reply = await fetch(`${node?.url}/metrics`, {
      headers: { authorization: `Bearer ${operatorSecret}` },
    });
    const line = new RegExp(`^pawlet_replica_reads_total\\{source="${source}"\\} (\\d+)$`, 'mu');
    return Number(line.exec(await reply.text())?.[1]);
  };

  it('read the catalogue from it', async () => {
    await isServing();
    const [node] = nodes;
    const before = await countReads(node, 'replica');
    const listed = await toClient(node).call(goodsLists, { keyword: 'pump' });
    expect(listed.data.data.length).toBeGreaterThan(0);
    expect(await countReads(node, 'replica')).toBeGreaterThan(before);
  });

  it(
    'show a changed price at once and go on doing so while it does not replay',
    { timeout: 60_000 },
    async () => {
      const readPrices = async () =>
        Promise.all(
          nodes.map(async (node) => {
            const detail = await toClient(node).call(goodsV2detail, { id: sku.productId });
            const list = await toClient(node).call(goodsLists, { ids: String(sku.productId) });
            return [String(detail.data.price), String(list.data.data[0].price)];
          }),
        );
      for (let price = 100; price < 105; price += 1) {
        await isServing();
        await readPrices();
        await admin.query('select pg_wal_replay_pause()');
        await database.db.execute(sql`update sku_prices set price = ${price * 100} where sku_id = ${sku.id}`);
        const shown = [`${price}.00`, `${price}.00`];
        await expect.poll(readPrices, { interval: 10, timeout: 1000 }).toEqual([shown, shown]);
        for (let read = 0; read < 20; read += 1) expect(await readPrices()).toEqual([shown, shown]);
        await admin.query('select pg_wal_replay_resume()');
      }
    },
  );

  it(
    'show a shopper what the own order has changed, although it does not replay',
    { timeout: 60_000 },
    async () => {
      const [node] = nodes;
      for (const person of people.slice(0, 4)) {
        await database.db.execute(sql`update skus set stock = 0 where id = ${sku.id}`);
        await database.db.execute(sql`update skus set stock = 1 where id = ${sku.id}`);
        const client = toClient(node, person);
        const readStock = async () => {
          const { data } = await client.call(goodsV2detail, { id: sku.productId });
          return Number(data.sku[0].stocks);
        };
        await expect.poll(readStock, { timeout: 2000 }).toBe(1);
        await isServing();
        await admin.query('select pg_wal_replay_pause()');
        const { data } = await client.call(cartAdd, { goods_id: sku.productId, nums: 1, sceneval: 2 });
        const fields = { ids: String(data), address_id: person.addressId };
        await client.call(orderCarts, fields);
        expect(await client.call(orderAdd, fields, { key: crypto.randomUUID() })).toMatchObject({ code: 1 });
        expect(await readStock()).toBe(0);
        await admin.query('select pg_wal_replay_resume()');
      }
    },
  );

  it('report that it is away, and do without it', { timeout: 60_000 }, async () => {
    await isServing();
    await admin.end();
    await servers.standby.stop();
    await expect
      .poll(() => readiness(nodes[0]), { timeout: 15_000 })
      .toMatchObject({ status: 'ready', replica: 'away' });
    const found = await toClient(nodes[0]).call(goodsLists, { keyword: 'never read before' });
    expect(found).toMatchObject({ status: 200, code: 1 });
    await servers.standby.start();
    admin = new Client({ connectionString: servers.standby.url });
    await admin.connect();
    await isServing();
  });

  it('respond to reads of any address while the primary is away', { timeout: 120_000 }, async () => {
    await isServing();
    const products = await loadRows<{ id: number }>(database.db, sql`select id from goods order by id`);
    const [person] = people;
    let formToken = '';
    await servers.own.postgres.kill();
    try {
      const outcomes: string[] = [];
      const end = performance.now() + 8000;
      for (let place = 0; performance.now() < end; place += 1) {
        const id = products[place % products.length]?.id ?? 0;
        const visitor = toClient(nodes[place % 2]);
        const shopper = toClient(nodes[place % 2], person);
        const replies = [
          await visitor.call(commonInit, { home: 1 }),
          await visitor.call(goodsV2detail, { id }),
          await visitor.call(goodsLists, { keyword: `word ${place}` }),
          await shopper.call(goodsV2detail, { id }),
          await shopper.call(orderIndex),
          await shopper.call(userIndex),
        ];
        formToken = String(replies[0]?.data.__token__);
        outcomes.push(...replies.map(({ status, code }) => `${status} ${code}`));
      }
      expect(outcomes.length).toBeGreaterThan(50);
      expect([...new Set(outcomes)]).toEqual(['200 1']);
      expect(await readiness(nodes[0])).toMatchObject({ status: 'database unreachable' });
      expect(await countReads(nodes[0], 'failover')).toBeGreaterThan(0);
    } finally {
      await servers.own.postgres.start();
    }
    await isServing();
    // The token of a configuration that was sent meanwhile was not stored: the first write with it gets a valid one.
    await database.db.execute(sql`update skus set stock = 10 where id = ${sku.id}`);
    const client = toClient(nodes[0], people[5]);
    const fields = { goods_id: sku.productId, nums: 1, sceneval: 2 };
    const refused = await client.call(cartAdd, fields, { formToken });
    expect(refused).toMatchObject({ code: 0, data: { reason: 'FORM_TOKEN' } });
    const added = await client.call(cartAdd, fields, { formToken: String(refused.data.__token__) });
    expect(added).toMatchObject({ code: 1 });
  });
});
