import { and, inArray, notInArray } from 'drizzle-orm';
import { asInserted, insertAll } from '../../db/bulk.ts';
import type { Database } from '../../db/database.ts';
import {
  goods,
  goodsAttributes,
  goodsContents,
  goodsPrices,
  goodsSpecs,
  goodsSpecValues,
  goodsTexts,
} from '../../db/schema/goods.ts';
import { languages } from '../../i18n/language.ts';
import type { ChoiceIds, Good, WrittenGood } from './goodSchema.ts';
import { type ShopWriting, without } from './kind.ts';
import { textsOf } from './readGoods.ts';
import { DataError } from './references.ts';
import { searchWords } from './searchTexts.ts';
import { writeSkus } from './writeSkus.ts';

/**
 * Adds or updates products with everything that belongs to them, in a number of statements independent of
 * theirs.
 */
export async function writeGoods(shop: ShopWriting, list: readonly Good[]): Promise<void> {
  if (list.length === 0) return;
  const { db, references, now } = shop;
  const [categories, brands, guarantees] = [
    await references.categories(),
    await references.brands(),
    await references.guarantees(),
  ];
  const rows = list.map((good) => {
    const own = without(good, 'title', 'subtitle', 'content', 'specs', 'skus', 'attributes');
    const { category, brand, imageWidth = 800, imageHeight = 800, color = '#eeeeee', ...kept } = own;
    for (const promise of good.guarantees) guarantees.idOf(promise);
    return {
      ...kept,
      imageWidth,
      imageHeight,
      color,
      createtime: good.createtime ?? now,
      views: good.sales,
      categoryId: categories.idOf(category),
      brandId: brand === null ? null : brands.idOf(brand),
      isMulti: good.specs.length > 0,
      updatetime: now,
    };
  });
  const slugs = list.map(({ slug }) => slug);
  const known = await db.select({ id: goods.id }).from(goods).where(inArray(goods.slug, slugs));
  const written = await db
    .insert(goods)
    .values(rows)
    .onConflictDoUpdate({
      target: goods.slug,
      set: asInserted(
        'categoryId',
        'brandId',
        'status',
        'isMulti',
        'isRecommended',
        'isHot',
        'isNew',
        'isBest',
        'isIndex',
        'images',
        'video',
        'imageWidth',
        'imageHeight',
        'color',
        'params',
        'guarantees',
        'weightGrams',
        'buyMin',
        'buyLimit',
        'isAbroad',
        'weigh',
        'createtime',
        'updatetime',
      ),
    })
    .returning({ id: goods.id, slug: goods.slug });
  const ids = new Map(written.map(({ id, slug }) => [slug, id]));
  const withIds = list.map((good) => ({ ...good, id: ids.get(good.slug) ?? 0 }));
  // New products have nothing to replace, and the search for it would read whole tables.
  const knownIds = known.map(({ id }) => id);
  await writeTexts(shop, withIds, knownIds);
  await writePrices(db, withIds, knownIds);
  await writeAttributes(shop, withIds, knownIds);
  await writeSkus(shop, withIds, await writeSpecs(shop, withIds, knownIds));
}

async function writeTexts(
  shop: ShopWriting,
  list: readonly WrittenGood[],
  knownIds: readonly number[],
): Promise<void> {
  const { db } = shop;
  const wordsOf = await searchWords(shop);
  if (knownIds.length > 0) {
    await db.delete(goodsTexts).where(textsOf(knownIds));
    await db.delete(goodsContents).where(inArray(goodsContents.goodsId, [...knownIds]));
  }
  await insertAll(
    db,
    goodsTexts,
    list.flatMap((good) =>
      languages.map((language) => ({
        goodsId: good.id,
        language,
        title: good.title[language],
        subtitle: good.subtitle[language],
        search: wordsOf(good, language),
      })),
    ),
  );
  await insertAll(
    db,
    goodsContents,
    list.flatMap((good) =>
      languages.map((language) => ({ goodsId: good.id, language, content: good.content[language] })),
    ),
  );
}

