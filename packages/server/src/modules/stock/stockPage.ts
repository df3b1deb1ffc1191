import type { OperatorStock, OperatorStockMovement, stockCalls, OperatorInputOf } from '@pawlet/operator';
import { variantName } from '@pawlet/core/rules';
import { and, asc, desc, eq, exists, gt, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { anywhere, type Database, isOneOf } from '../../db/database.ts';
import { afterSales } from '../../db/schema/afterSales.ts';
import { orders } from '../../db/schema/order.ts';
import { products, productTexts, skus, stockMovements } from '../../db/schema/products.ts';
import { restockAlerts } from '../../db/schema/restock.ts';
import type { Language } from '../../i18n/language.ts';
import { findSkuAttributes } from '../cart/rows.ts';
import type { Cursor } from '../operator-api/cursor.ts';

/** Where a page starts, and how long it is. */
interface PagePlace {
  readonly after: Cursor | undefined;
  readonly limit: number;
}

/** Rows of a page, and whether there are more. */
interface Found<TItem> {
  readonly items: readonly TItem[];
  readonly hasMore: boolean;
}

/** Filters of the stock list. */
export interface StockFilter {
  readonly text?: string | undefined;
  readonly product?: number | undefined;
  readonly isLow: boolean;
  readonly isAwaited: boolean;
  /** Setting `stock.lowLevel`. */
  readonly lowLevel: number;
}

/** A variant of the list, with what its cursor needs. */
export type StockItem = OperatorStock & { readonly id: number };

/** One page of all variants, the least stock first. */
export async function findStockPage(
  db: Database,
  { text, product, isLow, isAwaited, lowLevel }: StockFilter,
  { after, limit }: PagePlace,
  { language, now }: { readonly language: Language; readonly now: number },
): Promise<Found<StockItem>> {
  const isFound = text === undefined ? undefined : whereText(anywhere(text.toLowerCase()));
  const rows = await db
    .select({
      id: skus.id,
      sku: skus.skuCode,
      specIds: skus.specIds,
      productId: skus.productId,
      title: productTexts.title,
      stock: skus.stock,
      isActive: skus.isActive,
      status: products.status,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .leftJoin(productTexts, ofLanguage(language))
    .where(
      and(
        isFound,
        product === undefined ? undefined : eq(skus.productId, product),
        isLow
          ? and(eq(products.status, 'normal'), eq(skus.isActive, true), sql`${skus.stock} <= ${lowLevel}`)
          : undefined,
        isAwaited
          ? exists(
              db
                .select({ one: sql`1` })
                .from(restockAlerts)
                .where(and(eq(restockAlerts.skuId, skus.id), isOpenAlert(now))),
            )
          : undefined,
        after && sql`(${skus.stock}, ${skus.id}) > (${after.value ?? 0}::int, ${after.id}::int)`,
      ),
    )
    .orderBy(asc(skus.stock), asc(skus.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const names = await findVariantNames(db, shown, language);
  const people = await countWaiting(
    db,
    shown.map(({ id }) => id),
    now,
  );
  const items = shown.map(({ id, specIds: _ids, title, status, ...row }) => ({
    ...row,
    id,
    title: title ?? '',
    variant: names.get(id) ?? '',
    isLow: row.stock <= lowLevel,
    isPublished: status === 'normal',
    waiting: people.get(id) ?? 0,
  }));
  return { items, hasMore: rows.length > limit };
}

const whereText = (pattern: string) =>
  or(sql`lower(${skus.skuCode}) like ${pattern}`, sql`lower(${productTexts.title}) like ${pattern}`);

const ofLanguage = (language: Language) =>
  and(eq(productTexts.productId, skus.productId), eq(productTexts.language, language));

async function findVariantNames(
  db: Database,
  rows: readonly { readonly id: number; readonly specIds: string }[],
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  const attributes = await findSkuAttributes(db, rows);
  return new Map(
    rows.map(({ id }) => [
      id,
      variantName((attributes.get(id) ?? []).map(({ value }) => ({ value: value[language] }))),
    ]),
  );
}

const isOpenAlert = (now: number) => and(isNull(restockAlerts.donetime), gt(restockAlerts.expiretime, now));

async function countWaiting(
  db: Database,
  skuIds: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ skuId: restockAlerts.skuId, people: sql<number>`count(*)`.mapWith(Number) })
    .from(restockAlerts)
    .where(and(isOneOf(restockAlerts.skuId, skuIds), isOpenAlert(now)))
    .groupBy(restockAlerts.skuId);
  return new Map(rows.map(({ skuId, people }) => [skuId, people]));
}

/** Filters of the journal, with times in epoch seconds. */
export type MovementFilter = Pick<OperatorInputOf<typeof stockCalls.listStockMovements>, 'sku' | 'reason'> & {
  readonly product?: number | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
};

/** One page of the stock journal, newest first. */
export async function findMovementPage(
  db: Database,
  { sku, product, reason, from, to }: MovementFilter,
  { after, limit }: PagePlace,
  language: Language,
): Promise<Found<OperatorStockMovement>> {
  const rows = await db
    .select({
      id: stockMovements.id,
      skuId: stockMovements.skuId,
      time: stockMovements.createtime,
      delta: stockMovements.delta,
      reason: stockMovements.reason,
      note: stockMovements.note,
      actor: stockMovements.actor,
      sku: skus.skuCode,
      specIds: skus.specIds,
      productId: skus.productId,
      title: productTexts.title,
      orderSn: orders.orderSn,
      refundSn: afterSales.refundSn,
    })
    .from(stockMovements)
    .innerJoin(skus, eq(skus.id, stockMovements.skuId))
    .leftJoin(productTexts, ofLanguage(language))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(
      afterSales,
      eq(afterSales.id, sql`coalesce(${stockMovements.afterSaleId}, ${stockMovements.exchangedForId})`),
    )
    .where(
      and(
        sku === undefined ? undefined : eq(skus.skuCode, sku),
        product === undefined ? undefined : eq(skus.productId, product),
        reason === undefined ? undefined : eq(stockMovements.reason, reason),
        from === undefined ? undefined : gte(stockMovements.createtime, from),
        to === undefined ? undefined : lt(stockMovements.createtime, to),
        after &&
          sql`(${stockMovements.createtime}, ${stockMovements.id}) < (${after.value ?? 0}::bigint, ${after.id}::int)`,
      ),
    )
    .orderBy(desc(stockMovements.createtime), desc(stockMovements.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const names = await findVariantNames(
    db,
    shown.map(({ skuId, specIds }) => ({ id: skuId, specIds })),
    language,
  );
  const items = shown.map(({ skuId, specIds: _ids, title, ...row }) => ({
    ...row,
    title: title ?? '',
    variant: names.get(skuId) ?? '',
  }));
  return { items, hasMore: rows.length > limit };
}
