import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls, createHttpBench, done, type HttpBench } from '../../test/httpBench.ts';

let bench: HttpBench;
beforeEach(async () => {
  bench = await createHttpBench();
});
afterEach(() => bench.close());

describe('a failing read', () => {
  it.each([408, 429, 500, 502, 503, 504])('is retried after HTTP %i', async (status) => {
    bench.server.on('/t/read', (_, turn) => (turn < 2 ? { status } : done('there')));
    expect(await bench.client().call(calls.read, {})).toEqual({ status: 'ok', data: 'there' });
    expect(bench.server.requests).toHaveLength(3);
    expect(bench.notices).toEqual([]);
  });

  it('is retried after a lost connection, also by POST', async () => {
    bench.server.on('/t/lists', (_, turn) => (turn === 0 ? 'drop' : done('there')));
    expect(await bench.client().call(calls.postRead, { page: 1 })).toEqual({ status: 'ok', data: 'there' });
    expect(bench.server.requests.map(({ json }) => json['page'])).toEqual([1, 1]);
  });

  it('gives up after two retries', async () => {
    bench.server.on('/t/read', () => ({ status: 503, body: '' }));
    await expect(bench.client().call(calls.read, {})).rejects.toMatchObject({ code: 'HTTP', status: 503 });
    expect(bench.server.requests).toHaveLength(3);
    expect(bench.log).toHaveLength(1);
    expect(bench.notices).toEqual([{ kind: 'toast', key: 'error.network' }]);
  });

  it('is not retried after HTTP 404', async () => {
    await expect(bench.client().call(calls.read, {})).rejects.toMatchObject({ code: 'HTTP', status: 404 });
    expect(bench.server.requests).toHaveLength(1);
  });
});

describe('a failing write', () => {
  it.each(['write', 'keyed', 'fillup', 'smsSend'] as const)('%s is sent once', async (name) => {
    bench.session.token = 'token';
    const endpoint = calls[name];
    bench.server.on(endpoint.path, () => ({ status: 503 }));
    await expect(bench.client().call(endpoint, {})).rejects.toMatchObject({ code: 'HTTP' });
    bench.server.on(endpoint.path, () => 'drop');
    await expect(bench.client().call(endpoint, {})).rejects.toMatchObject({ code: 'NETWORK' });
    expect(bench.server.requests).toHaveLength(2);
  });
});

describe('a call without a reply', () => {
  it('is a NETWORK error', async () => {
    const { origin } = bench.server;
    const client = bench.client();
    await bench.server.close();
    expect(client.urlOf('/media/a.webp')).toBe(`${origin}/media/a.webp`);
    await expect(client.call(calls.write, {})).rejects.toMatchObject({
      code: 'NETWORK',
      cause: expect.any(Error) as Error,
    });
    expect(bench.notices).toEqual([{ kind: 'toast', key: 'error.network' }]);
  });

  it('times out, also when only the body is missing', async () => {
    bench.server.on('/t/read', () => 'hang');
    await expect(bench.client({ timeoutMs: 60 }).call(calls.read, {})).rejects.toMatchObject({
      code: 'TIMEOUT',
    });
    expect(bench.log).toHaveLength(1);
    bench.server.on('/t/write', () => ({ headers: { 'content-length': '1000' }, body: '{' }));
    await expect(bench.client({ timeoutMs: 60 }).call(calls.write, {})).rejects.toMatchObject({
      code: 'TIMEOUT',
    });
  });

  it('ends with ABORTED when the caller cancels, without a notice', async () => {
    bench.server.on('/t/read', () => 'hang');
    const controller = new AbortController();
    const call = bench.client().call(calls.read, {}, { signal: controller.signal });
    setTimeout(() => controller.abort(), 30);
    await expect(call).rejects.toMatchObject({ code: 'ABORTED' });
    await expect(bench.client().call(calls.read, {}, { signal: controller.signal })).rejects.toMatchObject({
      code: 'ABORTED',
    });
    expect(bench.log).toEqual([]);
    expect(bench.notices).toEqual([]);
  });

  it('ends with ABORTED when the client is disposed', async () => {
    bench.server.on('/t/read', () => 'hang');
    const client = bench.client();
    const call = client.call(calls.read, {});
    setTimeout(() => client.dispose(), 30);
    await expect(call).rejects.toMatchObject({ code: 'ABORTED' });
  });

  it('shows no notice for background work', async () => {
    await expect(bench.client().call(calls.write, {}, { background: true })).rejects.toMatchObject({
      code: 'HTTP',
    });
    expect(bench.notices).toEqual([]);
    expect(bench.log).toHaveLength(1);
  });
});

describe('the loading signal', () => {
  it('is set when calls take long and cleared with the last of them', async () => {
    bench.server.on('/t/read', () => ({ ...done(), afterMs: 600 }));
    bench.server.on('/t/write', () => done());
    const client = bench.client({ loadingAfterMs: 300 });
    await client.call(calls.write, {});
    expect(bench.loading).toEqual([]);
    await Promise.all([client.call(calls.read, {}), client.call(calls.read, {})]);
    expect(bench.loading).toEqual([true, false]);
    await client.call(calls.read, {}, { background: true });
    expect(bench.loading).toEqual([true, false]);
  });
});
