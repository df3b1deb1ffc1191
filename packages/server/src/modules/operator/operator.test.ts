import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  cloudGetInfo,
  cloudOrderCreate,
  cloudOrderPay,
  orderAdd,
  orderGoodsV2apply,
  orderPay,
  orderSubmitInvoice,
  scoreExchange,
} from '@pawlet/core/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { addressOf, putIntoCart, setStock, skuOf } from '../../../test/store/buying.ts';
import { isRecord } from '../../../test/store/isRecord.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { localFiles } from '../../adapters/localFiles.ts';
import { openPglite } from '../../adapters/pglite.ts';
import { createPgliteBackup } from '../../adapters/pgliteBackup.ts';
import { createApp } from '../../createApp.ts';
import { rowsOf } from '../../db/database.ts';
import { refunds } from '../../db/schema/aftersale.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { orderLines } from '../../db/schema/order.ts';
import { answers, questions, reviews } from '../../db/schema/review.ts';
import { scoreProducts } from '../../db/schema/score.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { createOrderOperations } from '../order/operations.ts';
import { decide } from '../aftersale/operations.ts';
import { createExchangeOperations } from '../score/operations.ts';
import { operatorCommands } from './commands.ts';
import { operatorRoutes } from './routes.ts';

const secret = 'operator-secret-of-this-test';
const goodsSn = 'PW-PUMP';
const hook = 'https://erp.partner.test/hook';

let folder = '';
let store: TestStore;
let shopper: TestClient;
let closeEmbedded: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pawlet-operator-'));
  // Backups are of the embedded database, whatever database this run is on.
  const embedded = await openPglite();
  await embedded.migrate();
  closeEmbedded = () => embedded.close();
  store = await createTestStore({
    deps: { operatorSecret: secret, localFiles, backup: createPgliteBackup(embedded, folder) },
  });
  shopper = await store.shopper();
  await setStock(store, (await skuOf(store, goodsSn)).id, 5000);
  await store.db.update(shoppers).set({ score: 20_000 }).where(eq(shoppers.username, 'demo'));
  await mkdir(path.join(folder, 'empty'));
  await writeFile(path.join(folder, 'no-backup.tar.gz'), 'nothing');
});
afterAll(async () => {
  await store.close();
  await closeEmbedded();
  await rm(folder, { recursive: true, force: true });
});

interface Outcome {
  readonly status: string;
  readonly text: string;
}

