import { asc, eq, inArray, sql } from 'drizzle-orm';
import { insertAll } from '../../db/bulk.ts';
import type { Database } from '../../db/database.ts';
import { skus, stockMovements } from '../../db/schema/products.ts';

/** A correction of one SKU: to a number of pieces, or by some. */
export interface StockLine {
  readonly sku: string;
  readonly stock?: number | undefined;
  readonly change?: number | undefined;
  /** Stock that the caller saw; refused if it has changed since. */
  readonly expected?: number | undefined;
}

/** Stock of a SKU. */
export interface SkuStock {
  readonly sku: string;
  readonly stock: number;
}

/** More than any shop has, and less than an integer can be. */
const mostStock = 1_000_000_000;

/** The new stock, or why nothing was changed. */
export type StockCorrection =
  | { readonly status: 'done'; readonly items: readonly SkuStock[] }
  | { readonly status: 'invalid'; readonly lines: ReadonlyMap<number, 'exists' | 'taken' | 'range'> }
  /** Stock is never less than nothing. */
  | { readonly status: 'short'; readonly items: readonly SkuStock[] }
  | { readonly status: 'changed'; readonly items: readonly SkuStock[] };

/** Corrects the stock of SKUs with an entry in the journal for each: all of them, or none. Call it in a transaction. */
export async function correctStock(
  tx: Database,
  lines: readonly StockLine[],
  { note, actor, now }: { readonly note: string; readonly actor: string; readonly now: number },
): Promise<StockCorrection> {
  const numbers = lines.map(({ sku }) => sku);
  const rows = await tx
    .select({ id: skus.id, sku: skus.skuCode, stock: skus.stock })
    .from(skus)
    .where(inArray(skus.skuCode, numbers))
    // In the same order as orders lock them.
    .orderBy(asc(skus.id))
    .for('update');
  const known = new Map(rows.map((row) => [row.sku, row]));
  const invalid = findInvalidLines(lines, known);
  if (invalid.size > 0) return { status: 'invalid', lines: invalid };
  const wanted = lines.flatMap(({ sku, stock, change = 0, expected }) => {
    const row = known.get(sku);
    return row === undefined ? [] : [{ ...row, expected, next: stock ?? row.stock + change }];
  });
  const toStock = (list: readonly SkuStock[]) => list.map(({ sku, stock }) => ({ sku, stock }));
  const changed = wanted.filter(({ stock, expected }) => expected !== undefined && expected !== stock);
  if (changed.length > 0) return { status: 'changed', items: toStock(changed) };
  const short = wanted.filter(({ next }) => next < 0);
  if (short.length > 0) return { status: 'short', items: toStock(short) };
  const moved = wanted.filter(({ stock, next }) => stock !== next);
  if (moved.length > 0) {
    const given = sql.param(JSON.stringify(moved.map(({ id, next }) => ({ id, next }))));
    await tx
      .update(skus)
      .set({ stock: sql`given.next`, updatetime: now })
      .from(sql`jsonb_to_recordset(${given}::jsonb) as given (id int, next int)`)
      .where(eq(skus.id, sql`given.id`));
    await insertAll(
      tx,
      stockMovements,
      moved.map(({ id, stock, next }) => ({
        skuId: id,
        delta: next - stock,
        reason: 'adjust' as const,
        note,
        actor,
        createtime: now,
      })),
    );
  }
  return { status: 'done', items: wanted.map(({ sku, next }) => ({ sku, stock: next })) };
}

/** By position: SKUs that do not exist, that another line has too, or of which there would be too many. */
function findInvalidLines(
  lines: readonly StockLine[],
  known: ReadonlyMap<string, SkuStock>,
): ReadonlyMap<number, 'exists' | 'taken' | 'range'> {
  const seen = new Set<string>();
  const invalid = new Map<number, 'exists' | 'taken' | 'range'>();
  for (const [index, { sku, stock, change = 0 }] of lines.entries()) {
    const row = known.get(sku);
    if (row === undefined) invalid.set(index, 'exists');
    else if (seen.has(sku)) invalid.set(index, 'taken');
    else if ((stock ?? row.stock + change) > mostStock) invalid.set(index, 'range');
    seen.add(sku);
  }
  return invalid;
}
