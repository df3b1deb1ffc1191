import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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
  withdrawalSend,
} from '@pawlet/core/contract';
import { doctorCalls, operatorRoot, orderCalls } from '@pawlet/operator';
import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { toAddress, putIntoCart, setStock, loadSku } from '../../../test/store/buying.ts';
import { buyPaid } from '../../../test/store/paidOrder.ts';
import { operate as operateOn, operatorSecret, readJson } from '../../../test/store/operator.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { localFiles } from '../../adapters/localFiles.ts';
import { openPglite } from '../../adapters/pglite.ts';
import { diagnose } from '../../adapters/doctor/diagnose.ts';
import { readEnvironment } from '../../adapters/environment.ts';
import { createPgliteBackup } from '../../adapters/backups/pgliteBackup.ts';
import { createApp } from '../../createApp.ts';
import { loadRows } from '../../db/database.ts';
import { refunds } from '../../db/schema/afterSales.ts';
import { operatorKeys, operatorLogs } from '../../db/schema/audit.ts';
import { categories } from '../../db/schema/category.ts';
import { products, skus } from '../../db/schema/products.ts';
import { orderLines, orders } from '../../db/schema/order.ts';
import { answers, questions, reviews } from '../../db/schema/review.ts';
import { pointsProducts } from '../../db/schema/points.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { surveyReplies, surveys } from '../../db/schema/survey.ts';
import { createOrderOperations } from '../order/operations.ts';
import { decide } from '../after-sales/operations.ts';
import { clientWith, keyHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import type { ClientCommand } from '../../command-line/clientCommand.ts';
import { clientCommands, findClientCommand } from '../../command-line/clientCommands.ts';
import { addApproval } from '../after-sales/approvals.ts';
import { addPerson } from '../operator-people/people.ts';
import { issueInvoice } from '../invoice/service.ts';
import { addJob } from '../operator-jobs/store.ts';
import { createExchangeOperations } from '../points/operations.ts';
import { withdrawalJob } from '../withdrawal/job.ts';
import { addOperatorKey } from './operatorKeys.ts';
import { operatorApiRoutes } from '../operator-api/routes.ts';

const skuCode = 'PW-PUMP';
const hook = 'https://erp.partner.test/hook';

let folder = '';
let store: TestStore;
let shopper: TestClient;
let nextKey = 1;
let closeEmbedded: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pawlet-operator-'));
  // Backups are only for the embedded database, whatever database this run uses.
  const embedded = await openPglite();
  await embedded.migrate();
  closeEmbedded = () => embedded.close();
  store = await createTestStore({
    deps: {
      operatorSecret,
      localFiles,
      backup: createPgliteBackup(embedded, { dataFolder: folder, hasUploads: true, recipients: [] }),
      doctor: () =>
        diagnose(readEnvironment({ PAWLET_DEMO: '1', PAWLET_DATA_DIR: folder }, folder), store.db),
    },
  });
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, skuCode)).id, 5000);
  await store.db.update(shoppers).set({ points: 20_000 }).where(eq(shoppers.username, 'demo'));
  await mkdir(path.join(folder, 'empty'));
  await writeFile(path.join(folder, 'no-backup.tar.gz'), 'nothing');
});
afterAll(async () => {
  await store.close();
  await closeEmbedded();
  await rm(folder, { recursive: true, force: true });
});

const operate = (name: string, args: readonly string[], identity?: Readonly<Record<string, string>>) =>
  operateOn(store, name, args, identity);

async function lastEntry() {
  const [entry] = await store.db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(1);
  return entry;
}

/** Entries of the log after one of them, oldest first. */
async function entriesAfter(id: number) {
  return store.db.select().from(operatorLogs).where(gt(operatorLogs.id, id)).orderBy(asc(operatorLogs.id));
}

/** A hash of every table except the operator log, and the work in the background that it says was begun. */
async function everything(): Promise<Record<string, unknown>> {
  const tables = await loadRows<{ name: string }>(
    store.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('operator_logs', 'operator_jobs') order by 1`,
  );
  const parts = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${sql.identifier(name)} t`,
  );
  const rows = await loadRows<{ name: string; digest: string }>(store.db, sql.join(parts, sql` union all `));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

const deps = () => ({ db: store.db, random: store.deps.random, now: store.clock.now() });

async function bought({ isPaid = true } = {}): Promise<string> {
  const ids = await putIntoCart(store, shopper, skuCode, 2);
  const added = await shopper.call(orderAdd, { ids, address_id: await toAddress(shopper) });
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

/** A request for one piece: a refund only, or a return. */
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

/** A reviewed withdrawal of an order, or without one. */
async function withdrawn(orderSn?: string): Promise<string> {
  const fields = {
    name: 'Lena Krüger',
    order_sn: orderSn ?? (await bought()),
    email: 'lena@example.com',
  };
  const reply = await shopper.call(withdrawalSend, fields, { key: crypto.randomUUID() });
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: 1 });
  await withdrawalJob.run(store.deps, store.clock.now());
  return String(reply.data.withdrawal_sn);
}

