import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls, createHttpBench, done, refused, type HttpBench } from '../../test/httpBench.ts';
import { isHttpError } from '../errors/guards.ts';

let bench: HttpBench;
beforeEach(async () => {
  bench = await createHttpBench();
});
afterEach(() => bench.close());

describe('a request', () => {
  it('has the wire headers', async () => {
    bench.server.on('/t/read', () => done());
    await bench.client().call(calls.read, {});
    expect(bench.server.requests[0]?.headers).toMatchObject({
      token: '',
      uid: '0',
      sid: 'sid-1',
      platform: 'web',
      model: '',
      brand: encodeURIComponent('小米'),
      'x-requested-with': 'xmlhttprequest',
      'country-code': 'CHN',
      lang: 'zh-cn',
      'source-url': '',
      sup: 'supplier',
      code: '',
    });
    expect(bench.server.requests[0]?.headers).not.toHaveProperty('app-version');
    expect(bench.server.requests[0]?.headers).not.toHaveProperty('cookie');
  });

  it('sends the app version inside a native embedder only', async () => {
    bench.server.on('/t/read', () => done());
    const session = {
      ...bench.session,
      identity: () => ({ ...bench.session.identity(), appVersion: 'unknown' }),
    };
    await bench.client({ session }).call(calls.read, {});
    expect(bench.server.requests[0]?.headers['app-version']).toBe('unknown');
  });

  it('puts the fields of a GET into the query and omits empty ones', async () => {
    bench.server.on('/t/read', () => done());
    await bench.client().call(calls.read, { page: 2, name: '', ids: [1, 2], none: undefined, zero: 0 });
    expect(bench.server.requests[0]?.query.toString()).toBe('page=2&ids=1%2C2&zero=0');
    expect(bench.server.requests[0]?.text).toBe('');
  });

  it('puts the fields of a POST into a JSON body with a form token', async () => {
    bench.server.on('/t/lists', () => done());
    await bench.client().call(calls.postRead, { page: 1 });
    expect(bench.server.requests[0]?.headers['content-type']).toBe('application/json');
    expect(bench.server.requests[0]?.json).toEqual({ page: 1, __token__: '' });
  });

  it('uses the cloud origin for its paths, if that is valid', async () => {
    const other = await createHttpBench();
    other.server.on('/cloud/api/commodity/getTypeList', () => done('cloud'));
    bench.server.on('/cloud/api/commodity/getTypeList', () => done('own'));
    const ask = async (cloudOrigin: string) =>
      bench.client({ cloudOrigin: () => cloudOrigin }).call(calls.cloud, {});
    expect(await ask(other.server.origin)).toEqual({ status: 'ok', data: 'cloud' });
    expect(await ask('')).toEqual({ status: 'ok', data: 'own' });
    expect(await ask('http://evil.example')).toEqual({ status: 'ok', data: 'own' });
    await other.close();
  });
});

