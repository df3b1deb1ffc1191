import {
  emsSend,
  loginAppLogin,
  pageIndex,
  smsSend,
  thirdAccount,
  thirdLinks,
  thirdRegister,
  thirdUnbind,
  userChangeEmail,
  userDeleteAccount,
  userIndex,
  userLogoutAll,
  userSessions,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAppIssuers } from '../src/adapters/app-issuers/createAppIssuers.ts';
import { consents, socialLinks } from '../src/db/schema/account.ts';
import { shoppers } from '../src/db/schema/shopper.ts';
import { languages } from '../src/i18n/language.ts';
import { translate } from '../src/i18n/translate.ts';
import { createTestStore, testOrigin, type TestStore } from './createTestStore.ts';
import { type FakeIssuer, startFakeIssuer } from './store/fakeIssuer.ts';
import { isRecord } from './store/isRecord.ts';
import type { TestClient, WireReply } from './store/testClient.ts';
import { createTestClock } from './store/testClock.ts';

const clock = createTestClock();
let issuer: FakeIssuer;
let store: TestStore;
let terms: string;

beforeAll(async () => {
  issuer = await startFakeIssuer(() => clock.now());
  store = await createTestStore({
    settings: { isDemo: false },
    deps: { clock, appIssuers: createAppIssuers({ issuers: [issuer.config], nowMs: () => clock.nowMs() }) },
  });
  terms = String((await store.visitor().call(pageIndex, { diyname: 'terms' })).data.version);
});
afterEach(() => {
  clock.advance(3700);
});
afterAll(async () => {
  await store.close();
  await issuer.close();
});

const nonce = 'page-1';
let lastUser = 0;
const newSubject = () => `user-${(lastUser += 1)}`;

async function enter(
  sub: string,
  more: Readonly<Record<string, unknown>> = {},
  given: Readonly<Record<string, unknown>> = {},
  client: TestClient = store.visitor(),
): Promise<WireReply> {
  const code = await issuer.sign(issuer.claims({ sub, nonce, ...more }));
  return client.call(loginAppLogin, { code, scope: 'openid profile', nonce, ...given });
}

/** A new shopper by the app alone. */
async function newcomer(more: Readonly<Record<string, unknown>> = {}) {
  const sub = newSubject();
  const reply = await enter(sub, more, { agreed: terms });
  expect(reply).toMatchObject({ code: 1 });
  const client = store.visitor();
  client.token = reply.data.user.token;
  return { sub, client, id: Number(reply.data.user.id) };
}

/** Stores a contact that the shopper has proved, as a change by a code does. */
async function giveEmail(client: TestClient, email: string): Promise<void> {
  expect(await client.call(emsSend, { email, event: 'changeemail' })).toMatchObject({ code: 1 });
  const captcha = store.messages.at(-1)?.code;
  expect(await client.call(userChangeEmail, { email, captcha })).toMatchObject({ code: 1 });
  clock.advance(61);
}

async function countShoppers(): Promise<number> {
  return (await store.db.select({ id: shoppers.id }).from(shoppers)).length;
}

