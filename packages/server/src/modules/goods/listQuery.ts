import { and, asc, desc, eq, exists, gte, inArray, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/category.ts';
import type { CouponScope } from '../../db/schema/coupon.ts';
import { goods, goodsAttributes, goodsPrices, goodsTexts } from '../../db/schema/goods.ts';

/** Which goods to list, and in which order. */
export interface GoodsFilter {
  readonly language: string;
  readonly currency: string;
  readonly keyword?: string | undefined;
  readonly categoryId?: number | null | undefined;
  readonly brandIds?: readonly number[] | undefined;
  readonly attributes?:
    readonly { readonly attributeId: number; readonly valueIds: readonly number[] }[] | undefined;
  /** Lowest and highest price, minor units; null is open. */
  readonly price?: { readonly low: number | null; readonly high: number | null } | undefined;
  readonly flag?: 'hot' | 'new' | 'recommend' | null | undefined;
  readonly ids?: readonly number[] | undefined;
  /** Only what one of these lists names; all lists empty means everything. */
  readonly scope?: CouponScope | undefined;
  readonly orderby?: 'weigh' | 'sales' | 'price' | 'views' | 'comments' | 'createtime' | undefined;
  readonly orderway?: 'asc' | 'desc' | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Ids of one page of goods, and how many there are in all. */
export interface GoodsIds {
  readonly total: number;
  readonly ids: readonly number[];
}

const flagColumns = { hot: goods.isHot, new: goods.isNew, recommend: goods.isRecommended } as const;
const orderColumns = {
  weigh: goods.weigh,
  sales: goods.sales,
  price: goodsPrices.price,
  views: goods.views,
  comments: goods.comments,
  createtime: goods.createtime,
} as const;

/** Search words of a keyword, in lower case, ready for LIKE. */
function searchPatterns(keyword: string): string[] {
  return keyword
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, 6)
    .map((word) => `%${word.replaceAll(/[\\%_]/gu, (character) => `\\${character}`)}%`);
}

function conditions(db: Database, filter: GoodsFilter): SQL | undefined {
  const parts: (SQL | undefined)[] = [inArray(goods.status, ['normal', 'soldout'])];
  if (filter.categoryId) parts.push(sql`${goods.categoryId} in (${subtreeOf(filter.categoryId)})`);
  if (filter.brandIds?.length) parts.push(inArray(goods.brandId, [...filter.brandIds]));
  if (filter.flag) parts.push(eq(flagColumns[filter.flag], true));
  if (filter.ids) parts.push(filter.ids.length > 0 ? inArray(goods.id, [...filter.ids]) : sql`false`);
  if (filter.scope) parts.push(inScope(filter.scope));
  for (const pattern of searchPatterns(filter.keyword ?? ''))
    parts.push(sql`${goodsTexts.search} like ${pattern}`);
  if (filter.price?.low != null) parts.push(gte(goodsPrices.price, filter.price.low));
  if (filter.price?.high != null) parts.push(lte(goodsPrices.price, filter.price.high));
  for (const { attributeId, valueIds } of filter.attributes ?? []) {
    parts.push(
      exists(
        db
          .select({ one: sql`1` })
          .from(goodsAttributes)
          .where(
            and(
              eq(goodsAttributes.goodsId, goods.id),
              eq(goodsAttributes.attributeId, attributeId),
              inArray(goodsAttributes.valueId, [...valueIds]),
            ),
          ),
      ),
    );
  }
  return and(...parts);
}

function inScope({ goodsIds, categoryIds, brandIds }: CouponScope): SQL | undefined {
  return or(
    goodsIds.length > 0 ? inArray(goods.id, [...goodsIds]) : undefined,
    brandIds.length > 0 ? inArray(goods.brandId, [...brandIds]) : undefined,
    ...categoryIds.map((id) => sql`${goods.categoryId} in (${subtreeOf(id)})`),
  );
}

function subtreeOf(categoryId: number): SQL {
  return sql`with recursive subtree as (
    select ${categories.id} as id from ${categories} where ${categories.id} = ${categoryId}
    union select child.id from ${categories} child join subtree on child.pid = subtree.id
  ) select id from subtree`;
}

function ordering(filter: GoodsFilter): SQL[] {
  if (filter.ids) return [sql`array_position(${sql.param([...filter.ids])}::int[], ${goods.id})`];
  const direction = filter.orderway === 'asc' ? asc : desc;
  const order: SQL[] = [];
  const [first] = searchPatterns(filter.keyword ?? '');
  // Best match first: goods whose title says the word come before those that only mention it.
  if (first && (filter.orderby ?? 'weigh') === 'weigh')
    order.push(desc(sql`lower(${goodsTexts.title}) like ${first}`));
  order.push(direction(orderColumns[filter.orderby ?? 'weigh']), direction(goods.id));
  return order;
}

/** Finds one page of goods. */
export async function findGoodsIds(db: Database, filter: GoodsFilter): Promise<GoodsIds> {
  const ids = await findIds(db, filter);
  const isWhole = filter.offset === 0 && ids.length < filter.limit;
  return { total: isWhole ? ids.length : await countGoods(db, filter), ids };
}

/** Ids of one page of goods. */
export async function findIds(db: Database, filter: GoodsFilter): Promise<readonly number[]> {
  const rows = await filtered(db, filter)
    .orderBy(...ordering(filter))
    .offset(filter.offset)
    .limit(filter.limit);
  return rows.map(({ id }) => id);
}

/** How many goods there are on all pages. */
export function countGoods(db: Database, filter: GoodsFilter): Promise<number> {
  return db.$count(filtered(db, filter).as('found'));
}

/** What the answer depends on beside the page: nothing of the reader, unless words or prices are looked at. */
export function keyOf({ offset: _, limit: __, language, currency, ...filter }: GoodsFilter): string {
  return JSON.stringify({
    ...filter,
    ...(needsText(filter) ? { language } : {}),
    ...(needsPrice(filter) ? { currency } : {}),
  });
}

const needsText = ({ keyword }: Pick<GoodsFilter, 'keyword'>) => Boolean(keyword);
const needsPrice = ({ orderby, price }: Pick<GoodsFilter, 'orderby' | 'price'>) =>
  orderby === 'price' || price !== undefined;

function filtered(db: Database, filter: GoodsFilter) {
  const joinText = and(eq(goodsTexts.goodsId, goods.id), eq(goodsTexts.language, filter.language));
  const joinPrice = and(eq(goodsPrices.goodsId, goods.id), eq(goodsPrices.currency, filter.currency));
  const query = db.select({ id: goods.id }).from(goods).$dynamic();
  if (needsText(filter)) query.innerJoin(goodsTexts, joinText);
  if (needsPrice(filter)) query.innerJoin(goodsPrices, joinPrice);
  return query.where(conditions(db, filter));
}
