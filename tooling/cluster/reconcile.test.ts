import { orderAdd, orderPay } from '@pawlet/core/contract';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAlipay } from '../../packages/server/src/adapters/payments/alipay.ts';
import { type Database, loadRows } from '../../packages/server/src/db/database.ts';
import { orderMailJob } from '../../packages/server/src/modules/order-mail/job.ts';
import type { OutgoingMessage } from '../../packages/server/src/ports/messenger.ts';
import { createTestStore, type TestStore, testOrigin } from '../../packages/server/test/createTestStore.ts';
import { loadSku } from '../../packages/server/test/store/buying.ts';
import { type CrowdMember, fillCarts, gatherCrowd } from '../../packages/server/test/store/crowd.ts';
import { type FakeAlipay, startFakeAlipay } from '../../packages/server/test/store/fakeAlipay.ts';
import { isRecord } from '../../packages/server/test/store/isRecord.ts';
import { createTestClock } from '../../packages/server/test/store/testClock.ts';
import { findOutboxId } from './mailSink.ts';
import {
  listDifferences,
  type OpeningBalance,
  type OutsideView,
  readOpeningBalance,
  reconcile,
} from './reconcile.ts';

const pointsAtStart = 500;
const [buyers, payers] = [5, 2];
const clock = createTestClock();
const mails: OutgoingMessage[] = [];

let alipay: FakeAlipay;
let store: TestStore;
let opening: OpeningBalance;
let outside: OutsideView;
/** Conditions for one of the orders that is paid, and one that is not. */
let paid: SQL;
let unpaid: SQL;
const unknownNumber = '9'.repeat(26);

beforeAll(async () => {
  alipay = await startFakeAlipay(() => clock.now());
  const mail = {
    isConfigured: true,
    send(message: OutgoingMessage) {
      mails.push(message);
      return Promise.resolve('sent' as const);
    },
  };
  store = await createTestStore({
    deps: { clock, mail, payments: [createAlipay(alipay.config, { clock })] },
  });
  opening = await readOpeningBalance(store.db);
  const crowd = await gatherCrowd(store, buyers, pointsAtStart);
  await store.db.execute(
    sql`update shoppers set email = username || '@buyers.test' where id > ${opening.lastShopperId}`,
  );
  const rows = await fillCarts(store, crowd, await loadSku(store, 'PW-PUMP'));
  const numbers: string[] = [];
  for (const [place, member] of crowd.entries()) numbers.push(await order(member, rows[place] ?? 0));
  const trades = [];
  for (const [place, member] of crowd.slice(0, payers).entries())
    trades.push(await pay(member, numbers[place] ?? ''));
  await orderMailJob.run(store.deps, clock.now());
  outside = {
    acknowledged: new Set(numbers),
    pointsAtStart,
    trades,
    mailed: mails.flatMap(({ reference = '' }) => findOutboxId(reference) ?? []),
    unmailed: new Set(),
  };
  [paid, unpaid] = [sql`order_sn = ${numbers[0]}`, sql`order_sn = ${numbers.at(-1)}`];
});
afterAll(async () => {
  await store.close();
  await alipay.close();
});

async function order({ client, addressId }: CrowdMember, row: number): Promise<string> {
  const fields = { ids: String(row), address_id: addressId, score: 100 };
  const reply = await client.call(orderAdd, fields, { key: crypto.randomUUID() });
  expect(reply.code, reply.msg).toBe(1);
  return readOrderNumber(reply.data);
}

function readOrderNumber(data: unknown): string {
  return isRecord(data) ? String(data['order_sn']) : '';
}

async function pay({ client }: CrowdMember, orderSn: string): Promise<OutsideView['trades'][number]> {
  const fields = { order_sn: orderSn, paytype: 'alipay', method: 'wap', returnurl: '' };
  const address = new URL(String((await client.call(orderPay, fields)).data));
  const asked: unknown = JSON.parse(address.searchParams.get('biz_content') ?? '{}');
  const { out_trade_no: paymentNo, total_amount: amount } = asked as Record<string, string>;
  if (paymentNo === undefined || amount === undefined) throw new Error('The shop asked for no payment.');
  const reply = await store.app.request(address.searchParams.get('notify_url') ?? testOrigin, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: alipay.notification({
      out_trade_no: paymentNo,
      trade_no: `2026${paymentNo}`,
      trade_status: 'TRADE_SUCCESS',
      total_amount: amount,
    }),
  });
  expect(await reply.text()).toBe('success');
  return { paymentNo, amount };
}