describe("a person of the app's accounts", () => {
  it('accepts the terms once, gets an account with name and picture, and logs in from then on', async () => {
    const sub = newSubject();
    const first = await enter(sub, {
      name: '  Zoë\u0000\u202E \u{1F408} '.padEnd(60, 'x'),
      picture: 'https://img.example/zoe.jpg',
    });
    const { third, user } = first.data;
    expect(user).toBe(null);
    expect(third).toMatchObject({ needs: 'agreement', avatar: 'https://img.example/zoe.jpg' });
    expect([...third.nickname]).toHaveLength(30);
    expect(third.nickname).toMatch(/^Zoë \u{1F408} x+$/u);

    const visitor = store.visitor();
    const register = (agreed: string) =>
      visitor.call(thirdRegister, { bind_token: third.bind_token, agreed, invite_id: 1 });
    expect(await register('')).toMatchObject({
      code: 0,
      data: { reason: 'AGREEMENT_REQUIRED', diyname: 'terms' },
    });
    expect(await register('an-old-version')).toMatchObject({
      code: 0,
      msg: translate('en', 'account.termsChanged'),
      data: { reason: 'AGREEMENT_REQUIRED' },
    });
    const made = await register(terms);
    expect(made).toMatchObject({
      code: 1,
      data: { userinfo: { nickname: third.nickname, mobile: '', has_password: 0 } },
    });
    const { id } = made.data.userinfo;
    expect(await store.db.select().from(consents).where(eq(consents.shopperId, id))).not.toEqual([]);
    const [row] = await store.db.select().from(shoppers).where(eq(shoppers.id, id));
    expect(row).toMatchObject({ agreedVersion: terms, invitedBy: 1, email: null, mobile: null });
    expect(await register(terms)).toMatchObject({ code: 0, data: { reason: 'CREDENTIALS' } });

    const again = await enter(sub, { name: 'Another name' });
    expect(again.data.user).toMatchObject({ id, nickname: third.nickname });
    visitor.token = again.data.user.token;
    expect(await visitor.call(userIndex)).toMatchObject({ code: 1 });
  });

  it('gets no picture from an address that is not https, and a name of the shop without one', async () => {
    const { client } = await newcomer({ picture: 'javascript:alert(1)', name: '\u0000', nickname: 7 });
    const { userInfo } = (await client.call(userIndex)).data;
    expect(userInfo.avatar).toBe('');
    expect(userInfo.nickname).toMatch(/^user_[\da-f]{6}$/u);
  });

  it('is one person however many log-ins arrive at the same time', async () => {
    const sub = newSubject();
    const before = await countShoppers();
    const replies = await Promise.all(Array.from({ length: 5 }, () => enter(sub, {}, { agreed: terms })));
    expect(new Set(replies.map(({ data }) => data.user?.id)).size).toBe(1);
    expect(await countShoppers()).toBe(before + 1);
    const tickets = await Promise.all(
      [1, 2].map(async () => (await enter(`${sub}-b`)).data.third.bind_token),
    );
    const made = await Promise.all(
      tickets.map((bind_token) => store.visitor().call(thirdRegister, { bind_token, agreed: terms })),
    );
    expect(new Set(made.map(({ data }) => data.userinfo?.id)).size).toBe(1);
    expect(await countShoppers()).toBe(before + 2);
  });

  it('is another person at another issuer', async () => {
    const other = await startFakeIssuer(() => clock.now());
    const shop = await createTestStore({
      deps: {
        clock,
        appIssuers: createAppIssuers({ issuers: [issuer.config, other.config], nowMs: () => clock.nowMs() }),
      },
    });
    const call = async (one: FakeIssuer) => {
      const code = await one.sign(one.claims({ sub: 'the-same', nonce }));
      const { data } = await shop
        .visitor()
        .call(loginAppLogin, { code, scope: 'openid', nonce, agreed: terms });
      return Number(data.user.id);
    };
    expect(await call(other)).not.toBe(await call(issuer));
    await shop.close();
    await other.close();
  });

  it.each([
    ['email', { email: 'Demo@pawlet.test', email_verified: true }],
    ['mobile', { phone_number: '+86 138-0013-8000', phone_number_verified: true }],
  ] as const)('is not linked to the account of her %s without proof', async (kind, more) => {
    const visitor = store.visitor();
    const contact = kind === 'email' ? { email: 'demo@pawlet.test' } : { mobile: '13800138000' };
    if (kind === 'mobile')
      await store.db
        .update(shoppers)
        .set({ mobile: '8613800138000', mobileKey: '8613800138000' })
        .where(eq(shoppers.email, 'demo@pawlet.test'));
    const [owner] = await store.db.select().from(shoppers).where(eq(shoppers.email, 'demo@pawlet.test'));
    const sub = newSubject();
    const before = await countShoppers();
    const { data } = await enter(sub, more, { agreed: terms });
    expect(data).toMatchObject({ user: null, third: { needs: kind } });
    const { bind_token } = data.third;
    // It cannot be used for a new account instead.
    expect(await visitor.call(thirdRegister, { bind_token, agreed: terms })).toMatchObject({
      data: { reason: 'CREDENTIALS' },
    });
    expect(await store.db.select().from(socialLinks).where(eq(socialLinks.subject, sub))).toEqual([]);

    const again = (await enter(sub, more)).data.third.bind_token;
    expect(
      await visitor.call(kind === 'email' ? emsSend : smsSend, { ...contact, event: 'bind' }),
    ).toMatchObject({ code: 1 });
    const code = store.messages.at(-1)?.code ?? '';
    const bind = (given: string) =>
      visitor.call(thirdAccount, { type: kind, ...contact, code: given, bind_token: again });
    expect(await bind(code === '111111' ? '222222' : '111111')).toMatchObject({
      data: { reason: 'CREDENTIALS' },
    });
    const linked = await bind(code);
    expect(linked).toMatchObject({ code: 1, data: { userinfo: { id: owner?.id } } });
    expect(store.messages.at(-1)?.text).toContain('an external account can now log in to your account');
    expect((await enter(sub)).data.user.id).toBe(owner?.id);
    expect(await countShoppers()).toBe(before);
  });

  it.each([
    ['not verified', { email: 'demo@pawlet.test', email_verified: false }],
    ['verified in words', { email: 'demo@pawlet.test', email_verified: 'true' }],
    ['without a word about it', { email: 'demo@pawlet.test' }],
  ])('with an address that is %s gets an account without it', async (_, more) => {
    const { client } = await newcomer(more);
    expect((await client.call(userIndex)).data.userInfo.email).toBe('');
  });
});

