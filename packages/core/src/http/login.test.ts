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

describe('a call told that nobody is logged in', () => {
  it('clears the token and throws where nobody asks', async () => {
    bench.session.token = 'old';
    await expect(bench.client().call(calls.closed, {})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(bench.session.expired).toEqual(['old']);
    expect(bench.notices).toEqual([]);
  });

  it.each([
    ['the code alone', { status: 200, body: { code: 401, msg: '', data: null } }],
    ['the status alone', { status: 401, body: '' }],
  ])('knows it by %s', async (_, answer) => {
    bench.session.token = 'old';
    bench.server.on('/t/read', () => answer);
    await expect(bench.client().call(calls.read, {})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(bench.session.token).toBe('');
  });

  it('goes once more after the log-in', async () => {
    bench.session.token = 'old';
    const onUnauthorized = vi.fn<() => Promise<boolean>>(logIn);
    expect(await bench.client({ onUnauthorized }).call(calls.closed, {})).toEqual({
      status: 'ok',
      data: 'mine',
    });
    expect(bench.server.requests.map(({ headers }) => headers['token'])).toEqual(['old', 'new']);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('goes only once more', async () => {
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

  it('does not ask in background work', async () => {
    bench.session.token = 'old';
    const onUnauthorized = vi.fn<() => Promise<boolean>>(logIn);
    const call = bench.client({ onUnauthorized }).call(calls.closed, {}, { background: true });
    await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not waited for after the caller gave up', async () => {
    const controller = new AbortController();
    const client = bench.client({ onUnauthorized: () => new Promise(() => undefined) });
    setTimeout(() => controller.abort(), 20);
    await expect(client.call(calls.closed, {}, { signal: controller.signal })).rejects.toMatchObject({
      code: 'ABORTED',
    });
  });
});

describe('twenty calls told so at once', () => {
  it('clear the token once, ask once, and all go once more', async () => {
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

  it('leave a newer log-in alone when one of them comes late', async () => {
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

describe('a closed call without a token', () => {
  it('is never sent', async () => {
    await expect(bench.client().call(calls.closed, {})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(bench.server.requests).toEqual([]);
  });

  it('asks first and is then sent', async () => {
    expect(await bench.client({ onUnauthorized: logIn }).call(calls.closed, {})).toMatchObject({
      status: 'ok',
    });
    expect(bench.server.requests).toHaveLength(1);
  });
});
