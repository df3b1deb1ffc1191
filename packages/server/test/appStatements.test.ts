import { createPrivateKey, createSign, sign as signBytes } from 'node:crypto';
import { loginAppLogin, type Endpoint } from '@pawlet/core/contract';
import { sql } from 'drizzle-orm';
import {
  base64url,
  CompactEncrypt,
  CompactSign,
  exportJWK,
  exportPKCS8,
  exportSPKI,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAppIssuers } from '../src/adapters/app-issuers/createAppIssuers.ts';
import { loadRows } from '../src/db/database.ts';
import { languages } from '../src/i18n/language.ts';
import { translate } from '../src/i18n/translate.ts';
import { createTestStore, type TestStore } from './createTestStore.ts';
import {
  audience,
  createIssuerKey,
  type FakeIssuer,
  type IssuerKey,
  startFakeIssuer,
} from './store/fakeIssuer.ts';
import { createTestClock } from './store/testClock.ts';

const clock = createTestClock();
let issuer: FakeIssuer;
/** Another app that the shop trusts. */
let otherIssuer: FakeIssuer;
/** An app that the shop does not know. */
let stranger: FakeIssuer;
let strangerKey: IssuerKey;
let rsaIssuer: FakeIssuer;
let store: TestStore;

beforeAll(async () => {
  issuer = await startFakeIssuer(() => clock.now());
  otherIssuer = await startFakeIssuer(() => clock.now());
  stranger = await startFakeIssuer(() => clock.now());
  rsaIssuer = await startFakeIssuer(() => clock.now(), 'RS256');
  strangerKey = await createIssuerKey('key-1');
  store = await createTestStore({
    settings: { isDemo: false },
    deps: {
      clock,
      appIssuers: createAppIssuers({
        issuers: [issuer.config, { ...otherIssuer.config, audience: 'other-shop' }, rsaIssuer.config],
        nowMs: () => clock.nowMs(),
        cooldownMs: 0,
      }),
    },
  });
});
afterEach(() => {
  clock.advance(3700);
});
afterAll(async () => {
  await store.close();
  for (const one of [issuer, otherIssuer, stranger, rsaIssuer]) await one.close();
});

const nonce = 'nonce-of-this-page';
const right = (more: Readonly<Record<string, unknown>> = {}) => issuer.claims({ nonce, ...more });
const now = () => clock.now();
const header = (more: Readonly<Record<string, unknown>> = {}) => ({ alg: 'ES256', kid: 'key-1', ...more });
const encode = (value: unknown) =>
  base64url.encode(typeof value === 'string' ? value : JSON.stringify(value));
const keyOf = ({ keys }: FakeIssuer): IssuerKey => keys[0] ?? strangerKey;

/** Signs any text with the issuer's own key, as a faulty app would. */
async function signText(payload: string, protectedHeader = JSON.stringify(header())): Promise<string> {
  const input = `${encode(protectedHeader)}.${encode(payload)}`;
  const key = createPrivateKey(await exportPKCS8(keyOf(issuer).pair.privateKey));
  const signature = signBytes('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' });
  return `${input}.${base64url.encode(signature)}`;
}

/** Signs with a secret: the public key of the issuer in some form. */
async function signWithSecret(secret: string, alg = 'HS256'): Promise<string> {
  return new SignJWT(right()).setProtectedHeader(header({ alg })).sign(new TextEncoder().encode(secret));
}

async function signAs(key: IssuerKey, claims: Record<string, unknown>, more: Record<string, unknown> = {}) {
  return new SignJWT(claims).setProtectedHeader(header({ kid: key.kid, ...more })).sign(key.pair.privateKey);
}

interface Forgery {
  readonly token: () => Promise<string> | string;
  readonly nonce?: string;
}

