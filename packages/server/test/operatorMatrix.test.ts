import { orderGoodsV2apply } from '@pawlet/core/contract';
import {
  findMarked,
  operatorCalls,
  type OperatorEndpoint,
  operatorRoot,
  problemCodes,
  problemShape,
  type Role,
  roles,
  roleScopes,
  type Scope,
  scopes,
} from '@pawlet/operator';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorKeys } from '../src/db/schema/audit.ts';
import { createOperatorDocument } from '../src/modules/operator-api/document.ts';
import { fileReasons, operatorReasons } from '../src/modules/operator-api/reasons.ts';
import { createTestStore, testOrigin, type TestStore } from './createTestStore.ts';
import { operatorSecret } from './store/operator.ts';
import { fetchWith, keyHeaders, localHeaders, personHeaders } from './store/operatorApi.ts';
import { buyPaid } from './store/paidOrder.ts';
import { writePersonalData } from './store/personalData.ts';
import { getEntries } from './walk/contractCalls.ts';

let store: TestStore;
/** Numbers of what exists, by the start of the path. */
const numbers = new Map<string, string>();
/** What no caller without a scope for personal data may read. */
let personalTexts: readonly string[] = [];

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  const shopper = await store.shopper();
  const { lines, ...bought } = await buyPaid(store, shopper, [['PW-PUMP', 1]]);
  const { orderSn } = bought;
  const request = { id: lines[0] ?? 0, type: 1, reason: 'my own reason', remark: 'my own words' };
  const refundSn = String((await shopper.call(orderGoodsV2apply, request)).data.refund_sn);
  const { rows } = await store.db.execute(
    sql`select receiver, mobile, detail from orders where order_sn = ${orderSn}`,
  );
  const written = await writePersonalData(store, orderSn);
  for (const [path, sn] of [['/orders', orderSn], ['/after-sales', refundSn], ...written.numbers] as const)
    numbers.set(path, sn);
  personalTexts = [
    ...Object.values(rows[0] ?? {}).map(String),
    request.reason,
    request.remark,
    ...written.texts,
  ];
});
afterAll(async () => {
  await store.close();
});

type Headers = Readonly<Record<string, string>>;

/** The path of a call, with parameters of something that exists where the call only reads. */
function toPath({ path, method }: OperatorEndpoint, id = '1'): string {
  const known = numbers.get(/^\/[a-z-]+/u.exec(path)?.[0] ?? '');
  const sn = method === 'GET' && known !== undefined ? known : '9'.repeat(26);
  return (
    operatorRoot +
    path
      .replace('{sn}', sn)
      .replace('{kind}', 'review')
      .replace('{id}', id)
      .replace('{session}', id)
      .replace('{name}', 'no-such-key')
      .replace('{event}', 'paid')
      .replace('{type}', 'drinker')
      .replace('{language}', 'de')
      .replace('{country}', 'DEU')
      .replace('{no}', 'no-such-refund')
  );
}

/** Makes a call with an empty body or query: it is refused by its fields, or reads, or finds nothing. */
async function attempt(endpoint: OperatorEndpoint, headers: Headers, body: unknown = {}): Promise<Response> {
  const isRead = endpoint.method === 'GET';
  return fetchWith(store, headers)(toPath(endpoint, '2000000000'), {
    method: endpoint.method,
    headers: { ...(isRead ? {} : { 'content-type': 'application/json' }), 'if-match': '"1"' },
    ...(isRead ? {} : { body: JSON.stringify(body) }),
  });
}

/** Calls that end the session with which they are made. */
const endsSession = (endpoint: OperatorEndpoint) => endpoint.name === 'session.log-out';

const people = new Map<Role, ReturnType<typeof personHeaders>>();
const keys = new Map<string, ReturnType<typeof keyHeaders>>();

/** A person with a role; hashing passwords takes most of the time of this test. */
function findPerson(role: Role) {
  const person = people.get(role) ?? personHeaders(store, role);
  people.set(role, person);
  return person;
}

/** A key with one scope, or with all of them. */
function findKey(scope: Scope | 'all') {
  const key = keys.get(scope) ?? keyHeaders(store, scope === 'all' ? null : [scope]);
  keys.set(scope, key);
  return key;
}

