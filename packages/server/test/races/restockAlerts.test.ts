import process from 'node:process';
import { isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emsSend, restockAdd, restockRemove } from '@pawlet/core/contract';
import { createSmtpMail } from '../../src/adapters/messengers.ts';
import { openPostgres } from '../../src/adapters/postgres.ts';
import { insertAll } from '../../src/db/bulk.ts';
import { loadRows, type Database } from '../../src/db/database.ts';
import { restockAlerts, restockSkus } from '../../src/db/schema/restock.ts';
import { rateLimits } from '../../src/db/schema/session.ts';
import type { StoreDeps } from '../../src/http/appDeps.ts';
import { restockJob } from '../../src/modules/restock/job.ts';
import type { Sender } from '../../src/ports/messenger.ts';
import { createTestStore, type TestStore } from '../createTestStore.ts';
import { setStock, loadSku } from '../store/buying.ts';
import { type MailServer, startMailServer } from '../store/mailServer.ts';
import type { TestClient } from '../store/testClient.ts';

const many = 60;
const patience = 120_000;
const hold = 600;
const pauseSeconds = 300;
const day = 24 * 3600;

let store: TestStore;
let server: MailServer;
let skuId = 0;
let productId = 0;
/** Two nodes with a pool each; on the embedded database they share it. */
let nodes: readonly StoreDeps[];
let closeSecond = async (): Promise<void> => undefined;

beforeAll(async () => {
  store = await createTestStore({ settings: { isDemo: false } });
  server = await startMailServer();
  const mail = createSmtpMail({ url: server.url, from: 'shop@shop.test' });
  // Every attempt logs that the mail server is down.
  const logger = { ...store.deps.logger, error: () => undefined };
  nodes = [store.db, await openSecond()].map((db) => ({ ...store.deps, db, mail, logger }));
  ({ id: skuId, productId } = await loadSku(store, 'PW-PUMP'));
}, patience);
afterAll(async () => {
  await closeSecond();
  await store.close();
  await server.close();
});
beforeEach(async () => {
  server.state = 'accepting';
  server.mails.length = 0;
  for (const table of [restockAlerts, restockSkus, rateLimits]) await store.db.delete(table);
  await setStock(store, skuId, 0);
});

async function openSecond(): Promise<Database> {
  const url = process.env['PAWLET_TEST_DATABASE_URL'];
  if (url === undefined) return store.db;
  const [row] = await loadRows<{ name: string }>(store.db, sql`select current_database() as name`);
  const second = await openPostgres(Object.assign(new URL(url), { pathname: `/${row?.name}` }).href);
  closeSecond = () => second.close();
  return second.db;
}

const getEmail = (place: number) => `person.${place}@example.com`;

/** Creates alerts of many people. */
async function createAlerts(): Promise<void> {
  const now = store.clock.now();
  await insertAll(
    store.db,
    restockAlerts,
    Array.from({ length: many }, (_, place) => ({
      skuId,
      email: getEmail(place),
      token: crypto.randomUUID(),
      language: 'en',
      country: 'CHN',
      createtime: now,
      expiretime: now + day,
    })),
  );
  await store.db.insert(restockSkus).values({ skuId });
}

/** Runs the job on both nodes concurrently, three times each, until nothing is due. */
async function runAll(deps: readonly StoreDeps[] = nodes): Promise<void> {
  const now = store.clock.now();
  const isDue = sql`${restockAlerts.duetime} <= ${now}`;
  do {
    await Promise.allSettled([...deps, ...deps, ...deps].map((node) => restockJob.run(node, now)));
  } while ((await store.db.$count(restockAlerts, isDue)) > 0);
}

async function restockAndNotify(pieces: number): Promise<void> {
  await setStock(store, skuId, pieces);
  await runAll();
  store.clock.advance(hold);
}

