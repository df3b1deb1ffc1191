import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { attributes, attributeValues } from '../../db/schema/category.ts';
import { collects } from '../../db/schema/collect.ts';
import {
  goods,
  goodsAttributes,
  goodsContents,
  goodsSpecs,
  goodsSpecValues,
  guarantees,
  skuPrices,
  skus,
} from '../../db/schema/goods.ts';

/** A product with its long text; hidden ones too. */
export async function findGoods(db: Database, id: number, language: string) {
  const [row] = await db
    .select({ goods, content: goodsContents.content })
    .from(goods)
    .leftJoin(goodsContents, and(eq(goodsContents.goodsId, goods.id), eq(goodsContents.language, language)))
    .where(eq(goods.id, id));
  return row;
}

/** The SKUs of a product with their price in one currency. */
export async function findSkus(db: Database, goodsId: number, currency: string) {
  return db
    .select({ sku: skus, price: skuPrices.price, marketprice: skuPrices.marketprice })
    .from(skus)
    .innerJoin(skuPrices, and(eq(skuPrices.skuId, skus.id), eq(skuPrices.currency, currency)))
    .where(and(eq(skus.goodsId, goodsId), eq(skus.isActive, true)))
    .orderBy(desc(skus.weigh), asc(skus.id));
}

/** The values of a product's spec groups, in display order. */
export async function findSpecValues(db: Database, goodsId: number) {
  return db
    .select({
      id: goodsSpecValues.id,
      specRowId: goodsSpecs.id,
      attributeId: attributes.id,
      attributeName: attributes.name,
      valueId: attributeValues.id,
      valueName: attributeValues.name,
    })
    .from(goodsSpecValues)
    .innerJoin(goodsSpecs, eq(goodsSpecs.id, goodsSpecValues.specId))
    .innerJoin(attributes, eq(attributes.id, goodsSpecs.attributeId))
    .innerJoin(attributeValues, eq(attributeValues.id, goodsSpecValues.valueId))
    .where(eq(goodsSpecValues.goodsId, goodsId))
    .orderBy(
      desc(goodsSpecs.weigh),
      asc(goodsSpecs.id),
      desc(goodsSpecValues.weigh),
      asc(goodsSpecValues.id),
    );
}

/** The values a product can be found by, grouped by attribute when read in order. */
export async function findGoodsAttributes(db: Database, goodsId: number) {
  return db
    .select({
      attributeId: attributes.id,
      attributeName: attributes.name,
      valueId: attributeValues.id,
      valueName: attributeValues.name,
    })
    .from(goodsAttributes)
    .innerJoin(attributes, eq(attributes.id, goodsAttributes.attributeId))
    .innerJoin(attributeValues, eq(attributeValues.id, goodsAttributes.valueId))
    .where(eq(goodsAttributes.goodsId, goodsId))
    .orderBy(
      desc(attributes.weigh),
      asc(attributes.id),
      desc(attributeValues.weigh),
      asc(attributeValues.id),
    );
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
