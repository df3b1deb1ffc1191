import { and, asc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { asInserted, insertAll, rowsPerInsert } from '../../db/bulk.ts';
import { skuPrices, skus, stockMovements } from '../../db/schema/products.ts';
import type { ChoiceIds, WrittenProduct } from './productSchema.ts';
import type { ShopWriting } from './kind.ts';
import { dataReason } from './dataReason.ts';
import { DataError } from './references.ts';

type Known = Awaited<ReturnType<typeof readKnown>>[number];

/**
 * Adds or updates the SKUs of products; existing ones keep their ids, those missing in the entry are
 * withdrawn.
 */
export async function writeSkus(
  shop: ShopWriting,
  list: readonly WrittenProduct[],
  choiceIds: ChoiceIds,
): Promise<void> {
  const { db, now, setsStock } = shop;
  const wanted = list.flatMap((product) =>
    product.skus.map((sku) => ({ ...sku, good: product, specIds: getSpecIds(product, sku, choiceIds) })),
  );
  rejectDuplicates(wanted);
  const known = await readKnown(
    shop,
    list.map(({ id }) => id),
    wanted.map(({ sn }) => sn),
  );
  const productIdBySku = new Map(wanted.map(({ sn, good: product }) => [sn, product.id]));
  for (const { skuCode, productId } of known) {
    const wantedBy = productIdBySku.get(skuCode);
    if (wantedBy !== undefined && wantedBy !== productId)
      throw new DataError(
        `goods: the SKU number "${skuCode}" belongs to another product.`,
        dataReason('sheet.other-product', { sku: skuCode }),
      );
  }
  const renamed = await renameSkus(shop, known, wanted);
  await freeCombinations(shop, renamed, wanted);
  const stockBefore = new Map(renamed.map(({ skuCode, stock }) => [skuCode, stock]));
  const rows = wanted.map(({ good: product, sn, specIds, image, stock, isActive, weigh = 0 }) => ({
    productId: product.id,
    skuCode: sn,
    specIds,
    image,
    stock,
    isActive,
    weigh,
    sales: Math.floor(product.sales / product.skus.length),
    createtime: now,
    updatetime: now,
  }));
  const set = asInserted('specIds', 'image', 'isActive', 'weigh', 'updatetime');
  const written: { readonly id: number; readonly sn: string; readonly stock: number }[] = [];
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    written.push(
      ...(await db
        .insert(skus)
        .values(rows.slice(start, start + rowsPerInsert))
        .onConflictDoUpdate({
          target: skus.skuCode,
          set: setsStock ? { ...set, ...asInserted('stock') } : set,
        })
        .returning({ id: skus.id, sn: skus.skuCode, stock: skus.stock })),
    );
  }
  await db
    .update(skus)
    .set({ isActive: false, updatetime: now })
    .where(
      and(
        inArray(
          skus.productId,
          list.map(({ id }) => id),
        ),
        eq(skus.isActive, true),
        notInArray(
          skus.skuCode,
          wanted.map(({ sn }) => sn),
        ),
      ),
    );
  await insertAll(
    db,
    stockMovements,
    written.flatMap(({ id, sn, stock }) => {
      const before = stockBefore.get(sn);
      const delta = stock - (before ?? 0);
      const reason = before === undefined ? ('seed' as const) : ('adjust' as const);
      return delta === 0 ? [] : [{ skuId: id, delta, reason, createtime: now }];
    }),
  );
  await writePrices(shop, wanted, new Map(written.map(({ id, sn }) => [sn, id])));
}

type Wanted = WrittenProduct['skus'][number] & { readonly good: WrittenProduct; readonly specIds: string };

