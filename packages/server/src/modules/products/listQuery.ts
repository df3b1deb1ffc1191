import { and, asc, count, desc, eq, exists, gte, inArray, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { type Database, isOneOf } from '../../db/database.ts';
import { categories } from '../../db/schema/category.ts';
import type { CouponScope } from '../../db/schema/coupon.ts';
import { products, productAttributes } from '../../db/schema/products.ts';
import type { Language } from '../../i18n/language.ts';
import { searchDocuments } from '../../db/schema/search.ts';
import type { SearchPlan } from '../search/searchPlan.ts';
import { distanceFrom, isInLanguage, matchesPlan } from '../search/searchSql.ts';
import { groupBy } from './groupBy.ts';
import { lowestPriceNow, pricedProductId, type PriceMoment, priceNowColumn } from './priceNowSql.ts';

/** Filters and sorting of a product list. */
export interface ProductListFilter {
  readonly language: Language;
  readonly currency: string;
  /** The search term, and its query in this language. */
  readonly search?: { readonly keyword: string; readonly plan: SearchPlan } | undefined;
  readonly categoryId?: number | null | undefined;
  readonly brandIds?: readonly number[] | undefined;
  readonly attributes?:
    | readonly { readonly attributeId: number; readonly valueIds: readonly number[] }[]
    | undefined;
  /** Minimum and maximum price in minor units; null is unlimited. */
  readonly price?: { readonly low: number | null; readonly high: number | null } | undefined;
  readonly flag?: 'hot' | 'new' | 'recommend' | null | undefined;
  readonly ids?: readonly number[] | undefined;
  /** Only products that match one of these lists; all lists empty means all products. */
  readonly scope?: CouponScope | undefined;
  readonly orderby?: 'weigh' | 'sales' | 'price' | 'views' | 'comments' | 'createtime' | undefined;
  readonly orderway?: 'asc' | 'desc' | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Ids of one page of products, and the total number. */
export interface ProductIds {
  readonly total: number;
  readonly ids: readonly number[];
}

const flagColumns = { hot: products.isHot, new: products.isNew, recommend: products.isRecommended } as const;
const orderColumns = {
  weigh: products.weigh,
  sales: products.sales,
  price: priceNowColumn,
  views: products.views,
  comments: products.comments,
  createtime: products.createtime,
} as const;

function conditions(db: Database, filter: ProductListFilter, below: Below): SQL | undefined {
  const parts: (SQL | undefined)[] = [inArray(products.status, ['normal', 'soldout'])];
  if (filter.categoryId) parts.push(isOneOf(products.categoryId, below(filter.categoryId)));
  if (filter.brandIds?.length) parts.push(inArray(products.brandId, [...filter.brandIds]));
  if (filter.flag) parts.push(eq(flagColumns[filter.flag], true));
  if (filter.ids) parts.push(filter.ids.length > 0 ? inArray(products.id, [...filter.ids]) : sql`false`);
  if (filter.scope) parts.push(inScope(filter.scope, below));
  if (filter.search) parts.push(matchesPlan(filter.search.plan));
  if (filter.price?.low != null) parts.push(gte(priceNowColumn, filter.price.low));
  if (filter.price?.high != null) parts.push(lte(priceNowColumn, filter.price.high));
  for (const { attributeId, valueIds } of filter.attributes ?? []) {
    parts.push(
      exists(
        db
          .select({ one: sql`1` })
          .from(productAttributes)
          .where(
            and(
              eq(productAttributes.productId, products.id),
              eq(productAttributes.attributeId, attributeId),
              inArray(productAttributes.valueId, [...valueIds]),
            ),
          ),
      ),
    );
  }
  return and(...parts);
}

/**
 * Counts the products of a filter by their attribute values. A selected value does not narrow the counts of
 * other values of its attribute: selecting one of those would add products.
 */
export async function countByValue(
  db: Database,
  filter: ProductListFilter,
  attributeIds: readonly number[],
  moment: PriceMoment,
): Promise<ReadonlyMap<number, number>> {
  const chosen = filter.attributes ?? [];
  const below = await readBelow(db, filter);
  const isChosen = (id: number) => chosen.some(({ attributeId }) => attributeId === id);
  // One query for all attributes without a selection, and one for each of the others.
  const groups = [
    attributeIds.filter((id) => !isChosen(id)),
    ...attributeIds.filter(isChosen).map((id) => [id]),
  ].filter((group) => group.length > 0);
  const counts = new Map<number, number>();
  for (const group of groups) {
    const others = chosen.filter(({ attributeId }) => !group.includes(attributeId));
    const found = filtered(db, { ...filter, attributes: others }, moment, below).as('found');
    const rows = await db
      .select({ valueId: productAttributes.valueId, count: count() })
      .from(productAttributes)
      .innerJoin(found, eq(found.id, productAttributes.productId))
      .where(isOneOf(productAttributes.attributeId, group))
      .groupBy(productAttributes.valueId);
    for (const row of rows) counts.set(row.valueId, row.count);
  }
  return counts;
}

function inScope({ goodsIds, categoryIds, brandIds }: CouponScope, below: Below): SQL | undefined {
  return or(
    goodsIds.length > 0 ? inArray(products.id, [...goodsIds]) : undefined,
    brandIds.length > 0 ? inArray(products.brandId, [...brandIds]) : undefined,
    ...categoryIds.map((id) => isOneOf(products.categoryId, below(id))),
  );
}

/** A category with all its descendants. */
type Below = (categoryId: number) => readonly number[];

/**
 * Reads the category tree where a filter has a category: with the ids given, the database can use the index.
 */
async function readBelow(db: Database, { categoryId, scope }: ProductListFilter): Promise<Below> {
  if (!categoryId && !scope?.categoryIds.length) return (id) => [id];
  const rows = await db.select({ id: categories.id, pid: categories.pid }).from(categories);
  const children = groupBy(rows, ({ pid }) => pid);
  return (wanted) => {
    const found = new Set([wanted]);
    // The set grows during the loop, and a cycle adds nothing.
    for (const id of found) for (const child of children.get(id) ?? []) found.add(child.id);
    return [...found];
  };
}

function ordering(filter: ProductListFilter): SQL[] {
  if (filter.ids) return [sql`array_position(${sql.param([...filter.ids])}::int[], ${products.id})`];
  const direction = filter.orderway === 'asc' ? asc : desc;
  const order: SQL[] = [];
  const { search, orderby = 'weigh' } = filter;
  // Best match first, unless the shopper selected another order.
  if (search && search.plan.terms.length > 0 && orderby === 'weigh')
    order.push(asc(distanceFrom(search.plan)));
  order.push(direction(orderColumns[orderby]), direction(products.id));
  return order;
}

/** Finds one page of products. */
export async function findProductIds(
  db: Database,
  filter: ProductListFilter,
  moment: PriceMoment,
): Promise<ProductIds> {
  const ids = await findIds(db, filter, moment);
  const isWhole = filter.offset === 0 && ids.length < filter.limit;
  return { total: isWhole ? ids.length : await countProducts(db, filter, moment), ids };
}

/** Ids of one page of products. */
async function findIds(
  db: Database,
  filter: ProductListFilter,
  moment: PriceMoment,
): Promise<readonly number[]> {
  const rows = await filtered(db, filter, moment, await readBelow(db, filter))
    .orderBy(...ordering(filter))
    .offset(filter.offset)
    .limit(filter.limit);
  return rows.map(({ id }) => id);
}

/** Products in list order, the first ones of a long list. */
export interface Listing {
  readonly ids: Int32Array;
  /** In minor units, for products in the same order; null where the filter does not need prices. */
  readonly prices: Float64Array | null;
}

/** Reads at most `most` products in list order, ignoring the filter's page and price range. */
export async function findListing(
  db: Database,
  filter: ProductListFilter,
  moment: PriceMoment,
  most: number,
): Promise<Listing> {
  const isPriced = needsPrice(filter);
  const unbounded = { ...filter, price: filter.price && { low: null, high: null } };
  const found = filtered(db, unbounded, moment, await readBelow(db, filter))
    .orderBy(...ordering(filter))
    .limit(most)
    .as('found');
  // As text: the driver would take many times as long to parse thousands of rows.
  const [row] = await db
    .select({
      ids: sql<string | null>`string_agg(${found.id}::text, ',')`,
      prices: sql<string | null>`string_agg(${found.price}::text, ',')`,
    })
    .from(found);
  const listNumbers = (text: string | null | undefined) => (text ? text.split(',').map(Number) : []);
  return {
    ids: Int32Array.from(listNumbers(row?.ids)),
    prices: isPriced ? Float64Array.from(listNumbers(row?.prices)) : null,
  };
}

/** The current price of each product that has one in a currency; null where there are more than `most`. */
export async function findPrices(
  db: Database,
  currency: string,
  moment: PriceMoment,
  most: number,
): Promise<ReadonlyMap<number, number> | null> {
  const found = db
    .select({ id: sql<number>`${pricedProductId}`.as('id'), price: priceNowColumn.as('price') })
    .from(lowestPriceNow(currency, moment))
    .limit(most + 1)
    .as('found');
  // As text, like a listing.
  const [row] = await db
    .select({ pairs: sql<string | null>`string_agg(${found.id} || ',' || ${found.price}, ',')` })
    .from(found);
  const numbers = row?.pairs ? row.pairs.split(',').map(Number) : [];
  if (numbers.length > 2 * most) return null;
  const prices = new Map<number, number>();
  for (let place = 0; place < numbers.length; place += 2)
    prices.set(numbers[place] ?? 0, numbers[place + 1] ?? 0);
  return prices;
}

/** Number of products on all pages. */
async function countProducts(db: Database, filter: ProductListFilter, moment: PriceMoment): Promise<number> {
  return db.$count(filtered(db, filter, moment, await readBelow(db, filter)).as('found'));
}

/** What a listing depends on: not on the reader, unless words or prices are used. */
export function toKey(filter: ProductListFilter): string {
  return JSON.stringify({
    ...filter,
    // The plan is derived from the keyword and the language.
    search: filter.search?.keyword,
    price: filter.price !== undefined,
    language: needsText(filter) ? filter.language : undefined,
    currency: needsPrice(filter) ? filter.currency : undefined,
    offset: undefined,
    limit: undefined,
  });
}

const needsText = ({ search }: Pick<ProductListFilter, 'search'>) => search !== undefined;
/** Whether a list needs prices. */
export const needsPrice = ({ orderby, price }: Pick<ProductListFilter, 'orderby' | 'price'>) =>
  orderby === 'price' || price !== undefined;

function filtered(db: Database, filter: ProductListFilter, moment: PriceMoment, below: Below) {
  const joinText = and(eq(searchDocuments.productId, products.id), isInLanguage(filter.language));
  const isPriced = needsPrice(filter);
  const price = isPriced ? priceNowColumn : sql<number>`null::bigint`;
  const query = db
    .select({ id: products.id, price: price.as('price') })
    .from(products)
    .$dynamic();
  if (needsText(filter)) query.innerJoin(searchDocuments, joinText);
  if (isPriced) query.innerJoin(lowestPriceNow(filter.currency, moment), eq(pricedProductId, products.id));
  return query.where(conditions(db, filter, below));
}
