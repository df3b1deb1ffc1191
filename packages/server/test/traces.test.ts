import {
  addressV2addedit,
  addressV2index,
  emsSend,
  goodsIndex,
  orderDetail,
  smsSend,
} from '@pawlet/core/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPeerReader } from '../src/adapters/clientAddress.ts';
import { readEnvironment } from '../src/adapters/environment.ts';
import { startTracing } from '../src/adapters/tracing/startTracing.ts';
import { webhookDeliveries, webhookEndpoints } from '../src/db/schema/webhook.ts';
import { createTestStore } from './createTestStore.ts';
import { startFakeService } from './store/fakeService.ts';
import { createTestHome, type TestHome } from './store/home.ts';
import { startMailServer } from './store/mailServer.ts';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from './store/otlpReceiver.ts';
import { openOwnServer, type OwnServer } from './store/ownServer.ts';
import { startStoreProcess, type StoreProcess } from './store/storeProcess.ts';
import { TestClient } from './store/testClient.ts';

const secret = 'operator-secret-of-this-test';
const proxied = { PAWLET_TRUSTED_PROXIES: '127.0.0.1,::1' };
const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';
const init = '/addons/shop/api.common/init';

let receiver: OtlpReceiver;
let home: TestHome;
let node: StoreProcess | undefined;

beforeAll(async () => {
  home = await createTestHome();
}, 60_000);
beforeAll(async () => {
  receiver = await startOtlpReceiver();
});
afterEach(async () => {
  await node?.end('SIGTERM');
  node = undefined;
});
afterAll(async () => {
  await receiver.close();
  await home.remove();
});

const traced = (more: Readonly<Record<string, string>> = {}) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin,
  PAWLET_AUTOPILOT: '0',
  PAWLET_OPERATOR_SECRET: secret,
  ...more,
});

async function start(environment: Readonly<Record<string, string>>): Promise<StoreProcess> {
  node = await startStoreProcess({
    dataFolder: home.folder,
    environment: { ...home.environment, ...environment },
  });
  return node;
}

/** Stops the shop, which sends the rest, and returns what arrived since the given moment. */
async function stop(since: number): Promise<readonly ReceivedSpan[]> {
  await node?.end('SIGTERM');
  return receiver.spans.slice(since);
}

const childrenOf = (spans: readonly ReceivedSpan[], parent: ReceivedSpan | undefined) =>
  spans.filter((span) => span.parentId === parent?.spanId);

const requestLines = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'request');

