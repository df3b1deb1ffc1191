import { type Endpoint, refusalReasons } from '@pawlet/core/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from './createTestStore.ts';
import { isRecord } from './store/isRecord.ts';
import type { TestClient } from './store/testClient.ts';
import { contractCalls, getEntries, getProductFields } from './walk/contractCalls.ts';
import { readName } from './walk/calls.ts';

/** Texts that PostgreSQL cannot store, as such or in JSON: refused before anything is done. */
const unstorableValues: readonly unknown[] = [
  '%00\u0000',
  '\uD800',
  'cut \uDC00 short',
  'ends in half a sign \uD83D',
  'nul \u0000 inside',
  { text: 'nested \uD800' },
  { 'key \u0000': 'x' },
  ['listed \uDFFF'],
];

/** What a request must never do, whatever its fields contain. */
const badValues: readonly unknown[] = [
  ...unstorableValues,
  '',
  '   ',
  'x'.repeat(20_000),
  -1,
  0,
  1.5,
  2 ** 60,
  '1e9',
  '-5',
  'NaN',
  '0x10',
  '١٢٣',
  null,
  true,
  [],
  ['1', '2'],
  {},
  { $gt: 1 },
  '1;drop table goods',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '__proto__',
];

/** Fields that also satisfy the rules beyond the schema. */
const productFields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'api.cart/add': { goods_id: 1, goods_sku_id: 1, nums: 1, sceneval: 1 },
  'api.address/v2addedit': { area_id: 110101, isdefault: 0 },
  'api.page/index': { diyname: 'privacy' },
  'api.order/submitInvoice': { head_type: 2, email: 'somebody@pawlet.test' },
  'api.comment/index': { goods_id: 1 },
  'api.login/resetpwd': { type: 'mobile', mobile: '13800138000', email: 'demo@pawlet.test' },
  '/addons/third/api/account': { type: 'mobile', mobile: '13800138000' },
  'api.login/getWechatMobile': { encryptedData: 'YQ==', iv: `${'a'.repeat(22)}==` },
  'api.goods/lists': { page: 1, pageNum: 10, keyword: 'a' },
};

/** Calls that log their caller out. */
const endsSession = /\/(?:logout|logoutAll|deleteAccount)$/u;

/** Tables that any call may write: technical data. */
const bookkeeping = /form_session|rate|idempot|session|token|statistic|view|message|code/u;

function loadProduct(endpoint: Endpoint): Readonly<Record<string, unknown>> {
  return { ...getProductFields(endpoint), ...productFields[endpoint.path.replace('/addons/shop/', '')] };
}

let store: TestStore;
let shopper: TestClient;
let visitor: TestClient;

async function countRows(): Promise<Readonly<Record<string, number>>> {
  const tables = await store.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const names = tables.rows.map((row) => String(row['name'])).filter((name) => !bookkeeping.test(name));
  // One query for all tables: this runs several times per call.
  const counts = names.map(
    (name) => sql`select ${name}::text as name, count(*) as rows from ${sql.identifier(name)}`,
  );
  const { rows } = await store.db.execute(sql.join(counts, sql` union all `));
  return Object.fromEntries(rows.map((row) => [String(row['name']), Number(row['rows'])]));
}

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper();
  visitor = store.visitor();
});
afterAll(async () => {
  await store.close();
});

it('has valid fields for the schema of every call', () => {
  const refused = contractCalls.filter(
    (endpoint) => !v.safeParse(endpoint.input, loadProduct(endpoint)).success,
  );
  expect(refused.map(readName)).toEqual([]);
});

