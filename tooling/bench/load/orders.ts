import { randomUUID } from 'node:crypto';
import { cartAdd, commonInit, orderAdd } from '@pawlet/core/contract';
import type { Request } from 'autocannon';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../../packages/server/src/db/database.ts';
import { products, skuPrices, skus } from '../../../packages/server/src/db/schema/products.ts';
import { orderLines } from '../../../packages/server/src/db/schema/order.ts';
import { deal, drive, forEach, type Measurement } from './drive.ts';
import { createRandom, pick } from './random.ts';
import type { Row } from './report.ts';
import { type Buyer, getHeaders, makeBuyers } from './shoppers.ts';

/** A SKU to buy. */
interface Ware {
  readonly skuId: number;
  readonly productId: number;
  readonly isMulti: boolean;
  readonly isScarce: boolean;
}

/** A cart that was filled through the shop's own API, with the form token for its order. */
interface Cart {
  readonly buyer: Buyer;
  readonly wares: readonly Ware[];
  readonly rowIds: readonly number[];
  readonly formToken: string;
}

/** The result of ordering. */
export interface OrderOutcome {
  readonly row: Row;
  /** Orders created, and carts that came too late for the scarce products. */
  readonly ordered: number;
  readonly soldOut: number;
  /** Responses that are neither. */
  readonly wrong: number;
  /** SKUs whose stock and orders do not add up; orders that no response reported. */
  readonly oversold: number;
  /** Carts filled per second before, through cart/add. */
  readonly cartsPerSecond: number;
  /** What PostgreSQL wrote to its write-ahead log for an order, kB. */
  readonly logPerOrder: number;
}

interface OrderPlan {
  readonly db: Database;
  readonly url: string;
  readonly connections: number;
  readonly orders: number;
  /** Adds the shop's resource use to a measurement. */
  readonly withCost: (measure: () => Promise<Measurement>) => Promise<Row>;
}

const scarceWares = 20;
const scarceStock = 3;
const plenty = 100_000;
const warmUpShare = 0.1;

/** Prepares carts, orders them all at once over many connections, and counts the stock afterwards. */
export async function measureOrders({
  db,
  url,
  connections,
  orders,
  withCost,
}: OrderPlan): Promise<OrderOutcome> {
  const { scarce, bestseller, common } = await chooseWares(db);
  const warmUps = Math.ceil((orders * warmUpShare) / connections) * connections;
  const buyers = await makeBuyers(db, orders + warmUps);
  const random = createRandom(7);
  const started = Date.now();
  const carts = await forEach(buyers, connections, async (buyer) => {
    const wares = [pick(random, common)];
    if (random() < 0.3) wares.push(pick(random, common));
    if (random() < 0.05) wares.push(bestseller);
    if (random() < 0.05) wares.push(pick(random, scarce));
    return fillCart(url, buyer, [...new Set(wares)]);
  });
  const rows = carts.reduce((sum, { rowIds }) => sum + rowIds.length, 0);
  const cartsPerSecond = rows / ((Date.now() - started) / 1000);

  const before = await getStock(db);
  const tally = { ordered: 0, soldOut: 0, wrong: 0 };
  const send = (list: readonly Cart[]) => {
    const workers = deal(list, connections);
    return drive({
      name: 'order/add',
      url,
      connections,
      loadRequests: (connection) => (workers[connection] ?? []).map((cart) => orderRequest(cart, tally)),
    });
  };
  await send(carts.slice(0, warmUps));
  const [orderedBefore, logBefore] = [tally.ordered, await getLogBytes(db)];
  const row = await withCost(() => send(carts.slice(warmUps)));
  const logPerOrder = ((await getLogBytes(db)) - logBefore) / 1000 / (tally.ordered - orderedBefore);
  const oversold = await countOversold(db, before, buyers, tally.ordered);
  return { row, ...tally, oversold, cartsPerSecond, logPerOrder };
}

/**
 * Stocks up and returns what to buy; products with no limit per shopper: a few nearly sold out, one that everybody
 * wants, and the rest.
 */
