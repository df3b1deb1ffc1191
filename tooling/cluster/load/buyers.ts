import { setTimeout as pause } from 'node:timers/promises';
import { orderAdd, orderCarts, orderPay } from '@pawlet/core/contract';
import { sql } from 'drizzle-orm';
import { createRandom } from '../../bench/load/random.ts';
import { chooseWares } from '../../bench/load/orders.ts';
import { fromDecimalText } from '../../../packages/server/src/adapters/payments/amounts.ts';
import { type Database, loadRows } from '../../../packages/server/src/db/database.ts';
import { fillCarts } from '../../../packages/server/test/store/crowd.ts';
import { isRecord } from '../../../packages/server/test/store/isRecord.ts';
import { createPeople, type Person } from '../../../packages/server/test/store/people.ts';
import { TestClient } from '../../../packages/server/test/store/testClient.ts';
import type { Wallet } from '../wallet.ts';

/** An order that a shopper has seen. */
export interface Acknowledgement {
  readonly orderSn: string;
  /** When its last attempt was sent and answered, as `performance.now()`. */
  readonly sentMs: number;
  readonly answeredMs: number;
}

/** A call that was not answered as it should. */
export interface FailedCall {
  readonly atMs: number;
  /** Such as `503 INTERNAL` or `no reply`. */
  readonly outcome: string;
}

/** Shoppers who order, each once, and pay a part of their orders. */
export interface Buyers {
  readonly acknowledgements: readonly Acknowledgement[];
  readonly failures: readonly FailedCall[];
  readonly acknowledged: ReadonlySet<string>;
  /** Creates shoppers with a filled cart, so that at least `count` wait for their turn. */
  prepare(count: number): Promise<void>;
  /**
   * A new shopper sees the price of a product at one node and orders it at another. Returns both amounts in minor units;
   * undefined as charged where the shop refuses, because the price has changed.
   */
  orderAsShown(
    product: { readonly productId: number; readonly skuId: number },
    urls: { readonly quote: string; readonly order: string },
  ): Promise<{ readonly shown: number; readonly charged: number | undefined }>;
  /** Starts to order with as many shoppers at once. */
  start(): void;
  /** Ends after the orders under way, which are repeated until they are acknowledged. */
  stop(): Promise<void>;
}

interface BuyerOptions {
  readonly db: Database;
  readonly url: string;
  readonly wallet: Wallet;
  readonly seed: number;
  /** Shoppers at once. */
  readonly atOnce: number;
  /** Milliseconds between two orders of one place. */
  readonly paceMs: number;
  /** Share of the orders that are paid. */
  readonly paidShare: number;
}

/** Points of each shopper, and those spent with an order. */
export const pointsAtStart = 500;
const pointsPerOrder = 100;
/** How long a shopper waits for a reply. */
const replyMs = 15_000;
/** How long a shopper repeats an order before the run fails. */
const patienceMs = 120_000;
/** How long a shopper looks at a price. */
const readingMs = 1500;
const wareCount = 20;
const batch = 500;

interface Waiting {
  readonly person: Person;
  readonly cartRow: number;
}

