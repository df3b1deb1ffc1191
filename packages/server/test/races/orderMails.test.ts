import process from 'node:process';
import { orderCancel } from '@pawlet/core/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSmtpMail } from '../../src/adapters/messengers.ts';
import { openPostgres } from '../../src/adapters/postgres.ts';
import { loadRows, type Database } from '../../src/db/database.ts';
import { insertAll } from '../../src/db/bulk.ts';
import { orderMails, orders } from '../../src/db/schema/order.ts';
import type { StoreDeps } from '../../src/http/appDeps.ts';
import { orderMailJob } from '../../src/modules/order-mail/job.ts';
import type { Sender } from '../../src/ports/messenger.ts';
import { createTestStore, type TestStore } from '../createTestStore.ts';
import { placeOrder } from '../store/buying.ts';
import { type MailServer, startMailServer } from '../store/mailServer.ts';

const many = 60;
const patience = 120_000;
const pauseSeconds = 300;

let store: TestStore;
let server: MailServer;
let orderId = 0;
/** Two nodes with a pool each; on the embedded database they share it. */
let nodes: readonly StoreDeps[];
let closeSecond = async (): Promise<void> => undefined;

beforeAll(async () => {
  store = await createTestStore();
  server = await startMailServer();
  const mail = createSmtpMail({ url: server.url, from: 'shop@shop.test' });
  // Every attempt logs that the mail server is down.
  const logger = { ...store.deps.logger, error: () => undefined };
  nodes = [store.db, await openSecond()].map((db) => ({ ...store.deps, db, mail, logger }));
  const shopper = await store.shopper();
  shopper.lang = 'en';
  const orderSn = await placeOrder(store, shopper, 'TT-HUB');
  const [order] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
  orderId = order?.id ?? 0;
  // Otherwise its payment is due, which is an e-mail too.
  await shopper.call(orderCancel, { order_sn: orderSn });
}, patience);
afterAll(async () => {
  await closeSecond();
  await store.close();
  await server.close();
});
beforeEach(async () => {
  server.state = 'accepting';
  server.mails.length = 0;
  await store.db.delete(orderMails);
  const [now, places] = [store.clock.now(), Array.from({ length: many }, (_, place) => place)];
  await insertAll(
    store.db,
    orderMails,
    places.map((place) => ({
      orderId,
      kind: 'refunded' as const,
      amount: parseAmount(place),
      duetime: now,
      createtime: now,
    })),
  );
});

const parseAmount = (place: number) => 10_000 + place;

async function openSecond(): Promise<Database> {
  const server = process.env['PAWLET_TEST_DATABASE_URL'];
  if (server === undefined) return store.db;
  const [row] = await loadRows<{ name: string }>(store.db, sql`select current_database() as name`);
  const second = await openPostgres(Object.assign(new URL(server), { pathname: `/${row?.name}` }).href);
  closeSecond = () => second.close();
  return second.db;
}

/** Runs the job on both nodes concurrently, three times each, until nothing is due. */
async function runAll(deps: readonly StoreDeps[] = nodes): Promise<void> {
  const now = store.clock.now();
  const isDue = sql`${orderMails.duetime} <= ${now}`;
  do {
    const runs = [...deps, ...deps, ...deps].map((node) => orderMailJob.run(node, now));
    await Promise.allSettled(runs);
  } while ((await store.db.$count(orderMails, isDue)) > 0);
}

/** Number of arrivals of each e-mail, by its amount. */
function arrivals(): readonly number[] {
  const amounts = server.mails.map((mail) => /^Refunded: CN=C2=A5(\d+\.\d\d)$/mu.exec(mail)?.[1]);
  return Array.from(
    { length: many },
    (_, place) => amounts.filter((amount) => amount === (parseAmount(place) / 100).toFixed(2)).length,
  );
}

const each = (count: number) => Array.from({ length: many }, () => count);

it('sends each e-mail once with any number of concurrent nodes', { timeout: patience }, async () => {
  await runAll();
  expect(arrivals()).toEqual(each(1));
  const rows = await store.db.select().from(orderMails);
  expect(new Set(rows.map(({ attempts, lastResult }) => `${attempts} ${lastResult}`))).toEqual(
    new Set(['1 sent']),
  );
  store.clock.advance(pauseSeconds);
  await runAll();
  expect(arrivals()).toEqual(each(1));
});

it.each(['down', 'refusing'] as const)(
  'loses no e-mail while the mail server is %s, and sends each once afterwards',
  { timeout: patience },
  async (state) => {
    server.state = state;
    await runAll();
    store.clock.advance(pauseSeconds);
    await runAll();
    expect(server.mails).toEqual([]);
    server.state = 'accepting';
    // The second delay is twice as long.
    store.clock.advance(2 * pauseSeconds);
    await runAll();
    expect(arrivals()).toEqual(each(1));
    expect(await store.db.$count(orderMails, sql`${orderMails.duetime} is not null`)).toBe(0);
  },
);

it('resends only the e-mails in progress on a killed node, and once', { timeout: patience }, async () => {
  const [first, second] = nodes;
  if (!first || !second) throw new Error('There are two nodes.');
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
  await orderMailJob.run({ ...first, mail: killed }, store.clock.now()).catch(() => undefined);
  await runAll([second]);
  expect(arrivals()).toEqual(each(1));
  store.clock.advance(pauseSeconds);
  await runAll([second]);
  expect(arrivals().toSorted((a, b) => a - b)).toEqual([...each(1).slice(1), 2]);
  store.clock.advance(4 * pauseSeconds);
  await runAll([second]);
  expect(server.mails).toHaveLength(many + 1);
  // Mail programs show the one that arrived twice once.
  const names = server.mails.map((mail) => /^Message-ID: (<order-mail-\d+@shop\.test>)$/imu.exec(mail)?.[1]);
  expect(new Set(names).size).toBe(many);
  expect(names).not.toContain(undefined);
});
