import { commonInit, sscSt } from '@pawlet/core/contract';
import { sql } from 'drizzle-orm';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadRows } from '../src/db/database.ts';
import { formSessions } from '../src/db/schema/session.ts';
import { visits } from '../src/db/schema/visit.ts';
import { createTestStore, type TestStore } from './createTestStore.ts';
import { createTestHome, type TestHome } from './store/home.ts';
import { watchMemory } from './store/processMemory.ts';
import { reportSecurityFigure } from './store/securityFigure.ts';
import { startStoreProcess, type StoreProcess } from './store/storeProcess.ts';

const isFull = process.env['PAWLET_FULL'] === '1';
const maxSessions = 500;
const invented = isFull ? 10_000 : 1000;
const atOnce = 8;
const maxGrowth = 50;
/**
 * Requests before the first reading. Memory grows with the first requests in any case: the embedded database
 * touches its buffers, and the heap gets room for garbage. Both readings are of the peak memory, garbage
 * included; the memory in use after a garbage collection does not grow at all.
 */
const warmUp = isFull ? 2000 : 600;

let home: TestHome;
let shop: StoreProcess;
let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
  home = await createTestHome();
  shop = await startStoreProcess({
    dataFolder: home.folder,
    environment: { PAWLET_DEMO: '1', ...home.environment },
  });
}, 120_000);
afterAll(async () => {
  await store.close();
  await home.remove();
});

it(
  'keeps five hundred sessions of one address for any number of invented ones',
  { timeout: 300_000 },
  async () => {
    const invent = async (count: number) => {
      for (let done = 0; done < count; done += 1) {
        const response = await fetch(`${shop.url}${commonInit.path}`, {
          headers: { sid: crypto.randomUUID() },
        });
        expect(response.status).toBe(200);
        await response.arrayBuffer();
      }
    };
    const inventAll = (count: number) =>
      Promise.all(Array.from({ length: atOnce }, () => invent(Math.ceil(count / atOnce))));
    const { most: before } = await watchMemory(shop.pid, () => inventAll(warmUp));
    const { most } = await watchMemory(shop.pid, () => inventAll(invented));
    await shop.end('SIGTERM');
    const [kept] = await home.visit((db) =>
      loadRows<{ rows: number; bytes: number }>(
        db,
        sql`select count(*)::int as rows, pg_total_relation_size('form_sessions')::int as bytes from ${formSessions}`,
      ),
    );
    const growth = Math.round(most - before);
    const kilobytes = Math.round((kept?.bytes ?? 0) / 1024);
    reportSecurityFigure(
      24,
      `${invented} invented sessions: ${kept?.rows} kept in ${kilobytes} kB, RSS grew by ${growth} MB`,
    );
    expect(kept?.rows).toBeLessThanOrEqual(maxSessions + atOnce);
    expect(growth).toBeLessThan(maxGrowth);
  },
);

it('removes no session of other addresses, and none in use', async () => {
  const neighbour = store.visitor();
  const address = (text: string) => ({ headers: { 'x-test-address': text } });
  const formToken = await neighbour.takeFormToken();
  for (let made = 0; made < maxSessions + 20; made += 1) {
    await store.visitor().call(commonInit, {}, address('203.0.113.5'));
  }
  const rows = await store.db.$count(formSessions, sql`${formSessions.address} = '203.0.113.5'`);
  expect(rows).toBe(maxSessions);
  const reply = await neighbour.request('/addons/shop/api.login/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'nobody', password: 'not-this-one', __token__: formToken }),
  });
  expect(reply.data.reason).toBe('CREDENTIALS');
});

it('stores five thousand visits a day of one address', { timeout: 120_000 }, async () => {
  await store.db.delete(visits);
  const [bucket, resetsAt] = ['visits of the day from 203.0.113.6', store.clock.now() + 3600];
  await store.db.execute(
    sql`insert into rate_limits (bucket, attempts, resets_at) values (${bucket}, 4995, ${resetsAt})`,
  );
  for (let sent = 0; sent < 10; sent += 1) {
    const page = { page: 'pages/cart/cart', from: '' };
    await store.visitor().call(sscSt, page, { headers: { 'x-test-address': '203.0.113.6' } });
  }
  expect(await store.db.$count(visits)).toBe(5);
});
