import { setTimeout as pause } from 'node:timers/promises';
import { orderAdd } from '@pawlet/core/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ServerDatabase } from '../../src/adapters/postgres.ts';
import { orders } from '../../src/db/schema/order.ts';
import { stockMovements } from '../../src/db/schema/products.ts';
import { loadSku, setStock } from './buying.ts';
import { fillCarts } from './crowd.ts';
import { createPeople, type Person } from './people.ts';
import type { StoreProcess } from './storeProcess.ts';
import { TestClient } from './testClient.ts';

/** How long a buyer waits for a response before using the other node. */
const replyPatienceMs = 3000;
/** How long a buyer retries one order. */
const orderPatienceMs = 30_000;
/** The product that everybody buys. */
const defaultSku = 'TT-HUB';

/** Accepted orders, and what buyers met on the way. */
export interface SaleJourney {
  readonly numbers: Set<string>;
  /** Number of failed attempts by outcome. */
  readonly refusals: Map<string, number>;
}

/** Shoppers with carts, and the stock that they buy. */
export interface Sale {
  readonly skuId: number;
  readonly skuCode: string;
  readonly people: readonly Person[];
  readonly rows: readonly number[];
  readonly stock: number;
}

/** Sales on several nodes that share one database. */
export interface NodeSales {
  /** Creates new shoppers with carts, and the stock that they buy. */
  prepare(size: number, skuCode?: string): Promise<Sale>;
  /** Sends one order until a node accepts it, always with the same key; the attempts alternate between the nodes. */
  buy(person: Person, row: number, turn: number, journey: SaleJourney): Promise<void>;
  /** Checks that exactly this many orders were placed, also by stock and journal. */
  expectExact(sale: Sale, sold: number): Promise<void>;
}

/** Creates an empty journey. */
export function createJourney(): SaleJourney {
  return { numbers: new Set(), refusals: new Map() };
}

/** Whether a node says that it is ready. */
export async function isServing({ url }: StoreProcess): Promise<boolean> {
  const read = await fetch(`${url}/readyz`).catch(() => undefined);
  return read?.status === 200;
}

/** Creates the sales of these nodes; `watcher` is their database. */
export function createNodeSales(watcher: ServerDatabase, nodes: readonly StoreProcess[]): NodeSales {
  return {
    async prepare(size, skuCode = defaultSku) {
      const now = Math.floor(Date.now() / 1000);
      const people = await createPeople(watcher.db, { size, now });
      const sku = await loadSku(watcher, skuCode);
      const stock = size + 7;
      await setStock(watcher, sku.id, stock);
      const clock = { nowMs: () => now * 1000, now: () => now, advance: () => undefined };
      const rows = await fillCarts({ db: watcher.db, clock }, people, sku);
      return { skuId: sku.id, skuCode, people, rows, stock };
    },
    async buy(person, row, turn, journey) {
      const key = crypto.randomUUID();
      const deadline = performance.now() + orderPatienceMs;
      const count = (name: string) => journey.refusals.set(name, (journey.refusals.get(name) ?? 0) + 1);
      for (let attempt = 0; performance.now() < deadline; attempt += 1) {
        const node = nodes[(turn + attempt) % nodes.length];
        const client = new TestClient((url, init) =>
          fetch(`${node?.url}${url}`, { ...init, signal: AbortSignal.timeout(replyPatienceMs) }),
        );
        client.token = person.token;
        try {
          const fields = { ids: String(row), address_id: person.addressId };
          const reply = await client.call(orderAdd, fields, { key });
          if (reply.code === 1) {
            journey.numbers.add(String(reply.data.order_sn));
            return;
          }
          const name = `${reply.status} ${String(reply.data?.reason)}`;
          count(name);
          expect(name, reply.msg).toBe('503 INTERNAL');
        } catch (error) {
          if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error;
          count('no reply');
        }
        await pause(100);
      }
      throw new Error('The order was not accepted in time.');
    },
    async expectExact({ people, stock, skuCode }, sold) {
      const ids = people.map(({ id }) => id);
      const ownOrders = inArray(orders.userId, ids);
      expect(await watcher.db.$count(orders, ownOrders)).toBe(sold);
      expect((await loadSku(watcher, skuCode)).stock).toBe(stock - sold);
      const [moved] = await watcher.db
        .select({ total: sql<number>`sum(${stockMovements.delta})::int` })
        .from(stockMovements)
        .innerJoin(orders, eq(orders.id, stockMovements.orderId))
        .where(ownOrders);
      expect(moved?.total).toBe(-sold);
    },
  };
}
