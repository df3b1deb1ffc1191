import * as contract from '@pawlet/core/contract';
import type { Endpoint } from '@pawlet/core/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from './createTestStore.ts';
import { isRecord } from './store/isRecord.ts';
import type { TestClient } from './store/testClient.ts';

/** Every field of every call of the contract, with values that no honest client sends. */
const endpoints = Object.values<unknown>(contract).filter(
  (value): value is Endpoint =>
    isRecord(value) && typeof value['path'] === 'string' && isRecord(value['input']),
);

/** What a request must never do, whatever stands in its fields. */
const badValues: readonly unknown[] = [
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
  '%00\u0000',
  '\uD800',
  '<script>alert(1)</script>',
  '__proto__',
];

/** Fields that would pass, so that one bad field meets the rules behind the schema too. */
const goodFields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'api.cart/add': { goods_id: 1, goods_sku_id: 1, nums: 1, sceneval: 1 },
  'api.cart/set_nums': { id: 1, nums: 1 },
  'api.address/v2addedit': {
    receiver: 'A',
    mobile: '13800138000',
    area_id: 110101,
    address: 'B',
    isdefault: 0,
  },
  'api.order/pay': {
    order_sn: '1'.repeat(26),
    paytype: 'wechat',
    method: 'wap',
    returnurl: 'http://shop.test/',
  },
  'api.order/add': { ids: '1', address_id: 1 },
  'api.goods/lists': { page: 1, pageNum: 10, keyword: 'a' },
  'api.login/login': { account: 'demo@pawlet.test', password: 'pawlet-demo' },
  'api.login/mobilelogin': { mobile: '13800138000', captcha: '123456' },
  'api.sms/send': { mobile: '13800138000', event: 'mobilelogin' },
};

function fieldsOf(schema: unknown): readonly string[] {
  if (!isRecord(schema)) return [];
  if (isRecord(schema['entries'])) return Object.keys(schema['entries']);
  for (const nested of ['pipe', 'options']) {
    const list = schema[nested];
    if (Array.isArray(list)) return [...new Set(list.flatMap((item: unknown) => fieldsOf(item)))];
  }
  return [];
}

/** Tables that any call may write: bookkeeping, not business. */
const bookkeeping = /form_session|rate|idempot|session|token|statistic|view|message|code/u;

let store: TestStore;
let shopper: TestClient;
let visitor: TestClient;

async function countRows(): Promise<Readonly<Record<string, number>>> {
  const tables = await store.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const names = tables.rows.map((row) => String(row['name'])).filter((name) => !bookkeeping.test(name));
  const counts: Record<string, number> = {};
  for (const name of names) {
    const { rows } = await store.db.execute(sql`select count(*) as rows from ${sql.identifier(name)}`);
    counts[name] = Number(rows[0]?.['rows']);
  }
  return counts;
}

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper();
  visitor = store.visitor();
});
afterAll(async () => {
  await store.close();
});

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    it(
      'refuses bad fields in words, without an error and without half-written rows',
      { timeout: 120_000 },
      async () => {
        const before = await countRows();
        const good = goodFields[endpoint.path.replace('/addons/shop/', '')] ?? {};
        const attempts: Record<string, unknown>[] = [{}];
        for (const field of fieldsOf(endpoint.input)) {
          for (const value of badValues) attempts.push({ ...good, [field]: value });
        }
        let done = 0;
        for (const fields of attempts) {
          const reply = await shopper.call(endpoint, fields);
          const said = `${JSON.stringify(fields).slice(0, 200)} -> ${reply.status} ${JSON.stringify({ code: reply.code, msg: reply.msg })}`;
          expect([0, 1, 401], said).toContain(reply.code);
          expect([200, 401], said).toContain(reply.status);
          if (reply.code === 1) done += 1;
          if (reply.code !== 0) continue;
          expect(reply.msg.trim(), said).not.toBe('');
          const data: unknown = reply.data;
          const reason = isRecord(data) ? data['reason'] : undefined;
          expect(contract.refusalReasons, said).toContain(reason);
          expect(reason, said).not.toBe('INTERNAL');
        }
        if (done === 0) expect(await countRows()).toEqual(before);
        expect(store.errors).toEqual([]);
      },
    );

    if (endpoint.access === 'open') return;
    it('answers 401 to a visitor', async () => {
      const reply = await visitor.call(endpoint, {});
      expect([reply.status, reply.code]).toEqual([401, 401]);
      expect(reply.msg).not.toBe('');
    });
  },
);