async function exchanged(): Promise<string> {
  const [product] = await store.db
    .update(pointsProducts)
    .set({ stock: 100, personLimit: 0 })
    .where(eq(pointsProducts.slug, 'coupon-shop'))
    .returning();
  const reply = await shopper.call(scoreExchange, { exchange_id: product?.id, nums: 1 });
  return String(reply.data.orderid);
}

async function exchangeDelivered(): Promise<string> {
  const orderid = await exchanged();
  await createExchangeOperations({ ...deps(), actor: 'shop' }).deliver(orderid);
  return orderid;
}

async function invoiced(orderSn?: string): Promise<string> {
  const fields = {
    order_sns: orderSn ?? (await bought()),
    head_type: 2,
    title: 'Wang',
    email: 'wang@pawlet.test',
  };
  const reply = await shopper.call(orderSubmitInvoice, fields);
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: 1 });
  return String(reply.data.invoice_sn);
}

/** An issued invoice whose order was refunded by a release without credit notes. */
async function uncredited(): Promise<string> {
  const orderSn = await bought();
  const invoiceSn = await invoiced(orderSn);
  await issueInvoice(store.db, invoiceSn, store.clock.now());
  await store.db.update(orders).set({ refundedAmount: 500 }).where(eq(orders.orderSn, orderSn));
  return invoiceSn;
}

/** A refund that needs a provider. */
async function refunding(): Promise<string> {
  const refundSn = await applied(1);
  await decide(deps(), refundSn, 'approve');
  const [refund] = await store.db.select().from(refunds).orderBy(desc(refunds.id)).limit(1);
  return refund?.refundNo ?? '';
}

/** A cloud-storage plan, ordered and paid. */
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

async function operatorKey(): Promise<string> {
  const name = `anna-${nextKey++}`;
  await addOperatorKey(store.deps, { name }, store.clock.now());
  return name;
}

async function heldReview(): Promise<string> {
  const { productId } = await loadSku(store, skuCode);
  const row = { userId: await demoId(), productId, content: 'Quiet.', createtime: 1, updatetime: 1 };
  const [made] = await store.db.insert(reviews).values(row).returning();
  return String(made?.id);
}

async function heldQuestion(): Promise<string> {
  const { productId } = await loadSku(store, skuCode);
  const row = { userId: await demoId(), productId, content: 'Is it loud?', createtime: 1 };
  const [made] = await store.db.insert(questions).values(row).returning();
  return String(made?.id);
}

async function shownReview(): Promise<string> {
  const id = await heldReview();
  await store.db
    .update(reviews)
    .set({ status: 'normal' })
    .where(eq(reviews.id, Number(id)));
  return id;
}

async function shownQuestion(): Promise<string> {
  const id = await heldQuestion();
  await store.db
    .update(questions)
    .set({ status: 'normal' })
    .where(eq(questions.id, Number(id)));
  return id;
}

async function shownAnswer(): Promise<string> {
  const id = await heldAnswer();
  await store.db
    .update(answers)
    .set({ status: 'normal' })
    .where(eq(answers.id, Number(id)));
  return id;
}

/** A line of a paid order. */
async function plainLine(): Promise<string> {
  const { lines } = await buyPaid(store, shopper, [[skuCode, 1]]);
  return String(lines[0]);
}

/** A line of a paid order with a camera under an invented serial number. */
async function cameraLine(): Promise<string> {
  const [camera] = await store.db
    .select({ id: skus.id, skuCode: skus.skuCode })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(sql`${categories.slug} like 'cameras%'`)
    .limit(1);
  await setStock(store, camera?.id ?? 0, 100);
  const { lines } = await buyPaid(store, shopper, [[camera?.skuCode ?? '', 1]]);
  return String(lines[0]);
}

let serialFiles = 0;