function getSpecIds(
  product: WrittenProduct,
  sku: WrittenProduct['skus'][number],
  choiceIds: ChoiceIds,
): string {
  if (sku.values.length !== product.specs.length) {
    throw new DataError(
      `goods: the SKU "${sku.sn}" of "${product.slug}" needs ${product.specs.length} values, one for each of its specs.`,
      dataReason('sheet.value-count', { sku: sku.sn, number: product.specs.length }),
    );
  }
  return product.specs
    .map(({ attribute }, index) => choiceIds(product, attribute, sku.values[index] ?? ''))
    .join(',');
}

function rejectDuplicates(wanted: readonly Wanted[]): void {
  const seen = new Map<string, string>();
  for (const { good: product, sn, specIds } of wanted) {
    const other = seen.get(`${product.id}:${specIds}`);
    if (other !== undefined)
      throw new DataError(
        `goods: the SKUs "${other}" and "${sn}" of "${product.slug}" have the same values.`,
        dataReason('sheet.same-values', { sku: sn, other }),
      );
    seen.set(`${product.id}:${specIds}`, sn);
  }
}

/** Locked in the same order as by customer orders. */
function readKnown({ db }: ShopWriting, productIds: readonly number[], sns: readonly string[]) {
  return db
    .select({
      id: skus.id,
      productId: skus.productId,
      skuCode: skus.skuCode,
      specIds: skus.specIds,
      stock: skus.stock,
    })
    .from(skus)
    .where(or(inArray(skus.productId, [...productIds]), inArray(skus.skuCode, [...sns])))
    .orderBy(asc(skus.id))
    .for('update');
}

/** A SKU with the same values under a new number is the same SKU. */
async function renameSkus(
  { db }: ShopWriting,
  known: readonly Known[],
  wanted: readonly Wanted[],
): Promise<readonly Known[]> {
  const wantedSns = new Set(wanted.map(({ sn }) => sn));
  const knownSns = new Set(known.map(({ skuCode }) => skuCode));
  const fresh = new Map(
    wanted
      .filter(({ sn }) => !knownSns.has(sn))
      .map(({ good: product, sn, specIds }) => [`${product.id}:${specIds}`, sn]),
  );
  const result: Known[] = [];
  for (const sku of known) {
    const sn = wantedSns.has(sku.skuCode) ? undefined : fresh.get(`${sku.productId}:${sku.specIds}`);
    if (sn !== undefined) await db.update(skus).set({ skuCode: sn }).where(eq(skus.id, sku.id));
    result.push(sn === undefined ? sku : { ...sku, skuCode: sn });
  }
  return result;
}

/**
 * Frees the values of SKUs whose values others take over; those get theirs in the next step, or become
 * obsolete with an invalid value id.
 */
async function freeCombinations(
  { db }: ShopWriting,
  known: readonly Known[],
  wanted: readonly Wanted[],
): Promise<void> {
  const bySn = new Map(wanted.map(({ sn, specIds }) => [sn, specIds]));
  const taken = new Map(wanted.map(({ good: product, sn, specIds }) => [`${product.id}:${specIds}`, sn]));
  const moving = known.filter(({ productId, skuCode, specIds }) => {
    const own = bySn.get(skuCode);
    const next = taken.get(`${productId}:${specIds}`);
    return (own !== undefined && own !== specIds) || (next !== undefined && next !== skuCode);
  });
  if (moving.length === 0) return;
  const ids = moving.map(({ id }) => id);
  await db
    .update(skus)
    .set({ specIds: sql`'-' || ${skus.id}` })
    .where(inArray(skus.id, ids));
}

async function writePrices(
  { db }: ShopWriting,
  wanted: readonly Wanted[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  await db.delete(skuPrices).where(inArray(skuPrices.skuId, [...ids.values()]));
  const rows = wanted.flatMap(({ sn, prices, marketPrices }) =>
    Object.entries(prices).map(([currency, price]) => ({
      skuId: ids.get(sn) ?? 0,
      currency,
      price,
      marketprice: marketPrices[currency] ?? price,
    })),
  );
  await insertAll(db, skuPrices, rows);
}
