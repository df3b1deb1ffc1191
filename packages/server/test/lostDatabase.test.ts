import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { apiUserMoney, orderAdd } from '@pawlet/core/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseLimits } from '../src/adapters/databaseLimits.ts';
import { openPostgres, type ServerDatabase } from '../src/adapters/postgres.ts';
import { skus, stockMovements } from '../src/db/schema/products.ts';
import { orders } from '../src/db/schema/order.ts';
import { setStock, loadSku } from './store/buying.ts';
import { fillCarts } from './store/crowd.ts';
import { openOwnServer, type OwnServer } from './store/ownServer.ts';
import { createPeople, type Person } from './store/people.ts';
import { reportSecurityFigure } from './store/securityFigure.ts';
import type { StoreProcess } from './store/storeProcess.ts';
import { TestClient } from './store/testClient.ts';

const isFull = process.env['PAWLET_FULL'] === '1';
const plan = isFull
  ? { orders: 1000, restarts: 3, everyMs: 1000, atOnce: 4 }
  : { orders: 60, restarts: 1, everyMs: 200, atOnce: 4 };
const freezeMs = isFull ? 60_000 : 4000;
/** Interval between a buyer's orders while something is frozen. */
const paceMs = 250;
const patience = 300_000;
/** How long a buyer waits for a response before using the other node. */
const replyPatienceMs = 3000;
/** The maximum by the timeouts: a statement's with its margin, plus the wait for a connection. */
const maxWaitMs = databaseLimits.connectMs + databaseLimits.statementMs + databaseLimits.marginMs + 2000;
/** Interval between orders, where a frozen node holds the lock that they need. */
const maxGapMs = databaseLimits.idleInTransactionMs + maxWaitMs;
/** How long a buyer retries one order. */
const orderPatienceMs = 30_000;

const opened = await openOwnServer();
if (typeof opened === 'string') console.log(`SKIP: a shop that loses its database: ${opened}`);

/** What happened during a run of orders. */
interface Journey {
  readonly numbers: Set<string>;
  readonly refusals: Map<string, number>;
  terminated: number;
  /** Milliseconds from the database's return until both nodes respond. */
  readonly recoveries: number[];
}

