import type { OperatorProduct } from '@pawlet/operator';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { attributes, attributeValues, brands, categories } from '../../db/schema/category.ts';
import { products, skus } from '../../db/schema/products.ts';
import type { Localized } from '../../i18n/language.ts';
import { pictureUrl } from '../products/wireValues.ts';
import { without } from '../transfer/kind.ts';
import { type ProductEntry, productSchema } from '../transfer/productSchema.ts';
import { readProducts } from '../transfer/readProducts.ts';
import { createReferences } from '../transfer/references.ts';
import { blank } from '../transfer/values.ts';
import { computeEntryVersion } from './entryVersion.ts';
import { getOwnTexts } from './localizedTexts.ts';
import { toPriceList } from './productPrices.ts';
import { findGaps, toProductState } from './productState.ts';

type ProductRow = typeof products.$inferSelect;

/** A product in the file format, which every editor of the shop writes, with its row. */
export interface StoredProduct {
  readonly row: ProductRow;
  readonly entry: ProductEntry;
  readonly version: string;
}

/** Loads a product for reading or editing. */
export async function findStoredProduct(db: Database, id: number): Promise<StoredProduct | undefined> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  if (row === undefined) return undefined;
  const [read] = await readProducts({ db, references: createReferences(db) }, [row]);
  const entry = v.parse(productSchema, read);
  return { row, entry, version: await computeVersion(entry) };
}

/**
 * The version of a product is a hash of what editors change. The id of the row's last transaction would not do: every sale and
 * every counted view writes the row.
 */
async function computeVersion(entry: ProductEntry): Promise<string> {
  const edited = { ...without(entry, 'sales'), skus: entry.skus.map((sku) => without(sku, 'stock')) };
  return computeEntryVersion(edited);
}

/** A product as the API returns it; undefined where there is none. */
export async function readOperatorProduct(
  db: Database,
  id: number,
  baseUrl: string,
): Promise<OperatorProduct | undefined> {
  const stored = await findStoredProduct(db, id);
  return stored && toOperatorProduct(db, stored, baseUrl);
}

/** The same for a product that is already loaded. */
export async function toOperatorProduct(
  db: Database,
  { row, entry, version }: StoredProduct,
  baseUrl: string,
): Promise<OperatorProduct> {
  const { originalLanguage: original } = entry;
  const names = await findAttributeNames(db, entry);
  const [category] = await db.select().from(categories).where(eq(categories.id, row.categoryId));
  const [brand] =
    row.brandId === null ? [] : await db.select().from(brands).where(eq(brands.id, row.brandId));
  const sold = new Map(
    (
      await db
        .select({ id: skus.id, sku: skus.skuCode, sales: skus.sales })
        .from(skus)
        .where(eq(skus.productId, row.id))
    ).map((sku) => [sku.sku, sku]),
  );
  return {
    id: row.id,
    slug: row.slug,
    state: toProductState(row),
    version,
    created: row.createtime,
    updated: row.updatetime,
    originalLanguage: original,
    title: getOwnTexts(entry.title, original),
    subtitle: getOwnTexts(entry.subtitle, original),
    content: getOwnTexts(entry.content, original),
    parameters: entry.params.map(({ name, value }) => ({
      name: getOwnTexts(name, original),
      value: getOwnTexts(value, original),
    })),
    category: { slug: entry.category, id: row.categoryId, name: category?.name ?? blank },
    brand: brand === undefined ? null : { slug: brand.slug, id: brand.id, name: brand.name },
    attributes: entry.attributes.map(({ attribute, value }) => ({
      attribute,
      value,
      attributeName: names.ofAttribute(attribute),
      valueName: names.ofValue(attribute, value),
    })),
    guarantees: [...entry.guarantees],
    options: entry.specs.map(({ attribute, values }) => ({
      attribute,
      name: names.ofAttribute(attribute),
      values: values.map((value) => ({ value, name: names.ofValue(attribute, value) })),
    })),
    variants: entry.skus.map((sku) => ({
      id: sold.get(sku.sn)?.id ?? 0,
      sku: sku.sn,
      values: [...sku.values],
      picture: sku.image,
      pictureUrl: pictureUrl(baseUrl, sku.image),
      isActive: sku.isActive,
      stock: sku.stock,
      sales: sold.get(sku.sn)?.sales ?? 0,
      prices: toPriceList(sku),
    })),
    pictures: entry.images.map((key, index) => ({
      key,
      url: pictureUrl(baseUrl, key),
      alt: getOwnTexts(entry.imageAlts[index] ?? blank, original),
    })),
    video: row.video,
    weightGrams: row.weightGrams,
    buyMin: row.buyMin,
    buyLimit: row.buyLimit,
    isAbroad: row.isAbroad,
    isRecommended: row.isRecommended,
    isHot: row.isHot,
    isNew: row.isNew,
    isBest: row.isBest,
    isIndex: row.isIndex,
    rank: row.weigh,
    sales: row.sales,
    views: row.views,
    reviews: row.comments,
    gaps: findGaps(entry),
  };
}

async function findAttributeNames(db: Database, { attributes: found, specs }: ProductEntry) {
  const slugs = [...new Set([...found, ...specs].map(({ attribute }) => attribute))];
  const rows =
    slugs.length === 0
      ? []
      : await db
          .select({
            attribute: attributes.slug,
            name: attributes.name,
            value: attributeValues.slug,
            valueName: attributeValues.name,
          })
          .from(attributes)
          .leftJoin(attributeValues, eq(attributeValues.attributeId, attributes.id))
          .where(inArray(attributes.slug, slugs));
  const ofAttributes = new Map(rows.map(({ attribute, name }) => [attribute, name]));
  const ofValues = new Map(
    rows.map(({ attribute, value, valueName }) => [`${attribute}/${value ?? ''}`, valueName]),
  );
  return {
    ofAttribute: (attribute: string): Localized => ofAttributes.get(attribute) ?? blank,
    ofValue: (attribute: string, value: string): Localized => ofValues.get(`${attribute}/${value}`) ?? blank,
  };
}
