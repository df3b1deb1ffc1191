import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { carts } from '../../db/schema/cart.ts';
import { attributes, attributeValues, categories } from '../../db/schema/category.ts';
import { goods, goodsSpecs, goodsSpecValues, goodsTexts, skuPrices, skus } from '../../db/schema/goods.ts';
import type { LineAttribute } from '../../db/schema/order.ts';

/** Which rows of a shopper's cart to read. */
export interface CartFilter {
  readonly userId: number;
  readonly ids?: readonly number[] | undefined;
  /** 1 cart, 2 buy now; both without. */
  readonly sceneval?: number | undefined;
}

function whereOf({ userId, ids, sceneval }: CartFilter): SQL | undefined {
  return and(
    eq(carts.userId, userId),
    ids ? inArray(carts.id, [...ids]) : undefined,
    sceneval === undefined ? undefined : eq(carts.sceneval, sceneval),
  );
}

async function queryRows(db: Database, filter: CartFilter, language: string, currency: string) {
  return db
    .select({
      cart: carts,
      sku: skus,
      goods,
      parentCategoryId: categories.pid,
      title: goodsTexts.title,
      price: skuPrices.price,
      marketprice: skuPrices.marketprice,
    })
    .from(carts)
    .innerJoin(skus, eq(skus.id, carts.skuId))
    .innerJoin(goods, eq(goods.id, carts.goodsId))
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .leftJoin(goodsTexts, and(eq(goodsTexts.goodsId, goods.id), eq(goodsTexts.language, language)))
    .leftJoin(skuPrices, and(eq(skuPrices.skuId, skus.id), eq(skuPrices.currency, currency)))
    .where(whereOf(filter))
    .orderBy(desc(carts.createtime), desc(carts.id));
}

/** A cart row with everything that the cart page and the quote need. */
export type CartRow = Awaited<ReturnType<typeof queryRows>>[number] & {
  /** What was chosen, in display order; empty for a good without choice. */
  readonly attributes: readonly LineAttribute[];
};

/** Reads a shopper's cart rows, newest first. */
export async function findCartRows(
  db: Database,
  filter: CartFilter,
  language: string,
  currency: string,
): Promise<CartRow[]> {
  if (filter.ids?.length === 0) return [];
  const rows = await queryRows(db, filter, language, currency);
  const chosen = await findSkuAttributes(
    db,
    rows.map(({ sku }) => sku),
  );
  return rows.map((row) => ({ ...row, attributes: chosen.get(row.sku.id) ?? [] }));
}

/** Locks rows for the rest of the transaction; tells the ids that are there and the shopper's. */
export async function lockCartRows(db: Database, filter: CartFilter): Promise<number[]> {
  const rows = await db
    .select({ id: carts.id })
    .from(carts)
    .where(whereOf(filter))
    .orderBy(asc(carts.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** What each SKU stands for, attribute by attribute. */
export async function findSkuAttributes(
  db: Database,
  list: readonly { readonly id: number; readonly specIds: string }[],
): Promise<ReadonlyMap<number, readonly LineAttribute[]>> {
  const idsOf = ({ specIds }: { readonly specIds: string }) =>
    specIds
      .split(',')
      .filter((id) => id !== '')
      .map(Number);
  const valueIds = [...new Set(list.flatMap(idsOf))];
  if (valueIds.length === 0) return new Map();
  const values = await db
    .select({ id: goodsSpecValues.id, name: attributes.name, value: attributeValues.name })
    .from(goodsSpecValues)
    .innerJoin(goodsSpecs, eq(goodsSpecs.id, goodsSpecValues.specId))
    .innerJoin(attributes, eq(attributes.id, goodsSpecs.attributeId))
    .innerJoin(attributeValues, eq(attributeValues.id, goodsSpecValues.valueId))
    .where(inArray(goodsSpecValues.id, valueIds));
  const byId = new Map(values.map(({ id, name, value }) => [id, { name, value }]));
  return new Map(
    list.map((sku) => [
      sku.id,
      idsOf(sku).flatMap((id) => {
        const found = byId.get(id);
        return found ? [found] : [];
      }),
    ]),
  );
}

/** Whether a row can still be bought at all: on the shelf, its SKU there, priced in this currency. */
export function isValidRow({ goods: { status }, sku, price }: CartRow): boolean {
  return status === 'normal' && sku.isActive && price !== null;
}
