import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpBench, done, refused, type HttpBench } from '../../test/httpBench.ts';

const picture = new Blob(['pixels'], { type: 'image/png' });

let bench: HttpBench;
beforeEach(async () => {
  bench = await createHttpBench();
  bench.session.token = 'token';
});
afterEach(() => bench.close());

describe('an upload', () => {
  it('is a form with the token in its headers', async () => {
    bench.server.on('/api/common/upload', () =>
      done({ url: '/uploads/a.png', fullurl: 'https://cdn.test/a.png' }),
    );
    const shares: number[] = [];
    const reply = await bench
      .client()
      .upload(picture, { multipart: { policy: 'p' } }, { onProgress: (share) => shares.push(share) });
    expect(reply).toEqual({ status: 'ok', url: '/uploads/a.png', fullUrl: 'https://cdn.test/a.png' });
    const [request] = bench.server.requests;
    expect(request?.query.get('isApi')).toBe('1');
    expect(request?.headers).toMatchObject({
      token: 'token',
      uid: '7',
      sid: 'sid-1',
      lang: 'zh-cn',
      'country-code': 'CHN',
    });
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/u);
    expect(request?.text).toContain('name="policy"');
    expect(request?.text).toContain('name="file"');
    expect(request?.text).toContain('pixels');
    expect(shares.at(-1)).toBe(1);
  });

  it('resolves a relative URL', async () => {
    bench.server.on('/up', () => done({ url: '/uploads/a.png' }));
    const reply = await bench.client().upload(picture, { uploadUrl: `${bench.server.origin}/up` });
    expect(reply).toMatchObject({ fullUrl: `${bench.server.origin}/uploads/a.png` });
  });

  it('resolves it against the CDN where the shop has one', async () => {
    bench.server.on('/api/common/upload', () => done({ url: '/uploads/a.png', fullurl: '/uploads/a.png' }));
    const reply = await bench.client().upload(picture, { cdnUrl: 'https://cdn.test' });
    expect(reply).toMatchObject({ url: '/uploads/a.png', fullUrl: 'https://cdn.test/uploads/a.png' });
  });

  it("over the limit shows the server's message", async () => {
    bench.server.on('/api/common/upload', () => refused('LIMIT_REACHED', { limit: 1 }));
    const reply = await bench.client().upload(picture, {});
    if (reply.status === 'ok') throw new Error('It was taken.');
    expect(reply.message).not.toBe('');
    expect(bench.notices).toEqual([{ kind: 'toast', text: reply.message }]);
  });

  it('does not send the token to other origins', async () => {
    const other = await createHttpBench();
    other.server.on('/up', () => ({ body: { code: 1, msg: '', data: '', url: '/c.png' } }));
    const reply = await bench.client().upload(picture, { uploadUrl: `${other.server.origin}/up` });
    expect(reply).toMatchObject({ status: 'ok', url: '/c.png' });
    expect(other.server.requests[0]?.headers).not.toHaveProperty('token');
    expect(other.server.requests[0]?.headers).not.toHaveProperty('uid');
    await other.close();
  });

  it('that is refused shows "image upload failed" and returns the reason', async () => {
    bench.server.on('/api/common/upload', () => refused('VALIDATION', { fields: { file: 'format' } }));
    expect(await bench.client().upload(picture, {})).toMatchObject({
      status: 'refused',
      reason: 'VALIDATION',
    });
    expect(bench.notices).toEqual([{ kind: 'toast', key: 'error.upload' }]);
  });

  it.each([
    ['without a reply', 'drop' as const, 'NETWORK'],
    ['without an envelope', { status: 413, body: '' }, 'CONTRACT'],
    ['without a URL', done({}), 'CONTRACT'],
  ])('that ends %s shows it once and is not retried', async (_, answer, code) => {
    bench.server.on('/api/common/upload', () => answer);
    await expect(bench.client().upload(picture, {})).rejects.toMatchObject({ code });
    expect(bench.notices).toEqual([{ kind: 'toast', key: 'error.upload' }]);
    expect(bench.server.requests).toHaveLength(1);
  });

  it('can be cancelled', async () => {
    bench.server.on('/api/common/upload', () => 'hang');
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 30);
    await expect(bench.client().upload(picture, {}, { signal: controller.signal })).rejects.toMatchObject({
      code: 'ABORTED',
    });
    expect(bench.notices).toEqual([]);
  });

  it('is retried after a log-in', async () => {
    bench.server.on('/api/common/upload', ({ headers }) =>
      headers['token'] === 'new'
        ? done({ url: '/a.png' })
        : { status: 401, body: { code: 401, msg: '', data: null } },
    );
    const client = bench.client({
      onUnauthorized: () => {
        bench.session.token = 'new';
        return Promise.resolve(true);
      },
    });
    expect(await client.upload(picture, {})).toMatchObject({ status: 'ok' });
    expect(bench.session.expired).toEqual(['token']);
  });
});
