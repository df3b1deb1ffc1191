import { and, inArray, notInArray } from 'drizzle-orm';
import { asInserted, insertAll } from '../../db/bulk.ts';
import type { Database } from '../../db/database.ts';
import {
  products,
  productAttributes,
  productContents,
  productPrices,
  productSpecs,
  productSpecValues,
  productTexts,
} from '../../db/schema/products.ts';
import { languages } from '../../i18n/language.ts';
import type { ChoiceIds, ProductEntry, WrittenProduct } from './productSchema.ts';
import { type ShopWriting, without } from './kind.ts';
import { textsOf } from './readProducts.ts';
import { dataReason } from './dataReason.ts';
import { DataError } from './references.ts';
import { searchWords } from './searchTexts.ts';
import { writeSkus } from './writeSkus.ts';

/**
 * Adds or updates products with everything that belongs to them, in a number of statements independent of
 * theirs.
 */
export async function writeProducts(shop: ShopWriting, list: readonly ProductEntry[]): Promise<void> {
  const { db, references, now } = shop;
  const [categories, brands, guarantees] = [
    await references.categories(),
    await references.brands(),
    await references.guarantees(),
  ];
  const rows = list.map((product) => {
    const own = without(product, 'title', 'subtitle', 'content', 'specs', 'skus', 'attributes');
    const { category, brand, imageWidth = 800, imageHeight = 800, color = '#eeeeee', ...kept } = own;
    for (const promise of product.guarantees) guarantees.getId(promise);
    return {
      ...kept,
      imageWidth,
      imageHeight,
      color,
      createtime: product.createtime ?? now,
      views: product.sales,
      categoryId: categories.getId(category),
      brandId: brand === null ? null : brands.getId(brand),
      isMulti: product.specs.length > 0,
      updatetime: now,
    };
  });
  const [first] = rows;
  if (first === undefined) return;
  const slugs = list.map(({ slug }) => slug);
  // The figures of an existing product are the shop's.
  const overwritten = Object.keys(without(first, 'slug', 'sales', 'views'));
  const known = await db.select({ id: products.id }).from(products).where(inArray(products.slug, slugs));
  const written = await db
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({
      target: products.slug,
      set: asInserted(...overwritten),
    })
    .returning({ id: products.id, slug: products.slug });
  const ids = new Map(written.map(({ id, slug }) => [slug, id]));
  const withIds = list.map((product) => ({ ...product, id: ids.get(product.slug) ?? 0 }));
  // New products have nothing to replace, and the search for it would read whole tables.
  const knownIds = known.map(({ id }) => id);
  await writeTexts(shop, withIds, knownIds);
  await writePrices(db, withIds, knownIds);
  await writeAttributes(shop, withIds, knownIds);
  await writeSkus(shop, withIds, await writeSpecs(shop, withIds, knownIds));
}

async function writeTexts(
  shop: ShopWriting,
  list: readonly WrittenProduct[],
  knownIds: readonly number[],
): Promise<void> {
  const { db } = shop;
  const getWords = await searchWords(shop);
  if (knownIds.length > 0) {
    await db.delete(productTexts).where(textsOf(knownIds));
    await db.delete(productContents).where(inArray(productContents.productId, [...knownIds]));
  }
  await insertAll(
    db,
    productTexts,
    list.flatMap((product) =>
      languages.map((language) => ({
        productId: product.id,
        language,
        title: product.title[language],
        subtitle: product.subtitle[language],
        search: getWords(product, language),
      })),
    ),
  );
  await insertAll(
    db,
    productContents,
    list.flatMap((product) =>
      languages.map((language) => ({ productId: product.id, language, content: product.content[language] })),
    ),
  );
}

