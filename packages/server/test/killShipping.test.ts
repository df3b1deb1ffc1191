import { setTimeout as pause } from 'node:timers/promises';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { jobCalls, orderCalls, type OperatorJob } from '@pawlet/operator';
import { createOperatorClient, type OperatorClient } from '@pawlet/operator/client';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorLogs } from '../src/db/schema/audit.ts';
import { orderMails, orderParcels, orders } from '../src/db/schema/order.ts';
import { fillPaidOrders } from './store/fillPaidOrders.ts';
import { createTestHome, type TestHome } from './store/home.ts';
import { isRecord } from './store/isRecord.ts';
import { type StoreProcess, startStoreProcess } from './store/storeProcess.ts';

const size = Number(process.env['PAWLET_SHIPPED_ORDERS'] ?? '300');
/** The shop is killed when this share of the orders is shipped. */
const kills = [0.1, 0.5];
const patienceMs = 120_000;

let home: TestHome;
let store: StoreProcess;
let client: OperatorClient;
let numbers: readonly string[] = [];

async function start(port?: number): Promise<void> {
  store = await startStoreProcess({
    entry: 'packages/server/test/store/killableShop.ts',
    dataFolder: home.folder,
    port,
    environment: { ...home.environment, PAWLET_AUTOPILOT: '0' },
  });
  const running: unknown = JSON.parse(await readFile(path.join(home.folder, 'operator.json'), 'utf8'));
  const secret = isRecord(running) ? String(running['secret']) : '';
  client = createOperatorClient({ origin: store.url, headers: { 'x-operator-secret': secret, lang: 'en' } });
}

beforeAll(async () => {
  home = await createTestHome();
  numbers = await home.visit((db) => fillPaidOrders(db, size, Math.floor(Date.now() / 1000)));
  await start();
}, 180_000);
afterAll(async () => {
  await store.end('SIGTERM');
  await home.remove();
});

async function waitFor(id: number, isReached: (job: OperatorJob) => boolean): Promise<OperatorJob> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const { data } = await client.call(jobCalls.readJob, { params: { id: String(id) } });
    if (isReached(data)) return data;
    if (performance.now() > deadline) throw new Error(`The job stands at ${data.done} of ${data.total}.`);
    await pause(20);
  }
}

it('ships every order of a list once, and queues one e-mail for each, however often the shop is killed', async () => {
  const shipments = numbers.map((orderSn, index) => ({ orderSn, carrier: 'SF', number: `SF${index}` }));
  const { data: job } = await client.call(orderCalls.shipOrders, {
    input: { mode: 'good-lines', shipments },
    key: 'one list',
  });
  expect(job).toMatchObject({ state: 'waits', total: size, done: 0 });
  const reached: number[] = [];
  for (const share of kills) {
    const { done, state } = await waitFor(job.id, (current) => current.done >= size * share);
    // Killed while it ships, and not after that.
    expect([state, done < size]).toEqual(['running', true]);
    reached.push(done);
    await store.end('SIGKILL');
    await start(store.port);
    const resumed = await client.call(jobCalls.readJob, { params: { id: String(job.id) } });
    expect(resumed.data.done).toBeGreaterThanOrEqual(done);
  }
  expect(new Set(reached).size).toBe(kills.length);
  const ended = await waitFor(job.id, ({ state }) => state !== 'running');
  expect(ended).toMatchObject({ state: 'done', done: size, result: { shipped: size } });
  // The same list with the same key is the same job.
  const repeated = await client.call(orderCalls.shipOrders, {
    input: { mode: 'good-lines', shipments },
    key: 'one list',
  });
  expect([repeated.isRepeated, repeated.data.id]).toEqual([true, job.id]);
  await store.end('SIGTERM');
  const found = await home.visit(async (db) => ({
    rows: await db
      .select({
        id: orders.id,
        orderSn: orders.orderSn,
        state: orders.shippingstate,
        expressno: orders.expressno,
      })
      .from(orders)
      .where(inArray(orders.orderSn, [...numbers])),
    parcels: await db.select({ orderId: orderParcels.orderId }).from(orderParcels),
    mails: await db
      .select({ orderId: orderMails.orderId })
      .from(orderMails)
      .where(eq(orderMails.kind, 'shipped')),
    entries: await db
      .select({ target: operatorLogs.target })
      .from(operatorLogs)
      .where(eq(operatorLogs.command, 'orders.ship-many')),
  }));
  expect(found.rows).toHaveLength(size);
  for (const { id, orderSn, state, expressno } of found.rows)
    expect({
      orderSn,
      state,
      expressno,
      parcels: found.parcels.filter(({ orderId }) => orderId === id).length,
      mails: found.mails.filter(({ orderId }) => orderId === id).length,
      entries: found.entries.filter(({ target }) => target === orderSn).length,
    }).toEqual({
      orderSn,
      state: 'shipped',
      expressno: `SF${numbers.indexOf(orderSn)}`,
      parcels: 1,
      mails: 1,
      entries: 1,
    });
  // One for each order, one for the call, and one for its repetition.
  expect(found.entries).toHaveLength(size + 2);
  await start();
}, 300_000);
