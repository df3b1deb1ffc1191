import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import {
  apiUserMoney,
  cartAdd,
  orderAdd,
  orderGetOrderPayStatus,
  orderIndex,
  orderPay,
} from '@pawlet/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toAddress } from './store/buying.ts';
import { createTestHome, type TestHome } from './store/home.ts';
import { killHeader, type KillPoint, killPoints } from './store/killPoints.ts';
import {
  type Books,
  code,
  fillBalances,
  type Balances,
  pointsPerOrder,
  readBooks,
} from './store/balances.ts';
import { type StoreProcess, startStoreProcess } from './store/storeProcess.ts';
import { TestClient } from './store/testClient.ts';

const rounds = Number(process.env['PAWLET_KILL_ROUNDS'] ?? '1');
/** Concurrent orders when the shop is killed from outside. */
const atOnce = 3;
const ordersPerRound = 2 * killPoints.length + atOnce;
const patience = 60_000 + rounds * killPoints.length * 20_000;
const diesWithinMs = 20_000;

interface Submission {
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Number of the order, if the shop responded. */
  acknowledged?: string | undefined;
}

let home: TestHome;
let balances: Balances;
let before: Books;
let store: StoreProcess;
const shopper = new TestClient((url, init) => fetch(`${store.url}${url}`, init));
const made: Submission[] = [];
const paid = new Set<string>();

async function start(port?: number): Promise<void> {
  store = await startStoreProcess({
    entry: 'packages/server/test/store/killableShop.ts',
    dataFolder: home.folder,
    port,
    environment: { ...home.environment, PAWLET_AUTOPILOT: '0' },
  });
}

beforeAll(async () => {
  home = await createTestHome();
  balances = await home.visit((db) => fillBalances(db, { count: rounds * ordersPerRound + atOnce, atOnce }));
  before = await home.visit((db) => readBooks(db, balances));
  await start();
  await shopper.logIn();
}, 180_000);

afterAll(async () => {
  await store.end('SIGTERM');
  await home.remove();
});

/**
 * An order with a gift, a coupon, a code and points, ready to be sent; concurrent ones differ in their
 * address.
 */
async function prepare(place = 0): Promise<Submission> {
  const { choices, userCouponIds } = balances;
  const { productId, skuId } = choices[place] ?? {};
  const row = await shopper.call(cartAdd, { goods_id: productId, goods_sku_id: skuId, nums: 1 });
  expect(row).toMatchObject({ code: 1 });
  const submission: Submission = {
    key: crypto.randomUUID(),
    fields: {
      ids: String(row.data),
      address_id: await toAddress(shopper),
      user_coupon_id: userCouponIds[made.length],
      discount_code: code,
      score: pointsPerOrder,
    },
  };
  made.push(submission);
  return submission;
}

/** Sends an order, with the same key when it was sent before; the response never differs. */
async function submit(submission: Submission, formToken?: string, point?: KillPoint): Promise<void> {
  const headers = point && { [killHeader]: point.name };
  const { key, fields } = submission;
  const { code: outcome, data } = await shopper.call(orderAdd, fields, { key, formToken, headers });
  expect(outcome, JSON.stringify(data)).toBe(1);
  const number = String(data.order_sn);
  expect(number).toBe(submission.acknowledged ?? number);
  submission.acknowledged = number;
}

/** The connection breaks when the shop is killed; any other error is a failure. */
function unlessCut(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}

async function countOrders(): Promise<number> {
  return Number((await shopper.call(orderIndex, { num: 1 })).data.total);
}

/** The shopper's view. */
async function seen() {
  const { data } = await shopper.call(apiUserMoney);
  return { orders: await countOrders(), points: Number(data.score) };
}

/** The expected view: as many orders as were sent, and their points spent. */
function due() {
  return { orders: before.orders + made.length, points: before.points - made.length * pointsPerOrder };
}

async function expectDeathAt({ name }: KillPoint): Promise<void> {
  expect(await store.ended(diesWithinMs), name).toBe('SIGKILL');
  await start(store.port);
}

async function killOrder(point: KillPoint): Promise<void> {
  const marked = await prepare();
  const neighbour = await prepare(1);
  const tokens = [await shopper.takeFormToken(), await shopper.takeFormToken()];
  await Promise.all([
    submit(marked, tokens[0], point).catch(unlessCut),
    submit(neighbour, tokens[1]).catch(unlessCut),
  ]);
  await expectDeathAt(point);
  expect(marked.acknowledged !== undefined, point.name).toBe(point.statement === 'reply');
  await submit(neighbour);
  const withoutDoomed = before.orders + made.length - 1;
  expect(await countOrders(), point.name).toBe(withoutDoomed + (point.isDone ? 1 : 0));
  await submit(marked);
}