/** A sheet of serial numbers with these lines. */
async function serialsFile(lines: string): Promise<string> {
  serialFiles += 1;
  const file = path.join(folder, `serials-${serialFiles}.csv`);
  await writeFile(file, `serial,sku\n${lines}\n`);
  return file;
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

async function invited(): Promise<string> {
  const email = `colleague-${nextKey++}@pawlet.test`;
  await addPerson(store.db, { email, name: 'Colleague', role: 'orders' }, store.clock.now());
  return email;
}

/** Headers of a person who may decide what somebody else has requested. */
const secondPerson = () => personHeaders(store, 'owner');

/** A refund that waits for a second person. */
async function approvable(): Promise<string> {
  const orderSn = await bought();
  const [order] = await store.db.select().from(orders).where(eq(orders.orderSn, orderSn));
  const { total = 0, currency = '' } = order ?? {};
  const refund = { what: 'all', hasComeBack: false, note: '' } as const;
  const actor = { name: 'somebody@pawlet.test', claim: '' };
  const caller = { actor, personId: null };
  const more = { orderSn, refund, amount: total, leftBefore: total, currency, caller };
  return String(await addApproval(store.db, more, store.clock.now()));
}

/** A customer without orders. */
async function strangerId(): Promise<string> {
  const username = `stranger-${nextKey++}`;
  const [row] = await store.db
    .insert(shoppers)
    .values({ username, nickname: 'Stranger', createdAt: store.clock.now() })
    .returning();
  return String(row?.id);
}

/** A job that waits. */
async function waitingJob(): Promise<string> {
  const actor = { name: 'local', claim: 'anna' };
  const caller = { kind: 'local', actor, scopes: new Set<never>(), personId: null, sessionId: null } as const;
  const job = { kind: 'ship-orders', scope: 'orders:write', input: {}, total: 1, language: 'en' } as const;
  return String((await addJob(store.db, caller, job, store.clock.now())).id);
}

let shipmentFiles = 0;

/** A sheet of tracking numbers with these lines. */
async function shipmentFile(lines: string): Promise<string> {
  shipmentFiles += 1;
  const file = path.join(folder, `shipments-${shipmentFiles}.csv`);
  await writeFile(file, `order,carrier,number\n${lines}\n`);
  return file;
}

interface Trial {
  readonly right: Arguments;
  /** Invalid arguments, which change nothing; empty for a command without arguments. */
  readonly wrong: readonly Arguments[];
  /** A correct second call is refused, too. */
  readonly isOnce?: true;
  /** It only reads the database. */
  readonly reads?: true;
  /** Headers of its caller. @default those of the data folder's secret */
  readonly identity?: () => Promise<Readonly<Record<string, string>>>;
}

const reads: Trial = { right: [], wrong: [], reads: true };
const once = (right: Arguments, ...wrong: readonly Arguments[]): Trial => ({ right, wrong, isOnce: true });

const trials: Readonly<Record<string, Trial>> = {
  inbox: reads,
  jobs: { right: ['--json'], wrong: [['more']], reads: true },
  'cancel-job': once(of(waitingJob), [], ['x'], ['99999999']),
  log: { right: ['page=1'], wrong: [['page=0'], ['anna']], reads: true },
  orders: {
    right: ['to-ship', '--json'],
    wrong: [['dance'], ['page=0'], ['page=999'], ['colour=red'], ['--xml']],
    reads: true,
  },
  order: { right: of(bought), wrong: [[], ['unknown'], of(bought, 'more')], reads: true },
  'operator-key-add': once(
    ['berta', 'scopes=orders:read', 'expires=2037-12-31'],
    [],
    ['Berta'],
    ['local'],
    ['two', 'words'],
    ['carla', 'scopes=orders:eat'],
    ['carla', 'expires=soon'],
    ['carla', 'expires=2001-01-01'],
  ),
  people: { right: ['--json'], wrong: [['more']], reads: true },
  'person-invite': once(
    ['doris@pawlet.test', 'orders', 'name=Doris'],
    [],
    ['doris', 'orders'],
    ['emil@pawlet.test'],
    ['emil@pawlet.test', 'king'],
  ),
  'person-change': {
    right: async () => [await invited(), 'role=support', 'disabled=no', '--log-out'],
    wrong: [
      [],
      ['nobody@pawlet.test', 'role=support'],
      of(invited),
      of(invited, 'role=king'),
      of(invited, 'disabled=perhaps'),
    ],
  },
  reminders: { right: ['--json'], wrong: [['page=0'], ['more']], reads: true },
  'ship-list': {
    right: async () => [await shipmentFile(`${await bought()},SF,SF-L1`)],
    wrong: [
      [],
      ['nowhere.csv'],
      async () => [await shipmentFile(`${await bought()},SF,SF-L2`), 'more'],
      async () => [await shipmentFile(`${await bought()},SF,SF-L3\n999,SF,SF-L4`)],
      async () => [await shipmentFile('')],
    ],
  },
  cancel: once(
    of(() => bought({ isPaid: false })),
    [],
    ['unknown'],
    of(bought),
  ),
  approvals: { right: ['--json'], wrong: [['more']], reads: true },
  approve: { right: of(approvable), wrong: [[], ['x'], ['99999999']], identity: secondPerson },
  decline: once(of(approvable), [], ['x'], ['99999999']),
  customers: { right: ['name=demo', '--json'], wrong: [['page=0'], ['colour=red']], reads: true },
  customer: { right: async () => [String(await demoId())], wrong: [[], ['x'], ['99999999']], reads: true },
  'customer-export': { right: async () => [String(await demoId())], wrong: [[], ['x'], ['99999999']] },
  'customer-delete': once(
    async () => [await strangerId(), '--confirm'],
    [],
    ['x', '--confirm'],
    of(strangerId),
    ['99999999', '--confirm'],
  ),
  mails: { right: ['--json'], wrong: [['more']], reads: true },
  'owner-add': {
    right: ['Berta@Pawlet.test'],
    wrong: [[], ['berta'], ['berta@pawlet.test', 'more']],
  },
  keys: { right: ['--json'], wrong: [['more']], reads: true },
  'operator-key-revoke': once(of(operatorKey), [], ['nobody']),
  refund: {
    right: async () => [await bought(), 'all', '--key=first'],
    wrong: [
      [],
      ['unknown', 'all', 'left=1.00'],
      of(bought),
      of(bought, 'all'),
      of(bought, 'all', 'left=0.01'),
      of(bought, 'all', 'lines=1', 'left=1.00'),
      of(bought, 'some', 'left=1.00'),
      of(bought, 'lines=1', '--key=second'),
      of(bought, 'lines=x', '--key=second'),
      of(bought, 'amount=99999.00', '--key=second'),
      of(bought, 'amount=0', '--key=second'),
      of(bought, 'all', '--key='),
      of(bought, 'all', 'left=much'),
      of(() => bought({ isPaid: false }), 'all', '--key=second'),
    ],
  },
  aftersales: { right: ['overdue'], wrong: [['more'], ['overdue', 'more']], reads: true },
  aftersale: { right: of(() => applied(1)), wrong: [[], ['unknown']], reads: true },
  held: {
    right: ['author=1', 'page=1', '--json'],
    wrong: [['author=anna'], ['page=0'], ['more']],
    reads: true,
  },
  webhooks: { right: ['--json'], wrong: [['more']], reads: true },
  invoices: { right: ['all'], wrong: [['page=0'], ['page=99'], ['more']], reads: true },
  ship: once(
    of(bought, 'SF', 'SF1'),
    [],
    of(bought, 'SF', 'SF1', 'again'),
    of(bought, 'SF', 'SF1', 'parcel=1'),
    of(bought, 'lines=1'),
    of(bought, 'lines=x'),
    of(shipped, 'SF', 'SF1', 'parcel=0'),
    of(shipped, 'SF', 'SF1', 'parcel=2'),
    of(shipped, 'parcel=1'),
    ['unknown'],
    of(() => bought({ isPaid: false })),
  ),
  deliver: once(of(shipped), [], ['unknown'], of(bought)),
  'adjust-stock': {
    right: [skuCode, '+20'],
    wrong: [[], [skuCode], [skuCode, '20'], [skuCode, '-0'], [skuCode, '-999999'], ['unknown', '+1']],
  },
  'low-stock': { right: ['--json'], wrong: [['all'], ['page=1']], reads: true },
  'restock-alerts': { right: ['--json'], wrong: [['all'], ['page=1']], reads: true },
  'points-rates': {
    right: ['on', 'back=1', 'usd=710'],
    wrong: [['jpy=100'], ['back=60'], ['xyz=1'], ['maybe']],
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
    of(() => applied(1)),
    ['unknown'],
    of(returning),
  ),
  'receive-return': once(
    of(returning),
    [],
    ['unknown'],
    of(() => applied(2)),
  ),
  'message-shopper': {
    right: of(() => applied(1), 'Which', 'plug?'),
    wrong: [[], of(() => applied(1)), ['unknown', 'Hello']],
  },
  'ask-pictures': once(
    of(() => applied(1), 'The', 'plug'),
    [],
    of(() => applied(1)),
    ['unknown', 'The plug'],
    of(returning, 'The plug'),
  ),
  'exchange-return': once(
    of(returning, 'SF', 'SF1', 'note=A new one', '--not-back'),
    [],
    of(returning),
    of(returning, 'SF'),
    of(returning, 'SF', 'SF1', 'more'),
    of(returning, 'SF', 'SF1', 'sku=unknown'),
    ['unknown', 'SF', 'SF1'],
    of(() => applied(2), 'SF', 'SF1'),
  ),
  withdrawals: {
    right: ['all', 'page=1', '--json'],
    wrong: [['page=0'], ['page=99'], ['closed'], ['name=Lena']],
    reads: true,
  },
  'settle-withdrawal': once(
    of(withdrawn, 'accept'),
    [],
    ['unknown', 'accept'],
    of(withdrawn),
    of(withdrawn, 'perhaps'),
    of(withdrawn, 'accept', 'some'),
    of(withdrawn, 'accept', 'lines=x'),
    of(withdrawn, 'accept', 'lines=99999999'),
    of(withdrawn, 'accept', 'all', 'lines=1'),
    of(withdrawn, 'accept', 'order=unknown'),
    of(() => withdrawn('unknown'), 'accept'),
    of(withdrawn, 'reject'),
    of(withdrawn, 'reject', 'unwanted'),
    of(withdrawn, 'reject', 'late'),
    of(withdrawn, 'reject', 'excluded'),
    of(withdrawn, 'reject', 'excluded', 'lines=1'),
  ),
  'pay-method': {
    right: ['alipay', 'off', 'en=Down'],
    wrong: [['cash', 'off'], ['alipay'], ['alipay', 'off', 'colour=red']],
  },
  refunds: { right: [], wrong: [['some']], reads: true },
  'retry-refund': { right: of(refunding), wrong: [[], ['unknown']] },
  'refund-cloud-order': once(
    of(planOrdered),
    [],
    ['unknown'],
    of(planOrdered, 'some'),
    of(() => planOrdered({ isPaid: false })),
  ),
  doctor: { right: ['--json'], wrong: [['more'], ['--json', '--json']] },
  'preview-mail': {
    right: ['shipped', 'de'],
    wrong: [[], ['shipped'], ['shipped', 'xx'], ['eaten', 'de'], ['shipped', 'de', 'more']],
    reads: true,
  },
  settings: {
    right: ['orders.unpaidMinutes', '45'],
    wrong: [
      ['unknown'],
      ['orders.unpaidMinutes', '4'],
      ['orders.unpaidMinutes', 'soon'],
      ['orders.unpaidMinutes', '"45"'],
      ['orders.unpaidMinutes', '45', 'version=x'],
      ['orders.unpaidMinutes', '45', 'version=999999999'],
      ['orders.unpaidMinutes', '45', 'more'],
      ['orders.unpaidMinutes', 'default', 'colour=red'],
      ['shop.name', '{"nme":"Miau"}'],
    ],
  },
  'shop-name': {
    right: ['name=Miau & Co', 'zh=喵与友', 'de=-'],
    wrong: [
      ['name'],
      ['colour=red'],
      ['name=-'],
      ['name= '],
      ['name=&&&'],
      [`name=${'x'.repeat(41)}`],
      ['name=<script>alert(1)</script>'],
      ['name=Miau\u202Egnp'],
      ['name=Miau\u200B'],
      ['zh=Miau\nBcc: someone@evil.test'],
      ['en=Miau\u2028Co'],
    ],
  },
  synonyms: { right: ['de'], wrong: [[], ['xx'], ['de', 'Napf']], reads: true },
  'set-synonyms': {
    right: ['de', 'Napf', 'Futterschale', 'Fress-Schale'],
    wrong: [
      [],
      ['xx', 'Napf', 'Schale'],
      ['de', 'Napf'],
      ['de', 'Napf', 'napf'],
      ['de', 'Napf', '%'],
      ['de', 'Napf', 'x'.repeat(61)],
      ['de', ...Array.from({ length: 21 }, (_, place) => `Wort${place}`)],
    ],
  },
  'remove-synonyms': once(['en', 'waterer'], [], ['xx', 'waterer'], ['en', 'zebra'], ['en', 'mat', 'cable']),
  freight: { right: ['--json'], wrong: [['more']], reads: true },
  'set-freight': {
    right: ['CAN', 'first-grams=1000', 'first-fee=USD:9.90', 'days=12'],
    wrong: [
      [],
      ['CAN'],
      ['CAN', 'days=soon'],
      ['CAN', 'first-fee=9.90'],
      ['CAN', 'colour=red'],
      ['XXX', 'first-grams=1000', 'first-fee=USD:9.90'],
    ],
  },
  'remove-freight': once(['CAN'], [], ['XXX'], ['CAN', 'more']),
  seller: {
    right: ['name=Pawlet GmbH', 'address=Berlin', 'tax=DE123456789'],
    wrong: [['name'], ['colour=red'], [`name=${'x'.repeat(201)}`]],
  },
  contact: {
    right: ['DE', 'phone=+49 30 23125 014', 'email=help@shop.example', 'hours=mon-fri 09:00-18:00'],
    wrong: [
      ['XX', 'phone=123'],
      ['phone=123'],
      ['DE', 'US'],
      ['DE', 'phone=call me'],
      ['DE', 'email=help'],
      ['DE', 'chat=javascript:alert(1)'],
      ['DE', 'hours=always'],
      ['DE', 'fax=123'],
    ],
  },
  law: {
    right: ['DE', 'withdrawal=30', 'button=on', 'tax=included', 'imprint=on', 'statistics=ask'],
    wrong: [
      ['XX', 'tax=none'],
      ['tax=none'],
      ['DE', 'US'],
      ['DE', 'withdrawal=1'],
      ['DE', 'tax=19'],
      ['DE', 'imprint=1'],
      ['DE', 'button=1'],
      ['DE', 'statistics=always'],
      ['DE', 'cookies=on'],
    ],
  },
  'issue-invoice': once(of(invoiced), [], ['unknown']),
  'credit-notes': { right: ['missing'], wrong: [['page=0'], ['page=2'], ['more']], reads: true },
  'issue-credit-note': once(of(uncredited), [], ['unknown'], of(invoiced)),
  'shared-mobiles': { right: ['--json'], wrong: [['more']], reads: true },
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
    // Every currency of the shop needs an amount.
    ['summer', 'minus=CNY:5'],
    ['summer', 'percent=10', 'for=brand:nobody'],
    ['sum mer', 'percent=10'],
    ['summer', 'percent=10', 'audience=cats'],
  ),
  'make-plan': once(
    ['month', '45', 'prices=CNY:9,USD:2', 'name=45 days'],
    [],
    ['week', '7', 'prices=CNY:9', 'name=A week'],
    ['month', '0', 'prices=CNY:9', 'name=None'],
    ['month', '46', 'prices=CNY:0', 'name=Free'],
    ['month', '46', 'prices=CNY:x', 'name=46 days'],
    ['month', '46', 'prices=CNY:9'],
    ['month', '46', 'prices=CNY:9', 'name=46 days', 'offered=maybe'],
    // Another plan has these days.
    ['month', '45', 'prices=CNY:8', 'name=Again'],
  ),
  'make-code': once(
    ['SPRING', 'percent=5', 'days=3'],
    [],
    ['A', 'percent=5'],
    ['SUMMER', 'percent=5', 'minus=CNY:5'],
    ['SUMMER', 'percent=5', 'days=0'],
  ),
  'publish-review': once(of(heldReview), [], ['0'], ['x'], ['99999999']),
  'reply-review': { right: of(heldReview, 'Thank', 'you'), wrong: [[], of(heldReview), ['99999999', 'Hi']] },
  'publish-question': once(of(heldQuestion), [], ['x'], ['99999999']),
  'refuse-review': once(
    of(heldReview, 'Advertising'),
    [],
    of(heldReview),
    ['99999999', 'why'],
    of(shownReview, 'why'),
  ),
  'hide-review': once(
    of(shownReview, 'Advertising'),
    [],
    of(shownReview),
    ['x', 'why'],
    of(heldReview, 'why'),
  ),
  'refuse-question': once(of(heldQuestion, 'Rude'), [], ['99999999', 'why'], of(shownQuestion, 'why')),
  'hide-question': once(of(shownQuestion, 'Rude'), [], ['99999999', 'why'], of(heldQuestion, 'why')),
  'refuse-answer': once(of(heldAnswer, 'Wrong'), [], ['99999999', 'why']),
  'hide-answer': once(of(shownAnswer, 'Wrong'), [], ['99999999', 'why'], of(heldAnswer, 'why')),
  'answer-question': {
    right: of(shownQuestion, 'It', 'is', 'quiet'),
    wrong: [[], of(shownQuestion), of(heldQuestion, 'It is quiet')],
  },
  'survey-answers': {
    right: ['drinker', '--csv'],
    wrong: [[], ['unknown'], ['drinker', 'more']],
    reads: true,
  },
  'points-orders': { right: ['page=1', '--json'], wrong: [['page=0'], ['page=99'], ['more']], reads: true },
  'receipt-days': {
    right: ['delivered=5', 'abroad=45'],
    wrong: [
      ['delivered=0'],
      ['domestic=366'],
      ['abroad=1.5'],
      ['elsewhere=3'],
      ['constructor=3'],
      ['5'],
      ['default', 'abroad=3'],
    ],
  },
  'import-cameras': {
    right: async () => [await serialsFile('CAM-9,WK-DOT-WH')],
    wrong: [
      [],
      ['nowhere.csv'],
      async () => [await serialsFile('CAM-8,WK-DOT-WH'), '--force'],
      async () => [await serialsFile('CAM-8,WK-DOT-WH'), 'more.csv'],
      async () => [await serialsFile('CAM-8,WK-DOT-WH\nCAM-7,NO-SUCH')],
      async () => [await serialsFile('CAM-9,WK-LOOK-WH2K')],
      async () => [await serialsFile('')],
    ],
  },
  'bind-camera': once(
    async () => ['CAM-1', await cameraLine()],
    [],
    ['CAM-2'],
    ['CAM-2', 'x'],
    ['CAM-2', '99999999'],
    ['!', '1'],
    async () => ['CAM-2', await plainLine()],
    async () => ['CAM-2', await cameraLine(), 'CAM-3'],
  ),
  'publish-answer': once(of(heldAnswer), [], ['x'], ['99999999']),
  'export-attribution': { right: ['2026-01-01'], wrong: [['yesterday'], ['2026-13-01']], reads: true },
  'webhook-add': once([hook], [], ['http://erp.partner.test'], ['nonsense']),
  'webhook-remove': once([hook], [], ['https://other.partner.test/']),
};