/** Creates the shoppers of a run. */
export async function createBuyers(options: BuyerOptions): Promise<Buyers> {
  const { db, url, wallet, atOnce, paceMs, paidShare } = options;
  const random = createRandom(options.seed);
  const { common } = await chooseWares(db);
  const wares = common.slice(0, wareCount);
  const queue: Waiting[] = [];
  const acknowledgements: Acknowledgement[] = [];
  const acknowledged = new Set<string>();
  const failures: FailedCall[] = [];
  let running: Promise<unknown> = Promise.resolve();
  let stopping = new AbortController();

  async function prepareBatch(): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    const people = await createPeople(db, { size: batch, points: pointsAtStart, now });
    const ids = sql.param(people.map(({ id }) => id));
    await db.execute(
      sql`update shoppers set email = username || '@buyers.test' where id = any(${ids}::int[])`,
    );
    const clock = { nowMs: () => now * 1000, now: () => now, advance: () => undefined };
    // With one product for all, they would queue for its row, however many nodes there are.
    const waiting: (Waiting & { readonly place: number })[] = [];
    for (const [index, { skuId, productId }] of wares.entries()) {
      const some = people.filter((_, place) => place % wares.length === index);
      const rows = await fillCarts({ db, clock }, some, { id: skuId, productId });
      waiting.push(...some.map((person, place) => ({ person, cartRow: rows[place] ?? 0, place: random() })));
    }
    queue.push(...waiting.toSorted((a, b) => a.place - b.place));
  }

  function createClient(person: Person, to = url): TestClient {
    const client = new TestClient(async (path, init) => {
      const reply = await fetch(`${to}${path}`, { ...init, signal: AbortSignal.timeout(replyMs) });
      if (reply.headers.get('content-type')?.includes('json') === true) return reply;
      const text = (await reply.text()).replaceAll(/<[^>]*>|\s+/gu, ' ').trim();
      return Response.json({ code: -1, msg: text.slice(0, 80), data: null }, { status: reply.status });
    });
    client.token = person.token;
    return client;
  }

  /** Repeats a call until it is done; what a shopper's page does after an error too. */
  async function insist<T>(call: () => Promise<T | { readonly failed: string }>): Promise<T> {
    const end = performance.now() + patienceMs;
    let last = '';
    while (performance.now() < end) {
      const outcome = await call().catch((error: unknown) => {
        if (!isConnectionError(error)) throw error;
        return { failed: describeError(error) };
      });
      if (!isFailed(outcome)) return outcome;
      last = outcome.failed;
      failures.push({ atMs: performance.now(), outcome: last });
      await pause(200 + random() * 300);
    }
    throw new Error(`cluster: a call was not accepted in ${patienceMs / 1000} s; at last: ${last}`);
  }

  async function buy({ person, cartRow }: Waiting): Promise<void> {
    const key = crypto.randomUUID();
    const isPaid = random() < paidShare;
    const fields = { ids: String(cartRow), address_id: person.addressId, score: pointsPerOrder };
    const orderSn = await insist<string>(async () => {
      const client = createClient(person);
      const sentMs = performance.now();
      const reply = await client.call(orderAdd, fields, { key });
      if (reply.code !== 1) return { failed: describe(reply) };
      const number = readText(reply.data, 'order_sn');
      acknowledged.add(number);
      acknowledgements.push({ orderSn: number, sentMs, answeredMs: performance.now() });
      return number;
    });
    if (!isPaid) return;
    const address = await insist<string>(async () => {
      const reply = await createClient(person).call(orderPay, {
        order_sn: orderSn,
        paytype: 'alipay',
        method: 'wap',
        returnurl: '',
      });
      return reply.code === 1 ? String(reply.data) : { failed: describe(reply) };
    });
    await wallet.pay(address);
  }

  async function takeTurns(): Promise<void> {
    await pause(random() * paceMs);
    while (!stopping.signal.aborted) {
      const waiting = queue.shift();
      if (waiting === undefined) {
        await pause(50);
        continue;
      }
      const started = performance.now();
      await buy(waiting);
      await pause(Math.max(0, paceMs - (performance.now() - started)));
    }
  }

  return {
    acknowledgements,
    acknowledged,
    failures,
    async orderAsShown({ productId, skuId }, urls) {
      const now = Math.floor(Date.now() / 1000);
      const [person] = await createPeople(db, { size: 1, points: pointsAtStart, now });
      if (person === undefined) throw new Error('cluster: no shopper was created');
      const clock = { nowMs: () => now * 1000, now: () => now, advance: () => undefined };
      const [row] = await fillCarts({ db, clock }, [person], { id: skuId, productId });
      const fields = { ids: String(row), address_id: person.addressId };
      const quote = await createClient(person, urls.quote).call(orderCarts, fields);
      if (quote.code !== 1) throw new Error(`cluster: no quote: ${describe(quote)}`);
      // Time to read the price, in which it may change.
      await pause(random() * readingMs);
      const saleamount = readText(readField(quote.data, 'order_info'), 'saleamount');
      const shown = toMinor(saleamount);
      const bound = { ...fields, saleamount, quote_no: readText(quote.data, 'quote_no') };
      const reply = await createClient(person, urls.order).call(orderAdd, bound, {
        key: crypto.randomUUID(),
      });
      if (reply.code !== 1 && readText(reply.data, 'reason') === 'PRICE_CHANGED')
        return { shown, charged: undefined };
      if (reply.code !== 1) throw new Error(`cluster: not ordered: ${describe(reply)}`);
      const orderSn = readText(reply.data, 'order_sn');
      acknowledged.add(orderSn);
      const [order] = await loadRows<{ total: number }>(
        db,
        sql`select total from orders where order_sn = ${orderSn}`,
      );
      return { shown, charged: Number(order?.total) };
    },
    async prepare(count) {
      while (queue.length < count) await prepareBatch();
    },
    start() {
      stopping = new AbortController();
      running = Promise.all(Array.from({ length: atOnce }, takeTurns));
      // Reported by `stop`.
      running.catch(() => undefined);
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

function describe({
  status,
  data,
  msg,
}: {
  readonly status: number;
  readonly data: unknown;
  readonly msg: string;
}): string {
  const reason = typeof data === 'object' && data !== null && 'reason' in data ? String(data.reason) : msg;
  return `${status} ${reason}`;
}

function readField(data: unknown, name: string): unknown {
  return isRecord(data) ? data[name] : undefined;
}

function readText(data: unknown, name: string): string {
  return String(readField(data, name));
}

function toMinor(text: string): number {
  return fromDecimalText(text) ?? Number.NaN;
}

function isFailed(outcome: unknown): outcome is { readonly failed: string } {
  return typeof outcome === 'object' && outcome !== null && 'failed' in outcome;
}

function describeError(error: Error): string {
  if (error.name === 'TimeoutError') return `no reply in ${replyMs / 1000} s`;
  return `no reply (${error.cause instanceof Error ? error.cause.message : error.message})`;
}

/** A connection that broke, or a time limit. */
function isConnectionError(error: unknown): error is Error {
  return error instanceof TypeError || error instanceof DOMException;
}
