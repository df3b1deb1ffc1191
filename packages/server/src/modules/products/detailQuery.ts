import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepareQuery } from '../../db/prepared.ts';
import { attributes, attributeValues, categories } from '../../db/schema/category.ts';
import { favourites } from '../../db/schema/favourites.ts';
import {
  products,
  productAttributes,
  productContents,
  productPrices,
  productSpecs,
  productSpecValues,
  productTexts,
  guarantees,
  skuPrices,
  skus,
} from '../../db/schema/products.ts';
import { questions, reviews } from '../../db/schema/review.ts';
import { type CardRow, imageAltSql } from './cardQuery.ts';

/** A SKU with its price in one currency. */
interface SkuJson {
  readonly id: number;
  readonly skuCode: string;
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

const getList = (query: SQL) =>
  sql`(select coalesce(json_agg(row_to_json(found)), '[]'::json) from (${query}) as found)`;

const language = sql.placeholder('language');
const currency = sql.placeholder('currency');

/** Variants, in display order. */
const skuList = sql<SkuJson[]>`${getList(sql`
  select ${skus.id} as id, ${skus.skuCode} as "skuCode", ${skus.specIds} as "specIds", ${skus.image} as image,
    ${skus.stock} as stock, ${skus.sales} as sales, ${skus.weigh} as weigh, ${skus.createtime} as createtime,
    ${skus.updatetime} as updatetime, ${skuPrices.price} as price, ${skuPrices.marketprice} as marketprice
  from ${skus} join ${skuPrices} on ${skuPrices.skuId} = ${skus.id} and ${skuPrices.currency} = ${currency}
  where ${skus.productId} = ${products.id} and ${skus.isActive}
  order by ${skus.weigh} desc, ${skus.id}`)}`;

/** The values of the spec groups, in display order. */
const specList = sql<SpecValueJson[]>`${getList(sql`
  select ${productSpecValues.id} as id, ${productSpecs.id} as "specRowId", ${attributes.id} as "attributeId",
    ${attributes.name} ->> ${language} as "attributeName", ${attributeValues.id} as "valueId",
    ${attributeValues.name} ->> ${language} as "valueName"
  from ${productSpecValues} join ${productSpecs} on ${productSpecs.id} = ${productSpecValues.specId}
    join ${attributes} on ${attributes.id} = ${productSpecs.attributeId}
    join ${attributeValues} on ${attributeValues.id} = ${productSpecValues.valueId}
  where ${productSpecValues.productId} = ${products.id}
  order by ${productSpecs.weigh} desc, ${productSpecs.id}, ${productSpecValues.weigh} desc, ${productSpecValues.id}`)}`;

/** The values by which a product can be filtered, grouped by attribute. */
const attributeList = sql<ValueJson[]>`${getList(sql`
  select ${attributes.id} as "attributeId", ${attributes.name} ->> ${language} as "attributeName",
    ${attributeValues.id} as "valueId", ${attributeValues.name} ->> ${language} as "valueName"
  from ${productAttributes} join ${attributes} on ${attributes.id} = ${productAttributes.attributeId}
    join ${attributeValues} on ${attributeValues.id} = ${productAttributes.valueId}
  where ${productAttributes.productId} = ${products.id}
  order by ${attributes.weigh} desc, ${attributes.id}, ${attributeValues.weigh} desc, ${attributeValues.id}`)}`;

const productQuery = prepareQuery((db) =>
  db
    .select({
      product: products,
      parentCategoryId: categories.pid,
      title: productTexts.title,
      subtitle: productTexts.subtitle,
      imageAlt: imageAltSql,
      content: productContents.content,
      price: productPrices.price,
      marketprice: productPrices.marketprice,
      skus: skuList,
      specs: specList,
      attributes: attributeList,
      isReviewed: sql<boolean>`exists (select from ${reviews} where ${reviews.productId} = ${products.id})`,
      isAsked: sql<boolean>`exists (select from ${questions} where ${questions.productId} = ${products.id})`,
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
    .leftJoin(
      productContents,
      and(eq(productContents.productId, products.id), eq(productContents.language, language)),
    )
    .where(and(eq(products.id, sql.placeholder('id')), eq(products.isDraft, false))),
);

/** The shop's own data about one product in one database query; hidden products too, but not drafts. */
export async function findProduct(db: Database, id: number, inLanguage: string, inCurrency: string) {
  const [row] = await productQuery(db, { id, language: inLanguage, currency: inCurrency });
  return row;
}

/** A product as read for its own page. */
export type Product = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** The data of the product's card. */
export function toCardRow(product: Product): CardRow {
  const { product: row, parentCategoryId, title, subtitle, imageAlt, price, marketprice } = product;
  const sold = product.skus.filter(({ stock }) => stock > 0).map((sku) => sku.price);
  const images = product.skus.map(({ image }) => image).filter((image) => image !== '');
  return {
    ...row,
    parentCategoryId,
    title,
    subtitle,
    imageAlt,
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
export async function isMarked(db: Database, userId: number, productId: number): Promise<boolean> {
  const rows = await db
    .select({ id: favourites.id })
    .from(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.productId, productId), eq(favourites.status, 1)));
  return rows.length > 0;
}