const resolve = (args: Arguments) => (typeof args === 'function' ? args() : args);

const local = { actor: 'local', claim: 'anna' };

async function expectRefused(name: string, args: readonly string[]): Promise<void> {
  const before = await everything();
  const last = (await lastEntry())?.id ?? 0;
  const outcome = await operate(name, args);
  expect([name, args, outcome.status]).toEqual([name, args, 'refused']);
  expect(outcome.text).not.toMatch(/undefined|\[object|^$/u);
  expect(await everything()).toEqual(before);
  // What is found out before a call is made is not logged, as no one has done anything.
  for (const { outcome: logged, command } of await entriesAfter(last))
    if (!beginning.includes(command)) expect(['refused', 'read', 'intended']).toContain(logged);
}

/** Calls that begin work in the background, which finds out by itself what is wrong. */
const beginning: readonly string[] = [orderCalls.shipOrders.name];

it('has a trial for every command of the help, each of which has one name', () => {
  const names = clientCommands.map(({ name }) => name);
  expect(Object.keys(trials).toSorted()).toEqual(names.toSorted());
  for (const { name, usage } of clientCommands)
    if (usage === '') expect([name, trials[name]?.wrong]).toEqual([name, []]);
});

it('knows commands by the names of earlier releases', () => {
  for (const [former, name] of [
    ['import-serials', 'import-cameras'],
    ['operator-keys', 'keys'],
  ] as const)
    expect(findClientCommand(former)?.name).toBe(name);
  const former = clientCommands.flatMap(({ formerName }) => formerName ?? []);
  expect(former.filter((name) => clientCommands.some((command) => command.name === name))).toEqual([]);
});

describe.each(clientCommands.map((command) => [command.name, command] as const))('%s', (name, command) => {
  const trial = trials[name] ?? reads;

  it('executes and is logged', async () => {
    const args = await resolve(trial.right);
    const identity = await trial.identity?.();
    const before = await everything();
    const last = (await lastEntry())?.id ?? 0;
    const outcome = await operate(name, args, identity);
    expect(outcome, outcome.text).toMatchObject({ status: 'done' });
    expect(outcome.text).not.toMatch(/undefined|\[object|^$/u);
    expectCalls(command, await entriesAfter(last), trial.reads === true);
    if (trial.reads) expect(await everything()).toEqual(before);
    if (trial.isOnce) await expectRefused(name, args);
  });

  it.each(trial.wrong.map((args, index) => ({ args, index })))(
    'changes nothing with invalid arguments ($index)',
    async ({ args }) => {
      const given = await resolve(args);
      await expectRefused(name, given);
      expect(store.errors).toEqual([]);
    },
  );
});

/** A command makes the calls that it names, and each that writes is logged as done. */
function expectCalls(
  { calls }: ClientCommand,
  entries: readonly (typeof operatorLogs.$inferSelect)[],
  isReading: boolean,
): void {
  const names = calls.map((call) => call.name);
  for (const { command, outcome } of entries) {
    expect(names).toContain(command);
    expect(['intended', 'done', 'read']).toContain(outcome);
  }
  expect(entries.some(({ outcome }) => outcome === 'done')).toBe(
    calls.some(({ writes, runsApart = false }) => runsApart || (writes && !isReading)),
  );
}

it('the operator API returns what doctor prints', async () => {
  const client = clientWith(store, await keyHeaders(store, ['settings:read']));
  const { data } = await client.call(doctorCalls.readFindings);
  const { text } = await operate('doctor', ['--json']);
  expect(JSON.parse(text)).toEqual(data);
  expect(data.findings.map(({ area }) => area)).toContain('uploads');
});

describe('operator log', () => {
  /**
   * Makes the database refuse log entries with this outcome, as if the process ended before it was written.
   */
  async function withoutLine(outcome: string, work: () => Promise<void>): Promise<void> {
    await store.db.execute(
      sql.raw(`create function no_line() returns trigger language plpgsql as $$
        begin if new.outcome = '${outcome}' then raise exception 'no line'; end if; return new; end $$`),
    );
    await store.db.execute(
      sql`create trigger no_line before insert on operator_logs for each row execute function no_line()`,
    );
    try {
      await work();
    } finally {
      await store.db.execute(sql`drop trigger no_line on operator_logs`);
      await store.db.execute(sql`drop function no_line()`);
    }
  }

  it('is required: what cannot be logged is not done', async () => {
    const orderSn = await bought();
    const before = await everything();
    const known = store.errors.length;
    await withoutLine('done', async () => {
      const text = expect.stringMatching(/^Something went wrong[^]*Check what the command should/u);
      expect(await operate('adjust-stock', [skuCode, '+20'])).toEqual({ status: 'refused', text });
      expect(await operate('ship', [orderSn, 'SF', 'SF2'])).toEqual({ status: 'refused', text });
      expect(await operate('refund', [orderSn, 'all', '--key=unlogged'])).toEqual({
        status: 'refused',
        text,
      });
    });
    expect(await everything()).toEqual(before);
    expect(await lastEntry()).toMatchObject({ command: 'orders.refund', outcome: 'failed' });
    expect(store.errors.slice(known).length).toBeGreaterThan(0);
    expect(await operate('refund', [orderSn, 'all', '--key=unlogged'])).toMatchObject({ status: 'done' });
  });

  it('has the intention of an irreversible command, whatever happens afterwards', async () => {
    const target = path.join(folder, 'intended');
    const known = store.errors.length;
    await withoutLine('done', async () => {
      expect(await operate('export', [target])).toMatchObject({ status: 'refused' });
    });
    expect(store.errors.slice(known).length).toBeGreaterThan(0);
    const [failed, intended] = await store.db
      .select()
      .from(operatorLogs)
      .orderBy(desc(operatorLogs.id))
      .limit(2);
    const command = 'machine.export';
    const given = expect.arrayContaining([`folder=${target}`]);
    expect(intended).toMatchObject({ command, arguments: given, outcome: 'intended' });
    expect(failed).toMatchObject({ command, outcome: 'failed', intentId: intended?.id });
  });

  it('is required for the intention as well', async () => {
    const target = path.join(folder, 'unintended');
    const known = store.errors.length;
    await withoutLine('intended', async () => {
      expect(await operate('export', [target])).toMatchObject({ status: 'refused' });
    });
    expect(store.errors.slice(known).length).toBeGreaterThan(0);
    await expect(readdir(target)).rejects.toThrow('ENOENT');
  });

  it('has the owner of a key, whatever name the caller uses, until it is revoked', async () => {
    const added = await operate('operator-key-add', ['clara']);
    const key = /pok_[\da-f]{64}/u.exec(added.text)?.[0] ?? '';
    const stored = await store.db.select().from(operatorKeys).where(eq(operatorKeys.name, 'clara'));
    expect(JSON.stringify(stored)).not.toContain(key);
    const byKey = { 'x-operator-key': key, 'x-operator-user': 'boss' };
    expect(await operate('adjust-stock', [skuCode, '+1'], byKey)).toMatchObject({ status: 'done' });
    expect(await lastEntry()).toMatchObject({ actor: 'clara', claim: '', command: 'stock.correct' });
    expect((await operate('keys', [])).text).toMatch(/^clara\t.+\tused .+\tin force\tevery scope$/mu);
    await operate('operator-key-revoke', ['clara']);
    expect(await operate('adjust-stock', [skuCode, '+1'], byKey)).toEqual({
      status: 'refused',
      text: 'The shop does not accept this operator key: it is unknown, expired or revoked.',
    });
    expect(await lastEntry()).toMatchObject({ actor: 'local', command: 'keys.revoke' });
    expect(await operate('operator-key-add', ['clara'])).toMatchObject({ status: 'refused' });
  });

  it('omits the names and contacts searched for', async () => {
    await operate('orders', ['name=王', 'phone=138', 'number=2026']);
    expect(await lastEntry()).toMatchObject({
      arguments: expect.arrayContaining(['name=***', 'phone=***', 'number=2026']),
    });
  });
});

describe('failing command', () => {
  it('is logged as failed, with a hint where to look', async () => {
    // A folder inside a file cannot be created.
    const args = [path.join(folder, 'no-backup.tar.gz/shop')];
    const before = await everything();
    const known = store.errors.length;
    const outcome = await operate('export', args);
    expect(outcome.status).toBe('refused');
    expect(outcome.text).toMatch(/^Something went wrong[^]* \(urn:uuid:[\da-f-]{36}\)/u);
    expect(await lastEntry()).toMatchObject({ ...local, command: 'machine.export', outcome: 'failed' });
    expect(await everything()).toEqual(before);
    expect(store.errors.slice(known)).toMatchObject([{ code: 'ENOTDIR' }]);
    expect((await operate('log', [])).text.split('\n')[0]).toContain(
      'local (claims to be anna)\tfailed\tmachine.export\t',
    );
  });

  it('gets a response even when the database is unavailable', async () => {
    const known = store.errors.length;
    const gone = await openPglite();
    await gone.close();
    const app = createApp({ ...store.deps, db: gone.db }, [operatorApiRoutes]);
    const response = await app.request(`${operatorRoot}/stock/corrections`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-operator-secret': operatorSecret,
        'x-test-address': '127.0.0.1',
      },
      body: JSON.stringify({ reason: 'test', lines: [{ sku: skuCode, change: 1 }] }),
    });
    expect(await response.json()).toMatchObject({ status: 500, code: 'internal' });
    expect(store.errors.slice(known)).toHaveLength(2);
  });
});