async function openWallet(orderSn: string, point?: KillPoint): Promise<string> {
  const fields = { order_sn: orderSn, paytype: 'wechat', method: 'wap', returnurl: '' };
  const headers = point && { [killHeader]: point.name };
  const { data } = await shopper.call(orderPay, fields, { headers });
  expect(data).toContain('/demo/wallet/');
  return String(data);
}

async function pressPay(page: string, point?: KillPoint): Promise<void> {
  const { status } = await fetch(`${store.url}${new URL(page).pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ result: 'success' }),
    redirect: 'manual',
    ...(point && { headers: { [killHeader]: point.name } }),
  });
  expect(status).toBe(200);
}

async function expectPaid(orderSn: string): Promise<void> {
  const { data } = await shopper.call(orderGetOrderPayStatus, { order_sn: orderSn });
  expect(data).toMatchObject({ paystate: 1, pay_status: 'SUCCESS' });
  paid.add(orderSn);
}

/** Pays all open orders: an account may reserve only so much stock without payment. */
async function payOpenOrders(): Promise<void> {
  for (const { acknowledged } of made) {
    if (acknowledged === undefined || paid.has(acknowledged)) continue;
    await pressPay(await openWallet(acknowledged));
    await expectPaid(acknowledged);
  }
}

async function killPayment(point: KillPoint): Promise<void> {
  const submission = await prepare();
  await submit(submission);
  const orderSn = submission.acknowledged ?? '';
  if (point.call === 'pay') {
    await openWallet(orderSn, point).catch(unlessCut);
    await expectDeathAt(point);
    await pressPay(await openWallet(orderSn));
  } else {
    const page = await openWallet(orderSn);
    await pressPay(page, point).catch(unlessCut);
    await expectDeathAt(point);
    // Repeating it changes nothing: the wallet was paid already.
    await pressPay(page);
  }
  await expectPaid(orderSn);
}

describe(`a killed shop, ${rounds} times at each point`, () => {
  it.each(killPoints)('$call: $name', { timeout: patience }, async (point) => {
    for (let round = 1; round <= rounds; round += 1) {
      await (point.call === 'order' ? killOrder(point) : killPayment(point));
      expect(await seen()).toEqual(due());
      await payOpenOrders();
    }
  });

  it(`from outside, with ${atOnce} concurrent orders`, { timeout: patience }, async () => {
    const first: Submission[] = [];
    for (let count = 0; count < atOnce; count += 1) first.push(await prepare(count));
    const started = performance.now();
    for (const order of first) await submit(order);
    // Duration of a round's orders: the kills are spread over this time.
    const roundTakesMs = performance.now() - started;

    for (let round = 0; round < rounds; round += 1) {
      const orders: Submission[] = [];
      const tokens: string[] = [];
      for (let count = 0; count < atOnce; count += 1) orders.push(await prepare(count));
      for (const _ of orders) tokens.push(await shopper.takeFormToken());
      const replies = orders.map((order, index) => submit(order, tokens[index]).catch(unlessCut));
      await pause((roundTakesMs * (round + 0.5)) / rounds);
      await store.end('SIGKILL');
      await Promise.all(replies);
      await start(store.port);
      for (const order of orders) await submit(order);
      expect(await seen()).toEqual(due());
      await payOpenOrders();
    }
  });

  it('has consistent data in the end', { timeout: patience }, async () => {
    await store.end('SIGTERM');
    const after = await home.visit((db) => readBooks(db, balances));
    const sold = made.length;
    expect(new Set(made.map(({ acknowledged }) => acknowledged)).size).toBe(sold);
    expect(after).toEqual({
      orders: before.orders + sold,
      lines: before.lines + 2 * sold,
      keys: before.keys + sold,
      stock: before.stock - sold,
      giftStock: before.giftStock - sold,
      movements: before.movements + 2 * sold,
      points: before.points - sold * pointsPerOrder,
      pointsMoves: before.pointsMoves + sold,
      pointsSpent: before.pointsSpent + sold * pointsPerOrder,
      couponsUsed: before.couponsUsed + sold,
      codeUses: before.codeUses + sold,
      codeUsesOfShopper: before.codeUsesOfShopper + sold,
      cartRows: 0,
      paidOrders: before.paidOrders + paid.size,
      settledPayments: before.settledPayments + paid.size,
      surplus: 0,
      sales: before.sales + paid.size,
    });
    console.log(
      `killed ${rounds} times at each of ${killPoints.length} points and ${rounds} times from outside: ` +
        `${sold} orders, ${paid.size} of them paid; none lost or duplicated, stock, points, coupons and code consistent`,
    );
  });
});
