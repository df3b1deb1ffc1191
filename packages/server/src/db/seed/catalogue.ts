import manifest from '../../../media/manifest.json' with { type: 'json' };
import { type Language, languages, type Localized } from '../../i18n/language.ts';
import { insertAll } from '../bulk.ts';
import type { Database } from '../database.ts';
import {
  attributes as attributeTable,
  attributeValues as valueTable,
  brands as brandTable,
  categories as categoryTable,
  categoryAttributes,
} from '../schema/category.ts';
import { guarantees as guaranteeTable } from '../schema/goods.ts';
import { attributes, filters } from './data/attributes.ts';
import { brands } from './data/brands.ts';
import { categories } from './data/categories.ts';
import { allGoods } from './data/goods/allGoods.ts';
import { guarantees } from './data/guarantees.ts';
import type { SeedGood } from './data/types.ts';
import type { SeedStep } from './step.ts';
import { type NewGood, writeGoods } from './writeGoods.ts';

const daySeconds = 24 * 3600;
const viewsPerSale = 13;
const pictures: Readonly<
  Record<string, { readonly width: number; readonly height: number; readonly color: string }>
> = manifest;

/** Ids of what goods refer to, by slug. */
export interface CatalogueIds {
  readonly categories: ReadonlyMap<string, number>;
  readonly brands: ReadonlyMap<string, number>;
  readonly attributes: ReadonlyMap<string, number>;
  /** By `attribute/value`. */
  readonly values: ReadonlyMap<string, number>;
}

/** Categories, brands, attributes, promises and goods. */
export const catalogueStep: SeedStep = {
  name: 'catalogue',
  async run({ db, now }) {
    const ids = await writeBasics(db);
    await writeGoods(
      db,
      allGoods.map((good, index) => toNewGood(good, index, ids, now)),
      now,
    );
  },
};

async function writeBasics(db: Database): Promise<CatalogueIds> {
  const categoryIds = new Map<string, number>();
  for (const [index, { slug, parent, name, image }] of categories.entries()) {
    const pid = parent === null ? 0 : (categoryIds.get(parent) ?? 0);
    const [row] = await db
      .insert(categoryTable)
      .values({ slug, pid, name, image, weigh: categories.length - index })
      .returning({ id: categoryTable.id });
    categoryIds.set(slug, row?.id ?? 0);
  }
  const brandRows = await db
    .insert(brandTable)
    .values(brands.map(({ slug, name, intro }) => ({ slug, name, intro })))
    .returning();
  const attributeRows = await db
    .insert(attributeTable)
    .values(attributes.map(({ slug, name }, index) => ({ slug, name, weigh: attributes.length - index })))
    .returning();
  const attributeIds = new Map(attributeRows.map(({ slug, id }) => [slug, id]));
  const valueIds = new Map<string, number>();
  for (const attribute of attributes) {
    const rows = await db
      .insert(valueTable)
      .values(
        attribute.values.map(({ slug, name }, index) => ({
          attributeId: attributeIds.get(attribute.slug) ?? 0,
          slug,
          name,
          weigh: attribute.values.length - index,
        })),
      )
      .returning();
    for (const { slug, id } of rows) valueIds.set(`${attribute.slug}/${slug}`, id);
  }
  await insertAll(
    db,
    categoryAttributes,
    filters.flatMap((filter) =>
      filter.attributes.map((slug, index) => ({
        categoryId: categoryIds.get(filter.category) ?? 0,
        attributeId: attributeIds.get(slug) ?? 0,
        weigh: filter.attributes.length - index,
      })),
    ),
  );
  await insertAll(
    db,
    guaranteeTable,
    guarantees.map(({ slug, name, intro }) => ({ slug, name, intro })),
  );
  return {
    categories: categoryIds,
    brands: new Map(brandRows.map(({ slug, id }) => [slug, id])),
    attributes: attributeIds,
    values: valueIds,
  };
}

function toNewGood(good: SeedGood, index: number, ids: CatalogueIds, now: number): NewGood {
  const picture = pictures[good.images[0] ?? ''];
  const createtime = now - (good.flags.includes('new') ? index + 1 : 40 + index * 5) * daySeconds;
  const valueId = (attribute: string, value: string) => known(ids.values, `${attribute}/${value}`);
  return {
    row: {
      slug: good.slug,
      categoryId: known(ids.categories, good.subcategory),
      brandId: known(ids.brands, good.brand),
      isMulti: good.attributes.length > 0,
      isRecommended: good.flags.includes('recommend'),
      isHot: good.flags.includes('hot'),
      isNew: good.flags.includes('new'),
      isBest: good.flags.includes('best'),
      isIndex: good.flags.includes('index'),
      images: good.images,
      imageWidth: picture?.width ?? 800,
      imageHeight: picture?.height ?? 800,
      color: picture?.color ?? '#e9e9e6',
      params: good.params,
      guarantees: good.guarantees,
      weightGrams: good.weightGrams,
      buyMin: good.buyMin,
      buyLimit: good.buyLimit,
      sales: good.salesBase,
      views: good.salesBase * viewsPerSale,
      weigh: allGoods.length - index,
      createtime,
      updatetime: createtime,
    },
    title: good.title,
    subtitle: good.subtitle,
    content: good.description,
    words: wordsOf(good),
    specs: good.attributes.map((attribute) => ({
      attributeId: known(ids.attributes, attribute),
      valueIds: [...new Set(good.skus.flatMap(({ values }) => values[attribute] ?? []))].map((value) =>
        valueId(attribute, value),
      ),
    })),
    skus: good.skus.map((sku) => ({
      ...sku,
      valueIds: good.attributes.flatMap((attribute) => {
        const value = sku.values[attribute];
        return value === undefined ? [] : [valueId(attribute, value)];
      }),
    })),
    attributes: filterValues(good).map(([attribute, value]) => ({
      attributeId: known(ids.attributes, attribute),
      valueId: valueId(attribute, value),
    })),
  };
}

function filterValues(good: SeedGood): readonly (readonly [string, string])[] {
  const built = good.skus.flatMap(({ values }) => Object.entries(values));
  const told = Object.entries(good.features).flatMap(([attribute, values]) =>
    values.map((value) => [attribute, value] as const),
  );
  const distinct = new Map([...built, ...told].map((pair) => [pair.join('/'), pair]));
  return [...distinct.values()];
}

function wordsOf(good: SeedGood): Localized {
  const names = categories
    .filter(({ slug }) => slug === good.category || slug === good.subcategory)
    .map(({ name }) => name);
  const brand = brands.find(({ slug }) => slug === good.brand)?.name ?? '';
  const inLanguage = (language: Language) => [...names.map((name) => name[language]), brand].join(' ');
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as Record<
    Language,
    string
  >;
}

function known(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`Pawlet: ${slug} is not in the seed.`);
  return id;
}
