import { goodsIndex, orderDetail } from '@pawlet/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type JobRunner, startJobs } from '../src/adapters/jobRunner.ts';
import { createPromMetrics } from '../src/adapters/promMetrics.ts';
import type { LogFields } from '../src/ports/logger.ts';
import { createTestStore, type TestStore } from './createTestStore.ts';

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
      metrics: createPromMetrics(() => ({ total: 3, idle: 2, waiting: 0 })),
      operatorSecret: secret,
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