const named = operatorCalls.map((endpoint) => [endpoint.name, endpoint] as const);

async function readCode(response: Response): Promise<string> {
  const isJson = /json/u.test(response.headers.get('content-type') ?? '');
  const body: unknown = isJson ? await response.clone().json() : undefined;
  const problem = v.safeParse(problemShape, body);
  return problem.success ? problem.output.code : 'done';
}

const isDenied = (code: string) => ['unauthenticated', 'forbidden', 'foreign-origin'].includes(code);

describe.each(named)('%s', (_, endpoint) => {
  const { access } = endpoint;

  it('is refused to nobody, and to keys and sessions that are unknown, revoked or expired', async () => {
    const revoked = await keyHeaders(store, null);
    await store.db.update(operatorKeys).set({ revoketime: 1 }).where(eq(operatorKeys.name, revoked.name));
    const expired = await keyHeaders(store, null, store.clock.now());
    const nobodies: readonly Headers[] = [
      {},
      { cookie: `pawlet-operator=${'0'.repeat(64)}`, 'sec-fetch-site': 'same-origin' },
    ];
    const invalid: readonly Headers[] = [
      { authorization: revoked.authorization },
      { authorization: expired.authorization },
      { authorization: 'Bearer pok_0000' },
      { 'x-operator-secret': 'wrong', 'x-test-address': '127.0.0.1' },
      // The right secret from elsewhere, and through a proxy on this machine.
      { 'x-operator-secret': operatorSecret },
      { ...localHeaders, 'x-forwarded-for': '203.0.113.9' },
    ];
    for (const headers of [...nobodies, ...invalid]) {
      const response = await attempt(endpoint, headers);
      const code = await readCode(response);
      if (access === 'anyone' && nobodies.includes(headers)) expect(code).not.toBe('unauthenticated');
      else expect([headers, response.status, code]).toEqual([headers, 401, 'unauthenticated']);
    }
  });

  it.each(roles)('is allowed to the role %s if and only if it has the scope', async (role) => {
    const person = await findPerson(role);
    if (endsSession(endpoint)) people.delete(role);
    const isAllowed =
      access === 'anyone' ||
      access === 'person' ||
      (access !== 'machine' && roleScopes[role].includes(access));
    const response = await attempt(endpoint, person);
    const code = await readCode(response);
    expect([code, isDenied(code)]).toEqual([code, !isAllowed]);
    if (!isAllowed) expect(response.status).toBe(403);
    const mayRead = (endpoint.personalFor ?? []).some((scope) => roleScopes[role].includes(scope));
    const text = await response.text();
    if (!mayRead) for (const personal of personalTexts) expect(text).not.toContain(personal);
    // A page of another site in the same browser.
    if (endpoint.method === 'GET' || endsSession(endpoint)) return;
    const foreign: readonly Headers[] = [
      { cookie: person.cookie, 'sec-fetch-site': 'cross-site' },
      { cookie: person.cookie, 'sec-fetch-site': 'same-site' },
      { cookie: person.cookie, origin: 'https://partner.test' },
      { cookie: person.cookie, origin: 'null', 'sec-fetch-site': 'same-origin' },
      { cookie: person.cookie },
    ];
    for (const headers of foreign)
      expect([headers, await readCode(await attempt(endpoint, headers))]).toEqual([
        headers,
        'foreign-origin',
      ]);
  });

  it('is allowed to a key if and only if it has the scope', async () => {
    for (const scope of scopes) {
      const { authorization } = await findKey(scope);
      const response = await attempt(endpoint, { authorization });
      const code = await readCode(response);
      const isAllowed = access === 'anyone' || access === 'person' || access === scope;
      // Only people change what belongs to a person.
      if (access === 'person' && code === 'forbidden') continue;
      expect([scope, code, isDenied(code)]).toEqual([scope, code, !isAllowed]);
      const mayRead = (endpoint.personalFor ?? []).includes(scope);
      const text = await response.text();
      if (!mayRead) for (const personal of personalTexts) expect(text).not.toContain(personal);
    }
  });

  it(
    'returns problem details for hostile fields, and never an error of its own',
    { timeout: 120_000 },
    async () => {
      const { authorization } = await findKey('all');
      const caller: Headers =
        access === 'machine' ? { authorization, 'x-test-address': '127.0.0.1' } : { authorization };
      const fields = Object.keys(getEntries(endpoint.input));
      for (const field of ['unknown', ...fields]) {
        for (const value of hostile) {
          const response =
            endpoint.method === 'GET'
              ? await fetchWith(
                  store,
                  caller,
                )(`${toPath(endpoint)}?${new URLSearchParams({ [field]: String(value) }).toString()}`)
              : await attempt(endpoint, caller, { [field]: value });
          await expectSound(response, endpoint, `${field}=${JSON.stringify(value)?.slice(0, 60)}`);
        }
      }
      for (const id of hostileIds) {
        const path = operatorRoot + endpoint.path.replaceAll(/\{\w+\}/gu, encodeURIComponent(id));
        const response = await fetchWith(store, caller)(path, {
          method: endpoint.method,
          headers: {
            'if-match': '"1"',
            ...(endpoint.method === 'GET' ? {} : { 'content-type': 'application/json' }),
          },
          ...(endpoint.method === 'GET' ? {} : { body: '{}' }),
        });
        if (endpoint.path.includes('{') && response.status !== 404) await expectSound(response, endpoint, id);
      }
      if (endpoint.file !== undefined) await expectFormsOnly(endpoint, authorization);
      else if (endpoint.method !== 'GET') {
        const send = (body: string, type: string, more: Headers = {}) =>
          fetchWith(store, caller)(toPath(endpoint), {
            method: endpoint.method,
            headers: { 'content-type': type, ...more },
            body,
          });
        expect((await send('{}', 'text/plain')).status).toBe(415);
        for (const body of ['{', '[]', '"text"', '1', 'null', '['.repeat(5000)])
          expect([body.slice(0, 9), (await send(body, 'application/json')).status]).toEqual([
            body.slice(0, 9),
            400,
          ]);
        expect((await send(`{"x":"${'x'.repeat(1024 * 1024)}"}`, 'application/json')).status).toBe(413);
        expect((await send('{}', 'application/json', { 'idempotency-key': 'k'.repeat(301) })).status).toBe(
          400,
        );
      }
      expect(store.errors).toEqual([]);
    },
  );
});

