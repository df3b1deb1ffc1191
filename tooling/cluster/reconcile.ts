import { sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../packages/server/src/db/database.ts';
import { fromDecimalText } from '../../packages/server/src/adapters/payments/amounts.ts';

/** What was known before the first order: later movements are compared with it. */
export interface OpeningBalance {
  /** Ids of shoppers up to this one are not the run's. */
  readonly lastShopperId: number;
  /** Pieces of each SKU. */
  readonly stock: ReadonlyMap<number, number>;
  readonly lastMovementId: number;
}

/** What happened outside of the shop's database. */
export interface OutsideView {
  /** Numbers of the orders that shoppers have seen. */
  readonly acknowledged: ReadonlySet<string>;
  /** Points of a shopper at the start. */
  readonly pointsAtStart: number;
  /** The wallet's paid trades. */
  readonly trades: readonly { readonly paymentNo: string; readonly amount: string }[];
  /** Ids in the outbox of the e-mails that the mail server accepted; with repetitions. */
  readonly mailed: readonly number[];
  /** Numbers of orders that were paid at a node of the previous release, which sends no e-mails about payments. */
  readonly unmailed: ReadonlySet<string>;
}

/** Two figures that must be equal. */
export interface Comparison {
  readonly what: string;
  readonly expected: number;
  readonly found: number;
}

/** Reads the opening balance. */
export async function readOpeningBalance(db: Database): Promise<OpeningBalance> {
  const [last] = await loadRows<{ shopper: number; movement: number }>(
    db,
    sql`select (select coalesce(max(id), 0) from shoppers)::int as shopper,
               (select coalesce(max(id), 0) from stock_movements)::int as movement`,
  );
  const rows = await loadRows<{ id: number; stock: number }>(db, sql`select id, stock from skus`);
  return {
    lastShopperId: last?.shopper ?? 0,
    lastMovementId: last?.movement ?? 0,
    stock: new Map(rows.map(({ id, stock }) => [id, stock])),
  };
}

/**
 * Compares orders, stock journal, points ledger, payments at the wallet and e-mails with each other. Nothing is lost
 * or doubled if every comparison is equal.
 */
export async function reconcile(
  db: Database,
  opening: OpeningBalance,
  outside: OutsideView,
): Promise<readonly Comparison[]> {
  return [
    ...(await compareOrders(db, opening, outside.acknowledged)),
    ...(await compareStock(db, opening)),
    ...(await comparePoints(db, opening, outside.pointsAtStart)),
    ...(await comparePayments(db, opening, outside.trades)),
    ...(await compareMails(db, opening, outside)),
  ];
}

/** The comparisons that are not equal, as sentences. */
export function listDifferences(comparisons: readonly Comparison[]): readonly string[] {
  return comparisons
    .filter(({ expected, found }) => expected !== found)
    .map(({ what, expected, found }) => `${what}: ${found}, and not ${expected}`);
}

async function readNumbers<TName extends string>(
  db: Database,
  query: ReturnType<typeof sql>,
): Promise<Readonly<Record<TName, number>>> {
  const [row] = await loadRows<Record<TName, string | number | null>>(db, query);
  const entries = Object.entries<string | number | null>(row ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, Number(value ?? 0)])) as Record<
    TName,
    number
  >;
}

async function compareOrders(
  db: Database,
  { lastShopperId }: OpeningBalance,
  acknowledged: ReadonlySet<string>,
): Promise<readonly Comparison[]> {
  const numbers = sql.param([...acknowledged]);
  const found = await readNumbers<'orders' | 'known' | 'doubled' | 'empty'>(
    db,
    sql`select count(*) as orders,
               count(*) filter (where order_sn = any(${numbers}::text[])) as known,
               count(*) - count(distinct user_id) as doubled,
               count(*) filter (where not exists (select from order_lines where order_id = orders.id)) as empty
          from orders where user_id > ${lastShopperId}`,
  );
  return [
    { what: 'acknowledged orders in the database', expected: acknowledged.size, found: found.known },
    { what: 'orders in the database', expected: acknowledged.size, found: found.orders },
    { what: 'second orders of shoppers who ordered once', expected: 0, found: found.doubled },
    { what: 'orders without a line', expected: 0, found: found.empty },
  ];
}

async function compareStock(
  db: Database,
  { lastShopperId, lastMovementId, stock }: OpeningBalance,
): Promise<readonly Comparison[]> {
  const rows = await loadRows<{ id: number; stock: number; moved: number; held: number }>(
    db,
    sql`with movements as (
          select sku_id, sum(delta) as pieces from stock_movements where id > ${lastMovementId} group by sku_id),
        ordered as (
          select sku_id, sum(nums) as pieces from order_lines join orders on orders.id = order_id
            where user_id > ${lastShopperId} and orderstate not in (1, 2) group by sku_id)
        select skus.id, skus.stock, coalesce(movements.pieces, 0)::int as moved,
               coalesce(ordered.pieces, 0)::int as held
          from skus left join movements on movements.sku_id = skus.id left join ordered on ordered.sku_id = skus.id`,
  );
  const sum = (read: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + read(row), 0);
  const isOff = (row: (typeof rows)[number]) => row.stock !== (stock.get(row.id) ?? 0) + row.moved;
  return [
    {
      what: 'pieces that the stock journal took for orders',
      expected: sum((row) => row.held),
      found: -sum((row) => row.moved),
    },
    { what: 'SKUs whose stock differs from their journal', expected: 0, found: rows.filter(isOff).length },
    {
      what: 'SKUs whose journal differs from their orders',
      expected: 0,
      found: rows.filter((row) => row.held !== -row.moved).length,
    },
    { what: 'SKUs with less than nothing', expected: 0, found: rows.filter((row) => row.stock < 0).length },
  ];
}

