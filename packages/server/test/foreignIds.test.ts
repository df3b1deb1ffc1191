import type { Endpoint } from '@pawlet/core/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from './createTestStore.ts';
import { gatherCrowd } from './store/crowd.ts';
import { toAddress, placeOrder, putIntoCart } from './store/buying.ts';
import type { TestClient } from './store/testClient.ts';
import { readName } from './walk/calls.ts';
import { contractCalls, getEntries, getProductFields } from './walk/contractCalls.ts';

/** Fields that refer to something of one shopper, in any call. */
const personal =
  /^(?:ids?|order_sns?|address_id|billing_address_id|user_coupon_id|device_id|refund_sn|invoice_sn)$/u;

/** Calls whose `id` refers to something public, or to no shopper's row. */
const publicIds =
  /api\.(?:coupon\/(?:drawCoupon|couponDetail)|task\/claim|score\/(?:exchange|exchangeProductDetail)$|goods\/|category\/|page\/)|commodity\//u;

/**
 * Calls that return code 1 for an id of another shopper without any effect; a withdrawal is accepted for any
 * number alike.
 */
const quiet = /api\.(?:cart\/(?:index|del)|withdrawal\/send)$/u;

const calls: readonly (readonly [string, Endpoint, readonly string[]])[] = contractCalls
  .filter(({ path }) => !publicIds.test(path))
  .map(
    (endpoint) =>
      [
        readName(endpoint),
        endpoint,
        Object.keys(getEntries(endpoint.input)).filter((name) => personal.test(name)),
      ] as const,
  )
  .filter(([, , fields]) => fields.length > 0);

/** Tables with private rows, and the column of their shopper. */
interface OwnedTable {
  readonly table: string;
  readonly owner: string;
}

/** Not private: published on product pages. */
const publicTables = ['reviews', 'questions', 'answers', 'collects'];

/** More would add nothing but time. */
const maxIds = 60;

let store: TestStore;
let owner: { readonly client: TestClient; readonly id: number };
let stranger: TestClient;
let tables: OwnedTable[];
/** Ids of the owner's rows and numbers of its documents. */
let foreign: readonly string[];
/** Texts that occur in the owner's rows only. */
let secrets: readonly string[];

async function loadRows(query: ReturnType<typeof sql>): Promise<readonly Record<string, unknown>[]> {
  return (await store.db.execute(query)).rows;
}

async function findOwnedTables(): Promise<OwnedTable[]> {
  const rows = await loadRows(
    sql`select table_name, column_name from information_schema.columns
        where table_schema = 'public' and column_name in ('user_id', 'shopper_id') order by table_name`,
  );
  return rows.map((row) => ({ table: String(row['table_name']), owner: String(row['column_name']) }));
}

/** All of the owner's rows, and the lines and payments of its orders. */
async function ownedRows(): Promise<readonly { table: string; row: Record<string, unknown> }[]> {
  const found: { table: string; row: Record<string, unknown> }[] = [];
  for (const { table, owner: column } of tables) {
    const query = sql`select to_jsonb(own) as row from ${sql.identifier(table)} as own
      where ${sql.identifier(column)} = ${owner.id} order by to_jsonb(own)::text`;
    for (const { row } of await loadRows(query)) found.push({ table, row: row as Record<string, unknown> });
  }
  const lines = sql`select to_jsonb(line) as row from order_lines as line
    join orders on orders.id = line.order_id where orders.user_id = ${owner.id} order by line.id`;
  for (const { row } of await loadRows(lines))
    found.push({ table: 'order_lines', row: row as Record<string, unknown> });
  return found;
}

beforeAll(async () => {
  store = await createTestStore();
  // The demo account has something of every kind.
  owner = { client: await store.shopper(), id: 1 };
  const [other] = await gatherCrowd(store, 1);
  if (other === undefined) throw new Error('Nobody came.');
  stranger = other.client;
  await toAddress(owner.client);
  const mark = `canary-${crypto.randomUUID()}`;
  await store.db.execute(sql`update addresses set receiver = ${mark} where user_id = ${owner.id}`);
  await putIntoCart(store, owner.client, 'PW-PUMP');
  await placeOrder(store, owner.client, 'PW-PUMP');
  tables = (await findOwnedTables()).filter(({ table }) => !/login_sessions|idempotency/u.test(table));
  const rows = await ownedRows();
  const privateRows = rows.filter(({ table }) => !publicTables.includes(table));
  const numbers = privateRows.flatMap(({ row }) =>
    Object.entries(row).flatMap(([name, value]) =>
      /_(?:sn|no)$/u.test(name) && value !== '' ? [String(value)] : [],
    ),
  );
  const ids = privateRows.map(({ row }) => Number(row['id'])).filter((id) => id !== other.addressId);
  foreign = [...new Set([...ids.filter((id) => id > 0).map(String), ...numbers])].slice(0, maxIds);
  secrets = [mark, ...numbers.filter((text) => text.length > 12)];
});
afterAll(() => store.close());

it('tries enough calls, ids and secrets', () => {
  console.log(`foreign ids: ${calls.length} calls x ${foreign.length} ids of ${tables.length} kinds of rows`);
  expect(calls.length).toBeGreaterThan(20);
  expect(foreign.length).toBeGreaterThan(3);
  expect(secrets.length).toBeGreaterThan(1);
});

describe.each(calls)('%s', (_, endpoint, fields) => {
  it('shows and changes nothing of another shopper', async () => {
    const before = await ownedRows();
    for (const field of fields) {
      const product = getProductFields(endpoint, [field]);
      for (const value of foreign) {
        const reply = await stranger.call(endpoint, { ...product, [field]: value });
        const said = `${field} = ${value}: ${reply.code} ${JSON.stringify(reply.data)}`;
        expect(reply.status, said).toBe(200);
        for (const secret of secrets.filter((text) => text !== value)) expect(said).not.toContain(secret);
        if (!quiet.test(endpoint.path) && isOwnId(field, value)) expect(reply.code, said).toBe(0);
      }
    }
    expect(await ownedRows()).toEqual(before);
    expect(store.errors).toEqual([]);
  });
});

/** Whether a field with this name could accept the value: document numbers are long texts, ids are short. */
function isOwnId(field: string, value: string): boolean {
  return /_sns?$/u.test(field) ? value.length > 12 : field !== 'device_id' && value.length <= 10;
}
