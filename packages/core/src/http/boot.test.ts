import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls, createHttpBench, done, type HttpBench } from '../../test/httpBench.ts';
import type { BootCall } from './types.ts';

let bench: HttpBench;
beforeEach(async () => {
  bench = await createHttpBench();
  bench.server.on('/t/read', (_, turn) => done(`call ${turn}`));
});
afterEach(() => bench.close());

function boot(changes: Partial<BootCall> = {}): BootCall {
  const url = `${bench.server.origin}/t/read?home=1`;
  const response = changes.response ?? fetch(url);
  return { url, sid: 'sid-1', token: '', language: 'zh-cn', countryCode: 'CHN', response, ...changes };
}

describe('calls of the boot script', () => {
  it('are adopted by the first identical call, and by no other', async () => {
    const client = bench.client({ boot: boot() });
    expect(await client.call(calls.read, { home: 1 })).toEqual({ status: 'ok', data: 'call 0' });
    expect(await client.call(calls.read, { home: 1 })).toEqual({ status: 'ok', data: 'call 1' });
    expect(bench.server.requests).toHaveLength(2);
  });

  it('can be several, adopted in any order', async () => {
    const url = `${bench.server.origin}/t/read?home=2`;
    const second = { url, response: Promise.resolve(Response.json(done('second').body)) };
    const client = bench.client({ boot: [boot(), boot(second)] });
    expect(await client.call(calls.read, { home: 2 })).toEqual({ status: 'ok', data: 'second' });
    expect(await client.call(calls.read, { home: 1 })).toEqual({ status: 'ok', data: 'call 0' });
    expect(bench.server.requests).toHaveLength(1);
  });

  it('are not adopted by another visitor or request', async () => {
    for (const changes of [
      { token: 'other' },
      { sid: 'other' },
      { language: 'en' },
      { countryCode: 'FRA' },
    ]) {
      const client = bench.client({
        boot: boot({ ...changes, response: Promise.resolve(new Response('')) }),
      });
      expect(await client.call(calls.read, { home: 1 })).toMatchObject({ status: 'ok' });
    }
    const client = bench.client({ boot: boot({ response: Promise.resolve(new Response('')) }) });
    expect(await client.call(calls.read, {})).toMatchObject({ status: 'ok' });
    expect(bench.server.requests).toHaveLength(5);
  });

  it('are repeated if they failed', async () => {
    const failures = [
      Promise.reject(new TypeError('offline')),
      Promise.resolve(new Response('', { status: 502 })),
    ];
    for (const response of failures) {
      const client = bench.client({ boot: boot({ response }) });
      expect(await client.call(calls.read, { home: 1 })).toMatchObject({ status: 'ok' });
    }
  });

  it('are given up after the timeout if they never end', async () => {
    const client = bench.client({ boot: boot({ response: new Promise(() => undefined) }), timeoutMs: 50 });
    await expect(client.call(calls.read, { home: 1 })).rejects.toMatchObject({ code: 'TIMEOUT' });
  });
});
