import { goodsIndex, orderDetail, orderPay } from '@pawlet/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type JobRunner, startJobs } from '../src/adapters/jobRunner.ts';
import { createPromMetrics } from '../src/adapters/promMetrics.ts';
import { orderMails } from '../src/db/schema/order.ts';
import { createReplyCache } from '../src/http/replyCache.ts';
import { sendDueRefunds } from '../src/modules/payment/refunds.ts';
import { createSandboxProvider } from '../src/modules/payment/sandboxProvider.ts';
import type { LogFields } from '../src/ports/logger.ts';
import type { PaymentProvider } from '../src/ports/payment.ts';
import { createTestStore, type TestStore } from './createTestStore.ts';
import { placeOrder } from './store/buying.ts';
import { buyPaid } from './store/paidOrder.ts';
import { giveMoney } from './store/shopSteps.ts';
import { failToReach, silentProvider } from './store/silentProvider.ts';

const replyCache = createReplyCache({ nowMs: () => 0 });
const secret = 'operator-secret-of-this-test';
const lines: { event: string; fields: LogFields }[] = [];
let store: TestStore;

async function scrape(headers: Record<string, string>): Promise<Response> {
  return store.app.request('http://shop.test/metrics', { headers });
}
const local = { 'x-test-address': '127.0.0.1' };
const withSecret = { authorization: `Bearer ${secret}` };

beforeAll(async () => {
  store = await createTestStore({
    deps: {
      metrics: createPromMetrics({
        pool: () => ({ size: 20, total: 3, idle: 2, waiting: 0 }),
        cache: () => replyCache.measure(),
        providers: ['silent'],
      }),
      operatorSecret: secret,
      payments: [silentProvider],
      replyCache,
      logger: {
        info: (event, fields = {}) => void lines.push({ event, fields }),
        warn: () => undefined,
        error: () => undefined,
      },
    },
  });
});
afterAll(() => store.close());

