import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls, createHttpBench, done, refused, type HttpBench } from '../../test/httpBench.ts';

let bench: HttpBench;
beforeEach(async () => {
  bench = await createHttpBench();
});
afterEach(() => bench.close());

/** A server that accepts each token once, issues one in every reply to a write, and refuses all others. */
function strictServer(first: readonly string[]): { readonly spent: string[] } {
  const live = new Set(first);
  const spent: string[] = [];
  let next = 0;
  const issue = (): string => {
    next += 1;
    live.add(`t${next}`);
    return `t${next}`;
  };
  for (const path of ['/t/write', '/t/keyed']) {
    bench.server.on(path, ({ json }) => {
      const token = String(json['__token__']);
      const isGood = live.delete(token);
      const fresh = issue();
      if (!isGood) return { ...refused('FORM_TOKEN', { __token__: fresh }), headers: { __token__: fresh } };
      spent.push(token);
      return { ...done(), headers: { __token__: fresh }, afterMs: 5 };
    });
  }
  return { spent };
}

describe('form tokens', () => {
  it('are read from replies and used once each', async () => {
    bench.server.on('/t/read', () => ({
      ...done({ __token__: 'from-data' }),
      headers: { __token__: 'from-header' },
    }));
    const { spent } = strictServer(['from-data']);
    const client = bench.client();
    await client.call(calls.read, {});
    for (let count = 0; count < 3; count += 1) await client.call(calls.write, {});
    expect(spent).toEqual(['from-data', 't1', 't2']);
    expect(bench.server.requestsTo('/t/write')).toHaveLength(3);
  });

  it('are replaced when stale, and the call is retried once', async () => {
    const { spent } = strictServer([]);
    const reply = await bench.client().call(calls.write, { nums: 2 });
    expect(reply).toEqual({ status: 'ok', data: null });
    expect(bench.server.requests.map(({ json }) => json)).toEqual([
      { nums: 2, __token__: '' },
      { nums: 2, __token__: 't1' },
    ]);
    expect(spent).toEqual(['t1']);
    expect(bench.notices).toEqual([]);
  });

  it('return the refusal when refused twice', async () => {
    bench.server.on('/t/write', () => refused('FORM_TOKEN', { __token__: 'x' }));
    expect(await bench.client().call(calls.write, {})).toMatchObject({ reason: 'FORM_TOKEN' });
    expect(bench.server.requests).toHaveLength(2);
    expect(bench.notices).toHaveLength(1);
  });

  it('serve concurrent writes: each waits for the reply to another', async () => {
    const { spent } = strictServer(['a', 'b', 'c']);
    bench.server.on('/t/read', (_, turn) => done({ __token__: ['a', 'b', 'c'][turn] }));
    const client = bench.client();
    for (let count = 0; count < 3; count += 1) await client.call(calls.read, {});
    await Promise.all(Array.from({ length: 20 }, () => client.call(calls.write, {})));
    expect(spent).toHaveLength(20);
    expect(new Set(spent).size).toBe(20);
    expect(bench.server.requestsTo('/t/write')).toHaveLength(20);
  });

  it('are kept up to sixteen, dropping the oldest', async () => {
    bench.server.on('/t/read', (_, turn) => done({ __token__: `k${turn}` }));
    bench.server.on('/t/write', () => done());
    const client = bench.client();
    for (let count = 0; count < 20; count += 1) await client.call(calls.read, {});
    await client.call(calls.write, {});
    expect(bench.server.requestsTo('/t/write')[0]?.json['__token__']).toBe('k4');
  });

  it('are dropped when the session id changes', async () => {
    bench.server.on('/t/read', () => done({ __token__: 'old' }));
    bench.server.on('/t/write', () => done());
    const client = bench.client();
    await client.call(calls.read, {});
    bench.session.sid = 'sid-2';
    await client.call(calls.write, {});
    expect(bench.server.requestsTo('/t/write')[0]?.json['__token__']).toBe('');
  });

  it('are reused with a base server that issues none', async () => {
    bench.server.on('/t/read', () => done({ __token__: 'only' }));
    bench.server.on('/t/write', () => done());
    bench.server.on('/t/lists', () => done());
    const client = bench.client();
    await client.call(calls.read, {});
    await client.call(calls.postRead, {});
    await Promise.all([
      client.call(calls.write, {}),
      client.call(calls.write, {}),
      client.call(calls.write, {}),
    ]);
    expect(bench.server.requests.slice(1).map(({ json }) => json['__token__'])).toEqual([
      'only',
      'only',
      'only',
      'only',
    ]);
  });

  it('do not block a waiting write after the previous one failed or was cancelled', async () => {
    bench.server.on('/t/write', (_, turn) => (turn === 0 ? 'hang' : done('second')));
    const client = bench.client();
    const controller = new AbortController();
    const first = client.call(calls.write, {}, { signal: controller.signal });
    const second = client.call(calls.write, {});
    setTimeout(() => controller.abort(), 40);
    await expect(first).rejects.toMatchObject({ code: 'ABORTED' });
    expect(await second).toEqual({ status: 'ok', data: 'second' });
  });
});

describe('idempotency keys', () => {
  it('are sent with keyed calls only, unchanged in every retry', async () => {
    strictServer([]);
    const client = bench.client({ createKey: () => 'made' });
    await client.call(calls.keyed, {});
    await client.call(calls.keyed, {}, { idempotencyKey: 'given' });
    await client.call(calls.write, {}, { idempotencyKey: 'ignored' });
    expect(bench.server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'made',
      'made',
      'given',
      undefined,
    ]);
  });
});