describe('a reply', () => {
  it('with code 1 is parsed by the contract', async () => {
    bench.server.on('/t/typed', () => done({ id: 3, extra: true }));
    expect(await bench.client().call(calls.typed, {})).toEqual({ status: 'ok', data: { id: 3 } });
    expect(bench.notices).toEqual([]);
  });

  it('that does not match the contract is a CONTRACT error', async () => {
    bench.server.on('/t/typed', () => ({ ...done({ id: '3' }), headers: { 'x-request-id': 'r-1' } }));
    await expect(bench.client().call(calls.typed, {})).rejects.toMatchObject({
      code: 'CONTRACT',
      requestId: 'r-1',
    });
    expect(bench.log).toHaveLength(1);
    expect(bench.notices).toEqual([{ kind: 'toast', key: 'error.network' }]);
  });

  it('with code 0 is a refusal with its reason, and its message is toasted', async () => {
    bench.server.on('/t/write', () => refused('OUT_OF_STOCK', { lines: [] }, '库存不足'));
    expect(await bench.client().call(calls.write, {})).toEqual({
      status: 'refused',
      reason: 'OUT_OF_STOCK',
      message: '库存不足',
      data: { reason: 'OUT_OF_STOCK', lines: [] },
      code: 0,
    });
    expect(bench.notices).toEqual([{ kind: 'toast', text: '库存不足' }]);
    expect(bench.log).toEqual([]);
  });

  it.each([
    ['a reason that the caller displays', 'OUT_OF_STOCK', { handles: ['OUT_OF_STOCK'] as const }],
    ['background work', 'OUT_OF_STOCK', { background: true }],
    ['a reason with its own dialog', 'PRICE_CHANGED', {}],
  ])('is not toasted for %s', async (_, reason, options) => {
    bench.server.on('/t/write', () => refused(reason));
    expect(await bench.client().call(calls.write, {}, options)).toMatchObject({ reason });
    expect(bench.notices).toEqual([]);
  });

  it("does not toast a page's missing subject", async () => {
    bench.server.on('/t/read', () => refused('NOT_FOUND'));
    bench.server.on('/t/write', () => refused('NOT_FOUND'));
    await bench.client().call(calls.read, {});
    expect(bench.notices).toEqual([]);
    await bench.client().call(calls.write, {});
    expect(bench.notices).toHaveLength(1);
  });

  it('that requires an upgrade has the minimum version', async () => {
    bench.server.on('/t/write', () => refused('UPGRADE_REQUIRED', { minimum: '2.4.0' }));
    await bench.client().call(calls.write, {});
    expect(bench.notices).toEqual([{ kind: 'upgrade-required', minimum: '2.4.0' }]);
  });

  it('with code 0 and string data is a refusal with an unknown reason', async () => {
    bench.server.on('/t/write', () => ({ body: { code: 0, msg: '', data: 'bind' } }));
    expect(await bench.client().call(calls.write, {})).toMatchObject({ reason: 'UNKNOWN', data: 'bind' });
  });

  it("with code 403 is toasted with the server's message and thrown", async () => {
    bench.server.on('/t/read', () => ({ status: 403, body: { code: 403, msg: '没有权限', data: null } }));
    await expect(bench.client().call(calls.read, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(bench.notices).toEqual([{ kind: 'toast', text: '没有权限' }]);
  });

  it('with another code and HTTP 200 is returned as a whole', async () => {
    const body = { code: 2, msg: 'odd', data: { a: 1 }, url: 'x' };
    bench.server.on('/t/read', () => ({ body }));
    expect(await bench.client().call(calls.read, {})).toEqual({
      status: 'refused',
      reason: 'UNKNOWN',
      message: 'odd',
      data: body,
      code: 2,
    });
    expect(bench.notices).toEqual([]);
  });

  it.each([
    [405, { code: 405, msg: 'no', data: null }],
    [404, '<html>'],
    [413, ''],
  ])('with HTTP %i and no known code is logged, toasted and thrown', async (status, body) => {
    bench.server.on('/t/write', () => ({ status, body, headers: { 'x-request-id': 'r-9' } }));
    const error: unknown = await bench
      .client()
      .call(calls.write, {})
      .catch((thrown: unknown) => thrown);
    expect(isHttpError(error) && [error.status, error.requestId]).toEqual([status, 'r-9']);
    expect(bench.log).toMatchObject([{ method: 'POST', path: '/t/write', status, requestId: 'r-9' }]);
    expect(bench.notices).toEqual([{ kind: 'toast', key: 'error.network' }]);
  });

  it('with code 0 and HTTP 500 is a refusal that is also logged', async () => {
    bench.server.on('/t/write', () => ({ status: 500, ...refused('INTERNAL', {}, 'sorry') }));
    expect(await bench.client().call(calls.write, {})).toMatchObject({
      reason: 'INTERNAL',
      message: 'sorry',
    });
    expect(bench.log).toHaveLength(1);
  });

  it('with HTTP 200 and no envelope is a CONTRACT error', async () => {
    bench.server.on('/t/write', () => ({ body: '<form>' }));
    await expect(bench.client().call(calls.write, {})).rejects.toMatchObject({ code: 'CONTRACT' });
  });

  it('may send the code as a string', async () => {
    bench.server.on('/t/read', () => ({ body: { code: '1', msg: '', data: 5 } }));
    expect(await bench.client().call(calls.read, {})).toEqual({ status: 'ok', data: 5 });
  });
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('with HTTP %i is never followed', async (status) => {
    const collector = await createHttpBench();
    const headers = { location: `${collector.server.origin}/t/read` };
    bench.session.token = 'canary';
    for (const path of ['/t/read', '/t/write']) bench.server.on(path, () => ({ status, headers }));
    await expect(bench.client().call(calls.read, {})).rejects.toMatchObject({ code: 'NETWORK' });
    await expect(bench.client().call(calls.write, {})).rejects.toMatchObject({ code: 'NETWORK' });
    expect(collector.server.requests).toEqual([]);
    await collector.close();
  });
});
