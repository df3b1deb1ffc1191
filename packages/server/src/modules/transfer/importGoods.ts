import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { brands, categories } from '../../db/schema/category.ts';
import {
  goods,
  goodsAttributes,
  goodsContents,
  goodsPrices,
  goodsSpecs,
  goodsSpecValues,
  goodsTexts,
  skuPrices,
  skus,
  stockMovements,
} from '../../db/schema/goods.ts';
import { type Language, languages } from '../../i18n/language.ts';
import type { ShopDocuments } from './documents.ts';
import { type readKeys, UnknownKeyError } from './slugs.ts';

type Good = ShopDocuments['goods'][number];
type Keys = Awaited<ReturnType<typeof readKeys>>;

/** Changes or adds one good; SKUs keep their ids, those that the file leaves out are taken off sale. */
export async function importGood(tx: Database, good: Good, keys: Keys, now: number): Promise<void> {
  const { category, brand, title, subtitle, content, specs, skus: _skus, attributes, sales, ...rest } = good;
  const row = {
    ...rest,
    categoryId: keys.categories.idOf(category),
    brandId: brand === null ? null : keys.brands.idOf(brand),
    isMulti: specs.length > 0,
    updatetime: now,
  };
  const [written] = await tx
    .insert(goods)
    .values({ ...row, sales, views: sales })
    .onConflictDoUpdate({ target: goods.slug, set: row })
    .returning({ id: goods.id });
  const goodsId = written?.id ?? 0;

  await tx.delete(goodsTexts).where(eq(goodsTexts.goodsId, goodsId));
  await tx.delete(goodsContents).where(eq(goodsContents.goodsId, goodsId));
  const words = await wordsOf(tx, row);
  await tx.insert(goodsTexts).values(
    languages.map((language) => ({
      goodsId,
      language,
      title: title[language],
      subtitle: subtitle[language],
      search: [title[language], subtitle[language], words(language), ...good.skus.map(({ sn }) => sn)]
        .join(' ')
        .toLowerCase(),
    })),
  );
  await tx
    .insert(goodsContents)
    .values(languages.map((language) => ({ goodsId, language, content: content[language] })));
  await tx.delete(goodsAttributes).where(eq(goodsAttributes.goodsId, goodsId));
  for (const { attribute, value } of attributes) {
    await tx.insert(goodsAttributes).values({
      goodsId,
      attributeId: keys.attributes.idOf(attribute),
      valueId: keys.values.idOf(`${attribute}/${value}`),
    });
  }
  await importSkus(tx, good, goodsId, await importSpecs(tx, good, goodsId, keys), now);
}

/** Further words that a search finds a good by: its categories and its brand. */
async function wordsOf(
  tx: Database,
  { categoryId, brandId }: { readonly categoryId: number; readonly brandId: number | null },
): Promise<(language: Language) => string> {
  const [own] = await tx.select().from(categories).where(eq(categories.id, categoryId));
  const [above] = await tx
    .select()
    .from(categories)
    .where(eq(categories.id, own?.pid ?? 0));
  const [brand] = brandId === null ? [] : await tx.select().from(brands).where(eq(brands.id, brandId));
  return (language) =>
    [above?.name[language], own?.name[language], brand?.name].filter((word) => word !== undefined).join(' ');
}

