import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepareQuery } from '../../db/prepared.ts';
import { carts } from '../../db/schema/cart.ts';
import { attributes, attributeValues, categories } from '../../db/schema/category.ts';
import {
  products,
  productSpecs,
  productSpecValues,
  productTexts,
  skuPrices,
  skus,
} from '../../db/schema/products.ts';
import type { LineAttribute } from '../../db/schema/order.ts';

/** Which rows of a shopper's cart to read. */
export interface CartFilter {
  readonly userId: number;
  readonly ids?: readonly number[] | undefined;
  /** 1 cart, 2 buy now; both without. */
  readonly sceneval?: number | undefined;
}

/** The values of the filter's placeholders. */
function toValues({ userId, ids, sceneval }: CartFilter) {
  return { userId, ids: ids ? [...ids] : null, sceneval: sceneval ?? null };
}

const idsPlaceholder = sql.placeholder('ids');
const sceneval = sql.placeholder('sceneval');
const isWanted = and(
  eq(carts.userId, sql.placeholder('userId')),
  sql`(${idsPlaceholder}::int[] is null or ${carts.id} = any(${idsPlaceholder}::int[]))`,
  sql`(${sceneval}::int is null or ${carts.sceneval} = ${sceneval}::int)`,
);

/** The SKU's attributes and values. */
const chosenAttributes = sql<LineAttribute[]>`(
  select coalesce(json_agg(json_build_object('name', ${attributes.name}, 'value', ${attributeValues.name})
    order by chosen.place), '[]'::json)
  from unnest(string_to_array(nullif(${skus.specIds}, ''), ',')::int[]) with ordinality as chosen (id, place)
    join ${productSpecValues} on ${productSpecValues.id} = chosen.id
    join ${productSpecs} on ${productSpecs.id} = ${productSpecValues.specId}
    join ${attributes} on ${attributes.id} = ${productSpecs.attributeId}
    join ${attributeValues} on ${attributeValues.id} = ${productSpecValues.valueId})`;

// The long texts of the product page are left out: the cart does not show them.
const { params: _params, guarantees: _guarantees, ...productColumns } = getTableColumns(products);

const rowsQuery = prepareQuery((db) =>
  db
    .select({
      cart: carts,
      sku: skus,
      product: productColumns,
      parentCategoryId: categories.pid,
      title: productTexts.title,
      price: skuPrices.price,
      marketprice: skuPrices.marketprice,
      attributes: chosenAttributes,
    })
    .from(carts)
    .innerJoin(skus, eq(skus.id, carts.skuId))
    .innerJoin(products, eq(products.id, carts.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.language, sql.placeholder('language'))),
    )
    .leftJoin(
      skuPrices,
      and(eq(skuPrices.skuId, skus.id), eq(skuPrices.currency, sql.placeholder('currency'))),
    )
    .where(isWanted)
    .orderBy(desc(carts.createtime), desc(carts.id)),
);

const lockQuery = prepareQuery((db) =>
  db.select({ id: carts.id }).from(carts).where(isWanted).orderBy(asc(carts.id)).for('update'),
);

/**
 * A cart row with everything that the cart page and the quote need: `attributes` are the selected values in
 * display order.
 */
export type CartRow = Awaited<ReturnType<typeof rowsQuery>>[number];

/** Reads a shopper's cart rows, newest first. */
export async function findCartRows(
  db: Database,
  filter: CartFilter,
  language: string,
  currency: string,
): Promise<CartRow[]> {
  if (filter.ids?.length === 0) return [];
  return rowsQuery(db, { ...toValues(filter), language, currency });
}

/** Locks rows for the rest of the transaction; returns the ids that exist and belong to the shopper. */
export async function lockCartRows(db: Database, filter: CartFilter): Promise<number[]> {
  const rows = await lockQuery(db, toValues(filter));
  return rows.map(({ id }) => id);
}

/** The attributes and values of each SKU. */
export async function findSkuAttributes(
  db: Database,
  list: readonly { readonly id: number; readonly specIds: string }[],
): Promise<ReadonlyMap<number, readonly LineAttribute[]>> {
  const getIds = ({ specIds }: { readonly specIds: string }) =>
    specIds
      .split(',')
      .filter((id) => id !== '')
      .map(Number);
  const valueIds = [...new Set(list.flatMap(getIds))];
  if (valueIds.length === 0) return new Map();
  const values = await db
    .select({ id: productSpecValues.id, name: attributes.name, value: attributeValues.name })
    .from(productSpecValues)
    .innerJoin(productSpecs, eq(productSpecs.id, productSpecValues.specId))
    .innerJoin(attributes, eq(attributes.id, productSpecs.attributeId))
    .innerJoin(attributeValues, eq(attributeValues.id, productSpecValues.valueId))
    .where(inArray(productSpecValues.id, valueIds));
  const byId = new Map(values.map(({ id, name, value }) => [id, { name, value }]));
  return new Map(
    list.map((sku) => [
      sku.id,
      getIds(sku).flatMap((id) => {
        const found = byId.get(id);
        return found ? [found] : [];
      }),
    ]),
  );
}

/** Whether a row can still be bought: for sale, with an existing SKU and a price in this currency. */
export function isValidRow({ product: { status }, sku, price }: CartRow): boolean {
  return status === 'normal' && sku.isActive && price !== null;
}
