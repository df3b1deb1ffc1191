import { endpoint } from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/createApp.ts';
import { shoppers } from '../src/db/schema/shopper.ts';
import { issueFormToken } from '../src/http/formTokens.ts';
import { ok, refuse } from '../src/http/result.ts';
import { route } from '../src/http/route.ts';
import { createTestStore, testOrigin, type TestStore } from './createTestStore.ts';
import { TestClient } from './store/testClient.ts';

const rename = endpoint({
  method: 'POST',
  path: '/addons/shop/api.test/rename',
  access: 'open',
  input: v.object({ bio: v.string(), refuse: v.optional(v.boolean()), explode: v.optional(v.boolean()) }),
  output: v.object({ bio: v.string() }),
  refusals: ['LIMIT_REACHED'],
  keyed: true,
});
const secret = endpoint({
  method: 'POST',
  path: '/addons/shop/api.test/secret',
  access: 'shopper',
  input: v.object({}),
  output: v.unknown(),
  refusals: [],
  gated: true,
});

let store: TestStore;
let runs = 0;

function client(): TestClient {
  const app = createApp(store.deps, [
    (app) => {
      route(app, rename, async (context, { bio, refuse: isRefused, explode }) => {
        runs += 1;
        await context.db.update(shoppers).set({ bio }).where(eq(shoppers.id, 1));
        if (explode === true) throw new Error('a bug');
        if (isRefused === true) return refuse('LIMIT_REACHED', { data: { limit: 1 } });
        return ok({ bio });
      });
      route(app, secret, async () => ok());
    },
  ]);
  return new TestClient((path, init) => app.request(`${testOrigin}${path}`, init));
}

async function formToken({ sid }: TestClient): Promise<string> {
  return issueFormToken({
    db: store.db,
    sid,
    address: '',
    now: store.clock.now(),
    random: store.deps.random,
  });
}

async function bio(): Promise<string | undefined> {
  const [row] = await store.db.select({ bio: shoppers.bio }).from(shoppers).where(eq(shoppers.id, 1));
  return row?.bio;
}

beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

describe('form tokens', () => {
  it('refuses a write without one, changes nothing and returns the next', async () => {
    const visitor = client();
    const reply = await visitor.call(rename, { bio: 'none' }, { formToken: null });
    expect(reply).toMatchObject({ status: 200, code: 0, data: { reason: 'FORM_TOKEN' } });
    expect(reply.data.__token__).toBe(reply.headers.get('__token__'));
    expect(await bio()).toBe('');
  });

  it('consumes each once', async () => {
    const visitor = client();
    const token = await formToken(visitor);
    expect(await visitor.call(rename, { bio: 'once' }, { formToken: token })).toMatchObject({ code: 1 });
    expect(await visitor.call(rename, { bio: 'twice' }, { formToken: token })).toMatchObject({
      code: 0,
      data: { reason: 'FORM_TOKEN' },
    });
    expect(await bio()).toBe('once');
  });

  it('accepts the one from the last response', async () => {
    const visitor = client();
    const first = await visitor.call(rename, { bio: 'x' }, { formToken: await formToken(visitor) });
    const next = first.headers.get('__token__');
    expect(await visitor.call(rename, { bio: 'y' }, { formToken: next })).toMatchObject({ code: 1 });
  });

  it('keeps at most sixteen, each for two hours, per session id', async () => {
    const visitor = client();
    const tokens: string[] = [];
    for (let index = 0; index < 17; index += 1) tokens.push(await formToken(visitor));
    const [oldest = '', second = ''] = tokens;
    expect(await visitor.call(rename, { bio: 'z' }, { formToken: oldest })).toMatchObject({ code: 0 });
    expect(await client().call(rename, { bio: 'z' }, { formToken: tokens[16] })).toMatchObject({ code: 0 });
    store.clock.advance(7201);
    expect(await visitor.call(rename, { bio: 'z' }, { formToken: second })).toMatchObject({ code: 0 });
  });

  it('consumes one token only once in two concurrent calls', async () => {
    const visitor = client();
    const token = await formToken(visitor);
    const replies = await Promise.all(
      [1, 2, 3, 4].map((n) => visitor.call(rename, { bio: `race ${n}` }, { formToken: token })),
    );
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
  });
});

