import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { apiUserMoney } from '@pawlet/core/contract';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseLimits } from '../src/adapters/databaseLimits.ts';
import { openPostgres, type ServerDatabase } from '../src/adapters/postgres.ts';
import { skus } from '../src/db/schema/products.ts';
import {
  createJourney,
  createNodeSales,
  isServing,
  type NodeSales,
  type SaleJourney,
} from './store/nodeSales.ts';
import { openOwnServer, type OwnServer } from './store/ownServer.ts';
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
/** The maximum by the timeouts: a statement's with its margin, plus the wait for a connection. */
const maxWaitMs = databaseLimits.connectMs + databaseLimits.statementMs + databaseLimits.marginMs + 2000;
/** Interval between orders, where a frozen node holds the lock that they need. */
const maxGapMs = databaseLimits.idleInTransactionMs + maxWaitMs;

const opened = await openOwnServer();
if (typeof opened === 'string') console.log(`SKIP: a shop that loses its database: ${opened}`);

/** What happened during a run of orders. */
interface Journey extends SaleJourney {
  terminated: number;
  /** Milliseconds from the database's return until both nodes respond. */
  readonly recoveries: number[];
}

const newJourney = (): Journey => ({ ...createJourney(), terminated: 0, recoveries: [] });

describe.skipIf(typeof opened === 'string')('a shop that loses its database', () => {
  const own = opened as OwnServer;
  let watcher: ServerDatabase;
  let nodes: readonly StoreProcess[] = [];
  let sales: NodeSales;

  beforeAll(async () => {
    watcher = await openPostgres(own.databaseUrl, { size: { statements: 2, transactions: 2 } });
    nodes = [await own.startNode('one'), await own.startNode('two')];
    sales = createNodeSales(watcher, nodes);
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

  async function restart(journey: Journey, mode: 'fast' | 'immediate'): Promise<void> {
    await own.postgres.restart(mode);
    const back = performance.now();
    while (!(await Promise.all(nodes.map(isServing))).every(Boolean)) await pause(20);
    journey.recoveries.push(performance.now() - back);
  }

  it(`loses and duplicates none of ${plan.orders} orders on two nodes`, { timeout: patience }, async () => {
    const sale = await sales.prepare(plan.orders);
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
        if (person) await sales.buy(person, rows[turn] ?? 0, turn, journey);
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
    await sales.expectExact(sale, plan.orders);
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
    const sale = await sales.prepare(buyers * (Math.ceil(freezeMs / paceMs) + 20));
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
        await sales.buy(person, sale.rows[turn] ?? 0, turn, journey);
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
    await sales.expectExact(sale, journey.numbers.size);
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
      const sale = await sales.prepare(2);
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
        await sales.buy(buyer, sale.rows[turn] ?? 0, turn, journey);
      await sales.expectExact(sale, 2);
      reportSecurityFigure(
        30,
        `PostgreSQL frozen for ${freezeMs / 1000} s: calls ended after ${replies.map(({ status, ms }) => `${(ms / 1000).toFixed(1)} s with ${status}`).join(', ')}; ` +
          `both nodes ready ${Math.round(recoveryMs)} ms after it, and orders accepted`,
      );
    },
  );
});