/** The lowest price of each product by currency, of the SKUs for sale. */
async function writePrices(
  db: Database,
  list: readonly WrittenGood[],
  knownIds: readonly number[],
): Promise<void> {
  if (knownIds.length > 0) await db.delete(goodsPrices).where(inArray(goodsPrices.goodsId, [...knownIds]));
  await insertAll(
    db,
    goodsPrices,
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
      return [...lowest].map(([currency, amounts]) => ({ goodsId: id, currency, ...amounts }));
    }),
  );
}

async function writeAttributes(
  { db, references }: ShopWriting,
  list: readonly WrittenGood[],
  knownIds: readonly number[],
): Promise<void> {
  const attributes = await references.attributes();
  const values = await references.values();
  if (knownIds.length > 0)
    await db.delete(goodsAttributes).where(inArray(goodsAttributes.goodsId, [...knownIds]));
  const rows = list.flatMap((good) =>
    good.attributes.map(({ attribute, value }) => ({
      goodsId: good.id,
      attributeId: attributes.idOf(attribute),
      valueId: values.idOf(`${attribute}/${value}`),
    })),
  );
  await insertAll(db, goodsAttributes, rows);
}

/** Writes the products' specs; existing values keep their ids, which SKUs refer to. */
async function writeSpecs(
  { db, references }: ShopWriting,
  list: readonly WrittenGood[],
  knownIds: readonly number[],
): Promise<ChoiceIds> {
  const attributes = await references.attributes();
  const values = await references.values();
  const specRows = list.flatMap(({ id, specs }) =>
    specs.map(({ attribute }, index) => ({
      goodsId: id,
      attributeId: attributes.idOf(attribute),
      weigh: 100 - index,
    })),
  );
  const specs =
    specRows.length === 0
      ? []
      : await db
          .insert(goodsSpecs)
          .values(specRows)
          .onConflictDoUpdate({
            target: [goodsSpecs.goodsId, goodsSpecs.attributeId],
            set: asInserted('weigh'),
          })
          .returning();
  const specIds = new Map(specs.map(({ goodsId, attributeId, id }) => [`${goodsId}:${attributeId}`, id]));
  const valueRows = list.flatMap((good) =>
    good.specs.flatMap(({ attribute, values: own }) =>
      own.map((value, index) => ({
        goodsId: good.id,
        specId: specIds.get(`${good.id}:${attributes.idOf(attribute)}`) ?? 0,
        valueId: values.idOf(`${attribute}/${value}`),
        weigh: 100 - index,
      })),
    ),
  );
  const written =
    valueRows.length === 0
      ? []
      : await db
          .insert(goodsSpecValues)
          .values(valueRows)
          .onConflictDoUpdate({
            target: [goodsSpecValues.specId, goodsSpecValues.valueId],
            set: asInserted('weigh'),
          })
          .returning();
  await db.delete(goodsSpecValues).where(
    and(
      inArray(goodsSpecValues.goodsId, [...knownIds]),
      notInArray(
        goodsSpecValues.id,
        written.map(({ id }) => id),
      ),
    ),
  );
  await db.delete(goodsSpecs).where(
    and(
      inArray(goodsSpecs.goodsId, [...knownIds]),
      notInArray(
        goodsSpecs.id,
        specs.map(({ id }) => id),
      ),
    ),
  );
  const ids = new Map(written.map(({ goodsId, valueId, id }) => [`${goodsId}:${valueId}`, id]));
  return (good, attribute, value) => {
    const id = ids.get(`${good.id}:${values.idOf(`${attribute}/${value}`)}`);
    if (id === undefined)
      throw new DataError(`goods: "${good.slug}" has no "${attribute}: ${value}" among its specs.`);
    return id;
  };
}
