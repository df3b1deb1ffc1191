import { createHmac } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { startFakeService, type FakeService } from '../../../test/store/fakeService.ts';
import { fetchWebhookSender } from '../../adapters/fetchWebhookSender.ts';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/webhook.ts';
import { operate } from '../../../test/store/operator.ts';
import { upkeepJob } from '../upkeep/job.ts';
import { emitEvent } from './events.ts';
import { webhookJob } from './job.ts';

const day = 86_400;
const secret = 'ab'.repeat(32);
const freshSeconds = 300;

let store: TestStore;
let receiver: FakeService;
/** Called by the receiver before it replies. */
let onRequest: (path: string) => number | Promise<number> = () => 200;

beforeAll(async () => {
  receiver = await startFakeService(async ({ path }) => ({ status: await onRequest(path), body: '' }));
  store = await createTestStore({ deps: { webhooks: fetchWebhookSender } });
});
afterAll(async () => {
  await store.close();
  await receiver.close();
});
beforeEach(async () => {
  onRequest = () => 200;
  await store.db.delete(webhookDeliveries);
  await store.db.delete(webhookEndpoints);
});

async function addEndpoint(path: string): Promise<number> {
  const [row] = await store.db
    .insert(webhookEndpoints)
    .values({ url: `${receiver.origin}${path}`, secret, createtime: store.clock.now() })
    .returning({ id: webhookEndpoints.id });
  return row?.id ?? 0;
}

/** Emits events numbered from 0. */
async function emit(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const event = {
      orderSn: String(index).padStart(26, '0'),
      sup: '',
      now: store.clock.now(),
      data: { index },
    };
    await emitEvent(store.db, 'order.paid', event);
  }
}

const send = () => webhookJob.run(store.deps, store.clock.now());
const indexOf = (body: string) => (JSON.parse(body) as { data: { index: number } }).data.index;
const received = (since: number) => receiver.requests.slice(since);

it('each message is signed at the time it is sent', async () => {
  await addEndpoint('/slow');
  await emit(3);
  const since = receiver.requests.length;
  const problems: string[] = [];
  onRequest = () => {
    const { headers, body } = receiver.requests.at(-1) ?? { headers: new Headers(), body: '' };
    const [id, time] = [headers.get('webhook-id'), Number(headers.get('webhook-timestamp'))];
    if (Math.abs(store.clock.now() - time) > freshSeconds)
      problems.push(`old by ${store.clock.now() - time} s`);
    const expected = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('hex');
    if (headers.get('webhook-signature') !== `v1=${expected}`) problems.push('wrong signature');
    store.clock.advance(freshSeconds + 1);
    return 200;
  };
  for (let run = 0; run < 3; run += 1) await send();
  expect(received(since)).toHaveLength(3);
  expect(problems).toEqual([]);
});

it('several nodes send each message once, in order, and never two concurrently to one endpoint', async () => {
  const paths = ['/a', '/b', '/c'];
  for (const path of paths) await addEndpoint(path);
  await emit(8);
  const since = receiver.requests.length;
  const open = new Map<string, number>();
  let most = 0;
  onRequest = async (path) => {
    open.set(path, (open.get(path) ?? 0) + 1);
    most = Math.max(most, open.get(path) ?? 0);
    // Other nodes look for work meanwhile.
    await send();
    open.set(path, (open.get(path) ?? 0) - 1);
    return 200;
  };
  await Promise.all([send(), send(), send(), send()]);
  expect(most).toBe(1);
  for (const path of paths) {
    const bodies = received(since).filter((request) => request.path === path);
    expect(bodies.map(({ body }) => indexOf(body))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  }
});

it('takes over from a node that crashed while sending', async () => {
  const id = await addEndpoint('/left');
  await store.db
    .update(webhookEndpoints)
    .set({ leasedUntil: store.clock.now() + 30 })
    .where(eq(webhookEndpoints.id, id));
  await emit(1);
  const since = receiver.requests.length;
  await send();
  expect(received(since)).toHaveLength(0);
  store.clock.advance(30);
  await send();
  expect(received(since)).toHaveLength(1);
});

it('a failing endpoint gets one message per pause, and all of them once it has recovered', async () => {
  const id = await addEndpoint('/down');
  await emit(10);
  const since = receiver.requests.length;
  onRequest = () => 503;
  await send();
  expect(received(since)).toHaveLength(3);
  expect((await operate(store, 'webhooks')).text).toContain('failing, paused until');
  for (let hour = 0; hour < 720; hour += 1) {
    store.clock.advance(5);
    await send();
  }
  // Pauses of 10, 20, 40, 80, 160 seconds, then of 300.
  expect(received(since).length).toBeLessThan(25);
  onRequest = () => 200;
  store.clock.advance(300);
  await send();
  const late = received(since).length;
  // Messages that failed in the outage wait for their own next attempt; untried ones are sent at once.
  const waiting = await store.db
    .select()
    .from(webhookDeliveries)
    .where(sql`${webhookDeliveries.duetime} is not null`);
  expect(late).toBeGreaterThan(3);
  for (const { attempts } of waiting) expect(attempts).toBeGreaterThan(1);
  store.clock.advance(6 * 3600);
  await send();
  const rows = await store.db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.id));
  expect(rows.filter(({ deliveredtime }) => deliveredtime === null)).toEqual([]);
  const [endpoint] = await store.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  expect(endpoint).toMatchObject({ failures: 0, pausedUntil: null });
});

it('a rejected message does not block the following ones', async () => {
  await addEndpoint('/picky');
  await emit(4);
  const since = receiver.requests.length;
  onRequest = () => (indexOf(receiver.requests.at(-1)?.body ?? '') === 1 ? 500 : 200);
  await send();
  expect(received(since).map(({ body }) => indexOf(body))).toEqual([0, 1, 2, 3]);
});

it('messages are deleted after 30 days, delivered or given up', async () => {
  await addEndpoint('/taken');
  await emit(2);
  await send();
  await addEndpoint('/refused');
  onRequest = (path) => (path === '/refused' ? 400 : 200);
  await emit(2);
  await send();
  const count = () => store.db.$count(webhookDeliveries);
  expect(await count()).toBe(6);
  store.clock.advance(30 * day - 60);
  await emit(1);
  await upkeepJob.run(store.deps, store.clock.now());
  expect(await count()).toBe(8);
  store.clock.advance(120);
  await upkeepJob.run(store.deps, store.clock.now());
  expect(await count()).toBe(2);
});

it('logs no error in all of this', () => {
  expect(store.errors).toEqual([]);
});

it('what stopped a message is stored with its code', async () => {
  const unused = await startFakeService(() => Promise.resolve({ status: 200, body: '' }));
  await unused.close();
  await store.db
    .insert(webhookEndpoints)
    .values({ url: `${unused.origin}/gone`, secret, createtime: store.clock.now() });
  await emit(1);
  await send();
  const [delivery] = await store.db.select().from(webhookDeliveries);
  expect(delivery).toMatchObject({ attempts: 1, lastResult: 'ECONNREFUSED', deliveredtime: null });
});
