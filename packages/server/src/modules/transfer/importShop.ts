import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  attributes,
  attributeValues,
  brands,
  categories,
  categoryAttributes,
} from '../../db/schema/category.ts';
import { coupons } from '../../db/schema/coupon.ts';
import { discountCodes, discountRules, freightRules } from '../../db/schema/discount.ts';
import { guarantees } from '../../db/schema/goods.ts';
import { pages } from '../../db/schema/page.ts';
import { shopContents } from '../../db/schema/shopContent.ts';
import type { ShopDocuments } from './documents.ts';
import { importGood } from './importGoods.ts';
import { readKeys, withIds } from './slugs.ts';

/**
 * Takes in what the documents say, by their keys: known things are changed, new ones added, nothing is deleted. Needs a
 * transaction.
 */
export async function importShop(
  tx: Database,
  documents: Partial<ShopDocuments>,
  now: number,
): Promise<void> {
  await importBasics(tx, documents);
  let keys = await readKeys(tx);
  for (const good of documents.goods ?? []) await importGood(tx, good, keys, now);
  keys = await readKeys(tx);
  await importOffers(tx, documents, keys);
  for (const { diyname, ...page } of documents.pages ?? []) {
    const row = { ...page, diyname };
    const isIt =
      diyname === null
        ? and(isNull(pages.diyname), eq(pages.type, page.type), sql`${pages.title}->>'en' = ${page.title.en}`)
        : eq(pages.diyname, diyname);
    const changed = await tx.update(pages).set(row).where(isIt).returning({ id: pages.id });
    if (changed.length === 0) await tx.insert(pages).values(row);
  }
  for (const [name, given] of Object.entries(documents.contents ?? {})) {
    const value = withIds(given, keys);
    await tx
      .insert(shopContents)
      .values({ name, value })
      .onConflictDoUpdate({ target: shopContents.name, set: { value } });
  }
}

async function importBasics(tx: Database, documents: Partial<ShopDocuments>): Promise<void> {
  for (const row of documents.brands ?? []) {
    await tx.insert(brands).values(row).onConflictDoUpdate({ target: brands.slug, set: row });
  }
  for (const { values, ...row } of documents.attributes ?? []) {
    const [attribute] = await tx
      .insert(attributes)
      .values(row)
      .onConflictDoUpdate({ target: attributes.slug, set: row })
      .returning({ id: attributes.id });
    for (const value of values) {
      const attributeId = attribute?.id ?? 0;
      const isIt = and(eq(attributeValues.attributeId, attributeId), eq(attributeValues.slug, value.slug));
      const changed = await tx
        .update(attributeValues)
        .set(value)
        .where(isIt)
        .returning({ id: attributeValues.id });
      if (changed.length === 0) await tx.insert(attributeValues).values({ ...value, attributeId });
    }
  }
  for (const row of documents.guarantees ?? []) {
    await tx.insert(guarantees).values(row).onConflictDoUpdate({ target: guarantees.slug, set: row });
  }
  for (const { parent, filters, ...row } of documents.categories ?? []) {
    const keys = await readKeys(tx);
    const values = { ...row, pid: parent === null ? 0 : keys.categories.idOf(parent) };
    const [category] = await tx
      .insert(categories)
      .values(values)
      .onConflictDoUpdate({ target: categories.slug, set: values })
      .returning({ id: categories.id });
    const categoryId = category?.id ?? 0;
    await tx.delete(categoryAttributes).where(eq(categoryAttributes.categoryId, categoryId));
    for (const { attribute, ...filter } of filters) {
      await tx
        .insert(categoryAttributes)
        .values({ ...filter, categoryId, attributeId: keys.attributes.idOf(attribute) });
    }
  }
}

async function importOffers(
  tx: Database,
  documents: Partial<ShopDocuments>,
  keys: Awaited<ReturnType<typeof readKeys>>,
): Promise<void> {
  for (const { good, sku, category, ...rule } of documents.discounts ?? []) {
    const row = {
      ...rule,
      goodsId: good === null ? null : keys.goods.idOf(good),
      skuId: sku === null ? null : keys.skus.idOf(sku),
      categoryId: category === null ? null : keys.categories.idOf(category),
    };
    // Rules have no name of their own: kind, what they are for and their English name tell them apart.
    const isIt = and(
      eq(discountRules.kind, row.kind),
      sql`${discountRules.name}->>'en' = ${row.name.en}`,
      sql`${discountRules.goodsId} is not distinct from ${row.goodsId}::integer`,
      sql`${discountRules.categoryId} is not distinct from ${row.categoryId}::integer`,
    );
    const changed = await tx.update(discountRules).set(row).where(isIt).returning({ id: discountRules.id });
    if (changed.length === 0) await tx.insert(discountRules).values(row);
  }
  for (const row of documents.codes ?? []) {
    await tx.insert(discountCodes).values(row).onConflictDoUpdate({ target: discountCodes.code, set: row });
  }
  for (const row of documents.freight ?? []) {
    await tx.insert(freightRules).values(row).onConflictDoUpdate({ target: freightRules.country, set: row });
  }
  for (const { goods, categories, brands, ...coupon } of documents.coupons ?? []) {
    const scope = {
      goodsIds: goods.map((slug) => keys.goods.idOf(slug)),
      categoryIds: categories.map((slug) => keys.categories.idOf(slug)),
      brandIds: brands.map((slug) => keys.brands.idOf(slug)),
    };
    const row = { ...coupon, scope };
    await tx.insert(coupons).values(row).onConflictDoUpdate({ target: coupons.slug, set: row });
  }
}
