import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { cartAdd, goodsLists, goodsV2detail, orderAdd, orderIndex } from '@pawlet/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf } from './store/buying.ts';
import { type StoreProcess, startStoreProcess } from './store/storeProcess.ts';
import { TestClient } from './store/testClient.ts';

const isServerDatabase = process.env['PAWLET_TEST_DATABASE_URL'] !== undefined;
const rounds = Number(process.env['PAWLET_KILL_ROUNDS'] ?? '10');
/** Orders under way when the shop is killed. */
const atOnce = 3;
const roundMs = 40_000;

if (isServerDatabase) {
  console.log('SKIP: killing the shop between order and reply, because it is about the embedded database');
}

interface Sku {
  readonly goodsId: number;
  readonly id: number;
  readonly stock: number;
}

interface Submission {
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly sku: Sku;
  /** Number of the order, if the shop answered. */
  acknowledged?: string;
}

let folder = '';
let store: StoreProcess;
const shopper = new TestClient((url, init) => fetch(`${store.url}${url}`, init));

beforeAll(async () => {
  if (isServerDatabase) return;
  folder = await mkdtemp(path.join(tmpdir(), 'pawlet-kill-'));
  store = await startStoreProcess({ dataFolder: folder });
  await shopper.logIn();
}, 120_000);

afterAll(async () => {
  if (isServerDatabase) return;
  await store.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

/** SKUs that nothing limits, each of another product. */
async function findPlentiful(): Promise<Sku[]> {
  const { data } = await shopper.call(goodsLists, { pageNum: 50 });
  const found: Sku[] = [];
  for (const { id } of data.data) {
    const detail = await shopper.call(goodsV2detail, { id });
    const { buy_limit, buy_min, sku, is_multi } = detail.data;
    const best = sku.find(({ stocks }: { readonly stocks: number }) => stocks > rounds * 2);
    if (best === undefined || buy_limit > 0 || buy_min > 1 || is_multi === 0) continue;
    found.push({ goodsId: id, id: best.id, stock: best.stocks });
    if (found.length === atOnce) break;
  }
  return found;
}

async function stockOf({ goodsId, id }: Sku): Promise<number> {
  const { data } = await shopper.call(goodsV2detail, { id: goodsId });
  return data.sku.find((sku: { readonly id: number }) => sku.id === id).stocks;
}

async function prepare(sku: Sku): Promise<Submission> {
  const row = await shopper.call(cartAdd, { goods_id: sku.goodsId, goods_sku_id: sku.id, nums: 1 });
  expect(row).toMatchObject({ code: 1 });
  const fields = { ids: String(row.data), address_id: await addressOf(shopper) };
  return { key: crypto.randomUUID(), fields, sku };
}

async function submit(submission: Submission, formToken?: string): Promise<string> {
  const { key, fields } = submission;
  const { code, data } = await shopper.call(orderAdd, fields, { key, formToken });
  expect(code, JSON.stringify(data)).toBe(1);
  return String(data.order_sn);
}

async function countOrders(): Promise<number> {
  const { data } = await shopper.call(orderIndex, { num: 1 });
  return Number(data.total);
}

it.skipIf(isServerDatabase)(
  'loses no acknowledged order and doubles none when it is killed between order and reply',
  { timeout: 60_000 + rounds * roundMs },
  async () => {
    const skus = await findPlentiful();
    expect(skus).toHaveLength(atOnce);
    const before = await countOrders();
    const done: Submission[] = [];

    const first = await Promise.all(skus.map(prepare));
    const started = performance.now();
    for (const order of first) order.acknowledged = await submit(order);
    // How long the orders of a round take: the kills are spread over this time.
    const roundTakesMs = performance.now() - started;
    done.push(...first);

    const unanswered: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const orders: Submission[] = [];
      for (const sku of skus) orders.push(await prepare(sku));
      const tokens: string[] = [];
      for (const _ of orders) tokens.push(await shopper.takeFormToken());

      const replies = orders.map(async (order, index) => {
        const number = await submit(order, tokens[index]).catch((error: unknown) => {
          // The connection breaks when the shop dies; anything that was answered must be an order.
          if (error instanceof TypeError) return undefined;
          throw error;
        });
        if (number !== undefined) order.acknowledged = number;
      });
      await pause((roundTakesMs * (round + 0.5)) / rounds);
      await store.end('SIGKILL');
      await Promise.all(replies);
      unanswered.push(orders.filter(({ acknowledged }) => acknowledged === undefined).length);

      store = await startStoreProcess({ dataFolder: folder, port: store.port });
      for (const order of orders) {
        const again = await submit(order);
        expect(again).toBe(order.acknowledged ?? again);
        order.acknowledged = again;
      }
      done.push(...orders);
      expect(await countOrders()).toBe(before + done.length);
    }

    // A kill that comes always before or always after the work would prove nothing.
    expect(unanswered.some((count) => count > 0)).toBe(true);
    const numbers = done.map(({ acknowledged }) => acknowledged);
    expect(new Set(numbers).size).toBe(done.length);
    for (const sku of skus) expect(await stockOf(sku)).toBe(sku.stock - rounds - 1);
    console.log(
      `killed ${rounds} times with ${atOnce} orders under way: ${unanswered.join(', ')} unanswered, ` +
        `${done.length} orders, none lost, none doubled`,
    );
  },
);