it('lists the log, newest first', async () => {
  await operate('adjust-stock', [skuCode, '-1']);
  const [first] = (await operate('log', [])).text.split('\n');
  expect(first?.split('\t').slice(1)).toEqual([
    'local (claims to be anna)',
    'done',
    'stock.correct',
    skuCode,
    'reason=command line',
    `lines=[{"sku":"${skuCode}","change":-1}]`,
  ]);
});

it('shows the state of a points order as text, and its key to other programs', async () => {
  const orderid = await exchanged();
  expect((await operate('points-orders', [])).text).toContain(`${orderid}\tnew\tto be issued\t`);
  await operate('accept-points-order', [orderid]);
  const { text } = await operate('points-orders', []);
  expect(text).toContain(`${orderid}\tbeing prepared\tto be issued\t`);
  expect(await readJson(store, 'points-orders')).toContainEqual(
    expect.objectContaining({ exchangeSn: orderid, state: 'preparing', type: 'virtual' }),
  );
});

it('keeps each survey response on one line of the list', async () => {
  const [survey] = await store.db.select().from(surveys).where(eq(surveys.type, 'feeder'));
  const questionId = survey?.questions.at(-1)?.id ?? 0;
  const answers = { [questionId]: 'Quiet\nand\tsmall' };
  await store.db
    .insert(surveyReplies)
    .values({ userId: await demoId(), type: 'feeder', answers, points: 0, createtime: 1 });
  expect((await operate('survey-answers', ['feeder'])).text).toMatch(/\tQuiet and small\n1 reply\.$/u);
  expect((await operate('survey-answers', ['feeder', '--csv'])).text).toContain('"Quiet\nand\tsmall"');
});

it('has no inbox in a real shop', async () => {
  const settings = { ...store.deps.settings, isDemo: false };
  const outcome = await operateOn({ deps: { ...store.deps, settings } }, 'inbox');
  expect(outcome).toMatchObject({ status: 'refused', text: expect.stringContaining('Only the demo') });
});

it('adjusts the stock by the given amount, with a journal entry', async () => {
  const before = await loadSku(store, skuCode);
  await operate('adjust-stock', [skuCode, '-7']);
  expect((await loadSku(store, skuCode)).stock).toBe(before.stock - 7);
  const [move] = await loadRows<{ delta: number; reason: string }>(
    store.db,
    sql`select delta, reason from stock_movements order by id desc limit 1`,
  );
  expect(move).toEqual({ delta: -7, reason: 'adjust' });
});