/** Bodies that are no form, have no file, or are cut off. */
async function expectFormsOnly(endpoint: OperatorEndpoint, authorization: string): Promise<void> {
  // Fields come first: they are right.
  const choices = Object.entries(getEntries(endpoint.input)).flatMap(([name, schema]) =>
    'options' in schema && Array.isArray(schema.options) ? [[name, String(schema.options[0])]] : [],
  );
  const path = `${toPath(endpoint)}?${new URLSearchParams(choices).toString()}`;
  const send = async (body: string | FormData, type?: string) => {
    const response = await fetchWith(store, { authorization })(path, {
      method: endpoint.method,
      ...(type === undefined ? {} : { headers: { 'content-type': type } }),
      body,
    });
    await expectSound(response.clone(), endpoint, String(type));
    return response.status;
  };
  const without = new FormData();
  without.append('file', 'a text');
  const empty = new FormData();
  empty.append('file', new Blob([]), 'empty.png');
  const cut = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
  expect(await send('{}', 'application/json')).toBe(415);
  expect(await send('{}', 'text/plain')).toBe(415);
  for (const [body, type] of [
    ['', 'multipart/form-data; boundary=x'],
    ['{}', 'multipart/form-data; boundary=x'],
    [cut, 'multipart/form-data; boundary=x'],
    [cut, 'multipart/form-data; charset=utf-8'],
  ] as const)
    expect([type, body, await send(body, type)]).toEqual([type, body, 400]);
  expect(await send(without)).toBe(400);
  expect(await send(empty)).toBe(400);
}

const hostile: readonly unknown[] = [
  '',
  '   ',
  'x'.repeat(20_000),
  'nul \u0000 inside',
  'half \uD800',
  -1,
  0,
  1.5,
  2 ** 60,
  '99999999999',
  '-5',
  '1e9',
  '١٢٣',
  null,
  true,
  [],
  ['1', null],
  [{}],
  [{ lineId: 2 ** 40, lines: 'x' }],
  {},
  { $gt: 1 },
  "' or 1=1 --",
  '%',
  '__proto__',
  'AAAA',
];
const hostileIds = ['0', '-1', '99999999999999', 'x', "1'--", '%', '\u0000', '..', '1 or 1=1', '٣'];