const forgeries: Readonly<Record<string, Forgery>> = {
  'signed with a key of a stranger': { token: () => signAs(strangerKey, right()) },
  'signed right, with other claims afterwards': {
    async token() {
      const [head, , signature] = (await issuer.sign(right())).split('.');
      return `${head}.${encode(right({ sub: 'somebody-else' }))}.${signature}`;
    },
  },
  'with another signature of the same key': {
    async token() {
      const [head, payload] = (await issuer.sign(right())).split('.');
      const [, , signature] = (await issuer.sign(right({ sub: 'x' }))).split('.');
      return `${head}.${payload}.${signature}`;
    },
  },
  'without a signature': {
    token: async () => `${(await issuer.sign(right())).split('.').slice(0, 2).join('.')}.`,
  },
  'algorithm none': { token: () => new UnsecuredJWT(right()).encode() },
  'algorithm None in other letters, with a signature': {
    token: () => `${encode(header({ alg: 'nOnE' }))}.${encode(right())}.${encode('signature')}`,
  },
  'HS256 with the public key in PEM format as the secret': {
    token: async () => signWithSecret(await exportSPKI(keyOf(issuer).pair.publicKey)),
  },
  'HS256 with the published JWK as the secret': {
    token: () => signWithSecret(JSON.stringify(keyOf(issuer).jwk)),
  },
  'HS256 with an empty kid': {
    token: () =>
      new SignJWT(right())
        .setProtectedHeader({ alg: 'HS256', kid: '' })
        .sign(new TextEncoder().encode('0'.repeat(32))),
  },
  'an RSA key used with another hash than its own': {
    async token() {
      const input = `${encode({ alg: 'RS512', kid: 'key-1' })}.${encode(rsaIssuer.claims({ nonce }))}`;
      const key = createPrivateKey(await exportPKCS8(keyOf(rsaIssuer).pair.privateKey));
      return `${input}.${base64url.encode(createSign('sha512').update(input).sign(key))}`;
    },
  },
  'an unknown issuer': { token: () => stranger.sign(stranger.claims({ nonce })) },
  'the issuer in other letters': {
    token: () => issuer.sign(right({ iss: issuer.issuer.toUpperCase() })),
  },
  'the issuer with a slash at its end': { token: () => issuer.sign(right({ iss: `${issuer.issuer}/` })) },
  'another trusted issuer named by the signer': {
    token: () => issuer.sign(right({ iss: otherIssuer.issuer, aud: 'other-shop' })),
  },
  'the key of another trusted issuer': { token: () => signAs(keyOf(otherIssuer), right()) },
  'another audience': { token: () => issuer.sign(right({ aud: 'another-shop' })) },
  'the audience of another trusted issuer': { token: () => issuer.sign(right({ aud: 'other-shop' })) },
  'an audience that only starts right': { token: () => issuer.sign(right({ aud: `${audience}-2` })) },
  'several audiences without azp': { token: () => issuer.sign(right({ aud: [audience, 'another'] })) },
  'several audiences for another azp': {
    token: () => issuer.sign(right({ aud: [audience, 'another'], azp: 'another' })),
  },
  'no audience': { token: () => issuer.sign(right({ aud: undefined })) },
  expired: { token: () => issuer.sign(right({ iat: now() - 200, exp: now() - 60 })) },
  'not valid yet': { token: () => issuer.sign(right({ nbf: now() + 120 })) },
  'issued in the future': { token: () => issuer.sign(right({ iat: now() + 120, exp: now() + 600 })) },
  'issued more than five minutes ago': {
    token: () => issuer.sign(right({ iat: now() - 301, exp: now() + 3600 })),
  },
  'without exp': { token: () => issuer.sign(right({ exp: undefined })) },
  'without iat': { token: () => issuer.sign(right({ iat: undefined })) },
  'without sub': { token: () => issuer.sign(right({ sub: undefined })) },
  'times as texts': { token: () => signText(JSON.stringify({ ...right(), exp: String(now() + 300) })) },
  'an infinite expiry': {
    token: () => signText(JSON.stringify({ ...right(), exp: 0 }).replace('"exp":0', '"exp":1e999')),
  },
  'an embedded key (jwk)': {
    async token() {
      const jwk = await exportJWK(strangerKey.pair.publicKey);
      return signAs(strangerKey, right(), { jwk });
    },
  },
  'an address of other keys (jku)': {
    token: () => signAs(keyOf(stranger), right(), { jku: `${stranger.origin}/jwks.json` }),
  },
  'an address of a certificate (x5u)': {
    token: () => signAs(keyOf(stranger), right(), { x5u: `${stranger.origin}/certificate.pem` }),
  },
  'the kid of another key': { token: () => issuer.sign(right(), { kid: 'key-2' }) },
  'a kid that is a path': { token: () => issuer.sign(right(), { kid: '../../../../dev/null' }) },
  'nested in another statement': {
    async token() {
      const inner = new TextEncoder().encode(await issuer.sign(right()));
      return new CompactSign(inner)
        .setProtectedHeader(header({ cty: 'JWT' }))
        .sign(keyOf(issuer).pair.privateKey);
    },
  },
  encrypted: {
    async token() {
      const plaintext = new TextEncoder().encode(await issuer.sign(right()));
      return new CompactEncrypt(plaintext)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(new Uint8Array(32));
    },
  },
  'an access token instead of an ID token': { token: () => issuer.sign(right(), { typ: 'at+jwt' }) },
  'an unknown critical header': {
    token: () => signText(JSON.stringify(right()), JSON.stringify(header({ crit: ['x'], x: 1 }))),
  },
  'longer than 8 kB': { token: () => issuer.sign(right({ more: 'x'.repeat(9000) })) },
  'a claim twice, the victim first': {
    token: () => signText(JSON.stringify(right()).replace('"sub":', '"sub":"victim","sub":')),
  },
  'a claim twice by an escape': {
    token: () => signText(JSON.stringify(right()).replace('"sub":', String.raw`"s\u0075b":"victim","sub":`)),
  },
  'an algorithm twice': {
    token: () => signText(JSON.stringify(right()), '{"alg":"none","alg":"ES256","kid":"key-1"}'),
  },
  'a subject of 256 characters': { token: () => issuer.sign(right({ sub: 'x'.repeat(256) })) },
  'an empty subject': { token: () => issuer.sign(right({ sub: '' })) },
  'a subject in full-width letters': { token: () => issuer.sign(right({ sub: 'ｕｓｅｒ-1' })) },
  'a subject with an invisible character': { token: () => issuer.sign(right({ sub: 'user\u200B-1' })) },
  'a subject with a NUL': { token: () => issuer.sign(right({ sub: 'user-1\0' })) },
  'a subject with a space at its end': { token: () => issuer.sign(right({ sub: 'user-1 ' })) },
  'a subject that is a list': { token: () => issuer.sign(right({ sub: ['user-1'] })) },
  'invalid UTF-8': {
    async token() {
      const input = `${encode(header())}.${base64url.encode(Buffer.concat([Buffer.from(JSON.stringify(right()).slice(0, -1)), Buffer.from([0x2c, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])]))}`;
      const key = createPrivateKey(await exportPKCS8(keyOf(issuer).pair.privateKey));
      return `${input}.${base64url.encode(signBytes('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' }))}`;
    },
  },
  'claims that are a list': { token: () => signText(JSON.stringify([right()])) },
  'four parts': { token: async () => `${await issuer.sign(right())}.e30` },
  'padding in its parts': { token: async () => (await issuer.sign(right())).replace('.', '=.') },
  'the nonce of another page': { token: () => issuer.sign(right({ nonce: 'nonce-of-another-page' })) },
  'no nonce, although the page gave one': { token: () => issuer.sign(right({ nonce: undefined })) },
  'a nonce, although the page gave none': { token: () => issuer.sign(right()), nonce: '' },
};

