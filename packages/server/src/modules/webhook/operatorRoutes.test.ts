import { webhookCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { desc, eq } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku, setStock } from '../../../test/store/buying.ts';
import { type FakeService, startFakeService } from '../../../test/store/fakeService.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, keyHeaders, localHeaders } from '../../../test/store/operatorApi.ts';
import { problemOf } from '../../../test/store/operatorTest.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import { fetchWebhookSender } from '../../adapters/fetchWebhookSender.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/webhook.ts';
import { webhookJob } from './job.ts';

let receiver: FakeService;
let store: TestStore;
let local: OperatorClient;
let status = 200;
/** Ids, bodies and signatures that the receiver got. */
const received: { id: string; body: string; isSigned: (secret: string) => boolean }[] = [];

beforeAll(async () => {
  receiver = await startFakeService(({ body, headers }) => {
    const [id, time] = [headers.get('webhook-id') ?? '', headers.get('webhook-timestamp') ?? ''];
    const isSigned = (secret: string) => {
      const expected = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('hex');
      return headers.get('webhook-signature') === `v1=${expected}`;
    };
    received.push({ id, body, isSigned });
    return { status, headers: {}, body: '' };
  });
  store = await createTestStore({ deps: { operatorSecret, webhooks: fetchWebhookSender } });
  local = clientWith(store, localHeaders);
  await setStock(store, (await loadSku(store, 'PW-PUMP')).id, 100);
});
afterAll(async () => {
  await store.close();
  await receiver.close();
});

const at = (id: number) => ({ params: { id: String(id) } });
const work = () => webhookJob.run(store.deps, store.clock.now());
const create = (url: string, partner = '') =>
  local.call(webhookCalls.createWebhook, { input: { url, partner } });

describe('webhooks', () => {
  it('are added with a key that is returned once, signs what is sent, and is in no log', async () => {
    const { data } = await create(`${receiver.origin}/erp`);
    expect(data).toMatchObject({ url: `${receiver.origin}/erp`, partner: '', disabled: null, failed: 0 });
    expect(data.secret).toMatch(/^[\da-f]{64}$/u);
    const read = await local.call(webhookCalls.readWebhook, at(data.id));
    expect(read.data).not.toHaveProperty('secret');
    const lines = await store.db.select().from(operatorLogs);
    expect(JSON.stringify(lines)).not.toContain(data.secret);
    const added = lines.find(({ command }) => command === 'webhooks.create');
    expect(added).toMatchObject({ target: data.url, arguments: ['url=***', 'partner='] });
    await buyPaid(store, await store.shopper(), [['PW-PUMP', 1]]);
    expect((await local.call(webhookCalls.readWebhook, at(data.id))).data.waiting).toBe(1);
    await work();
    expect(received.at(-1)?.isSigned(data.secret)).toBe(true);
    expect((await local.call(webhookCalls.readWebhook, at(data.id))).data.waiting).toBe(0);
  });

  it.each(['http://erp.test/hook', 'https://user@erp.test', 'ftp://erp.test', 'erp.test'])(
    'at %s are refused',
    async (url) => {
      expect(await problemOf(create(url))).toMatchObject({ errors: [{ field: 'url', problem: 'format' }] });
    },
  );

  it('change address and partner; what a job writes is no other version', async () => {
    const { data } = await create('https://one.test/hook');
    await create('https://two.test/hook');
    expect(await problemOf(create('https://one.test/hook'))).toMatchObject({
      errors: [{ field: 'url', problem: 'taken' }],
    });
    await store.db
      .update(webhookEndpoints)
      .set({ failures: 3, pausedUntil: 99, leasedUntil: 5 })
      .where(eq(webhookEndpoints.id, data.id));
    const change = (version: string, input: object) =>
      local.call(webhookCalls.changeWebhook, { ...at(data.id), version, input });
    expect(await problemOf(change(data.version, { url: 'https://two.test/hook' }))).toMatchObject({
      errors: [{ field: 'url', problem: 'taken' }],
    });
    const changed = await change(data.version, { url: 'https://three.test/hook', partner: 'acme' });
    expect(changed.data).toMatchObject({ url: 'https://three.test/hook', partner: 'acme', failures: 3 });
    expect(await problemOf(change(data.version, { partner: '' }))).toMatchObject({
      status: 412,
      current: { partner: 'acme' },
    });
    await local.call(webhookCalls.disableWebhook, at(data.id));
  });

  it('have a query that only who may change them sees, and that is in no log', async () => {
    const { data } = await create('https://erp.test/hook?token=hidden-token');
    expect(data).toMatchObject({ url: 'https://erp.test/hook', query: '?token=hidden-token' });
    const input = { url: 'https://erp.test/other?token=hidden-too' };
    const { version } = data;
    const changed = await local.call(webhookCalls.changeWebhook, { ...at(data.id), version, input });
    expect(changed.data).toMatchObject({ url: 'https://erp.test/other', query: '?token=hidden-too' });
    const reader = clientWith(store, await keyHeaders(store, ['settings:read']));
    const read = await reader.call(webhookCalls.listWebhooks);
    expect(JSON.stringify(read.data)).not.toContain('hidden');
    expect(JSON.stringify(await store.db.select().from(operatorLogs))).not.toContain('hidden');
    await local.call(webhookCalls.disableWebhook, at(data.id));
  });

  it('are disabled and enabled: nothing is sent meanwhile, and nothing is lost that waited', async () => {
    const { data } = await create(`${receiver.origin}/paused`, 'nobody');
    await store.db.insert(webhookDeliveries).values({
      eventId: crypto.randomUUID(),
      endpointId: data.id,
      type: 'order.paid',
      orderSn: '1',
      payload: { n: 1 },
      duetime: store.clock.now(),
      createtime: store.clock.now(),
    });
    const disabled = await local.call(webhookCalls.disableWebhook, at(data.id));
    expect(disabled.data).toMatchObject({ disabled: store.clock.now(), waiting: 1 });
    const before = received.length;
    await work();
    expect(received.length).toBe(before);
    const enabled = await local.call(webhookCalls.enableWebhook, {
      ...at(data.id),
      version: disabled.data.version,
    });
    expect(enabled.data).toMatchObject({ disabled: null, failures: 0, pausedUntil: null });
    await work();
    expect(received.at(-1)).toMatchObject({ body: '{"n":1}' });
    expect(received.at(-1)?.isSigned(data.secret)).toBe(true);
  });
});

