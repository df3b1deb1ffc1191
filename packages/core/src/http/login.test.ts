import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, createHttpBench, done, type HttpBench } from '../../test/httpBench.ts';

const unauthorized = { status: 401, body: { code: 401, msg: 'log in', data: null } };

let bench: HttpBench;
beforeEach(async () => {
  bench = await createHttpBench();
  bench.server.on('/t/closed', ({ headers }) => (headers['token'] === 'new' ? done('mine') : unauthorized));
});
afterEach(() => bench.close());

function logIn(): Promise<boolean> {
  bench.session.token = 'new';
  return Promise.resolve(true);
}

describe('a call that returns not logged in', () => {
  it('clears the token and throws without a log-in prompt', async () => {
    bench.session.token = 'old';
    await expect(bench.client().call(calls.closed, {})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(bench.session.expired).toEqual(['old']);
    expect(bench.notices).toEqual([]);
  });

  it.each([
    ['the code alone', { status: 200, body: { code: 401, msg: '', data: null } }],
    ['the HTTP status alone', { status: 401, body: '' }],
  ])('is recognised by %s', async (_, answer) => {
    bench.session.token = 'old';
    bench.server.on('/t/read', () => answer);
    await expect(bench.client().call(calls.read, {})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(bench.session.token).toBe('');
  });

  it('is retried after the log-in', async () => {
    bench.session.token = 'old';
    const onUnauthorized = vi.fn<() => Promise<boolean>>(logIn);
    expect(await bench.client({ onUnauthorized }).call(calls.closed, {})).toEqual({
      status: 'ok',
      data: 'mine',
    });
    expect(bench.server.requests.map(({ headers }) => headers['token'])).toEqual(['old', 'new']);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('is retried only once', async () => {
    bench.session.token = 'old';
    bench.server.on('/t/closed', () => unauthorized);
    const onUnauthorized = vi.fn<() => Promise<boolean>>(logIn);
    await expect(bench.client({ onUnauthorized }).call(calls.closed, {})).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    expect(bench.server.requests).toHaveLength(2);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(bench.session.expired).toEqual(['old', 'new']);
  });

  it('throws when the shopper does not log in', async () => {
    bench.session.token = 'old';
    const client = bench.client({ onUnauthorized: () => Promise.resolve(false) });
    await expect(client.call(calls.closed, {})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(bench.server.requests).toHaveLength(1);
  });

  it('does not prompt for background work', async () => {
    bench.session.token = 'old';
    const onUnauthorized = vi.fn<() => Promise<boolean>>(logIn);
    const call = bench.client({ onUnauthorized }).call(calls.closed, {}, { background: true });
    await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('stops waiting when the caller cancels', async () => {
    const controller = new AbortController();
    const client = bench.client({ onUnauthorized: () => new Promise(() => undefined) });
    setTimeout(() => controller.abort(), 20);
    await expect(client.call(calls.closed, {}, { signal: controller.signal })).rejects.toMatchObject({
      code: 'ABORTED',
    });
  });
});

describe('twenty concurrent calls that return not logged in', () => {
  it('clear the token once, prompt once, and are all retried', async () => {
    bench.session.token = 'old';
    const onUnauthorized = vi.fn<() => Promise<boolean>>(async () => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      return logIn();
    });
    const client = bench.client({ onUnauthorized });
    const replies = await Promise.all(Array.from({ length: 20 }, () => client.call(calls.closed, {})));
    expect(replies).toEqual(Array.from({ length: 20 }, () => ({ status: 'ok', data: 'mine' })));
    expect(bench.session.expired).toEqual(['old']);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(bench.server.requests).toHaveLength(40);
  });

  it('do not clear a newer token when one of them is late', async () => {
    bench.session.token = 'old';
    bench.server.on('/t/closed', ({ headers }, turn) => {
      if (headers['token'] === 'new') return done(turn);
      bench.session.token = 'new';
      return unauthorized;
    });
    await bench.client().call(calls.closed, {});
    expect(bench.session.expired).toEqual([]);
    expect(bench.session.token).toBe('new');
  });
});

describe('a call that requires log-in, without a token', () => {
  it('is never sent', async () => {
    await expect(bench.client().call(calls.closed, {})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(bench.server.requests).toEqual([]);
  });

  it('prompts first and is then sent', async () => {
    expect(await bench.client({ onUnauthorized: logIn }).call(calls.closed, {})).toMatchObject({
      status: 'ok',
    });
    expect(bench.server.requests).toHaveLength(1);
  });
});
