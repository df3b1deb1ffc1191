import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { insertOfRows } from '../../db/bulk.ts';
import type { Database } from '../../db/database.ts';
import { prepareSql } from '../../db/prepared.ts';
import { products, skus, stockMovements } from '../../db/schema/products.ts';

/** Pieces of one SKU. */
export interface Demand {
  readonly skuId: number;
  readonly quantity: number;
}

/** Demand by SKU, in the order in which all transactions take their locks. */
export function mergeDemand(list: readonly Demand[]): Demand[] {
  const merged = new Map<number, number>();
  for (const { skuId, quantity } of list) merged.set(skuId, (merged.get(skuId) ?? 0) + quantity);
  return [...merged].map(([skuId, quantity]) => ({ skuId, quantity })).toSorted((a, b) => a.skuId - b.skuId);
}

/** Takes pieces of one SKU if there are enough; else false. */
export async function takeStock(db: Database, { skuId, quantity }: Demand): Promise<boolean> {
  const taken = await db
    .update(skus)
    .set({ stock: sql`${skus.stock} - ${quantity}` })
    .where(and(eq(skus.id, skuId), gte(skus.stock, quantity)))
    .returning({ id: skus.id });
  return taken.length > 0;
}

const takeAll = prepareSql<{ id: number }>(sql`
  with wanted as materialized (
    select ${skus.id} as id, asked.nums
    from ${skus} join unnest(${sql.placeholder('skuIds')}::int[], ${sql.placeholder('quantity')}::int[])
      as asked (id, nums) on asked.id = ${skus.id}
    order by ${skus.id}
    for no key update of ${skus}
  )
  update ${skus} set stock = ${skus.stock} - wanted.nums
  from wanted where ${skus.id} = wanted.id and ${skus.stock} >= wanted.nums
  returning ${skus.id} as id`);

/**
 * Takes pieces of several SKUs in one statement, each if there are enough; returns which were taken. Locks
 * all of them first, in the order of `demand`, which is that of `mergeDemand`.
 */
export async function takeStocks(db: Database, demand: readonly Demand[]): Promise<ReadonlySet<number>> {
  if (demand.length === 0) return new Set();
  const taken = await takeAll(db, {
    skuIds: demand.map(({ skuId }) => skuId),
    quantity: demand.map(({ quantity }) => quantity),
  });
  return new Set(taken.map(({ id }) => id));
}

/** Stock of some SKUs. */
export async function readStock(
  db: Database,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .select({ id: skus.id, stock: skus.stock })
    .from(skus)
    .where(inArray(skus.id, [...skuIds]));
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** What stock is taken for, or returned for. */
interface Movement {
  readonly orderId: number;
  readonly reason: 'order' | 'cancel' | 'expire';
  /** Epoch seconds. */
  readonly now: number;
}

/** Adds taken or returned pieces to the journal. */
export async function journalStock(
  db: Database,
  demand: readonly Demand[],
  movement: Movement,
): Promise<void> {
  if (demand.length === 0) return;
  const sign = movement.reason === 'order' ? -1 : 1;
  const rows = demand.map(({ skuId, quantity }) => ({
    skuId,
    delta: sign * quantity,
    reason: movement.reason,
    orderId: movement.orderId,
    createtime: movement.now,
  }));
  await insertMovements(db, { rows: JSON.stringify(rows) });
}

const insertMovements = prepareSql(
  insertOfRows(stockMovements, ['skuId', 'delta', 'reason', 'orderId', 'createtime']),
);

/** Replaces the journal entry of taken pieces, in the transaction that added it. */
export async function rewriteStock(
  db: Database,
  demand: readonly Demand[],
  movement: Movement,
): Promise<void> {
  const { orderId, reason } = movement;
  await db
    .delete(stockMovements)
    .where(and(eq(stockMovements.orderId, orderId), eq(stockMovements.reason, reason)));
  await journalStock(db, demand, movement);
}

/** Returns the stock of an order. */
export async function returnStock(
  db: Database,
  demand: readonly Demand[],
  movement: { readonly orderId: number; readonly reason: 'cancel' | 'expire'; readonly now: number },
): Promise<void> {
  const merged = mergeDemand(demand);
  for (const { skuId, quantity } of merged) {
    await db
      .update(skus)
      .set({ stock: sql`${skus.stock} + ${quantity}` })
      .where(eq(skus.id, skuId));
  }
  await journalStock(db, merged, movement);
}

/** Returns pieces of an after-sales request to stock, once per request and SKU. */
export async function restock(
  db: Database,
  demand: readonly Demand[],
  { afterSaleId, now }: { readonly afterSaleId: number; readonly now: number },
): Promise<void> {
  for (const { skuId, quantity } of mergeDemand(demand)) {
    const written = await db
      .insert(stockMovements)
      .values({ skuId, delta: quantity, reason: 'return', afterSaleId, createtime: now })
      .onConflictDoNothing()
      .returning({ id: stockMovements.id });
    if (written.length === 0) continue;
    await db
      .update(skus)
      .set({ stock: sql`${skus.stock} + ${quantity}` })
      .where(eq(skus.id, skuId));
  }
}

/** Adds sold pieces to the sales counts of SKUs and their products. */
export async function countSales(
  db: Database,
  lines: readonly (Demand & { readonly productId: number })[],
): Promise<void> {
  for (const { skuId, quantity } of mergeDemand(lines)) {
    await db
      .update(skus)
      .set({ sales: sql`${skus.sales} + ${quantity}` })
      .where(eq(skus.id, skuId));
  }
  for (const { skuId: productId, quantity } of mergeDemand(
    lines.map((line) => ({ skuId: line.productId, quantity: line.quantity })),
  )) {
    await db
      .update(products)
      .set({ sales: sql`${products.sales} + ${quantity}` })
      .where(eq(products.id, productId));
  }
}