/** A planted difference, and the comparisons that must report it. */
interface Plant {
  readonly what: string;
  readonly change?: () => readonly SQL[];
  readonly view?: () => Partial<OutsideView>;
  readonly reported: readonly string[];
}

const idOf = (which: SQL) => sql`(select id from orders where ${which})`;
const buyerOf = (which: SQL) => sql`(select user_id from orders where ${which})`;
const ownLog = () => sql`kind = 'order_spent' and user_id = ${buyerOf(paid)}`;
const soldSku = sql`(select sku_id from order_lines order by id desc limit 1)`;

const known = 'acknowledged orders in the database';
const count = 'orders in the database';
const journal = 'pieces that the stock journal took for orders';
const stock = 'SKUs whose stock differs from their journal';
const held = 'SKUs whose journal differs from their orders';
const spent = 'points that the ledger took for orders';
const balance = 'shoppers whose points differ from their ledger';
const atWallet = "payments of the wallet in the shop's books";
const settled = 'settled payments';
const paidOrders = 'paid orders';
const settledAmount = 'minor units of settled payments';
const paidAmount = 'minor units of paid orders';
const queued = 'queued e-mails about payments';
const sent = 'sent e-mails about payments';
const reached = 'paid orders whose e-mail reached the mail server';
const wrongMail = 'e-mails about payments of orders that are not paid';
const unqueued = 'e-mails at the mail server that the shop has not queued';

const plants: readonly Plant[] = [
  {
    what: 'an acknowledged order that the database does not have',
    view: () => ({ acknowledged: new Set([...outside.acknowledged, unknownNumber]) }),
    reported: [known, count],
  },
  {
    what: 'an order without its e-mail',
    view: () => ({ acknowledged: new Set([...outside.acknowledged].slice(1)) }),
    reported: [count],
  },
  {
    what: 'two orders of one shopper',
    change: () => [sql`update orders set user_id = ${buyerOf(paid)} where ${unpaid}`],
    reported: ['second orders of shoppers who ordered once'],
  },
  {
    what: 'an order that has lost its lines',
    change: () => [sql`delete from order_lines where order_id = ${idOf(unpaid)}`],
    reported: ['orders without a line', journal, held],
  },
  {
    what: 'a piece that came back without a journal row',
    change: () => [sql`update skus set stock = stock + 1 where id = ${soldSku}`],
    reported: [stock],
  },
  {
    what: 'a journal row too many',
    change: () => [
      sql`insert into stock_movements (sku_id, delta, reason, createtime) values (${soldSku}, -1, 'adjust', 0)`,
    ],
    reported: [journal, stock, held],
  },
  {
    what: 'two journal rows that cancel each other out in the sum alone',
    change: () => [
      sql`insert into stock_movements (sku_id, delta, reason, createtime) values (${soldSku}, -1, 'adjust', 0)`,
      sql`insert into stock_movements (sku_id, delta, reason, createtime)
            select min(id), 1, 'adjust', 0 from skus where id <> ${soldSku}`,
    ],
    reported: [stock, held],
  },
  {
    what: 'more pieces sold than there were',
    change: () => [
      sql`alter table skus drop constraint if exists skus_stock`,
      sql`update skus set stock = -1 where id = ${soldSku}`,
    ],
    reported: [stock, 'SKUs with less than nothing'],
  },
  {
    what: 'points of an order that no ledger row took',
    change: () => [sql`update orders set score = score + 1 where ${unpaid}`],
    reported: [spent],
  },
  {
    what: 'a balance that was changed without a ledger row',
    change: () => [sql`update shoppers set score = score + 1 where id = ${buyerOf(paid)}`],
    reported: [balance],
  },
  {
    what: 'a lost ledger row',
    change: () => [sql`delete from score_logs where ${ownLog()}`],
    reported: [spent, balance],
  },
  {
    what: 'a ledger row that began with another balance',
    change: () => [sql`update score_logs set before = before + 1, after = after + 1 where ${ownLog()}`],
    reported: ['ledger rows that do not continue the one before'],
  },
  {
    what: 'money that the wallet took and the shop does not know of',
    view: () => ({ trades: [...outside.trades, { paymentNo: '1', amount: '1.00' }] }),
    reported: [atWallet, settled, paidOrders, settledAmount, paidAmount],
  },
  {
    what: 'a payment that was settled by another transaction',
    change: () => [sql`update payments set transaction_id = 'alipay:1' where order_id = ${idOf(paid)}`],
    reported: [atWallet],
  },
  {
    what: 'a payment that the shop has forgotten',
    change: () => [sql`update payments set transaction_id = null where order_id = ${idOf(paid)}`],
    reported: [atWallet, settled, settledAmount],
  },
  {
    what: 'a payment of another amount',
    change: () => [sql`update payments set amount = amount + 1 where order_id = ${idOf(paid)}`],
    reported: [settledAmount],
  },
  {
    what: 'an order of another paid amount',
    change: () => [sql`update orders set paid_amount = paid_amount + 1 where ${paid}`],
    reported: [paidAmount],
  },
  {
    what: 'a paid order whose state says that it is not',
    change: () => [sql`update orders set paystate = 0 where ${paid}`],
    reported: [paidOrders, queued, sent, wrongMail],
  },
  {
    what: 'an order that was paid twice',
    change: () => [sql`update payments set is_surplus = true where order_id = ${idOf(paid)}`],
    reported: ['surplus payments'],
  },
  {
    what: 'a payment without an e-mail',
    change: () => [sql`delete from order_mails where order_id = ${idOf(paid)}`],
    reported: [queued, sent, reached, unqueued],
  },
  {
    what: 'an e-mail that is queued and was not sent',
    change: () => [sql`update order_mails set senttime = null where order_id = ${idOf(paid)}`],
    reported: [sent],
  },
  {
    what: 'a sent e-mail that the mail server has not seen',
    view: () => ({ mailed: outside.mailed.slice(1) }),
    reported: [reached],
  },
  {
    what: 'an e-mail that the shop has not queued',
    view: () => ({ mailed: [...outside.mailed, 2_000_000_000] }),
    reported: [unqueued],
  },
];

