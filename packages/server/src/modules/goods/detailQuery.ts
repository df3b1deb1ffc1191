import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepareQuery } from '../../db/prepared.ts';
import { attributes, attributeValues, categories } from '../../db/schema/category.ts';
import { collects } from '../../db/schema/collect.ts';
import {
  goods,
  goodsAttributes,
  goodsContents,
  goodsPrices,
  goodsSpecs,
  goodsSpecValues,
  goodsTexts,
  guarantees,
  skuPrices,
  skus,
} from '../../db/schema/goods.ts';
import { questions, reviews } from '../../db/schema/review.ts';
import type { CardRow } from './cardQuery.ts';

/** A SKU with its price in one currency. */
interface SkuJson {
  readonly id: number;
  readonly goodsSn: string;
  readonly specIds: string;
  readonly image: string;
  readonly stock: number;
  readonly sales: number;
  readonly weigh: number;
  readonly createtime: number;
  readonly updatetime: number;
  readonly price: number;
  readonly marketprice: number;
}

/** A value of an attribute, named in one language. */
interface ValueJson {
  readonly attributeId: number;
  readonly attributeName: string;
  readonly valueId: number;
  readonly valueName: string;
}

/** A value of a product's spec group. */
interface SpecValueJson extends ValueJson {
  readonly id: number;
  readonly specRowId: number;
}

const listOf = (query: SQL) =>
  sql`(select coalesce(json_agg(row_to_json(found)), '[]'::json) from (${query}) as found)`;

const language = sql.placeholder('language');
const currency = sql.placeholder('currency');

/** Variants, in display order. */
const skuList = sql<SkuJson[]>`${listOf(sql`
  select ${skus.id} as id, ${skus.goodsSn} as "goodsSn", ${skus.specIds} as "specIds", ${skus.image} as image,
    ${skus.stock} as stock, ${skus.sales} as sales, ${skus.weigh} as weigh, ${skus.createtime} as createtime,
    ${skus.updatetime} as updatetime, ${skuPrices.price} as price, ${skuPrices.marketprice} as marketprice
  from ${skus} join ${skuPrices} on ${skuPrices.skuId} = ${skus.id} and ${skuPrices.currency} = ${currency}
  where ${skus.goodsId} = ${goods.id} and ${skus.isActive}
  order by ${skus.weigh} desc, ${skus.id}`)}`;

/** The values of the spec groups, in display order. */
const specList = sql<SpecValueJson[]>`${listOf(sql`
  select ${goodsSpecValues.id} as id, ${goodsSpecs.id} as "specRowId", ${attributes.id} as "attributeId",
    ${attributes.name} ->> ${language} as "attributeName", ${attributeValues.id} as "valueId",
    ${attributeValues.name} ->> ${language} as "valueName"
  from ${goodsSpecValues} join ${goodsSpecs} on ${goodsSpecs.id} = ${goodsSpecValues.specId}
    join ${attributes} on ${attributes.id} = ${goodsSpecs.attributeId}
    join ${attributeValues} on ${attributeValues.id} = ${goodsSpecValues.valueId}
  where ${goodsSpecValues.goodsId} = ${goods.id}
  order by ${goodsSpecs.weigh} desc, ${goodsSpecs.id}, ${goodsSpecValues.weigh} desc, ${goodsSpecValues.id}`)}`;

/** The values by which a product can be filtered, grouped by attribute. */
const attributeList = sql<ValueJson[]>`${listOf(sql`
  select ${attributes.id} as "attributeId", ${attributes.name} ->> ${language} as "attributeName",
    ${attributeValues.id} as "valueId", ${attributeValues.name} ->> ${language} as "valueName"
  from ${goodsAttributes} join ${attributes} on ${attributes.id} = ${goodsAttributes.attributeId}
    join ${attributeValues} on ${attributeValues.id} = ${goodsAttributes.valueId}
  where ${goodsAttributes.goodsId} = ${goods.id}
  order by ${attributes.weigh} desc, ${attributes.id}, ${attributeValues.weigh} desc, ${attributeValues.id}`)}`;

const productQuery = prepareQuery((db) =>
  db
    .select({
      goods,
      parentCategoryId: categories.pid,
      title: goodsTexts.title,
      subtitle: goodsTexts.subtitle,
      content: goodsContents.content,
      price: goodsPrices.price,
      marketprice: goodsPrices.marketprice,
      skus: skuList,
      specs: specList,
      attributes: attributeList,
      isReviewed: sql<boolean>`exists (select from ${reviews} where ${reviews.goodsId} = ${goods.id})`,
      isAsked: sql<boolean>`exists (select from ${questions} where ${questions.goodsId} = ${goods.id})`,
    })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .innerJoin(goodsTexts, and(eq(goodsTexts.goodsId, goods.id), eq(goodsTexts.language, language)))
    .innerJoin(goodsPrices, and(eq(goodsPrices.goodsId, goods.id), eq(goodsPrices.currency, currency)))
    .leftJoin(goodsContents, and(eq(goodsContents.goodsId, goods.id), eq(goodsContents.language, language)))
    .where(eq(goods.id, sql.placeholder('id'))),
);

/** The shop's own data about one product in one database query; hidden products too. */
export async function findProduct(db: Database, id: number, inLanguage: string, inCurrency: string) {
  const [row] = await productQuery(db, { id, language: inLanguage, currency: inCurrency });
  return row;
}

/** A product as read for its own page. */
export type Product = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** The data of the product's card. */
export function cardRowOf(product: Product): CardRow {
  const { goods: row, parentCategoryId, title, subtitle, price, marketprice } = product;
  const sold = product.skus.filter(({ stock }) => stock > 0).map((sku) => sku.price);
  const images = product.skus.map(({ image }) => image).filter((image) => image !== '');
  return {
    ...row,
    parentCategoryId,
    title,
    subtitle,
    price,
    marketprice,
    priceMin: sold.length > 0 ? Math.min(...sold) : null,
    priceMax: sold.length > 0 ? Math.max(...sold) : null,
    stocks: product.skus.reduce((sum, { stock }) => sum + stock, 0),
    skuImages: [...new Set(images)],
  };
}

/** The service promises with these slugs, in the order of the table. */
export async function findGuarantees(db: Database, slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  return db
    .select()
    .from(guarantees)
    .where(inArray(guarantees.slug, [...slugs]))
    .orderBy(guarantees.id);
}

/** Whether a product is among the shopper's favourites. */
export async function isCollected(db: Database, userId: number, goodsId: number): Promise<boolean> {
  const rows = await db
    .select({ id: collects.id })
    .from(collects)
    .where(and(eq(collects.userId, userId), eq(collects.goodsId, goodsId), eq(collects.status, 1)));
  return rows.length > 0;
}