async function expectSound(response: Response, endpoint: OperatorEndpoint, what: string): Promise<void> {
  const isText = response.ok && endpoint.sends !== undefined;
  const body: unknown = isText ? await response.text() : await response.json();
  if (response.ok) {
    expect(v.safeParse(endpoint.output, body).success, what).toBe(true);
    return;
  }
  expect(response.headers.get('content-type'), what).toBe('application/problem+json');
  const problem = v.parse(problemShape, body);
  expect(problemCodes, what).toContain(problem.code);
  expect(problem.status, what).toBe(response.status);
  expect(problem.status, `${what} ${JSON.stringify(body)}`).toBeLessThan(500);
  expect(problem.detail.trim(), what).not.toBe('');
}

const machineNamed = named.filter(([, { access }]) => access === 'machine');

describe.each(machineNamed)('%s', (_, endpoint) => {
  it('is allowed on the machine of the shop only, with its secret or a key with every scope', async () => {
    const { authorization } = await findKey('all');
    const here = { 'x-test-address': '127.0.0.1' };
    const owner = await findPerson('owner');
    const readOne = await findKey('settings:write');
    const denied = [
      { authorization },
      { ...here, authorization: readOne.authorization },
      { ...here, ...owner },
      { ...here, authorization, 'x-forwarded-for': '203.0.113.9' },
    ];
    for (const headers of denied) expect(await readCode(await attempt(endpoint, headers))).toBe('forbidden');
    for (const headers of [localHeaders, { ...here, authorization }]) {
      const response = await attempt(endpoint, headers);
      expect(isDenied(await readCode(response))).toBe(false);
      await expectSound(response, endpoint, 'on the machine');
    }
  });
});

describe('the contract', () => {
  it('has one route for each call, and unique names and paths', () => {
    const routes = store.app.routes.map(({ method, path }) => `${method} ${path}`);
    for (const { method, path } of operatorCalls)
      expect(routes).toContain(`${method} ${operatorRoot}${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`);
    const paths = operatorCalls.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(operatorCalls.map(({ name }) => name)).size).toBe(operatorCalls.length);
  });

  it('says for whom personal data is wherever there is some, and which state conflicts return', () => {
    for (const endpoint of operatorCalls) {
      const { name, output, personalFor, reasons = [], version, current } = endpoint;
      const isPersonal = findMarked(output, ['isPersonal']).length > 0;
      expect([name, isPersonal]).toEqual([name, personalFor !== undefined]);
      for (const reason of reasons)
        expect([...operatorReasons, ...fileReasons].map(String)).toContain(reason);
      if (version !== undefined && endpoint.writes) expect([name, current]).not.toEqual([name, undefined]);
    }
  });

  it('is described by OpenAPI, with the scopes of each call', async () => {
    const document = createOperatorDocument({ publicOrigin: testOrigin });
    const response = await fetchWith(store)(`${operatorRoot}/openapi.json`);
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
    const { Validator } = await import('@seriousme/openapi-schema-validator');
    const checked = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(checked.errors ?? []).toEqual([]);
    const listed: readonly Scope[] = scopes.filter((scope) =>
      JSON.stringify(document).includes(`"${scope}"`),
    );
    expect(listed).toContain('orders:write');
  });

  it('returns problem details for unknown paths and methods', async () => {
    const unknown = await fetchWith(store)(`${operatorRoot}/nothing`);
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    const wrong = await fetchWith(store)(`${operatorRoot}/orders`, { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('speaks the language of the request', async () => {
    const detail = async (headers: Headers) => {
      const response = await fetchWith(store, headers)(`${operatorRoot}/orders`);
      return v.parse(problemShape, await response.json()).detail;
    };
    expect(await detail({ lang: 'de' })).toBe('Bitte melde dich an');
    expect(await detail({ 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' })).toBe('Veuillez vous connecter');
    expect(await detail({})).toBe('请先登录');
  });

  it('is not there for pages of partners', async () => {
    const response = await fetchWith(store)(`${operatorRoot}/orders`, {
      method: 'OPTIONS',
      headers: { origin: 'https://partner.test', 'access-control-request-method': 'GET' },
    });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });
});
