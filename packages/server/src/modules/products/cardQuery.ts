import { and, eq, sql } from 'drizzle-orm';
import { type Database, isOneOf } from '../../db/database.ts';
import { prepareQuery } from '../../db/prepared.ts';
import { categories } from '../../db/schema/category.ts';
import { products, productPrices, productTexts, skuPrices, skus } from '../../db/schema/products.ts';

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
  /** What the first picture shows, '' where it has no description. */
  readonly imageAlt: string;
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

/** What the first picture shows, in the query's language; needs `goods` in the query. */
export const imageAltSql = sql<string>`coalesce(${products.imageAlts} -> 0 ->> ${language}, '')`;

const cardQuery = prepareQuery((db) => {
  const perProduct = db
    .select({
      productId: skus.productId,
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
    .where(and(eq(skus.isActive, true), isOneOf(skus.productId, ids)))
    .groupBy(skus.productId)
    .as('per_goods');
  return db
    .select({
      id: products.id,
      categoryId: products.categoryId,
      parentCategoryId: categories.pid,
      status: products.status,
      title: productTexts.title,
      subtitle: productTexts.subtitle,
      images: products.images,
      imageAlt: imageAltSql,
      imageWidth: products.imageWidth,
      imageHeight: products.imageHeight,
      color: products.color,
      isMulti: products.isMulti,
      isRecommended: products.isRecommended,
      isHot: products.isHot,
      isNew: products.isNew,
      isBest: products.isBest,
      sales: products.sales,
      views: products.views,
      createtime: products.createtime,
      price: productPrices.price,
      marketprice: productPrices.marketprice,
      priceMin: perProduct.priceMin,
      priceMax: perProduct.priceMax,
      stocks: perProduct.stocks,
      skuImages: perProduct.skuImages,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.language, language)),
    )
    .innerJoin(
      productPrices,
      and(eq(productPrices.productId, products.id), eq(productPrices.currency, currency)),
    )
    .leftJoin(perProduct, eq(perProduct.productId, products.id))
    .where(isOneOf(products.id, ids));
});

/** The card rows of some products, in the order of `productIds`; missing ids are left out. */
export async function findCardRows(
  db: Database,
  productIds: readonly number[],
  inLanguage: string,
  inCurrency: string,
): Promise<CardRow[]> {
  if (productIds.length === 0) return [];
  const rows = await cardQuery(db, {
    ids: [...productIds],
    language: inLanguage,
    currency: inCurrency,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return productIds.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const images = (row.skuImages ?? []).filter((image) => image !== '');
    return [{ ...row, stocks: row.stocks ?? 0, skuImages: [...new Set(images)] }];
  });
}