async function readLost({ url }: StoreProcess): Promise<Record<string, number>> {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${secret}` } });
  const found = (await reply.text()).matchAll(/^pawlet_trace_spans_total\{outcome="(\w+)"\} (\d+)$/gmu);
  return Object.fromEntries([...found].map(([, outcome, count]) => [outcome, Number(count)]));
}

function checkRequest(spans: readonly ReceivedSpan[], output: string): void {
  const server = spans.find((span) => span.parentId === parentId);
  expect(server).toMatchObject({
    traceId,
    name: `GET ${init}`,
    kind: 2,
    status: 0,
    attributes: {
      'http.request.method': 'GET',
      'http.route': init,
      'http.response.status_code': 200,
      'url.path': init,
      'url.scheme': 'http',
      'pawlet.outcome': 'ok',
    },
    resource: { 'service.name': 'shop', 'deployment.environment.name': 'test' },
  });
  const statements = childrenOf(spans, server);
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements)
    expect(statement).toMatchObject({ traceId, kind: 3, attributes: { 'db.system.name': 'postgresql' } });
  expect(statements.map(({ name }) => name)).toContain('SELECT form_sessions');
  expect(requestLines(output).filter((line) => line['traceId'] === traceId)).toEqual([
    expect.objectContaining({ route: init, status: 200 }),
  ]);
}

const request = { traceparent: `00-${traceId}-${parentId}-01`, sid: 'a-session-of-this-test' };
const described = {
  OTEL_SERVICE_NAME: 'shop',
  OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  OTEL_EXPORTER_OTLP_HEADERS: 'api-key=of%20mine',
  PAWLET_LOG: 'info',
};

describe('a shop with an endpoint for traces', () => {
  it('sends the spans of a request, in the trace of its proxy', { timeout: 60_000 }, async () => {
    const since = receiver.spans.length;
    const shop = await start(traced({ ...proxied, ...described }));
    expect((await fetch(`${shop.url}${init}?secret=1`, { headers: request })).status).toBe(200);
    await expect
      .poll(() => receiver.spans.some((span) => span.parentId === parentId), { timeout: 10_000 })
      .toBe(true);
    expect((await readLost(shop))['sent']).toBeGreaterThan(0);
    expect(receiver.headers.get('api-key')).toBe('of mine');
    checkRequest(await stop(since), shop.output());
  });

  it('begins a trace of its own for a caller that is no proxy', { timeout: 60_000 }, async () => {
    const since = receiver.spans.length;
    const shop = await start(traced());
    await fetch(`${shop.url}${init}`, { headers: request });
    const spans = await stop(since);
    expect(spans.some((span) => span.traceId === traceId)).toBe(false);
    expect(spans.find(({ name }) => name === `GET ${init}`)).toMatchObject({ parentId: '' });
  });

  it('sends nothing that a person entered', { timeout: 60_000 }, async () => {
    const since = receiver.spans.length;
    const shop = await start(traced());
    const client = new TestClient((path, sent) => fetch(`${shop.url}${path}`, sent));
    const orderSn = '7'.repeat(26);
    await client.logIn();
    const address = { receiver: '王小明', mobile: '13800138000', area_id: 440305, address: '科技园路 1 号' };
    expect(await client.call(addressV2addedit, address)).toMatchObject({ code: 1 });
    await client.call(addressV2index);
    await client.call(smsSend, { mobile: '13712345678', event: 'mobilelogin' });
    await client.call(emsSend, { email: 'anna.krueger@example.com', event: 'emaillogin' });
    await client.call(goodsIndex, { keyword: 'anna-krueger' });
    await client.call(orderDetail, { order_sn: orderSn });
    for (const path of ['/anna-krueger', '/addons/anna-krueger', '/de/search?q=anna-krueger', '/page/terms'])
      await fetch(`${shop.url}${path}`, { headers: { 'user-agent': 'anna-krueger' } });
    const spans = await stop(since);
    const names = spans.map(({ name }) => name);
    expect(names).toContain('POST /addons/shop/api.login/login');
    expect(names).toContain('POST /addons/shop/api.address/v2addedit');
    expect(spans.filter(({ attributes }) => attributes['url.path'] === '/de/search')).toHaveLength(1);
    expect(spans.find(({ attributes }) => attributes['pawlet.outcome'] === 'NOT_FOUND')).toMatchObject({
      name: 'GET /addons/shop/api.order/detail',
      status: 0,
    });
    const text = receiver.text() + JSON.stringify(spans);
    for (const entered of [
      client.token,
      client.sid,
      'demo@pawlet.test',
      'pawlet-demo',
      '13712345678',
      '13800138000',
      '王小明',
      '科技园路',
      'anna',
      'krueger',
      orderSn,
      '127.0.0.1',
    ])
      expect(text.includes(entered) || text.includes(Buffer.from(entered).toString('latin1')), entered).toBe(
        false,
      );
  });

  it('sends jobs as traces of their own, and hands the trace to webhooks', { timeout: 60_000 }, async () => {
    const erp = await startFakeService(() => ({ body: '' }));
    const mail = await startMailServer();
    const now = Math.floor(Date.now() / 1000);
    await home.visit(async (db) => {
      const [endpoint] = await db
        .insert(webhookEndpoints)
        .values({ url: `${erp.origin}/token-of-this-test`, secret: '00'.repeat(32), createtime: now })
        .returning();
      await db.insert(webhookDeliveries).values({
        eventId: crypto.randomUUID(),
        endpointId: endpoint?.id ?? 0,
        type: 'order.paid',
        orderSn: '1',
        payload: { receiver: 'anna-krueger' },
        duetime: now - 1,
        createtime: now,
      });
    });
    const since = receiver.spans.length;
    const shop = await start(
      traced({
        PAWLET_DEMO: '0',
        HOST: '127.0.0.1',
        PAWLET_PUBLIC_ORIGIN: 'https://shop.example',
        PAWLET_SMTP_URL: mail.url,
        PAWLET_MAIL_FROM: 'shop@shop.example',
      }),
    );
    await expect.poll(() => erp.requests.length, { timeout: 20_000 }).toBe(1);
    const client = new TestClient((path, sent) => fetch(`${shop.url}${path}`, sent));
    expect(await client.call(emsSend, { email: 'otto.klein@example.org', event: 'register' })).toMatchObject({
      code: 1,
    });
    await expect.poll(() => mail.mails.length).toBe(1);
    const spans = await stop(since);
    await erp.close();
    await mail.close();

    const job = spans.find(({ name }) => name === 'job webhooks');
    expect(job).toMatchObject({ parentId: '', kind: 1, attributes: { 'pawlet.job': 'webhooks' } });
    const call = childrenOf(spans, job).find(({ name }) => name === 'POST');
    expect(call).toMatchObject({
      kind: 3,
      attributes: {
        'http.request.method': 'POST',
        'http.response.status_code': 200,
        'server.address': '127.0.0.1',
        'server.port': Number(new URL(erp.origin).port),
      },
    });
    expect(erp.requests[0]?.headers.get('traceparent')).toBe(`00-${job?.traceId}-${call?.spanId}-01`);
    // What looks for work every second and finds none is not worth a trace.
    expect(spans.filter(({ name }) => name === 'job webhooks')).toHaveLength(1);

    const sending = spans.find(({ name }) => name === `POST ${emsSend.path}`);
    expect(childrenOf(spans, sending).find(({ name }) => name === 'send e-mail')).toMatchObject({
      kind: 3,
      attributes: { 'server.port': Number(new URL(mail.url).port) },
    });
    expect(receiver.text()).not.toMatch(/anna|krueger|otto|klein|token-of-this-test/u);
  });

  it.each(['never', 503] as const)(
    'serves on while the receiver replies %s, counts what is lost, and says so once',
    { timeout: 90_000 },
    async (how) => {
      receiver.reply(how);
      try {
        const since = receiver.spans.length;
        const shop = await start(traced());
        for (let round = 0; round < 5; round += 1)
          expect((await fetch(`${shop.url}${init}`)).status).toBe(200);
        await expect
          .poll(() => readLost(shop).then(({ lost }) => lost), { timeout: 40_000, interval: 500 })
          .toBeGreaterThan(0);
        expect((await fetch(`${shop.url}${init}`)).status).toBe(200);
        const stoppedAt = performance.now();
        expect(await stop(since)).toEqual([]);
        expect(performance.now() - stoppedAt).toBeLessThan(15_000);
        expect(shop.output().match(/traces are lost/gu)).toHaveLength(1);
      } finally {
        receiver.reply(200);
      }
    },
  );

  it('refuses a wrong endpoint', async () => {
    await expect(start(traced({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }))).rejects.toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT: this is not the address of an OTLP receiver',
    );
  });
});

it('loads nothing of OpenTelemetry without an endpoint', { timeout: 60_000 }, async () => {
  // Reports every module of its packages that the process loads.
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      if (/opentelemetry\\/(?!api\\/)/.test(url)) console.error('LOADED ' + url);
      return next(url, context);
    } });`;
  const options = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` };
  const without = await start({ ...options, OTEL_SERVICE_NAME: 'shop' });
  expect((await fetch(`${without.url}${init}`)).status).toBe(200);
  await without.end('SIGTERM');
  expect(without.output()).not.toContain('LOADED');
  const shop = await start(traced(options));
  expect(shop.output()).toContain('LOADED');
});

describe('tracing', () => {
  const open = (more: Readonly<Record<string, string>> = {}) => {
    const { traces } = readEnvironment(traced(more), '/shop');
    if (traces === undefined) throw new Error('There are no traces.');
    const { trustedProxies } = readEnvironment(proxied, '/shop');
    const logger = { info: () => undefined, warn: () => undefined };
    return startTracing({
      config: traces,
      instance: 'test',
      readPeer: createPeerReader(trustedProxies),
      logger,
    });
  };

  it('marks a reply of 5xx as an error', async () => {
    const since = receiver.spans.length;
    const tracing = open();
    const store = await createTestStore({ deps: { tracer: tracing.tracer, isDraining: () => true } });
    expect((await store.app.request('http://shop.test/readyz')).status).toBe(503);
    await store.app.request('http://shop.test/addons/made-up', { method: 'PROPFIND' });
    await tracing.close();
    await store.close();
    const [failed, odd] = receiver.spans.slice(since);
    expect(failed).toMatchObject({
      name: 'GET /readyz',
      status: 2,
      attributes: { 'http.response.status_code': 503, 'error.type': '503' },
    });
    expect(odd).toMatchObject({ name: 'HTTP', status: 0, attributes: { 'http.request.method': '_OTHER' } });
    expect(odd?.attributes).not.toHaveProperty('url.path');
  });

  it.each([
    ['always_off', '', 0],
    ['always_on', '', 20],
    ['parentbased_always_off', '', 0],
    ['traceidratio', '0', 0],
    ['parentbased_traceidratio', '1', 20],
  ])('samples by %s %s', async (sampler, share, recorded) => {
    const since = receiver.spans.length;
    const tracing = open({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share });
    const ids: (string | undefined)[] = [];
    for (let round = 0; round < 20; round += 1)
      await tracing.tracer.traceRequest(
        new Request('http://shop.test/'),
        { incoming: {} },
        async () => void ids.push(tracing.tracer.readTraceId()),
        () => ({ status: 200, outcome: 'ok' }),
      );
    await tracing.close();
    expect(receiver.spans.length - since).toBe(recorded);
    expect(ids.filter((id) => id !== undefined)).toHaveLength(recorded);
  });

  it('names the state of a failed statement, and neither its message nor its values', async () => {
    const since = receiver.spans.length;
    const tracing = open();
    const { tracer } = tracing;
    const failure = new Error('duplicate key: anna@example.com', {
      cause: Object.assign(new Error('anna@example.com'), { code: '23505' }),
    });
    await tracer.traceRequest(
      new Request('http://shop.test/'),
      { incoming: {} },
      async () => {
        const sent = tracer.traceStatement('insert into "shoppers" values ($1)', () =>
          Promise.reject(failure),
        );
        await expect(sent).rejects.toBe(failure);
      },
      () => ({ status: 200, outcome: 'ok' }),
    );
    await tracing.close();
    const [statement] = receiver.spans.slice(since);
    expect(statement).toMatchObject({
      name: 'INSERT shoppers',
      status: 2,
      attributes: {
        'error.type': '23505',
        'db.response.status_code': '23505',
        'db.collection.name': 'shoppers',
      },
    });
    expect(receiver.text()).not.toContain('anna@example.com');
  });
});

const opened = await openOwnServer();
if (typeof opened === 'string') console.log(`SKIP: traces on PostgreSQL: ${opened}`);

describe.skipIf(typeof opened === 'string')('a shop on PostgreSQL', () => {
  const own = opened as OwnServer;
  afterAll(() => own.close());

  it('sends its statements, those of transactions too', { timeout: 60_000 }, async () => {
    const since = receiver.spans.length;
    const shop = await own.startNode('traced', { environment: traced({ ...proxied, ...described }) });
    await fetch(`${shop.url}${init}`, { headers: request });
    const client = new TestClient((path, sent) => fetch(`${shop.url}${path}`, sent));
    await client.logIn();
    await shop.end('SIGTERM');
    const spans = receiver.spans.slice(since);
    checkRequest(spans, shop.output());
    const statements = childrenOf(
      spans,
      spans.find(({ name }) => name === 'POST /addons/shop/api.login/login'),
    );
    expect(statements.map(({ name }) => name)).toContain('COMMIT');
    expect(statements.map(({ name }) => name)).not.toContain('BEGIN');
    expect(receiver.text()).not.toContain(client.token);
  });
});