describe.skipIf(typeof opened === 'string')('a shop that loses its database', () => {
  const own = opened as OwnServer;
  let watcher: ServerDatabase;
  let nodes: readonly StoreProcess[] = [];

  beforeAll(async () => {
    watcher = await openPostgres(own.databaseUrl, 2);
    nodes = [await own.startNode('one'), await own.startNode('two')];
  }, 180_000);

  afterAll(async () => {
    await watcher.close();
    await own.close();
  });

  /** Ends a connection of a node, whatever it is doing. */
  async function terminateOne(): Promise<number> {
    const admin = new Client({ connectionString: own.postgres.url });
    admin.on('error', () => undefined);
    try {
      await admin.connect();
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = $1 and pid <> pg_backend_pid() order by (state <> 'idle') desc, random() limit 1`,
        [new URL(own.databaseUrl).pathname.slice(1)],
      );
      return rowCount ?? 0;
    } catch {
      // The server is restarting.
      return 0;
    } finally {
      await admin.end().catch(() => undefined);
    }
  }

  async function isServing({ url }: StoreProcess): Promise<boolean> {
    const read = await fetch(`${url}/readyz`).catch(() => undefined);
    return read?.status === 200;
  }

  async function restart(journey: Journey, mode: 'fast' | 'immediate'): Promise<void> {
    await own.postgres.restart(mode);
    const back = performance.now();
    while (!(await Promise.all(nodes.map(isServing))).every(Boolean)) await pause(20);
    journey.recoveries.push(performance.now() - back);
  }

  /** Sends one order until a node accepts it, always with the same key. */
  async function buy(person: Person, row: number, turn: number, journey: Journey): Promise<void> {
    const key = crypto.randomUUID();
    const deadline = performance.now() + orderPatienceMs;
    let client: TestClient | undefined;
    for (let attempt = 0; performance.now() < deadline; attempt += 1) {
      const node = nodes[(turn + attempt) % nodes.length];
      client = new TestClient((url, init) =>
        fetch(`${node?.url}${url}`, { ...init, signal: AbortSignal.timeout(replyPatienceMs) }),
      );
      client.token = person.token;
      try {
        const fields = { ids: String(row), address_id: person.addressId };
        const reply = await client.call(orderAdd, fields, { key });
        if (reply.code === 1) {
          journey.numbers.add(String(reply.data.order_sn));
          return;
        }
        const name = `${reply.status} ${String(reply.data?.reason)}`;
        journey.refusals.set(name, (journey.refusals.get(name) ?? 0) + 1);
        expect(name, reply.msg).toBe('503 INTERNAL');
      } catch (error) {
        if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error;
        journey.refusals.set('no reply', (journey.refusals.get('no reply') ?? 0) + 1);
      }
      await pause(100);
    }
    throw new Error('The order was not accepted in time.');
  }

  interface Sale {
    readonly people: readonly Person[];
    readonly rows: readonly number[];
    readonly stock: number;
  }

  /** Creates new shoppers with carts, and the stock that they buy. */
  async function prepareSale(size: number): Promise<Sale> {
    const now = Math.floor(Date.now() / 1000);
    const people = await createPeople(watcher.db, { size, now });
    const sku = await loadSku(watcher, 'TT-HUB');
    const stock = size + 7;
    await setStock(watcher, sku.id, stock);
    const clock = { nowMs: () => now * 1000, now: () => now, advance: () => undefined };
    const rows = await fillCarts({ db: watcher.db, clock }, people, sku);
    return { people, rows, stock };
  }

  /** Checks that exactly this many orders were placed, also by stock and journal. */
  async function expectExact({ people, stock }: Sale, sold: number): Promise<void> {
    const ids = people.map(({ id }) => id);
    const ownOrders = inArray(orders.userId, ids);
    expect(await watcher.db.$count(orders, ownOrders)).toBe(sold);
    expect((await loadSku(watcher, 'TT-HUB')).stock).toBe(stock - sold);
    const [moved] = await watcher.db
      .select({ total: sql<number>`sum(${stockMovements.delta})::int` })
      .from(stockMovements)
      .innerJoin(orders, eq(orders.id, stockMovements.orderId))
      .where(ownOrders);
    expect(moved?.total).toBe(-sold);
  }

  const newJourney = (): Journey => ({
    numbers: new Set(),
    refusals: new Map(),
    terminated: 0,
    recoveries: [],
  });

  it(`loses and duplicates none of ${plan.orders} orders on two nodes`, { timeout: patience }, async () => {
    const sale = await prepareSale(plan.orders);
    const { people, rows } = sale;
    const journey = newJourney();

    const ordering = new AbortController();
    const terminating = (async () => {
      while (!ordering.signal.aborted) {
        journey.terminated += await terminateOne();
        await pause(plan.everyMs);
      }
    })();
    const restartAfter = Array.from({ length: plan.restarts }, (_, index) =>
      Math.floor((plan.orders * (index + 1)) / (plan.restarts + 1)),
    );
    let restarting = Promise.resolve();
    let next = 0;
    const worker = async () => {
      for (let turn = next++; turn < plan.orders; turn = next++) {
        const index = restartAfter.indexOf(turn);
        if (index >= 0) restarting = restart(journey, index % 2 === 0 ? 'fast' : 'immediate');
        const person = people[turn];
        if (person) await buy(person, rows[turn] ?? 0, turn, journey);
      }
    };
    const started = performance.now();
    await Promise.all(Array.from({ length: plan.atOnce }, worker));
    await restarting;
    ordering.abort();
    await terminating;
    const seconds = (performance.now() - started) / 1000;

    for (const node of nodes) expect(await node.ended(0), node.output()).toBeUndefined();
    expect(journey.numbers.size).toBe(plan.orders);
    await expectExact(sale, plan.orders);
    expect(await watcher.db.$count(skus, sql`${skus.stock} < 0`)).toBe(0);
    expect(journey.terminated).toBeGreaterThan(0);
    expect(Math.max(...journey.recoveries)).toBeLessThan(2000);
    const met = [...journey.refusals].map(([name, count]) => `${count} x ${name}`).join(', ') || 'none';
    reportSecurityFigure(
      16,
      `${plan.orders} orders on two nodes in ${seconds.toFixed(0)} s, ${journey.terminated} connections terminated, ` +
        `${plan.restarts} restarts of PostgreSQL: no node ended, no order lost or duplicated, stock exact; ` +
        `both nodes ready ${journey.recoveries.map((ms) => `${Math.round(ms)} ms`).join(', ')} after the database; repeated after: ${met}`,
    );
  });

  it(`keeps selling while a node is frozen for ${freezeMs / 1000} s`, { timeout: patience }, async () => {
    const buyers = 4;
    const sale = await prepareSale(buyers * (Math.ceil(freezeMs / paceMs) + 20));
    const journey = newJourney();
    const [frozen] = nodes;
    const thawed = new AbortController();
    let next = 0;
    let lastMs = performance.now();
    let longestGapMs = 0;
    const worker = async () => {
      while (!thawed.signal.aborted) {
        const turn = next++;
        const person = sale.people[turn];
        if (person === undefined) return;
        await buy(person, sale.rows[turn] ?? 0, turn, journey);
        longestGapMs = Math.max(longestGapMs, performance.now() - lastMs);
        lastMs = performance.now();
        await pause(paceMs);
      }
    };
    const buying = Promise.all(Array.from({ length: buyers }, worker));
    await expect.poll(() => journey.numbers.size).toBeGreaterThan(2);
    process.kill(frozen?.pid ?? 0, 'SIGSTOP');
    const before = journey.numbers.size;
    const frozenAt = performance.now();
    const during = () => journey.numbers.size - before;
    try {
      await pause(freezeMs);
      // When the node was frozen while it held the stock's lock, the other one continues after the database
      // has ended that transaction.
      await expect.poll(during, { timeout: maxGapMs, interval: 100 }).toBeGreaterThan(0);
    } finally {
      process.kill(frozen?.pid ?? 0, 'SIGCONT');
      thawed.abort();
    }
    const frozenMs = performance.now() - frozenAt;
    const taken = during();
    await buying;
    await expect.poll(async () => (await Promise.all(nodes.map(isServing))).every(Boolean)).toBe(true);
    // What the frozen node had started is either done or rolled back by now, and known to its buyer.
    await expectExact(sale, journey.numbers.size);
    expect(longestGapMs).toBeLessThan(maxGapMs);
    reportSecurityFigure(
      30,
      `one of two nodes frozen for ${(frozenMs / 1000).toFixed(0)} s: the other took ${taken} orders meanwhile, ` +
        `at most ${(longestGapMs / 1000).toFixed(1)} s between two; stock exact`,
    );
  });

  it(
    `refuses while PostgreSQL is frozen for ${freezeMs / 1000} s, and continues afterwards`,
    { timeout: patience },
    async () => {
      const sale = await prepareSale(2);
      const [person] = sale.people;
      const ids = own.postgres.processIds();
      for (const id of ids) process.kill(id, 'SIGSTOP');
      const asked = nodes.map(async ({ url }) => {
        const started = performance.now();
        const client = new TestClient((path, init) => fetch(`${url}${path}`, init));
        client.token = person?.token ?? '';
        const { status } = await client.call(apiUserMoney);
        return { status, ms: performance.now() - started };
      });
      const frozenAt = performance.now();
      expect(await Promise.all(nodes.map(isServing))).toEqual([false, false]);
      await pause(freezeMs - (performance.now() - frozenAt));
      for (const id of ids) process.kill(id, 'SIGCONT');
      const back = performance.now();
      while (!(await Promise.all(nodes.map(isServing))).every(Boolean)) await pause(20);
      const recoveryMs = performance.now() - back;
      const replies = await Promise.all(asked);
      for (const { status, ms } of replies) {
        expect(ms).toBeLessThan(isFull ? maxWaitMs : freezeMs + maxWaitMs);
        expect(status).toBe(isFull ? 503 : 200);
      }
      expect(recoveryMs).toBeLessThan(2000);
      const journey = newJourney();
      for (const [turn, buyer] of sale.people.entries())
        await buy(buyer, sale.rows[turn] ?? 0, turn, journey);
      await expectExact(sale, 2);
      reportSecurityFigure(
        30,
        `PostgreSQL frozen for ${freezeMs / 1000} s: calls ended after ${replies.map(({ status, ms }) => `${(ms / 1000).toFixed(1)} s with ${status}`).join(', ')}; ` +
          `both nodes ready ${Math.round(recoveryMs)} ms after it, and orders accepted`,
      );
    },
  );
});