async function send(code: string, given = nonce, lang = 'en') {
  const visitor = store.visitor();
  visitor.lang = lang;
  return visitor.call(loginAppLogin, { code, scope: 'openid', nonce: given, agreed: '' });
}

/** The rows of every table, except the counters of attempts and the form tokens of visitors. */
async function countRows(): Promise<Readonly<Record<string, number>>> {
  const tables = await loadRows<{ name: string }>(
    store.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const counted = tables.filter(({ name }) => !['rate_limits', 'form_sessions'].includes(name));
  const counts: Record<string, number> = {};
  for (const { name } of counted) {
    const [row] = await loadRows<{ n: number }>(
      store.db,
      sql`select count(*)::int as n from ${sql.identifier(name)}`,
    );
    counts[name] = row?.n ?? 0;
  }
  return counts;
}

describe('a forged statement', () => {
  let before: Readonly<Record<string, number>>;
  beforeEach(async () => {
    before ??= await countRows();
  });

  it.each(Object.entries(forgeries))('is refused: %s', async (_, { token, nonce: given }) => {
    const reply = await send(await token(), given);
    expect(reply).toMatchObject({ status: 200, code: 0 });
    expect(['CREDENTIALS', 'VALIDATION']).toContain(reply.data.reason);
    expect(reply.msg).toBe(
      translate('en', reply.data.reason === 'CREDENTIALS' ? 'reason.CREDENTIALS' : 'reason.VALIDATION'),
    );
    expect(JSON.stringify(reply.data)).not.toContain('token');
  });

  it('changes nothing, and is not a failure of the shop', async () => {
    expect(Object.keys(forgeries).length).toBeGreaterThanOrEqual(40);
    expect(await countRows()).toEqual(before);
    expect(store.errors).toEqual([]);
    // The addresses in the headers were not visited.
    expect(stranger.requests).toEqual([]);
  });

  it('is refused in the language of the shopper', async () => {
    const texts = new Set<string>();
    for (const lang of languages) {
      const { msg } = await send(await signAs(strangerKey, right()), nonce, lang);
      expect(msg).toBe(translate(lang, 'reason.CREDENTIALS'));
      texts.add(msg);
    }
    expect(texts.size).toBe(8);
  });

  it('is the reason for a pause after a hundred of them', async () => {
    const forged = await signAs(strangerKey, right());
    for (let attempt = 0; attempt < 100; attempt += 1)
      expect(await send(forged)).toMatchObject({ data: { reason: 'CREDENTIALS' } });
    expect(await send(await issuer.sign(right()))).toMatchObject({
      code: 0,
      data: { reason: 'RATE_LIMITED', retry_after: expect.any(Number) },
    });
  });
});

describe('a right statement', () => {
  it.each([
    ['with one audience in a list', { aud: [audience] }],
    ['for several audiences with the right azp', { aud: [audience, 'another'], azp: audience }],
    ['with another azp beside a single audience', { azp: 'android-app' }],
    ['without a jti', { jti: undefined }],
    ['of almost five minutes ago', { iat: testTime(-295), exp: testTime(10) }],
    ['of a clock that is a little ahead', { iat: testTime(20), nbf: testTime(20), exp: testTime(300) }],
  ])('is accepted once: %s', async (_, more) => {
    const claims = Object.fromEntries(
      Object.entries(more).map(([name, value]) => [name, typeof value === 'function' ? value() : value]),
    );
    const token = await issuer.sign(right(claims), { typ: 'JWT' });
    expect(await send(token)).toMatchObject({ code: 1, data: { user: null, third: { needs: 'agreement' } } });
    expect(await send(token)).toMatchObject({ code: 0, data: { reason: 'CREDENTIALS' } });
  });

  it('is what the forged ones are made of', async () => {
    expect(await send(await signText(JSON.stringify(right())))).toMatchObject({ code: 1 });
    expect(await send(await signAs(keyOf(issuer), right()))).toMatchObject({ code: 1 });
  });

  it('is accepted once of twenty simultaneous times', async () => {
    const token = await issuer.sign(right());
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(token)));
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(replies.filter(({ data }) => data.reason === 'CREDENTIALS')).toHaveLength(19);
  });

  it('is not accepted again with another form of its signature', async () => {
    const token = await issuer.sign(right({ jti: undefined }));
    expect(await send(token)).toMatchObject({ code: 1 });
    const [head = '', payload = '', signature = ''] = token.split('.');
    // ECDSA: (r, n - s) is a valid signature too.
    const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
    const bytes = Buffer.from(signature, 'base64url');
    const s = order - BigInt(`0x${bytes.subarray(32).toString('hex')}`);
    const twin = Buffer.concat([bytes.subarray(0, 32), Buffer.from(s.toString(16).padStart(64, '0'), 'hex')]);
    const again = `${head}.${payload}.${twin.toString('base64url')}`;
    expect(again).not.toBe(token);
    expect(await send(again)).toMatchObject({ code: 0, data: { reason: 'CREDENTIALS' } });
  });

  it('with a jti that was used is a replay, whatever else it contains', async () => {
    const jti = 'the-same';
    expect(await send(await issuer.sign(right({ jti })))).toMatchObject({ code: 1 });
    expect(await send(await issuer.sign(right({ jti, sub: 'user-2' })))).toMatchObject({ code: 0 });
  });

  it('is forgotten by the upkeep after it has expired, and refused for its age', async () => {
    const token = await issuer.sign(right());
    expect(await send(token)).toMatchObject({ code: 1 });
    const { upkeepJob } = await import('../src/modules/upkeep/job.ts');
    await upkeepJob.run(store.deps, clock.now());
    expect((await countRows())['spent_statements']).toBeGreaterThan(0);
    clock.advance(1000);
    await upkeepJob.run(store.deps, clock.now());
    expect((await countRows())['spent_statements']).toBe(0);
    expect(await send(token)).toMatchObject({ code: 0 });
  });

  it('may be signed with RSA', async () => {
    expect(await send(await rsaIssuer.sign(rsaIssuer.claims({ nonce })))).toMatchObject({ code: 1 });
  });
});