describe.each(contractCalls.map((endpoint) => [readName(endpoint), endpoint] as const))(
  '%s',
  (_, endpoint) => {
    it(
      'refuses invalid fields with a message, without an error and partial rows',
      { timeout: 120_000 },
      async () => {
        const before = await countRows();
        const product = loadProduct(endpoint);
        const attempts: Record<string, unknown>[] = [{}];
        for (const field of Object.keys(getEntries(endpoint.input))) {
          for (const value of badValues) attempts.push({ ...product, [field]: value });
        }
        let done = 0;
        for (const fields of attempts) {
          const reply = await shopper.call(endpoint, fields);
          const said = `${JSON.stringify(fields).slice(0, 200)} -> ${reply.status} ${JSON.stringify({ code: reply.code, msg: reply.msg })}`;
          expect([0, 1], said).toContain(reply.code);
          expect(reply.status, said).toBe(200);
          for (const [field, value] of Object.entries(fields)) {
            // An address cannot contain an unpaired surrogate or objects.
            const isSent =
              endpoint.method === 'POST' || (typeof value === 'string' && value.includes('\u0000'));
            if (isSent && unstorableValues.includes(value)) {
              expect(reply.data, said).toMatchObject({
                reason: 'VALIDATION',
                fields: { [field]: expect.any(String) },
              });
            }
          }
          if (reply.code === 1 && endsSession.test(endpoint.path)) await logInAgain();
          if (reply.code === 1) done += 1;
          if (reply.code !== 0) continue;
          expect(reply.msg.trim(), said).not.toBe('');
          const data: unknown = reply.data;
          const reason = isRecord(data) ? data['reason'] : undefined;
          expect(refusalReasons, said).toContain(reason);
          expect(reason, said).not.toBe('INTERNAL');
        }
        if (done === 0) expect(await countRows()).toEqual(before);
        expect(store.errors).toEqual([]);
      },
    );

    it('returns 401 to a visitor who may not call it', async () => {
      const reply = await visitor.call(endpoint, {});
      if (endpoint.access === 'open') return expect(reply.code).toBeLessThanOrEqual(1);
      expect([reply.status, reply.code]).toEqual([401, 401]);
      expect(reply.msg).not.toBe('');
    });

    if (endpoint.method === 'GET') return;
    it('refuses foreign pages, forms, bodies other than a JSON object and those over 1 MB', async () => {
      const before = await countRows();
      const refusals = await Promise.all([
        ...['https://evil.test', 'null', 'http://shop.test.evil.test', 'http://shop.test:8080'].map(
          (origin) => post(endpoint, '{}', { origin }),
        ),
        ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'].map((type) =>
          post(endpoint, 'a=1', { 'content-type': type }),
        ),
        post(endpoint, JSON.stringify({ text: 'x'.repeat(1024 * 1024) })),
        ...['{', '[]', 'null', '"x"', '1'].map((body) => post(endpoint, body)),
        // Recursive code, such as the hash behind an idempotency key, would exhaust the stack.
        post(endpoint, `{"deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, {
          'idempotency-key': crypto.randomUUID(),
        }),
      ]);
      expect(refusals).toEqual([403, 403, 403, 403, 415, 415, 415, 413, 0, 0, 0, 0, 0, 0]);
      expect(await countRows()).toEqual(before);
    });

    if (endpoint.writes !== true && endpoint.keyed !== true) return;
    it('writes nothing without its own form token, unknown or used', async () => {
      const product = loadProduct(endpoint);
      const spent = await shopper.takeFormToken();
      await shopper.call(endpoint, {}, { formToken: spent });
      if (endsSession.test(endpoint.path)) await logInAgain();
      const before = await countRows();
      const foreign = await visitor.takeFormToken();
      for (const formToken of [null, '', '0'.repeat(32), "' or 1=1 --", spent, foreign]) {
        const reply = await shopper.call(endpoint, product, { formToken });
        expect([formToken, reply.status, reply.code, reply.data?.reason]).toEqual([
          formToken,
          200,
          0,
          'FORM_TOKEN',
        ]);
        expect(reply.headers.get('__token__')).toBe(reply.data.__token__);
      }
      expect(await countRows()).toEqual(before);
    });
  },
);

async function logInAgain(): Promise<void> {
  // Earlier calls have exhausted the log-in attempts of 15 minutes.
  store.clock.advance(901);
  shopper = await store.shopper();
}

/** Sends a raw body; returns the envelope's code, which is the HTTP status for a refused transport. */
async function post(
  { path }: Endpoint,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
  const reply = await shopper.request(path, init);
  expect(reply.status).toBe(reply.code === 0 ? 200 : reply.code);
  return reply.code;
}

it.each([
  '/demo/wallet/%00',
  '/demo/inbox?recipient=%00',
  '/demo/social?redirect_uri=%00&state=%00',
  '/uploads/%00.webp',
  '/api/user/export/%00',
  '/%00',
])('handles %s without an error', async (path) => {
  const response = await store.app.request(`http://shop.test${path}`);
  expect(response.status).toBeLessThan(500);
  expect(store.errors).toEqual([]);
});
