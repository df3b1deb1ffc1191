import { eq, inArray } from 'drizzle-orm';
import { type Language, languages, type Localized } from '../../i18n/language.ts';
import type { Database } from '../database.ts';
import { attributes, attributeValues, brands, categories } from '../schema/category.ts';
import { allGoods } from './data/goods/allGoods.ts';
import type { Prices, SeedGood } from './data/types.ts';
import { type NewGood, type NewSku, writeGoods } from './writeGoods.ts';

const daySeconds = 24 * 3600;
const goodsPerStep = 1000;

export interface GenerateOptions {
  /** How many goods to add. */
  readonly count: number;
  /** Epoch seconds. */
  readonly now: number;
  /** Same seed, same goods. @default 1 */
  readonly seed?: number | undefined;
  readonly onProgress?: ((written: number) => void) | undefined;
}

/**
 * Adds any number of goods to a seeded shop, for measuring it under load: the demo goods over and over, with
 * other numbers, prices, stocks and dates, all of it determined by the seed.
 */
export async function generateGoods(db: Database, options: GenerateOptions): Promise<void> {
  const { count, now, seed = 1, onProgress } = options;
  const random = createRandom(seed);
  const ids = await readIds(db);
  for (let start = 0; start < count; start += goodsPerStep) {
    const size = Math.min(goodsPerStep, count - start);
    const batch = Array.from({ length: size }, (_, index) => vary(start + index, seed, random, ids, now));
    await writeGoods(db, batch, now);
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

interface Ids {
  readonly categories: ReadonlyMap<string, number>;
  readonly brands: ReadonlyMap<string, number>;
  readonly attributes: ReadonlyMap<string, number>;
  readonly values: ReadonlyMap<string, number>;
}

async function readIds(db: Database): Promise<Ids> {
  const slugsOf = allGoods.map(({ subcategory }) => subcategory);
  const categoryRows = await db.select().from(categories).where(inArray(categories.slug, slugsOf));
  const brandRows = await db.select().from(brands);
  const valueRows = await db
    .select({ attribute: attributes.slug, value: attributeValues.slug, id: attributeValues.id })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId));
  const attributeRows = await db.select().from(attributes);
  const bySlug = (rows: readonly { readonly slug: string; readonly id: number }[]) =>
    new Map(rows.map(({ slug, id }) => [slug, id]));
  return {
    categories: bySlug(categoryRows),
    brands: bySlug(brandRows),
    attributes: bySlug(attributeRows),
    values: new Map(valueRows.map(({ attribute, value, id }) => [`${attribute}/${value}`, id])),
  };
}

function vary(number: number, seed: number, random: () => number, ids: Ids, now: number): NewGood {
  const model = allGoods[number % allGoods.length];
  if (!model) throw new Error('Pawlet: the seed has no goods.');
  const name = `${seed}-${number + 1}`;
  const factor = 0.5 + random() * 2;
  const createtime = now - Math.floor(random() * 700) * daySeconds;
  const sales = Math.floor(random() ** 3 * 20_000);
  const skus = model.skus.map((sku, index): NewSku => ({
    valueIds: model.attributes.map(
      (attribute) => ids.values.get(`${attribute}/${sku.values[attribute] ?? ''}`) ?? 0,
    ),
    code: `GEN-${name}-${index + 1}`,
    image: sku.image,
    stock: Math.floor(random() * 300),
    prices: scale(sku.prices, factor),
    marketPrices: scale(sku.marketPrices, factor),
  }));
  return {
    row: {
      slug: `generated-${name}`,
      categoryId: ids.categories.get(model.subcategory) ?? 0,
      brandId: ids.brands.get(model.brand) ?? null,
      isMulti: model.attributes.length > 0,
      isRecommended: random() < 0.02,
      isHot: random() < 0.02,
      isNew: random() < 0.02,
      images: model.images,
      params: model.params,
      guarantees: model.guarantees,
      weightGrams: model.weightGrams,
      buyMin: model.buyMin,
      buyLimit: model.buyLimit,
      sales,
      views: sales * 13,
      comments: Math.floor(sales / 40),
      // Below the demo goods, so that they stay on top.
      weigh: -Math.floor(random() * 100_000),
      createtime,
      updatetime: createtime,
    },
    title: numbered(model.title, name),
    subtitle: model.subtitle,
    content: model.description,
    words: numbered(model.title, model.category),
    specs: model.attributes.map((attribute) => ({
      attributeId: ids.attributes.get(attribute) ?? 0,
      valueIds: [...new Set(skus.map((sku) => sku.valueIds[model.attributes.indexOf(attribute)] ?? 0))],
    })),
    skus,
    attributes: valuesOf(model, ids),
  };
}

function valuesOf(model: SeedGood, ids: Ids) {
  const built = model.skus.flatMap(({ values }) => Object.entries(values));
  const told = Object.entries(model.features).flatMap(([attribute, values]) =>
    values.map((value): [string, string] => [attribute, value]),
  );
  const distinct = new Map([...built, ...told].map((pair) => [pair.join('/'), pair]));
  return [...distinct].map(([key, [attribute]]) => ({
    attributeId: ids.attributes.get(attribute) ?? 0,
    valueId: ids.values.get(key) ?? 0,
  }));
}

function scale(prices: Prices, factor: number): Prices {
  const scaled = Object.entries(prices).map(([currency, amount]) => [
    currency,
    // Whole yen and won, and prices that look like prices elsewhere.
    Math.max(100, Math.round((amount * factor) / 100) * 100),
  ]);
  return Object.fromEntries(scaled) as Prices;
}

function numbered(text: Localized, suffix: string): Localized {
  const entries = languages.map((language) => [language, `${text[language]} ${suffix}`]);
  return Object.fromEntries(entries) as Record<Language, string>;
}