describe('refusals and bugs', () => {
  it('roll back what the call wrote, but not the use of the token', async () => {
    const visitor = client();
    const token = await formToken(visitor);
    const before = await bio();
    const reply = await visitor.call(rename, { bio: 'gone', refuse: true }, { formToken: token });
    expect(reply).toMatchObject({
      code: 0,
      msg: 'The limit has been reached',
      data: { reason: 'LIMIT_REACHED', limit: 1 },
    });
    expect(await bio()).toBe(before);
    expect(await visitor.call(rename, { bio: 'again' }, { formToken: token })).toMatchObject({
      data: { reason: 'FORM_TOKEN' },
    });
  });

  it('return INTERNAL with a request id and no stack', async () => {
    const visitor = client();
    const before = await bio();
    const reply = await visitor.call(
      rename,
      { bio: 'gone', explode: true },
      { formToken: await formToken(visitor) },
    );
    expect(reply).toMatchObject({ status: 500, code: 0, data: { reason: 'INTERNAL' } });
    expect(JSON.stringify(reply)).not.toContain('a bug');
    expect(reply.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/u);
    expect(reply.headers.get('__token__')).toMatch(/^[\da-f]{32}$/u);
    expect(await bio()).toBe(before);
  });

  it('return a message for each invalid field', async () => {
    const visitor = client();
    const reply = await visitor.call(rename, {}, { formToken: await formToken(visitor) });
    expect(reply).toMatchObject({ code: 0, data: { reason: 'VALIDATION', fields: { bio: 'required' } } });
  });
});

describe('idempotency keys', () => {
  it('return the stored reply before the form token is checked', async () => {
    const visitor = client();
    const key = crypto.randomUUID();
    const first = await visitor.call(rename, { bio: 'keyed' }, { key, formToken: await formToken(visitor) });
    runs = 0;
    const second = await visitor.call(rename, { bio: 'keyed' }, { key, formToken: 'spent' });
    expect(second).toMatchObject({ code: 1, data: first.data });
    expect(second.headers.get('__token__')).not.toBeNull();
    expect(runs).toBe(0);
  });

  it('refuse another body', async () => {
    const visitor = client();
    const key = crypto.randomUUID();
    await visitor.call(rename, { bio: 'one' }, { key, formToken: await formToken(visitor) });
    const reply = await visitor.call(rename, { bio: 'two' }, { key, formToken: await formToken(visitor) });
    expect(reply).toMatchObject({ code: 0, data: { reason: 'IDEMPOTENCY_MISMATCH' } });
  });

  it('run one of twenty concurrent calls', async () => {
    const visitor = client();
    const key = crypto.randomUUID();
    const tokens = await Promise.all(Array.from({ length: 10 }, () => formToken(visitor)));
    runs = 0;
    const replies = await Promise.all(
      [...tokens, ...tokens].map((token) =>
        visitor.call(rename, { bio: 'crowd' }, { key, formToken: token }),
      ),
    );
    expect(replies.every(({ code }) => code === 1)).toBe(true);
    expect(runs).toBe(1);
  });

  it('store no refusal, and no reply for longer than a day', async () => {
    const visitor = client();
    const key = crypto.randomUUID();
    await visitor.call(rename, { bio: 'no', refuse: true }, { key, formToken: await formToken(visitor) });
    expect(
      await visitor.call(rename, { bio: 'yes' }, { key, formToken: await formToken(visitor) }),
    ).toMatchObject({ code: 1 });
    store.clock.advance(24 * 3600 + 1);
    expect(
      await visitor.call(rename, { bio: 'later' }, { key, formToken: await formToken(visitor) }),
    ).toMatchObject({ code: 1 });
  });
});

describe('unprocessed requests', () => {
  it.each([
    ['an unknown path', '/addons/shop/api.nothing/here', { method: 'POST' }, 404],
    ['another method', secret.path, { method: 'GET' }, 405],
    [
      'another content type',
      secret.path,
      { method: 'POST', body: 'a=1', headers: { 'content-type': 'text/plain' } },
      415,
    ],
    [
      'a body over 1 MB',
      secret.path,
      {
        method: 'POST',
        body: `"${'x'.repeat(1024 * 1024)}"`,
        headers: { 'content-type': 'application/json' },
      },
      413,
    ],
    ['a foreign origin', secret.path, { method: 'POST', headers: { origin: 'https://evil.test' } }, 403],
    ['the origin null', secret.path, { method: 'POST', headers: { origin: 'null' } }, 403],
    ['no log-in', secret.path, { method: 'POST' }, 401],
  ])('return an envelope for %s', async (_, path, init, status) => {
    const reply = await client().request(path, init);
    expect(reply).toMatchObject({ status, code: status, data: null });
    expect(reply.msg).not.toBe('');
    expect(reply.headers.get('content-security-policy')).toContain('frame-ancestors');
  });

  it.each(['{', '[]', 'null', '"x"'])('return VALIDATION for the body %s', async (body) => {
    const reply = await client().request(secret.path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(reply).toMatchObject({ status: 200, code: 0, data: { reason: 'VALIDATION' } });
  });
});

describe('other origins', () => {
  const preflight = (origin: string) =>
    client().request(secret.path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  it('are allowed when registered', async () => {
    const reply = await client().request(secret.path, {
      method: 'POST',
      headers: { origin: 'https://partner.test' },
    });
    expect(reply.headers.get('access-control-allow-origin')).toBe('https://partner.test');
    expect(reply.headers.get('access-control-expose-headers')).toContain('__token__');
    expect(reply.headers.get('vary')).toContain('Origin');
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('get no CORS header otherwise, and their preflight a 403', async () => {
    const reply = await preflight('https://evil.test');
    expect(reply.status).toBe(403);
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  });
});
