import { and, eq, sql } from 'drizzle-orm';
import { type Database, isOneOf } from '../../db/database.ts';
import { prepareQuery } from '../../db/prepared.ts';
import { categories } from '../../db/schema/category.ts';
import { goods, goodsPrices, goodsTexts, skuPrices, skus } from '../../db/schema/goods.ts';

/** The data of a product card. */
export interface CardRow {
  readonly id: number;
  readonly categoryId: number;
  /** Parent category, 0 for none. */
  readonly parentCategoryId: number;
  readonly status: 'normal' | 'hidden' | 'soldout';
  readonly title: string;
  readonly subtitle: string;
  readonly images: readonly string[];
  readonly imageWidth: number;
  readonly imageHeight: number;
  readonly color: string;
  readonly isMulti: boolean;
  readonly isRecommended: boolean;
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly isBest: boolean;
  readonly sales: number;
  readonly views: number;
  readonly createtime: number;
  readonly price: number;
  readonly marketprice: number;
  /** Of SKUs in stock; null when there are none. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly stocks: number;
  /** Pictures of the SKUs, without duplicates, in SKU order. */
  readonly skuImages: readonly string[];
}

const ids = sql.placeholder('ids');
const language = sql.placeholder('language');
const currency = sql.placeholder('currency');

const cardQuery = prepareQuery((db) => {
  const perGoods = db
    .select({
      goodsId: skus.goodsId,
      priceMin: sql<number>`min(${skuPrices.price}) filter (where ${skus.stock} > 0)`
        .mapWith(Number)
        .as('price_min'),
      priceMax: sql<number>`max(${skuPrices.price}) filter (where ${skus.stock} > 0)`
        .mapWith(Number)
        .as('price_max'),
      stocks: sql<number>`sum(${skus.stock})`.mapWith(Number).as('stocks'),
      skuImages: sql<string[]>`json_agg(${skus.image} order by ${skus.weigh} desc, ${skus.id})`.as(
        'sku_images',
      ),
    })
    .from(skus)
    .innerJoin(skuPrices, and(eq(skuPrices.skuId, skus.id), eq(skuPrices.currency, currency)))
    .where(and(eq(skus.isActive, true), isOneOf(skus.goodsId, ids)))
    .groupBy(skus.goodsId)
    .as('per_goods');
  return db
    .select({
      id: goods.id,
      categoryId: goods.categoryId,
      parentCategoryId: categories.pid,
      status: goods.status,
      title: goodsTexts.title,
      subtitle: goodsTexts.subtitle,
      images: goods.images,
      imageWidth: goods.imageWidth,
      imageHeight: goods.imageHeight,
      color: goods.color,
      isMulti: goods.isMulti,
      isRecommended: goods.isRecommended,
      isHot: goods.isHot,
      isNew: goods.isNew,
      isBest: goods.isBest,
      sales: goods.sales,
      views: goods.views,
      createtime: goods.createtime,
      price: goodsPrices.price,
      marketprice: goodsPrices.marketprice,
      priceMin: perGoods.priceMin,
      priceMax: perGoods.priceMax,
      stocks: perGoods.stocks,
      skuImages: perGoods.skuImages,
    })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .innerJoin(goodsTexts, and(eq(goodsTexts.goodsId, goods.id), eq(goodsTexts.language, language)))
    .innerJoin(goodsPrices, and(eq(goodsPrices.goodsId, goods.id), eq(goodsPrices.currency, currency)))
    .leftJoin(perGoods, eq(perGoods.goodsId, goods.id))
    .where(isOneOf(goods.id, ids));
});

/** The card rows of some products, in the order of `goodsIds`; missing ids are left out. */
export async function findCardRows(
  db: Database,
  goodsIds: readonly number[],
  inLanguage: string,
  inCurrency: string,
): Promise<CardRow[]> {
  if (goodsIds.length === 0) return [];
  const rows = await cardQuery(db, {
    ids: [...goodsIds],
    language: inLanguage,
    currency: inCurrency,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return goodsIds.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const images = (row.skuImages ?? []).filter((image) => image !== '');
    return [{ ...row, stocks: row.stocks ?? 0, skuImages: [...new Set(images)] }];
  });
}