/** The lowest price of each product by currency, of the SKUs for sale. */
async function writePrices(
  db: Database,
  list: readonly WrittenProduct[],
  knownIds: readonly number[],
): Promise<void> {
  if (knownIds.length > 0)
    await db.delete(productPrices).where(inArray(productPrices.productId, [...knownIds]));
  await insertAll(
    db,
    productPrices,
    list.flatMap(({ id, skus }) => {
      const active = skus.filter(({ isActive }) => isActive);
      const lowest = new Map<string, { readonly price: number; readonly marketprice: number }>();
      for (const { prices, marketPrices } of active.length > 0 ? active : skus) {
        for (const [currency, price] of Object.entries(prices)) {
          const known = lowest.get(currency);
          if (known === undefined || price < known.price)
            lowest.set(currency, { price, marketprice: marketPrices[currency] ?? price });
        }
      }
      return [...lowest].map(([currency, amounts]) => ({ productId: id, currency, ...amounts }));
    }),
  );
}

async function writeAttributes(
  { db, references }: ShopWriting,
  list: readonly WrittenProduct[],
  knownIds: readonly number[],
): Promise<void> {
  const attributes = await references.attributes();
  const values = await references.values();
  if (knownIds.length > 0)
    await db.delete(productAttributes).where(inArray(productAttributes.productId, [...knownIds]));
  const rows = list.flatMap((product) =>
    product.attributes.map(({ attribute, value }) => ({
      productId: product.id,
      attributeId: attributes.getId(attribute),
      valueId: values.getId(`${attribute}/${value}`),
    })),
  );
  await insertAll(db, productAttributes, rows);
}

/** Writes the products' specs; existing values keep their ids, which SKUs refer to. */
async function writeSpecs(
  { db, references }: ShopWriting,
  list: readonly WrittenProduct[],
  knownIds: readonly number[],
): Promise<ChoiceIds> {
  const attributes = await references.attributes();
  const values = await references.values();
  const specRows = list.flatMap(({ id, specs }) =>
    specs.map(({ attribute }, index) => ({
      productId: id,
      attributeId: attributes.getId(attribute),
      weigh: 100 - index,
    })),
  );
  const specs =
    specRows.length === 0
      ? []
      : await db
          .insert(productSpecs)
          .values(specRows)
          .onConflictDoUpdate({
            target: [productSpecs.productId, productSpecs.attributeId],
            set: asInserted('weigh'),
          })
          .returning();
  const specIds = new Map(specs.map(({ productId, attributeId, id }) => [`${productId}:${attributeId}`, id]));
  const valueRows = list.flatMap((product) =>
    product.specs.flatMap(({ attribute, values: own }) =>
      own.map((value, index) => ({
        productId: product.id,
        specId: specIds.get(`${product.id}:${attributes.getId(attribute)}`) ?? 0,
        valueId: values.getId(`${attribute}/${value}`),
        weigh: 100 - index,
      })),
    ),
  );
  const written =
    valueRows.length === 0
      ? []
      : await db
          .insert(productSpecValues)
          .values(valueRows)
          .onConflictDoUpdate({
            target: [productSpecValues.specId, productSpecValues.valueId],
            set: asInserted('weigh'),
          })
          .returning();
  await db.delete(productSpecValues).where(
    and(
      inArray(productSpecValues.productId, [...knownIds]),
      notInArray(
        productSpecValues.id,
        written.map(({ id }) => id),
      ),
    ),
  );
  await db.delete(productSpecs).where(
    and(
      inArray(productSpecs.productId, [...knownIds]),
      notInArray(
        productSpecs.id,
        specs.map(({ id }) => id),
      ),
    ),
  );
  const ids = new Map(written.map(({ productId, valueId, id }) => [`${productId}:${valueId}`, id]));
  return (product, attribute, value) => {
    const id = ids.get(`${product.id}:${values.getId(`${attribute}/${value}`)}`);
    if (id === undefined)
      throw new DataError(
        `goods: "${product.slug}" has no "${attribute}: ${value}" among its specs.`,
        dataReason('sheet.unknown', { name: `${attribute}=${value}` }),
      );
    return id;
  };
}