describe('/metrics', () => {
  it('is available with the secret', async () => {
    expect((await scrape(withSecret)).status).toBe(200);
    expect((await scrape({ 'x-operator-secret': secret })).status).toBe(200);
  });

  it.each([
    [{}],
    // Behind a proxy that adds no header every caller seems to be on this machine.
    [local],
    [{ 'x-test-address': '::1' }],
    [{ ...local, 'x-forwarded-for': '203.0.113.7' }],
    [{ authorization: 'Bearer wrong' }],
    [{ 'x-operator-secret': '' }],
  ])('is refused with %j', async (headers) => {
    expect((await scrape(headers)).status).toBe(403);
  });

  it('counts requests by call, status and outcome, in Prometheus format', async () => {
    const shopper = await store.shopper();
    await shopper.call(goodsIndex);
    await shopper.call(orderDetail, { order_sn: '1'.repeat(26) });
    await store.visitor().call(orderDetail, { order_sn: '1' });
    await store.visitor().request('/addons/made-up/by?somebody=1', { method: 'GET' });
    const reply = await scrape(withSecret);
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/u);
    const text = await reply.text();
    const detail = 'method="GET",route="/addons/shop/api.order/detail"';
    expect(text).toContain(`pawlet_http_requests_total{${detail},status="200",outcome="NOT_FOUND"} 1`);
    expect(text).toContain(`pawlet_http_requests_total{${detail},status="401",outcome="http 401"} 1`);
    expect(text).toContain('route="/addons/shop/api.goods/index",status="200",outcome="ok"} 1');
    expect(text).toContain(`pawlet_http_request_duration_seconds_count{${detail}} 2`);
    expect(text).toContain('route="unknown",status="404"');
    expect(text).not.toContain('made-up');
    expect(text).toContain('pawlet_database_up 1');
    expect(text).toContain('pawlet_database_connections{state="idle"} 2');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('counts what the cache sent and had to load', async () => {
    const read = async (name: string) => {
      const text = await (await scrape(withSecret)).text();
      return Number(new RegExp(`^${name} (.+)$`, 'mu').exec(text)?.[1]);
    };
    const hits = 'pawlet_cache_requests_total\\{result="hit"\\}';
    const misses = 'pawlet_cache_requests_total\\{result="miss"\\}';
    replyCache.clear();
    const before = await read(misses);
    await store.visitor().call(goodsIndex);
    const loaded = await read(misses);
    expect(loaded).toBeGreaterThan(before);
    const hitsBefore = await read(hits);
    await store.visitor().call(goodsIndex);
    expect(await read(hits)).toBeGreaterThan(hitsBefore);
    expect(await read(misses)).toBe(loaded);
    expect(await read('pawlet_cache_bytes')).toBeGreaterThan(0);
  });

  it('shows orders and what waits in the queues of the whole shop', async () => {
    const read = async () => (await scrape(withSecret)).text();
    const valueOf = (text: string, name: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.slice(name.length),
      );
    const before = await read();
    const shopper = await store.shopper();
    await placeOrder(store, shopper, 'PW-PUMP');
    await buyPaid(store, shopper, [['PW-PUMP', 1]]);
    const after = await read();
    const growth = (name: string) => valueOf(after, name) - valueOf(before, name);
    expect(growth('pawlet_orders_placed_last_hour')).toBe(2);
    expect(growth('pawlet_orders_paid_last_hour')).toBe(1);
    expect(growth('pawlet_orders_to_ship')).toBe(1);
    expect(valueOf(after, 'pawlet_last_order_timestamp_seconds')).toBe(store.clock.now());
    const queue = 'pawlet_queue_waiting{queue="order-mails"}';
    expect(growth(queue)).toBeGreaterThan(0);
    await store.db.update(orderMails).set({ duetime: store.clock.now() - 300, attempts: 3 });
    const late = await read();
    expect(valueOf(late, 'pawlet_queue_late_seconds{queue="order-mails"}')).toBe(300);
    expect(valueOf(late, 'pawlet_queue_failing{queue="order-mails"}')).toBe(valueOf(late, queue));
    for (const name of [
      'withdrawal-mails',
      'restock-alerts',
      'webhooks',
      'refunds',
      'invoices',
      'credit-notes',
    ])
      expect(late).toContain(`pawlet_queue_late_seconds{queue="${name}"} 0`);
    store.clock.advance(3601);
    expect(valueOf(await read(), 'pawlet_orders_placed_last_hour')).toBe(0);
  });

  it('counts payments and refunds by provider and result, each once, with their amounts', async () => {
    const read = async () => {
      const text = await (await scrape(withSecret)).text();
      return new Map(
        Array.from(
          text.matchAll(/^(pawlet_(?:payment|refund|paid)\S+) (\S+)$/gmu),
          ([, name = '', value]) => [name, Number(value)],
        ),
      );
    };
    const before = await read();
    // The first failure of a provider is an increase.
    expect(before.get('pawlet_payments_total{provider="silent",result="unreachable"}')).toBe(0);
    expect(before.get('pawlet_refunds_total{provider="silent",result="refused"}')).toBe(0);

    const shopper = await store.shopper();
    const press = async (url: string, result: string) =>
      store.app.request(url, {
        method: 'POST',
        body: new URLSearchParams({ result }),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const order_sn = await placeOrder(store, shopper, 'PW-PUMP');
    const method = 'wap';
    await shopper.call(orderPay, { order_sn, paytype: 'alipay', method });
    for (const result of ['failure', 'cancel']) {
      const page = await shopper.call(orderPay, { order_sn, paytype: 'wechat', method });
      await press(String(page.data), result);
    }
    const { orderSn } = await buyPaid(store, shopper, [['PW-PUMP', 1]]);
    const { payamount } = (await shopper.call(orderDetail, { order_sn: orderSn })).data;

    const sandbox = createSandboxProvider(store.deps);
    const send = async (refund: PaymentProvider['refund']) => {
      store.clock.advance(7 * 3600);
      await sendDueRefunds({ ...store.deps, payments: [{ ...sandbox, refund }] }, store.clock.now());
    };
    await giveMoney(store, orderSn, 150);
    await send(failToReach);
    await send(() => Promise.resolve('FAILED'));
    for (let time = 0; time < 2; time += 1) await send((request, db) => sandbox.refund(request, db));

    const after = await read();
    const grown = Array.from(after, ([name, value]) => [name, value - (before.get(name) ?? 0)]);
    const payment = (provider: string, result: string) =>
      `pawlet_payments_total{provider="${provider}",result="${result}"}`;
    const refund = (result: string) => `pawlet_refunds_total{provider="sandbox",result="${result}"}`;
    expect(Object.fromEntries(grown.filter(([, growth]) => growth !== 0))).toEqual({
      [payment('silent', 'unreachable')]: 1,
      [payment('sandbox', 'started')]: 3,
      [payment('sandbox', 'failed')]: 1,
      [payment('sandbox', 'canceled')]: 1,
      [payment('sandbox', 'succeeded')]: 1,
      'pawlet_paid_amount_total{provider="sandbox",currency="CNY"}': Number(payamount),
      [refund('requested')]: 3,
      [refund('unreachable')]: 1,
      [refund('refused')]: 1,
      [refund('succeeded')]: 1,
      'pawlet_refunded_amount_total{provider="sandbox",currency="CNY"}': 1.5,
    });
  });

  it('counts the runs of jobs', async () => {
    let jobs: JobRunner | undefined;
    await new Promise<void>((resolve) => {
      jobs = startJobs(
        [
          {
            name: 'counted',
            everySeconds: 0.01,
            async run() {
              resolve();
              throw new Error('a bug');
            },
          },
        ],
        store.deps,
      );
    });
    await jobs?.stop();
    expect(await (await scrape(withSecret)).text()).toMatch(
      /pawlet_job_runs_total\{job="counted",outcome="failed"\} [1-9]/u,
    );
  });
});

describe('request log', () => {
  it('contains call, outcome and request id, and nothing that the shopper sent', async () => {
    lines.length = 0;
    const reply = await store.visitor().call(orderDetail, { order_sn: 'secretnumber' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      event: 'request',
      fields: {
        requestId: reply.headers.get('x-request-id'),
        method: 'GET',
        route: orderDetail.path,
        status: 401,
        outcome: 'http 401',
      },
    });
    expect(JSON.stringify(lines)).not.toContain('secretnumber');
  });
});