async function comparePoints(
  db: Database,
  { lastShopperId }: OpeningBalance,
  pointsAtStart: number,
): Promise<readonly Comparison[]> {
  const found = await readNumbers<'spent' | 'ledger' | 'off' | 'broken'>(
    db,
    sql`with ledger as (
          select *, lag(after) over (partition by user_id order by id) as previous
            from score_logs where user_id > ${lastShopperId}),
        sums as (select user_id, sum(delta) as delta from ledger group by user_id)
        select (select sum(score) from orders where user_id > ${lastShopperId} and orderstate not in (1, 2)) as spent,
               (select -sum(delta) from ledger where kind in ('order_spent', 'order_returned')) as ledger,
               (select count(*) from shoppers left join sums on user_id = shoppers.id
                 where shoppers.id > ${lastShopperId} and score <> ${pointsAtStart} + coalesce(sums.delta, 0)) as off,
               (select count(*) from ledger where before <> coalesce(previous, ${pointsAtStart})) as broken`,
  );
  return [
    { what: 'points that the ledger took for orders', expected: found.spent, found: found.ledger },
    { what: 'shoppers whose points differ from their ledger', expected: 0, found: found.off },
    { what: 'ledger rows that do not continue the one before', expected: 0, found: found.broken },
  ];
}

async function comparePayments(
  db: Database,
  { lastShopperId }: OpeningBalance,
  trades: OutsideView['trades'],
): Promise<readonly Comparison[]> {
  const numbers = sql.param(trades.map(({ paymentNo }) => paymentNo));
  const found = await readNumbers<'settled' | 'known' | 'amount' | 'paid' | 'orders' | 'surplus'>(
    db,
    sql`select count(*) filter (where transaction_id is not null) as settled,
               count(*) filter (where transaction_id = 'alipay:2026' || payment_no
                 and payment_no = any(${numbers}::text[])) as known,
               sum(amount) filter (where transaction_id is not null) as amount,
               (select sum(paid_amount) from orders where user_id > ${lastShopperId}) as paid,
               (select count(*) from orders where user_id > ${lastShopperId} and paystate = 1) as orders,
               count(*) filter (where is_surplus) as surplus
          from payments join orders on orders.id = order_id where user_id > ${lastShopperId}`,
  );
  const taken = trades.reduce((total, { amount }) => total + (fromDecimalText(amount) ?? Number.NaN), 0);
  return [
    { what: "payments of the wallet in the shop's books", expected: trades.length, found: found.known },
    { what: 'settled payments', expected: trades.length, found: found.settled },
    { what: 'paid orders', expected: trades.length, found: found.orders },
    { what: 'minor units of settled payments', expected: taken, found: found.amount },
    { what: 'minor units of paid orders', expected: taken, found: found.paid },
    { what: 'surplus payments', expected: 0, found: found.surplus },
  ];
}

interface QueuedMail {
  readonly id: number;
  readonly isSent: boolean;
}

async function compareMails(
  db: Database,
  { lastShopperId }: OpeningBalance,
  { mailed, unmailed }: Pick<OutsideView, 'mailed' | 'unmailed'>,
): Promise<readonly Comparison[]> {
  const rows = await loadRows<{ number: string; paid: boolean; mails: readonly QueuedMail[] }>(
    db,
    sql`select order_sn as number, paystate = 1 as paid, coalesce(mails, '[]') as mails
          from orders left join (
            select order_id, json_agg(json_build_object('id', id, 'isSent', senttime is not null)) as mails
              from order_mails where kind = 'paid' group by order_id) as queued on order_id = orders.id
         where user_id > ${lastShopperId}`,
  );
  const known = new Set(mailed);
  const paid = rows.filter((row) => row.paid && !unmailed.has(row.number));
  const all = rows.flatMap(({ mails }) => mails);
  const hasReached = ({ id }: QueuedMail) => known.has(id);
  const unknown = await readNumbers<'mails'>(
    db,
    sql`select count(*) as mails from unnest(${sql.param([...known])}::int[]) as given(id)
         where not exists (select from order_mails where order_mails.id = given.id)`,
  );
  return [
    { what: 'queued e-mails about payments', expected: paid.length, found: all.length },
    {
      what: 'sent e-mails about payments',
      expected: paid.length,
      found: all.filter(({ isSent }) => isSent).length,
    },
    {
      what: 'paid orders whose e-mail reached the mail server',
      expected: paid.length,
      found: paid.filter(({ mails }) => mails.some(hasReached)).length,
    },
    {
      what: 'e-mails about payments of orders that are not paid',
      expected: 0,
      found: rows.filter((row) => !row.paid && row.mails.some(hasReached)).length,
    },
    { what: 'e-mails at the mail server that the shop has not queued', expected: 0, found: unknown.mails },
  ];
}

/** The numbers of paid orders without a queued e-mail. */
export async function listUnmailed(
  db: Database,
  { lastShopperId }: OpeningBalance,
): Promise<readonly string[]> {
  const rows = await loadRows<{ number: string }>(
    db,
    sql`select order_sn as number from orders where user_id > ${lastShopperId} and paystate = 1
         and not exists (select from order_mails where order_id = orders.id and kind = 'paid')`,
  );
  return rows.map(({ number }) => number);
}
