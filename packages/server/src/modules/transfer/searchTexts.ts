import { inArray, or } from 'drizzle-orm';
import { insertAll } from '../../db/bulk.ts';
import { brands, categories } from '../../db/schema/category.ts';
import { products, productTexts } from '../../db/schema/products.ts';
import { type Language, languages } from '../../i18n/language.ts';
import type { ProductEntry } from './productSchema.ts';
import type { ShopReading } from './kind.ts';
import { readProducts, textsOf } from './readProducts.ts';

const batchSize = 200;

/**
 * Creates the function that returns the texts for searching a product: its texts, categories, brand and SKU
 * numbers.
 */
export async function searchWords({
  db,
}: ShopReading): Promise<
  (
    product: Pick<ProductEntry, 'title' | 'subtitle' | 'category' | 'brand' | 'skus'>,
    language: Language,
  ) => string
> {
  const rows = await db.select().from(categories);
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const brandNames = new Map((await db.select().from(brands)).map(({ slug, name }) => [slug, name]));
  return (product, language) => {
    const own = bySlug.get(product.category);
    const above = byId.get(own?.pid ?? 0);
    return [
      product.title[language],
      product.subtitle[language],
      above?.name[language],
      own?.name[language],
      brandNames.get(product.brand ?? ''),
      ...product.skus.map(({ sn }) => sn),
    ]
      .filter((word) => word !== undefined)
      .join(' ')
      .toLowerCase();
  };
}

/** Updates search texts after categories or brands were renamed. */
export async function refreshSearch(
  shop: ShopReading,
  changed: { readonly categories: readonly string[]; readonly brands: readonly string[] },
): Promise<void> {
  const { db, references } = shop;
  const categoryNames = await references.categories();
  const categoryIds = changed.categories.map((name) => categoryNames.getId(name));
  const brandNames = await references.brands();
  const brandIds = changed.brands.map((name) => brandNames.getId(name));
  const below = db
    .select({ id: categories.id })
    .from(categories)
    .where(or(inArray(categories.id, categoryIds), inArray(categories.pid, categoryIds)));
  const affected = await db
    .select({ id: products.id })
    .from(products)
    .where(or(inArray(products.categoryId, below), inArray(products.brandId, brandIds)));
  for (let start = 0; start < affected.length; start += batchSize) {
    const ids = affected.slice(start, start + batchSize).map(({ id }) => id);
    await refreshBatch(shop, ids);
  }
}

async function refreshBatch(shop: ShopReading, ids: readonly number[]): Promise<void> {
  const { db } = shop;
  const getWords = await searchWords(shop);
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]));
  // Read for this purpose: the products' current texts in the shop.
  const entries = (await readProducts(shop, rows)) as readonly ProductEntry[];
  const idBySlug = new Map(rows.map(({ id, slug }) => [slug, id]));
  await db.delete(productTexts).where(textsOf(ids));
  await insertAll(
    db,
    productTexts,
    entries.flatMap((product) =>
      languages.map((language) => ({
        productId: idBySlug.get(product.slug) ?? 0,
        language,
        title: product.title[language],
        subtitle: product.subtitle[language],
        search: getWords(product, language),
      })),
    ),
  );
}