describe('the keys of an issuer', () => {
  afterEach(() => {
    issuer.failure = undefined;
  });

  it('are cached, and loaded again for a new one', async () => {
    await send(await issuer.sign(right()));
    const { length } = issuer.requests;
    await send(await issuer.sign(right()));
    expect(issuer.requests).toHaveLength(length);
    issuer.keys = [await createIssuerKey('key-3'), ...issuer.keys];
    expect(await send(await issuer.sign(right()))).toMatchObject({ code: 1 });
    expect(issuer.requests).toHaveLength(length + 1);
    issuer.keys = issuer.keys.slice(1);
  });

  it.each([
    ['with an error', { status: 500, body: '{}' }],
    ['without keys', { status: 200, body: '{"keys":"none"}' }],
    ['with a page', { status: 200, body: '<h1>Maintenance</h1>' }],
    ['with endless data', { status: 200, body: 'x'.repeat(300_000) }],
  ])('that cannot be loaded are a temporary failure: an endpoint that responds %s', async (_, failure) => {
    const fresh = await startFakeIssuer(() => clock.now());
    fresh.failure = failure;
    const shop = await createTestStore({
      deps: { clock, appIssuers: createAppIssuers({ issuers: [fresh.config], nowMs: () => clock.nowMs() }) },
    });
    const call = async () =>
      shop
        .visitor()
        .call(loginAppLogin, { code: await fresh.sign(fresh.claims({ nonce })), scope: 'openid', nonce });
    try {
      expect(await call()).toMatchObject({
        code: 0,
        msg: translate('en', 'social.appUnavailable'),
        data: { reason: 'INTERNAL' },
      });
      // The failing endpoint is left alone for a moment.
      await call();
      expect(fresh.requests).toHaveLength(1);
      expect(shop.errors.length).toBeGreaterThan(0);
    } finally {
      await shop.close();
      await fresh.close();
    }
  });
});

it('is refused by a shop that trusts no app', async () => {
  const shop = await createTestStore({ settings: { isDemo: false } });
  const call = { code: await issuer.sign(right()), scope: 'openid', nonce };
  expect(await shop.visitor().call(loginAppLogin satisfies Endpoint, call)).toMatchObject({
    data: { reason: 'NOT_CONFIGURED' },
  });
  await shop.close();
});

/** A time in relation to the test's clock, read when the test runs. */
function testTime(seconds: number): () => number {
  return () => clock.now() + seconds;
}