export async function chooseWares(db: Database) {
  const rows = await db
    .select({ skuId: skus.id, productId: skus.productId, isMulti: products.isMulti })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(skuPrices, and(eq(skuPrices.skuId, skus.id), eq(skuPrices.currency, 'CNY')))
    .where(
      and(
        eq(products.status, 'normal'),
        eq(products.buyMin, 1),
        eq(products.buyLimit, 0),
        gt(skus.stock, 20),
      ),
    )
    .orderBy(skus.id);
  const wares = rows.map((row, index): Ware => ({ ...row, isScarce: index < scarceWares }));
  const scarce = wares.slice(0, scarceWares);
  const [bestseller, ...common] = wares.slice(scarceWares);
  if (bestseller === undefined) throw new Error('bench: the shop has too few products');
  const getIds = (list: readonly Ware[]) => list.map(({ skuId }) => skuId);
  await db
    .update(skus)
    .set({ stock: plenty })
    .where(inArray(skus.id, getIds([bestseller, ...common])));
  await db
    .update(skus)
    .set({ stock: scarceStock })
    .where(inArray(skus.id, getIds(scarce)));
  return { scarce, bestseller, common };
}

/** Fills a cart through the shop's own API. */
export async function fillCart(url: string, buyer: Buyer, wares: readonly Ware[]): Promise<Cart> {
  const headers = getHeaders(buyer);
  const init = await fetch(`${url}${commonInit.path}`, { headers });
  await init.arrayBuffer();
  let formToken = init.headers.get('__token__') ?? '';
  const rowIds: number[] = [];
  for (const { productId, skuId, isMulti } of wares) {
    const fields = { goods_id: productId, goods_sku_id: isMulti ? skuId : '', nums: 1, __token__: formToken };
    const reply = await fetch(`${url}${cartAdd.path}`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify(fields),
    });
    const { code, data } = (await reply.json()) as { code: number; data: unknown };
    if (code !== 1) throw new Error(`bench: cart/add returned ${code} ${JSON.stringify(data)}`);
    formToken = reply.headers.get('__token__') ?? '';
    rowIds.push(Number(data));
  }
  return { buyer, wares, rowIds, formToken };
}

function orderRequest(
  { buyer, wares, rowIds, formToken }: Cart,
  tally: { ordered: number; soldOut: number; wrong: number },
): Request {
  const mayBeGone = wares.some(({ isScarce }) => isScarce);
  return {
    method: 'POST',
    path: orderAdd.path,
    headers: { ...getHeaders(buyer), 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ids: rowIds.join(','), address_id: buyer.addressId, __token__: formToken }),
    onResponse(status, body) {
      const reply = (status === 200 ? JSON.parse(body) : {}) as { code?: number; data?: { reason?: string } };
      if (reply.code === 1) tally.ordered += 1;
      else if (mayBeGone && reply.data?.reason === 'OUT_OF_STOCK') tally.soldOut += 1;
      else tally.wrong += 1;
    },
  };
}

/** Bytes that the server has written to its write-ahead log. */
async function getLogBytes(db: Database): Promise<number> {
  const [row] = await loadRows<{ bytes: string }>(
    db,
    sql`select (pg_current_wal_insert_lsn() - '0/0')::text as bytes`,
  );
  return Number(row?.bytes);
}

async function getStock(db: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await db.select({ id: skus.id, stock: skus.stock }).from(skus);
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** The initial stock less what was ordered must be the remaining stock; and every order must have had a response. */
async function countOversold(
  db: Database,
  before: ReadonlyMap<number, number>,
  buyers: readonly Buyer[],
  responses: number,
): Promise<number> {
  const ids = buyers.map(({ id }) => id);
  const made = sql`select id from orders where user_id = any(${sql.param(ids)}::int[])`;
  const sold = await db
    .select({ skuId: orderLines.skuId, quantity: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderLines)
    .where(sql`${orderLines.orderId} in (${made})`)
    .groupBy(orderLines.skuId);
  const soldBySku = new Map(sold.map(({ skuId, quantity }) => [skuId, quantity]));
  const after = await getStock(db);
  const wrongSkus = [...after].filter(
    ([id, stock]) => stock < 0 || stock !== (before.get(id) ?? 0) - (soldBySku.get(id) ?? 0),
  );
  const orders = await db.$count(sql`(${made}) as made`);
  return wrongSkus.length + Math.abs(orders - responses);
}