class RolledBack extends Error {}

/** Compares the books after changes, which are rolled back. */
async function compareAfter({ change, view }: Omit<Plant, 'what' | 'reported'>) {
  let found: Awaited<ReturnType<typeof reconcile>> = [];
  await store.db
    .transaction(async (tx: Database) => {
      for (const statement of change?.() ?? []) await tx.execute(statement);
      found = await reconcile(tx, opening, { ...outside, ...view?.() });
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return found;
}

const listUnequal = (comparisons: Awaited<ReturnType<typeof reconcile>>) =>
  comparisons.filter(({ expected, found }) => expected !== found).map(({ what }) => what);

describe('the comparison of all books', () => {
  it('finds books equal that are', async () => {
    const comparisons = await compareAfter({});
    expect(listDifferences(comparisons)).toEqual([]);
    expect(comparisons.find(({ what }) => what === count)?.found).toBe(buyers);
    expect(comparisons.find(({ what }) => what === journal)?.found).toBe(buyers);
    expect(comparisons.find(({ what }) => what === spent)?.found).toBe(buyers * 100);
    expect(comparisons.find(({ what }) => what === reached)?.found).toBe(payers);
    expect(comparisons.find(({ what }) => what === settledAmount)?.found).toBeGreaterThan(0);
  });

  it.each(plants)('reports $what', async ({ change, view, reported }) => {
    expect(listUnequal(await compareAfter({ ...(change && { change }), ...(view && { view }) }))).toEqual(
      reported,
    );
  });

  it('expects no e-mail about an order that the previous release was paid for', async () => {
    const [number = ''] = outside.acknowledged;
    const [mail] = await loadRows<{ id: number }>(
      store.db,
      sql`select id from order_mails where order_id = ${idOf(paid)}`,
    );
    const change = () => [sql`delete from order_mails where order_id = ${idOf(paid)}`];
    const view = () => ({
      mailed: outside.mailed.filter((id) => id !== mail?.id),
      unmailed: new Set([number]),
    });
    expect(listUnequal(await compareAfter({ change, view }))).toEqual([]);
  });

  it('has a planted difference for each of its comparisons', async () => {
    const all = (await compareAfter({})).map(({ what }) => what);
    expect(new Set(plants.flatMap(({ reported }) => reported))).toEqual(new Set(all));
  });
});
