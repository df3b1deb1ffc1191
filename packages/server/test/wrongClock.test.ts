import process from 'node:process';
import { cartAdd, commonInit, orderAdd, orderCarts, orderDetail, userIndex } from '@pawlet/core/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type ServerDatabase } from '../src/adapters/postgres.ts';
import { loadRows } from '../src/db/database.ts';
import { readDatabaseMs } from '../src/db/databaseTime.ts';
import { loadSku } from './store/buying.ts';
import { openOwnServer, type OwnServer } from './store/ownServer.ts';
import { createPeople, type Person } from './store/people.ts';
import type { StoreProcess } from './store/storeProcess.ts';
import { TestClient } from './store/testClient.ts';

const hourMs = 3_600_000;
const operatorSecret = 'operator-secret-of-this-test';

const opened = await openOwnServer();
if (typeof opened === 'string') console.log(`SKIP: nodes with a wrong clock: ${opened}`);

describe.skipIf(typeof opened === 'string')('a node whose clock is wrong by an hour', () => {
  const own = opened as OwnServer;
  let database: ServerDatabase;
  let nodes: Readonly<Record<'ahead' | 'behind' | 'moved', StoreProcess>>;
  let sku: Awaited<ReturnType<typeof loadSku>>;
  let people: Person[];

  const startNode = (name: string, environment: Readonly<Record<string, string>>) =>
    own.startNode(name, {
      entry: 'packages/server/test/store/skewedShop.ts',
      environment: { PAWLET_OPERATOR_SECRET: operatorSecret, ...environment },
    });

  beforeAll(async () => {
    nodes = {
      ahead: await startNode('ahead', { PAWLET_TEST_SKEW: String(hourMs) }),
      behind: await startNode('behind', { PAWLET_TEST_SKEW: String(-hourMs) }),
      moved: await startNode('moved', { PAWLET_TEST_JUMP: String(hourMs) }),
    };
    database = await openPostgres(own.databaseUrl, { size: { statements: 2, transactions: 2 } });
    sku = await loadSku(database, 'PW-PUMP');
    await database.db.execute(sql`update skus set stock = 1000 where id = ${sku.id}`);
    people = [...(await createPeople(database.db, { size: 60, now: Math.floor(Date.now() / 1000) }))];
  }, 180_000);
  afterAll(async () => {
    await database.close();
    await own.close();
  });

  const readNow = async () => (await readDatabaseMs(database.db)) / 1000;
  const toClient = (node: StoreProcess, person?: Person): TestClient => {
    const client = new TestClient((path, init) => fetch(`${node.url}${path}`, init));
    if (person !== undefined) client.token = person.token;
    return client;
  };
  const nextPerson = (): Person => {
    const person = people.pop();
    if (person === undefined) throw new Error('There are too few shoppers.');
    return person;
  };
  async function order(node: StoreProcess, person = nextPerson()): Promise<string> {
    const client = toClient(node, person);
    const added = await client.call(cartAdd, { goods_id: sku.productId, nums: 1, sceneval: 2 });
    const fields = { ids: String(added.data), address_id: person.addressId };
    await client.call(orderCarts, fields);
    const reply = await client.call(orderAdd, fields, { key: crypto.randomUUID() });
    expect(reply).toMatchObject({ code: 1 });
    return String(reply.data.order_sn);
  }
  const countRuns = async (node: StoreProcess, job: string): Promise<number> => {
    const reply = await fetch(`${node.url}/metrics`, {
      headers: { authorization: `Bearer ${operatorSecret}` },
    });
    const line = new RegExp(`^pawlet_job_runs_total\\{job="${job}",outcome="done"\\} (\\d+)$`, 'mu');
    return Number(line.exec(await reply.text())?.[1] ?? 0);
  };
  /** How far the times of an order are from the database's, in seconds; its deadline is after half an hour. */
  const readErrors = async (orderSn: string) => {
    const [row] = await loadRows<{ created: string; deadline: string; minutes: string | null }>(
      database.db,
      sql`select extract(epoch from now()) - createtime as created, deadline - createtime as deadline from orders where order_sn = ${orderSn}`,
    );
    return { created: Math.abs(Number(row?.created)), deadline: Number(row?.deadline) };
  };

  it.each(['ahead', 'behind'] as const)("tells the database's time: %s", async (name) => {
    const reply = await fetch(`${nodes[name].url}${commonInit.path}`);
    const { time } = (await reply.json()) as { readonly time: number };
    expect(Math.abs(time - (await readNow()))).toBeLessThan(3);
  });

  it('writes times and deadlines of the database', async () => {
    const [ahead, behind] = [await order(nodes.ahead), await order(nodes.behind)];
    const errors = [await readErrors(ahead), await readErrors(behind)];
    for (const { created } of errors) expect(created).toBeLessThan(3);
    expect(errors[0]?.deadline).toBe(errors[1]?.deadline);
    expect(errors[0]?.deadline).toBeGreaterThan(0);
  });

  it('neither cancels the orders of others early, nor keeps them', { timeout: 90_000 }, async () => {
    const [person, late] = [nextPerson(), nextPerson()];
    const open = await order(nodes.behind, person);
    const due = await order(nodes.behind, late);
    const soon = Math.floor(await readNow()) - 1;
    await database.db.execute(sql`update orders set deadline = ${soon + 600} where order_sn = ${open}`);
    await database.db.execute(sql`update orders set deadline = ${soon} where order_sn = ${due}`);
    const before = {
      ahead: await countRuns(nodes.ahead, 'orders'),
      behind: await countRuns(nodes.behind, 'orders'),
    };
    await expect
      .poll(
        async () => [
          (await countRuns(nodes.ahead, 'orders')) > before.ahead + 1,
          (await countRuns(nodes.behind, 'orders')) > before.behind + 1,
        ],
        { timeout: 60_000, interval: 250 },
      )
      .toEqual([true, true]);
    const states = await loadRows<{ order_sn: string; orderstate: number }>(
      database.db,
      sql`select order_sn, orderstate from orders where order_sn in (${open}, ${due})`,
    );
    expect(states.find(({ order_sn }) => order_sn === open)?.orderstate).toBe(0);
    expect(states.find(({ order_sn }) => order_sn === due)?.orderstate).not.toBe(0);
    const shown = await toClient(nodes.ahead, person).call(orderDetail, { order_sn: open });
    expect(shown).toMatchObject({ code: 1, data: { orderstate: 0 } });
  });

  it('accepts log-ins that end in ten minutes, and none that have ended', async () => {
    const [person, late] = [nextPerson(), nextPerson()];
    const setEnd = async ({ id }: Person, seconds: number) =>
      database.db.execute(
        sql`update login_sessions set expires_at = ${Math.floor((await readNow()) + seconds)} where shopper_id = ${id}`,
      );
    await setEnd(person, 600);
    await setEnd(late, -600);
    for (const node of [nodes.ahead, nodes.behind]) {
      expect((await toClient(node, person).call(userIndex)).code).toBe(1);
      expect((await toClient(node, late).call(userIndex)).code).toBe(401);
    }
  });

  it('does not notice that its clock is moved while it runs', { timeout: 60_000 }, async () => {
    const orders: string[] = [];
    const times: number[] = [];
    for (let place = 0; place < 20; place += 1) {
      if (place === 10) process.kill(nodes.moved.pid, 'SIGUSR2');
      const number = await order(nodes.moved);
      orders.push(number);
      times.push((await readErrors(number)).created);
    }
    expect(Math.max(...times)).toBeLessThan(3);
    const [row] = await loadRows<{ count: string }>(
      database.db,
      sql`select count(distinct deadline - createtime) as count from orders where order_sn in ${orders}`,
    );
    expect(Number(row?.count)).toBe(1);
  });
});