describe('events', () => {
  it('are listed by state, webhook and order, and sent again with the same id', async () => {
    const { data: webhook } = await create(`${receiver.origin}/again`);
    status = 500;
    const { orderSn } = await buyPaid(store, await store.shopper(), [['PW-PUMP', 1]]);
    const list = async (input: object) =>
      (await local.call(webhookCalls.listDeliveries, { input })).data.items;
    const own = { webhook: String(webhook.id) };
    await work();
    expect(await list({ ...own, state: 'waiting' })).toMatchObject([
      {
        orderSn,
        type: 'order.paid',
        attempts: 1,
        lastResult: '500',
        lastReason: 'An error occurred on the server',
      },
    ]);
    await store.db
      .update(webhookDeliveries)
      .set({ duetime: null })
      .where(eq(webhookDeliveries.endpointId, webhook.id));
    const [failed] = await list({ ...own, state: 'failed' });
    expect(failed).toMatchObject({ state: 'failed', orderSn });
    expect((await local.call(webhookCalls.readWebhook, at(webhook.id))).data.failed).toBe(1);
    status = 200;
    const id = failed?.id ?? 0;
    const again = await local.call(webhookCalls.resendDelivery, {
      ...at(id),
      version: failed?.version ?? '',
    });
    expect(again.data).toMatchObject({ state: 'waiting', due: store.clock.now() });
    await store.db.update(webhookEndpoints).set({ pausedUntil: null });
    await work();
    const [delivered] = await list({ order: orderSn, ...own });
    expect(delivered).toMatchObject({ id, state: 'delivered', lastResult: '200', lastReason: '' });
    const { data } = await local.call(webhookCalls.readDelivery, at(id));
    expect(data.payload).toMatchObject({ type: 'order.paid', data: { order_sn: orderSn } });
    // Delivered ones too: the receiver may have lost it.
    await local.call(webhookCalls.resendDelivery, at(id));
    await work();
    const same = received.filter((one) => one.id === delivered?.eventId && one.isSigned(webhook.secret));
    expect(same.length).toBe(3);
    expect(new Set(same.map(({ body }) => body)).size).toBe(1);
    await local.call(webhookCalls.disableWebhook, at(webhook.id));
    expect(await problemOf(local.call(webhookCalls.resendDelivery, at(id)))).toMatchObject({
      status: 409,
      reason: 'webhook-disabled',
      current: { id, state: 'delivered' },
    });
    const [line] = await store.db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(1);
    expect(line).toMatchObject({ command: 'webhooks.resend', target: String(id), outcome: 'refused' });
  });
});