/** Runs a command as `npm run operator` does: through the door of the running shop. */
async function operate(name: string, args: readonly string[]): Promise<Outcome> {
  const response = await store.app.request(`http://shop.test/operator/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-operator-secret': secret,
      'x-operator-user': 'anna',
      'x-test-address': '127.0.0.1',
    },
    body: JSON.stringify(args),
  });
  const body: unknown = await response.json();
  if (!isRecord(body)) throw new Error('The door answers no object.');
  return { status: String(body['status']), text: String(body['text']) };
}

async function lastEntry() {
  const [entry] = await store.db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(1);
  return entry;
}

/** A fingerprint of every table but the log of the operator. */
async function everything(): Promise<Record<string, unknown>> {
  const tables = await rowsOf<{ name: string }>(
    store.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'operator_logs' order by 1`,
  );
  const parts = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${sql.identifier(name)} t`,
  );
  const rows = await rowsOf<{ name: string; digest: string }>(store.db, sql.join(parts, sql` union all `));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

const deps = () => ({ db: store.db, random: store.deps.random, now: store.clock.now() });

async function bought({ isPaid = true } = {}): Promise<string> {
  const ids = await putIntoCart(store, shopper, goodsSn, 2);
  const added = await shopper.call(orderAdd, { ids, address_id: await addressOf(shopper) });
  const orderSn = String(added.data.order_sn);
  if (!isPaid) return orderSn;
  const page = await shopper.call(orderPay, { order_sn: orderSn, paytype: 'wechat', method: 'wap' });
  await payIn(String(page.data));
  return orderSn;
}

/** Pays in the sandbox wallet. */
async function payIn(walletUrl: string): Promise<void> {
  await store.app.request(walletUrl, {
    method: 'POST',
    body: new URLSearchParams({ result: 'success' }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

async function shipped(): Promise<string> {
  const orderSn = await bought();
  await createOrderOperations(deps()).ship(orderSn);
  return orderSn;
}

/** An application for one piece: a refund only, or a return. */
async function applied(type: 1 | 2): Promise<string> {
  const orderSn = await (type === 1 ? bought() : shipped());
  const [line] = await store.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, sql`(select id from orders where order_sn = ${orderSn})`));
  const fields = { id: line?.id, type, nums: 1, reason: 'Changed my mind' };
  const reply = await shopper.call(orderGoodsV2apply, fields);
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: 1 });
  return String(reply.data.refund_sn);
}

async function returning(): Promise<string> {
  const refundSn = await applied(2);
  await decide(deps(), refundSn, 'approve');
  return refundSn;
}

async function exchanged(): Promise<string> {
  const [product] = await store.db
    .update(scoreProducts)
    .set({ stock: 100, personLimit: 0 })
    .where(eq(scoreProducts.slug, 'coupon-shop'))
    .returning();
  const reply = await shopper.call(scoreExchange, { exchange_id: product?.id, nums: 1 });
  return String(reply.data.orderid);
}

async function exchangeDelivered(): Promise<string> {
  const orderid = await exchanged();
  await createExchangeOperations({ ...deps(), actor: 'shop' }).deliver(orderid);
  return orderid;
}

async function invoiced(): Promise<string> {
  const fields = { order_sns: await bought(), head_type: 2, title: 'Wang', email: 'wang@pawlet.test' };
  const reply = await shopper.call(orderSubmitInvoice, fields);
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: 1 });
  return String(reply.data.invoice_sn);
}

/** A refund that the shop has to ask a provider for. */
async function refunding(): Promise<string> {
  const refundSn = await applied(1);
  await decide(deps(), refundSn, 'approve');
  const [refund] = await store.db.select().from(refunds).orderBy(desc(refunds.id)).limit(1);
  return refund?.refundNo ?? '';
}

/** A plan of cloud storage that was ordered, and paid for. */
async function planOrdered({ isPaid = true } = {}): Promise<string> {
  const device_id = 'PC2407001D7A16';
  const [plan] = (await shopper.call(cloudGetInfo, { device_id })).data.plans;
  const added = await shopper.call(cloudOrderCreate, { commodity_id: plan.id, device_id, agreed: 1 });
  const order_sn = String(added.data.order_sn);
  if (!isPaid) return order_sn;
  const page = await shopper.call(cloudOrderPay, { order_sn, paytype: 'wechat', method: 'wap' });
  await payIn(String(page.data));
  return order_sn;
}

async function demoId(): Promise<number> {
  const [row] = await store.db.select().from(shoppers).where(eq(shoppers.username, 'demo'));
  return row?.id ?? 0;
}

async function heldReview(): Promise<string> {
  const { goodsId } = await skuOf(store, goodsSn);
  const row = { userId: await demoId(), goodsId, content: 'Quiet.', createtime: 1, updatetime: 1 };
  const [made] = await store.db.insert(reviews).values(row).returning();
  return String(made?.id);
}

async function heldQuestion(): Promise<string> {
  const { goodsId } = await skuOf(store, goodsSn);
  const row = { userId: await demoId(), goodsId, content: 'Is it loud?', createtime: 1 };
  const [made] = await store.db.insert(questions).values(row).returning();
  return String(made?.id);
}

async function heldAnswer(): Promise<string> {
  const questionId = Number(await heldQuestion());
  const row = { userId: await demoId(), questionId, content: 'No.', createtime: 1 };
  const [made] = await store.db.insert(answers).values(row).returning();
  return String(made?.id);
}

type Arguments = readonly string[] | (() => Promise<readonly string[]>);
const of =
  (...makers: readonly (string | (() => Promise<string>))[]) =>
  async () =>
    Promise.all(makers.map(async (maker) => (typeof maker === 'string' ? maker : maker())));

interface Trial {
  readonly right: Arguments;
  /** What is refused and changes nothing; empty for a command without arguments. */
  readonly wrong: readonly Arguments[];
  /** Its right use a second time is refused, too. */
  readonly isOnce?: true;
  /** It only reads. */
  readonly reads?: true;
}

const reads: Trial = { right: [], wrong: [], reads: true };
const once = (right: Arguments, ...wrong: readonly Arguments[]): Trial => ({ right, wrong, isOnce: true });

const trials: Readonly<Record<string, Trial>> = {
  inbox: reads,
  log: reads,
  aftersales: reads,
  held: reads,
  webhooks: reads,
  invoices: reads,
  ship: once(
    of(bought, 'SF', 'SF1'),
    [],
    ['unknown'],
    of(() => bought({ isPaid: false })),
  ),
  deliver: once(of(shipped), [], ['unknown'], of(bought)),
  'adjust-stock': {
    right: [goodsSn, '+20'],
    wrong: [[], [goodsSn], [goodsSn, '20'], [goodsSn, '-0'], [goodsSn, '-999999'], ['unknown', '+1']],
  },
  'approve-refund': once(
    of(() => applied(1)),
    [],
    ['unknown'],
    of(returning),
  ),
  'reject-refund': once(
    of(() => applied(1), 'Not', 'in', 'time'),
    [],
    ['unknown'],
    of(returning),
  ),
  'receive-return': once(
    of(returning),
    [],
    ['unknown'],
    of(() => applied(2)),
  ),
  refunds: { right: [], wrong: [['some']], reads: true },
  'retry-refund': { right: of(refunding), wrong: [[], ['unknown']] },
  'refund-cloud-order': once(
    of(planOrdered),
    [],
    ['unknown'],
    of(planOrdered, 'some'),
    of(() => planOrdered({ isPaid: false })),
  ),
  seller: {
    right: ['name=Pawlet GmbH', 'address=Berlin', 'tax=DE123456789'],
    wrong: [['name'], ['colour=red'], [`name=${'x'.repeat(201)}`]],
  },
  'issue-invoice': once(of(invoiced), [], ['unknown']),
  logout: { right: ['second@pawlet.test'], wrong: [[], ['nobody@pawlet.test']] },
  backup: once(async () => [path.join(folder, 'shop.tar.gz')], []),
  restore: {
    right: async () => [path.join(folder, 'shop.tar.gz')],
    wrong: [
      [],
      async () => [path.join(folder, 'missing.tar.gz')],
      async () => [path.join(folder, 'no-backup.tar.gz')],
    ],
  },
  export: { right: async () => [path.join(folder, 'shop')], wrong: [[]], reads: true },
  import: {
    right: async () => {
      await mkdir(path.join(folder, 'part'));
      await copyFile(path.join(folder, 'shop/freight.json'), path.join(folder, 'part/freight.json'));
      return [path.join(folder, 'part')];
    },
    wrong: [[], async () => [path.join(folder, 'empty')], async () => [path.join(folder, 'nowhere')]],
    reads: true,
  },
  'accept-points-order': once(of(exchanged), [], ['unknown']),
  'issue-points-order': once(of(exchanged), [], ['unknown']),
  'complete-points-order': once(of(exchangeDelivered), [], ['unknown'], of(exchanged)),
  'reject-points-order': once(of(exchanged, 'Sold', 'out'), [], ['unknown', 'why'], of(exchanged)),
  'make-coupon': once(
    ['spring', 'percent=10'],
    [],
    ['summer'],
    ['summer', 'percent=100'],
    ['summer', 'minus=CNY:x'],
    ['summer', 'percent=10', 'for=brand:nobody'],
    ['sum mer', 'percent=10'],
    ['summer', 'percent=10', 'audience=cats'],
  ),
  'make-code': once(
    ['SPRING', 'minus=CNY:5'],
    [],
    ['AB', 'percent=5'],
    ['SUMMER', 'percent=5', 'minus=CNY:5'],
    ['SUMMER', 'percent=5', 'days=0'],
  ),
  'publish-review': once(of(heldReview), [], ['0'], ['x'], ['99999999']),
  'reply-review': { right: of(heldReview, 'Thank', 'you'), wrong: [[], of(heldReview), ['99999999', 'Hi']] },
  'publish-question': once(of(heldQuestion), [], ['x'], ['99999999']),
  'publish-answer': once(of(heldAnswer), [], ['x'], ['99999999']),
  'export-attribution': { right: ['2026-01-01'], wrong: [['yesterday'], ['2026-13-01']], reads: true },
  'webhook-add': once([hook], [], ['http://erp.partner.test'], ['nonsense']),
  'webhook-remove': once([hook], [], ['https://other.partner.test/']),
};

const resolve = (args: Arguments) => (typeof args === 'function' ? args() : args);

async function expectRefused(name: string, args: readonly string[]): Promise<void> {
  const before = await everything();
  const outcome = await operate(name, args);
  expect([name, args, outcome.status]).toEqual([name, args, 'refused']);
  expect(outcome.text).not.toMatch(/undefined|\[object|^$/u);
  expect(await everything()).toEqual(before);
  expect(await lastEntry()).toMatchObject({
    actor: 'anna',
    command: name,
    arguments: args,
    outcome: 'refused',
  });
}

it('has a trial for every command of the help', () => {
  expect(Object.keys(trials).toSorted()).toEqual(operatorCommands.map(({ name }) => name).toSorted());
  for (const { name, usage } of operatorCommands)
    if (usage === '') expect([name, trials[name]?.wrong]).toEqual([name, []]);
});

describe.each(Object.entries(trials))('%s', (name, trial) => {
  it('does what it says, and is written down', async () => {
    const args = await resolve(trial.right);
    const before = await everything();
    const outcome = await operate(name, args);
    expect(outcome, outcome.text).toMatchObject({ status: 'done' });
    expect(outcome.text).not.toMatch(/undefined|\[object|^$/u);
    const entry = { actor: 'anna', command: name, arguments: args, outcome: 'done' };
    expect(await lastEntry()).toMatchObject({ ...entry, createtime: store.clock.now() });
    if (trial.reads) expect(await everything()).toEqual(before);
    if (trial.isOnce) await expectRefused(name, args);
  });

  it.each(trial.wrong.map((args, index) => ({ args, index })))(
    'changes nothing when it is used wrongly ($index)',
    async ({ args }) => {
      const given = await resolve(args);
      await expectRefused(name, given);
      expect(store.errors).toEqual([]);
    },
  );
});

describe('a command that throws', () => {
  it('is written down as failed, and says where to look', async () => {
    // A folder inside a file can be made by nobody.
    const args = [path.join(folder, 'no-backup.tar.gz/shop')];
    const before = await everything();
    const known = store.errors.length;
    const outcome = await operate('export', args);
    expect(outcome.status).toBe('failed');
    expect(outcome.text).toMatch(/^export failed: .+ request [\da-f-]{36}/u);
    const entry = { actor: 'anna', command: 'export', arguments: args, outcome: 'failed' };
    expect(await lastEntry()).toMatchObject(entry);
    expect(await everything()).toEqual(before);
    expect(store.errors.slice(known)).toMatchObject([{ code: 'ENOTDIR' }]);
    expect((await operate('log', [])).text.split('\n')[0]).toContain('anna\tfailed\texport\t');
  });

  it('answers even when the database is away', async () => {
    const known = store.errors.length;
    const gone = await openPglite();
    await gone.close();
    const app = createApp({ ...store.deps, db: gone.db }, [operatorRoutes]);
    const response = await app.request('/operator/ship', {
      method: 'POST',
      headers: { 'x-operator-secret': secret, 'x-test-address': '127.0.0.1' },
      body: '["1"]',
    });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      status: 'failed',
      text: expect.stringMatching(/^ship failed/u),
    });
    expect(store.errors.slice(known)).toHaveLength(2);
  });
});

it.each([
  ['https://erp:hunter2@erp.partner.test/hook', 'https://***@erp.partner.test/hook'],
  ['https://erp.partner.test/hook?key=hunter2&shop=1', 'https://erp.partner.test/hook?***'],
])('keeps the secrets in %s out of the log', async (given, written) => {
  await operate('webhook-add', [given]);
  expect(await lastEntry()).toMatchObject({ command: 'webhook-add', arguments: [written] });
  await operate('webhook-remove', [given]);
});

it('shows who did what, newest first', async () => {
  await operate('adjust-stock', [goodsSn, '-1']);
  const [first] = (await operate('log', [])).text.split('\n');
  expect(first?.split('\t').slice(1)).toEqual(['anna', 'done', 'adjust-stock', goodsSn, '-1']);
});

it('adjusts the stock by what it was told, with a line in the journal', async () => {
  const before = await skuOf(store, goodsSn);
  await operate('adjust-stock', [goodsSn, '-7']);
  expect((await skuOf(store, goodsSn)).stock).toBe(before.stock - 7);
  const [move] = await rowsOf<{ delta: number; reason: string }>(
    store.db,
    sql`select delta, reason from stock_movements order by id desc limit 1`,
  );
  expect(move).toEqual({ delta: -7, reason: 'adjust' });
});