/** Number of notifications of each person. */
function arrivals(): readonly number[] {
  const addresses = server.mails.map((mail) => /^To: (\S+)$/mu.exec(mail)?.[1]);
  return Array.from(
    { length: many },
    (_, place) => addresses.filter((address) => address === getEmail(place)).length,
  );
}

const each = (count: number) => Array.from({ length: many }, () => count);

it('notifies each person once with any number of concurrent nodes', { timeout: patience }, async () => {
  await createAlerts();
  await restockAndNotify(100);
  await runAll();
  expect(arrivals()).toEqual(each(1));
  store.clock.advance(hold);
  await runAll();
  expect(arrivals()).toEqual(each(1));
  const rows = await store.db.select().from(restockAlerts);
  expect(new Set(rows.map(({ attempts, lastResult }) => `${attempts} ${lastResult}`))).toEqual(
    new Set(['1 sent']),
  );
});

it(
  'notifies no more people at once than the stock allows, also on two nodes',
  { timeout: patience },
  async () => {
    await createAlerts();
    await restockAndNotify(2);
    await runAll();
    expect(server.mails).toHaveLength(10);
    store.clock.advance(hold);
    await runAll();
    expect(server.mails).toHaveLength(20);
  },
);

it(
  'loses nobody while the mail server is down, and notifies each once afterwards',
  { timeout: patience },
  async () => {
    await createAlerts();
    server.state = 'down';
    await restockAndNotify(100);
    await runAll();
    expect(server.mails).toEqual([]);
    server.state = 'accepting';
    store.clock.advance(pauseSeconds);
    await runAll();
    expect(arrivals()).toEqual(each(1));
    expect(await store.db.$count(restockAlerts, isNotNull(restockAlerts.duetime))).toBe(0);
  },
);

it('repeats only the notifications in progress on a killed node', { timeout: patience }, async () => {
  const [first, second] = nodes;
  if (!first || !second) throw new Error('There are two nodes.');
  await createAlerts();
  await restockAndNotify(100);
  let sent = 0;
  const killed: Sender = {
    isConfigured: true,
    async send(message, logger) {
      const result = await first.mail.send(message, logger);
      sent += 1;
      if (sent > 2) throw new Error('killed');
      return result;
    },
  };
  await restockJob.run({ ...first, mail: killed }, store.clock.now()).catch(() => undefined);
  await runAll([second]);
  expect(arrivals()).toEqual(each(1));
  store.clock.advance(pauseSeconds);
  await runAll([second]);
  expect(arrivals().toSorted((a, b) => a - b)).toEqual([...each(1).slice(1), 2]);
});

it('creates one alert for many calls, and leaves no removed one', { timeout: patience }, async () => {
  // One shopper on many devices: each has its own form tokens.
  const devices: TestClient[] = [];
  for (let device = 0; device < 8; device += 1) devices.push(await store.shopper());
  const replies = await Promise.all(
    devices.map((device) => device.call(restockAdd, { goods_id: productId })),
  );
  expect(replies.filter(({ code }) => code !== 1).map(({ data }) => data)).toEqual([]);
  expect(new Set(replies.map(({ data }) => data.token)).size).toBe(1);
  expect(await store.db.$count(restockAlerts)).toBe(1);
  await devices[0]?.call(restockRemove, { token: replies[0]?.data.token });
  expect(await store.db.$count(restockAlerts)).toBe(0);
});

it('accepts a code once in any number of concurrent calls', { timeout: patience }, async () => {
  const visitors = Array.from({ length: 8 }, () => store.visitor());
  const email = 'once@example.com';
  await visitors[0]?.call(emsSend, { email, event: 'restock' });
  const captcha = store.messages.at(-1)?.code;
  const replies = await Promise.all(
    visitors.map((visitor) => visitor.call(restockAdd, { goods_id: productId, email, captcha })),
  );
  const reasons = replies.map(({ code, data }) => (code === 1 ? 'ok' : String(data.reason)));
  expect(reasons.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'CREDENTIALS'), 'ok']);
  expect(await store.db.$count(restockAlerts)).toBe(1);
});
