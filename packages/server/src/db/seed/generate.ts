import { asc, inArray, notLike, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Language, languages, type Localized } from '../../i18n/language.ts';
import { type ProductEntry, productSchema } from '../../modules/transfer/productSchema.ts';
import type { ShopWriting } from '../../modules/transfer/kind.ts';
import { readProducts } from '../../modules/transfer/readProducts.ts';
import { createReferences } from '../../modules/transfer/references.ts';
import { writeProducts } from '../../modules/transfer/writeProducts.ts';
import type { Database } from '../database.ts';
import { products } from '../schema/products.ts';

const daySeconds = 24 * 3600;
const productsPerStep = 250;
const prefix = 'generated-';

export interface GenerateOptions {
  /** Number of products to add. */
  readonly count: number;
  /** Epoch seconds. */
  readonly now: number;
  /** The same seed creates the same products. @default 1 */
  readonly seed?: number | undefined;
  readonly onProgress?: ((written: number) => void) | undefined;
}

/**
 * Adds any number of products to a filled shop for load tests: copies of its own products with other numbers,
 * prices, stock and dates, all determined by the seed.
 */
export async function generateProducts(db: Database, options: GenerateOptions): Promise<void> {
  const { count, now, seed = 1, onProgress } = options;
  const random = createRandom(seed);
  const shop: ShopWriting = {
    db,
    now,
    references: createReferences(db),
    setsStock: true,
    measure: async () => null,
  };
  const models = await readModels(shop);
  for (let start = 0; start < count; start += productsPerStep) {
    const size = Math.min(productsPerStep, count - start);
    const batch = Array.from({ length: size }, (_, index) => vary(start + index, seed, random, models, now));
    await writeProducts(shop, batch);
    await db
      .update(products)
      .set({ views: sql`${products.sales} * 13`, comments: sql`${products.sales} / 40` })
      .where(
        inArray(
          products.slug,
          batch.map(({ slug }) => slug),
        ),
      );
    onProgress?.(start + size);
  }
}

/** A small deterministic generator (mulberry32): numbers from 0 up to 1. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function readModels(shop: ShopWriting): Promise<readonly ProductEntry[]> {
  const rows = await shop.db
    .select()
    .from(products)
    .where(notLike(products.slug, `${prefix}%`))
    .orderBy(asc(products.id));
  return v.parse(v.array(productSchema), await readProducts(shop, rows));
}

function vary(
  number: number,
  seed: number,
  random: () => number,
  models: readonly ProductEntry[],
  now: number,
): ProductEntry {
  const model = models[number % models.length];
  if (!model) throw new Error('Pawlet: the shop has no products.');
  const name = `${seed}-${number + 1}`;
  const factor = 0.5 + random() * 2;
  const createtime = now - Math.floor(random() * 700) * daySeconds;
  const sales = Math.floor(random() ** 3 * 20_000);
  const skus = model.skus.map((sku, index) => ({
    ...sku,
    sn: `GEN-${name}-${index + 1}`,
    stock: Math.floor(random() * 300),
    prices: scale(sku.prices, factor),
    marketPrices: scale(sku.marketPrices, factor),
  }));
  return {
    ...model,
    slug: `${prefix}${name}`,
    isRecommended: random() < 0.02,
    isHot: random() < 0.02,
    isNew: random() < 0.02,
    isBest: false,
    isIndex: false,
    sales,
    // Below the shop's own products in lists.
    weigh: -Math.floor(random() * 100_000),
    createtime,
    title: numbered(model.title, name),
    skus,
  };
}

type Prices = ProductEntry['skus'][number]['prices'];

function scale(prices: Prices, factor: number): Prices {
  const scaled = Object.entries(prices).map(([currency, amount]) => [
    currency,
    // Whole yen and won, and typical price endings elsewhere.
    Math.max(100, Math.round((amount * factor) / 100) * 100),
  ]);
  return Object.fromEntries(scaled) as Prices;
}

function numbered(text: Localized, suffix: string): Localized {
  const entries = languages.map((language) => [language, `${text[language]} ${suffix}`]);
  return Object.fromEntries(entries) as Record<Language, string>;
}
