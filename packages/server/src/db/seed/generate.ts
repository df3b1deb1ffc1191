import { asc, inArray, notLike, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Language, languages, type Localized } from '../../i18n/language.ts';
import { type Good, goodSchema } from '../../modules/transfer/goodSchema.ts';
import type { ShopWriting } from '../../modules/transfer/kind.ts';
import { readGoods } from '../../modules/transfer/readGoods.ts';
import { createReferences } from '../../modules/transfer/references.ts';
import { writeGoods } from '../../modules/transfer/writeGoods.ts';
import type { Database } from '../database.ts';
import { goods } from '../schema/goods.ts';

const daySeconds = 24 * 3600;
const goodsPerStep = 250;
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
export async function generateGoods(db: Database, options: GenerateOptions): Promise<void> {
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
  for (let start = 0; start < count; start += goodsPerStep) {
    const size = Math.min(goodsPerStep, count - start);
    const batch = Array.from({ length: size }, (_, index) => vary(start + index, seed, random, models, now));
    await writeGoods(shop, batch);
    await db
      .update(goods)
      .set({ views: sql`${goods.sales} * 13`, comments: sql`${goods.sales} / 40` })
      .where(
        inArray(
          goods.slug,
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

async function readModels(shop: ShopWriting): Promise<readonly Good[]> {
  const rows = await shop.db
    .select()
    .from(goods)
    .where(notLike(goods.slug, `${prefix}%`))
    .orderBy(asc(goods.id));
  return v.parse(v.array(goodSchema), await readGoods(shop, rows));
}

function vary(
  number: number,
  seed: number,
  random: () => number,
  models: readonly Good[],
  now: number,
): Good {
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

type Prices = Good['skus'][number]['prices'];

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