/** Spec value ids by `attribute/value`; known ones keep their ids, on which SKUs rest. */
async function importSpecs(
  tx: Database,
  { slug, specs }: Good,
  goodsId: number,
  keys: Keys,
): Promise<(attribute: string, value: string) => number> {
  const ids = new Map<string, number>();
  for (const [place, { attribute, values }] of specs.entries()) {
    const weigh = 100 - place;
    const [spec] = await tx
      .insert(goodsSpecs)
      .values({ goodsId, attributeId: keys.attributes.idOf(attribute), weigh })
      .onConflictDoUpdate({ target: [goodsSpecs.goodsId, goodsSpecs.attributeId], set: { weigh } })
      .returning({ id: goodsSpecs.id });
    for (const [index, value] of values.entries()) {
      const order = { weigh: 100 - index };
      const [row] = await tx
        .insert(goodsSpecValues)
        .values({
          goodsId,
          specId: spec?.id ?? 0,
          valueId: keys.values.idOf(`${attribute}/${value}`),
          ...order,
        })
        .onConflictDoUpdate({ target: [goodsSpecValues.specId, goodsSpecValues.valueId], set: order })
        .returning({ id: goodsSpecValues.id });
      ids.set(`${attribute}/${value}`, row?.id ?? 0);
    }
  }
  return (attribute, value) => {
    const id = ids.get(`${attribute}/${value}`);
    if (id === undefined)
      throw new UnknownKeyError(`The good "${slug}" has no choice "${attribute}: ${value}".`);
    return id;
  };
}

async function importSkus(
  tx: Database,
  good: Good,
  goodsId: number,
  specValueId: (attribute: string, value: string) => number,
  now: number,
): Promise<void> {
  const share = Math.floor(good.sales / good.skus.length);
  for (const { sn, values, prices, marketPrices, stock, ...rest } of good.skus) {
    if (values.length !== good.specs.length) {
      throw new UnknownKeyError(`The SKU "${sn}" needs one value for each of ${good.specs.length} choices.`);
    }
    const specIds = good.specs
      .map(({ attribute }, index) => specValueId(attribute, values[index] ?? ''))
      .join(',');
    const row = { ...rest, goodsId, goodsSn: sn, specIds, stock, updatetime: now };
    const [known] = await tx
      .select({ id: skus.id, goodsId: skus.goodsId, stock: skus.stock })
      .from(skus)
      .where(eq(skus.goodsSn, sn))
      .for('update');
    if (known !== undefined && known.goodsId !== goodsId) {
      throw new UnknownKeyError(`The article number "${sn}" belongs to another good.`);
    }
    const [written] =
      known === undefined
        ? await tx
            .insert(skus)
            .values({ ...row, sales: share, createtime: now })
            .returning({ id: skus.id })
        : await tx.update(skus).set(row).where(eq(skus.id, known.id)).returning({ id: skus.id });
    const skuId = written?.id ?? 0;
    const delta = stock - (known?.stock ?? 0);
    if (delta !== 0)
      await tx.insert(stockMovements).values({ skuId, delta, reason: 'adjust', createtime: now });
    await tx.delete(skuPrices).where(eq(skuPrices.skuId, skuId));
    const rows = Object.entries(prices).map(([currency, price]) => ({
      skuId,
      currency,
      price,
      marketprice: marketPrices[currency] ?? price,
    }));
    if (rows.length > 0) await tx.insert(skuPrices).values(rows);
  }
  const kept = good.skus.map(({ sn }) => sn);
  await tx
    .update(skus)
    .set({ isActive: false })
    .where(and(eq(skus.goodsId, goodsId), notInArray(skus.goodsSn, kept)));
  await writeLowestPrices(tx, good, goodsId);
}

async function writeLowestPrices(tx: Database, good: Good, goodsId: number): Promise<void> {
  await tx.delete(goodsPrices).where(eq(goodsPrices.goodsId, goodsId));
  const currencies = [...new Set(good.skus.flatMap(({ prices }) => Object.keys(prices)))];
  const rows = currencies.flatMap((currency) => {
    const [lowest] = good.skus
      .flatMap(({ prices, marketPrices }) => {
        const price = prices[currency];
        return price === undefined ? [] : [{ price, marketprice: marketPrices[currency] ?? price }];
      })
      .sort((a, b) => a.price - b.price);
    return lowest === undefined ? [] : [{ goodsId, currency, ...lowest }];
  });
  if (rows.length > 0) await tx.insert(goodsPrices).values(rows);
}