describe('linked log-ins', () => {
  it('are listed with the name of the app, for their owner only', async () => {
    const { client } = await newcomer({ name: 'Mo' });
    const { data } = await client.call(thirdLinks);
    expect(data).toEqual([
      {
        id: expect.any(Number),
        platform: 'app',
        name: 'Paws',
        nickname: 'Mo',
        createtime: expect.any(Number),
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('user-');
    expect(await store.visitor().call(thirdLinks)).toMatchObject({ code: 401 });
    const other = await newcomer();
    expect(await other.client.call(thirdUnbind, { id: data[0].id })).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
  });

  it('stay while they are the only way to log in, with the reason in eight languages', async () => {
    const { client, sub } = await newcomer();
    const [link] = (await client.call(thirdLinks)).data;
    const messages = new Set<string>();
    for (const lang of languages) {
      client.lang = lang;
      const reply = await client.call(thirdUnbind, { id: link.id });
      expect(reply).toMatchObject({ code: 0, data: { reason: 'VALIDATION', fields: { id: 'choice' } } });
      messages.add(reply.msg);
    }
    expect(messages.size).toBe(8);
    expect((await enter(sub)).data.user).not.toBe(null);
  });

  it('are removed where there is another way, and the owner is told', async () => {
    const { client, sub, id } = await newcomer();
    await giveEmail(client, 'unlink@pawlet.test');
    const [link] = (await client.call(thirdLinks)).data;
    expect(await client.call(thirdUnbind, { id: link.id })).toMatchObject({ code: 1 });
    expect(store.messages.at(-1)).toMatchObject({
      recipient: 'unlink@pawlet.test',
      text: expect.stringContaining('can no longer log in'),
    });
    expect((await client.call(thirdLinks)).data).toEqual([]);
    const next = await enter(sub, {}, { agreed: terms });
    expect(next.data.user.id).not.toBe(id);
  });

  it('keep one of two that are removed at the same time', async () => {
    const { client, id } = await newcomer();
    await store.db.insert(socialLinks).values({
      shopperId: id,
      provider: issuer.issuer,
      subject: newSubject(),
      nickname: '',
      createdAt: clock.now(),
    });
    const links = (await client.call(thirdLinks)).data as { id: number }[];
    expect(links).toHaveLength(2);
    const replies = await Promise.all(links.map((link) => client.call(thirdUnbind, { id: link.id })));
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
    expect((await client.call(thirdLinks)).data).toHaveLength(1);
  });

  it('of an app that is no longer trusted do not count as a way to log in', async () => {
    const { client, id } = await newcomer();
    await store.db.insert(socialLinks).values({
      shopperId: id,
      provider: 'https://former.example/app',
      subject: 'x',
      nickname: '',
      createdAt: clock.now(),
    });
    const [current, former] = (await client.call(thirdLinks)).data;
    expect(former.name).toBe('former.example');
    expect(await client.call(thirdUnbind, { id: current.id })).toMatchObject({ code: 0 });
    expect(await client.call(thirdUnbind, { id: former.id })).toMatchObject({ code: 1 });
  });

  it('end with the account', async () => {
    const { client, sub, id } = await newcomer();
    await giveEmail(client, 'gone@pawlet.test');
    expect(await client.call(emsSend, { email: 'gone@pawlet.test', event: 'deleteaccount' })).toMatchObject({
      code: 1,
    });
    const captcha = store.messages.at(-1)?.code;
    expect(await client.call(userDeleteAccount, { captcha, agreed: 1 })).toMatchObject({ code: 1 });
    expect(await store.db.select().from(socialLinks).where(eq(socialLinks.shopperId, id))).toEqual([]);
    expect(await client.call(userIndex)).toMatchObject({ code: 401 });
    const next = await enter(sub, {}, { agreed: terms });
    expect(next.data.user.id).not.toBe(id);
  });
});

const exchangeGrant = {
  grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
  subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
};

async function exchange(
  fields: Readonly<Record<string, string>> | string,
  headers: Readonly<Record<string, string>> = {},
) {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
  const response = await store.app.request(`${testOrigin}/oauth/token`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  const reply: unknown = await response.json();
  return { status: response.status, headers: response.headers, reply: isRecord(reply) ? reply : {} };
}

describe('the exchange between servers', () => {
  const subjectToken = async (sub: string, more: Readonly<Record<string, unknown>> = {}) =>
    issuer.sign(issuer.claims({ sub, ...more }));

  it('returns a session for a statement, once, without caching, cookies or CORS', async () => {
    const sub = newSubject();
    const subject_token = await subjectToken(sub, { name: 'Server' });
    const { status, headers, reply } = await exchange({ ...exchangeGrant, subject_token, agreed: terms });
    expect(status).toBe(200);
    expect(reply).toEqual({
      access_token: expect.stringMatching(/^[\da-f]{64}$/u),
      issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      token_type: 'N_A',
      expires_in: 2_592_000,
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('pragma')).toBe('no-cache');
    expect([headers.get('set-cookie'), headers.get('access-control-allow-origin')]).toEqual([null, null]);
    const client = store.visitor();
    client.token = String(reply['access_token']);
    expect(await client.call(userIndex)).toMatchObject({
      code: 1,
      data: { userInfo: { nickname: 'Server' } },
    });

    const again = await exchange({ ...exchangeGrant, subject_token, agreed: terms });
    expect(again).toMatchObject({ status: 400, reply: { error: 'invalid_request' } });
    expect(again.headers.get('cache-control')).toBe('no-store');
  });

  it('and the page share what was used, the account and the end of all sessions', async () => {
    const { client, sub, id } = await newcomer();
    const subject_token = await subjectToken(sub);
    const { reply } = await exchange({ ...exchangeGrant, subject_token });
    expect(await store.visitor().call(loginAppLogin, { code: subject_token, scope: 'openid' })).toMatchObject(
      { data: { reason: 'CREDENTIALS' } },
    );
    const second = store.visitor();
    second.token = String(reply['access_token']);
    expect((await second.call(userIndex)).data.userInfo.id).toBe(id);
    expect((await client.call(userSessions)).data).toHaveLength(2);
    expect(await client.call(userLogoutAll)).toMatchObject({ code: 1 });
    for (const one of [client, second]) expect(await one.call(userIndex)).toMatchObject({ code: 401 });
  });

  it('asks for the person where she has to act first', async () => {
    const before = await countShoppers();
    for (const given of [{}, { agreed: 'an-old-version' }]) {
      const subject_token = await subjectToken(newSubject());
      expect(await exchange({ ...exchangeGrant, ...given, subject_token })).toMatchObject({
        status: 400,
        reply: { error: 'interaction_required', error_description: expect.any(String) },
      });
    }
    const subject_token = await subjectToken(newSubject(), {
      email: 'demo@pawlet.test',
      email_verified: true,
    });
    expect(await exchange({ ...exchangeGrant, subject_token, agreed: terms })).toMatchObject({
      reply: { error: 'interaction_required' },
    });
    expect(await countShoppers()).toBe(before);
  });

  it.each([
    ['a statement for a page', { nonce }, 'invalid_request'],
    ['an expired statement', { iat: 0, exp: 1 }, 'invalid_request'],
    ['a statement for another shop', { aud: 'x' }, 'invalid_request'],
  ])('refuses %s', async (_, claims, error) => {
    const subject_token = await subjectToken('user-1', claims);
    expect(await exchange({ ...exchangeGrant, subject_token })).toMatchObject({
      status: 400,
      reply: { error },
    });
  });

  it.each([
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    [
      'another type of statement',
      { subject_token_type: 'urn:ietf:params:oauth:token-type:saml2' },
      'invalid_request',
    ],
    [
      'another type of result',
      { requested_token_type: 'urn:ietf:params:oauth:token-type:refresh_token' },
      'invalid_request',
    ],
    ['a delegation', { actor_token: 'x', actor_token_type: 'y' }, 'invalid_request'],
    ['a scope', { scope: 'orders' }, 'invalid_scope'],
    ['another audience', { audience: 'https://other.example' }, 'invalid_target'],
    ['no statement', { subject_token: '' }, 'invalid_request'],
    ['no grant', { grant_type: '' }, 'invalid_request'],
  ])('refuses %s, and does not use up the statement', async (_, fields, error) => {
    const { sub } = await newcomer();
    const subject_token = await subjectToken(sub);
    expect(await exchange({ ...exchangeGrant, subject_token, ...fields })).toMatchObject({
      status: 400,
      reply: { error, error_description: expect.any(String) },
    });
    expect(await exchange({ ...exchangeGrant, subject_token })).toMatchObject({ status: 200 });
  });

  it('refuses pages, other bodies, repeated parameters and long bodies', async () => {
    const { sub } = await newcomer();
    const subject_token = await subjectToken(sub);
    const form = { ...exchangeGrant, subject_token };
    const encoded = new URLSearchParams(form).toString();
    for (const result of [
      await exchange(form, { origin: testOrigin }),
      await exchange(JSON.stringify(form), { 'content-type': 'application/json' }),
      await exchange(`${encoded}&subject_token=x`),
    ])
      expect(result).toMatchObject({ status: 400, reply: { error: 'invalid_request' } });
    expect(await exchange(`${encoded}&x=${'y'.repeat(20_000)}`)).toMatchObject({
      status: 413,
      reply: { error: 'invalid_request' },
    });
    const read = await store.app.request(`${testOrigin}/oauth/token`);
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await exchange(form)).toMatchObject({ status: 200 });
  });

  it('is not offered by a shop that trusts no app, and fails for a moment without the keys', async () => {
    const fresh = await startFakeIssuer(() => clock.now());
    fresh.failure = { status: 503, body: '' };
    const subject_token = await fresh.sign(fresh.claims());
    const body = new URLSearchParams({ ...exchangeGrant, subject_token });
    for (const [issuers, status, error] of [
      [[], 400, 'unsupported_grant_type'],
      [[fresh.config], 503, 'temporarily_unavailable'],
    ] as const) {
      const shop = await createTestStore({
        deps: { clock, appIssuers: createAppIssuers({ issuers, nowMs: () => clock.nowMs() }) },
      });
      const response = await shop.app.request(`${testOrigin}/oauth/token`, { method: 'POST', body });
      expect([response.status, await response.json()]).toMatchObject([status, { error }]);
      expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
      await shop.close();
    }
    await fresh.close();
  });

  it('pauses after a hundred refused statements', async () => {
    for (let attempt = 0; attempt < 100; attempt += 1)
      await exchange({ ...exchangeGrant, subject_token: 'x' });
    const subject_token = await subjectToken(newSubject());
    const result = await exchange({ ...exchangeGrant, subject_token, agreed: terms });
    expect(result).toMatchObject({ status: 429, reply: { error: 'temporarily_unavailable' } });
    expect(Number(result.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
