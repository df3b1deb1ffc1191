import { cartAdd, goodsLists, goodsV2detail, orderAdd, orderCarts } from '@pawlet/core/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type ServerDatabase } from '../src/adapters/postgres.ts';
import { loadRows } from '../src/db/database.ts';
import { loadSku } from './store/buying.ts';
import { openOwnServer, type OwnServer } from './store/ownServer.ts';
import { createPeople } from './store/people.ts';
import type { StoreProcess } from './store/storeProcess.ts';
import { TestClient } from './store/testClient.ts';

const opened = await openOwnServer();
if (typeof opened === 'string') console.log(`SKIP: changes between nodes: ${opened}`);

const toClient = ({ url }: StoreProcess): TestClient =>
  new TestClient((path, init) => fetch(`${url}${path}`, init));

describe.skipIf(typeof opened === 'string')('a change on one node', () => {
  const own = opened as OwnServer;
  let database: ServerDatabase;
  let nodes: readonly StoreProcess[];
  let sku: Awaited<ReturnType<typeof loadSku>>;

  beforeAll(async () => {
    nodes = [await own.startNode('first'), await own.startNode('second')];
    database = await openPostgres(own.databaseUrl, { size: { statements: 4, transactions: 4 } });
    sku = await loadSku(database, 'PW-PUMP');
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await own.close();
  });

  const setPrice = (price: number) =>
    database.db.execute(sql`update sku_prices set price = ${price} where sku_id = ${sku.id}`);

  /** The price as both nodes show it, on the product's page and in a list. */
  const readPrices = async (): Promise<readonly string[]> => {
    const shown = await Promise.all(
      nodes.map(async (node) => {
        const client = toClient(node);
        const detail = await client.call(goodsV2detail, { id: sku.productId });
        const list = await client.call(goodsLists, { ids: String(sku.productId) });
        return [String(detail.data.price), String(list.data.data[0].price)];
      }),
    );
    return shown.flat();
  };

  async function expectPrice(price: string, withinMs: number): Promise<number> {
    const started = performance.now();
    await expect
      .poll(async () => [...new Set(await readPrices())], { interval: 10, timeout: withinMs })
      .toEqual([price]);
    return performance.now() - started;
  }

  it('is shown by the others within a second', async () => {
    // The first calls of a node load what they need.
    await readPrices();
    const times: number[] = [];
    for (let price = 100; price < 120; price += 1) {
      await setPrice(price * 100);
      times.push(await expectPrice(`${price}.00`, 1000));
    }
    const longest = Math.max(...times);
    console.log(`A price is shown by the other node after ${longest.toFixed(0)} ms at most.`);
    expect(longest).toBeLessThan(1000);
  });

  it('is shown by a node that was not connected when it was made', async () => {
    for (let price = 200; price < 205; price += 1) {
      await readPrices();
      const ended = await loadRows<{ pid: number }>(
        database.db,
        sql`select pid, pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()
          and (query like '%pg_current_snapshot%' or query like 'listen %')`,
      );
      expect(ended.length).toBeGreaterThanOrEqual(2);
      await setPrice(price * 100);
      await expectPrice(`${price}.00`, 3000);
    }
  });

  it('is charged to nobody who was shown something else', { timeout: 60_000 }, async () => {
    const people = await createPeople(database.db, { size: 20, now: Math.floor(Date.now() / 1000) });
    await database.db.execute(sql`update skus set stock = 1000 where id = ${sku.id}`);
    const buy = async ({ token, addressId }: (typeof people)[number], place: number) => {
      const [first, second] = nodes.map((node) => {
        const client = toClient(node);
        client.token = token;
        return client;
      });
      if (first === undefined || second === undefined) throw new Error('There are two nodes.');
      const added = await first.call(cartAdd, { goods_id: sku.productId, nums: 1, sceneval: 2 });
      const fields = { ids: String(added.data), address_id: addressId };
      const quote = await second.call(orderCarts, fields);
      if (place % 2 === 1) await setPrice(30_000 + place * 100);
      const { quote_no, order_info } = quote.data;
      const reply = await first.call(orderAdd, { ...fields, quote_no }, { key: crypto.randomUUID() });
      return { reply, shown: String(order_info.saleamount) };
    };
    const outcomes = [];
    for (const [place, person] of people.entries()) outcomes.push(await buy(person, place));
    for (const [place, { reply, shown }] of outcomes.entries()) {
      if (place % 2 === 1) expect(reply).toMatchObject({ code: 0, data: { reason: 'PRICE_CHANGED' } });
      else {
        const orders = await loadRows<{ amount: string }>(
          database.db,
          sql`select (total / 100.0)::numeric(12, 2)::text as amount from orders where order_sn = ${reply.data.order_sn}`,
        );
        expect(orders).toEqual([{ amount: shown }]);
      }
    }
  });

  it('of stock by an order is shown by the others within seconds', { timeout: 20_000 }, async () => {
    const readStock = async () =>
      Promise.all(
        nodes.map(async (node) => {
          const { data } = await toClient(node).call(goodsV2detail, { id: sku.productId });
          return Number(data.sku[0].stocks);
        }),
      );
    const [person] = await createPeople(database.db, { size: 1, now: Math.floor(Date.now() / 1000) });
    const [first] = nodes;
    if (first === undefined || person === undefined) throw new Error('There is a node and a shopper.');
    await database.db.execute(sql`update skus set stock = 0 where id = ${sku.id}`);
    await database.db.execute(sql`update skus set stock = 2 where id = ${sku.id}`);
    await expect.poll(readStock, { timeout: 1000 }).toEqual([2, 2]);
    const client = toClient(first);
    client.token = person.token;
    const buyOne = async () => {
      const { data } = await client.call(cartAdd, { goods_id: sku.productId, nums: 1, sceneval: 2 });
      const fields = { ids: String(data), address_id: person.addressId };
      await client.call(orderCarts, fields);
      expect(await client.call(orderAdd, fields, { key: crypto.randomUUID() })).toMatchObject({ code: 1 });
    };
    await buyOne();
    await expect.poll(readStock, { timeout: 7000 }).toEqual([1, 1]);
    // Nobody can buy it any more, which is shown at once.
    await buyOne();
    await expect.poll(readStock, { timeout: 1000 }).toEqual([0, 0]);
  });
});
