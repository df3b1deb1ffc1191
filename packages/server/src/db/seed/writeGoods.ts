import { languages, type Localized } from '../../i18n/language.ts';
import { insertAll, rowsPerInsert } from '../bulk.ts';
import type { Database } from '../database.ts';
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
} from '../schema/goods.ts';

/** A SKU to be written. */
export interface NewSku {
  /** Ids of the attribute values it stands for, one for each attribute of the good, in their order. */
  readonly valueIds: readonly number[];
  readonly code: string;
  readonly image: string;
  readonly stock: number;
  readonly prices: Readonly<Record<string, number>>;
  readonly marketPrices: Readonly<Record<string, number>>;
}

/** A good to be written. */
export interface NewGood {
  readonly row: Omit<typeof goods.$inferInsert, 'id'>;
  readonly title: Localized;
  readonly subtitle: Localized;
  readonly content: Localized;
  /** Further words that a search finds it by. */
  readonly words: Localized;
  /** Attributes that build the SKUs, in display order. */
  readonly specs: readonly { readonly attributeId: number; readonly valueIds: readonly number[] }[];
  readonly skus: readonly NewSku[];
  /** Values that it can be filtered by. */
  readonly attributes: readonly { readonly attributeId: number; readonly valueId: number }[];
}

const goodsPerBatch = 250;

/** Writes goods with everything that belongs to them; tells their ids by slug. */
export async function writeGoods(
  db: Database,
  list: readonly NewGood[],
  now: number,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let start = 0; start < list.length; start += goodsPerBatch) {
    const batch = list.slice(start, start + goodsPerBatch);
    const written = await db
      .insert(goods)
      .values(batch.map(({ row }) => row))
      .returning({ id: goods.id, slug: goods.slug });
    for (const { id, slug } of written) ids.set(slug, id);
    const withIds = batch.map((good) => ({ ...good, id: ids.get(good.row.slug) ?? 0 }));
    await writeTexts(db, withIds);
    await writeSkus(db, withIds, await writeSpecs(db, withIds), now);
  }
  return ids;
}

type WrittenGood = NewGood & { readonly id: number };

async function writeTexts(db: Database, list: readonly WrittenGood[]): Promise<void> {
  await insertAll(
    db,
    goodsTexts,
    list.flatMap((good) =>
      languages.map((language) => ({
        goodsId: good.id,
        language,
        title: good.title[language],
        subtitle: good.subtitle[language],
        search: [
          good.title[language],
          good.subtitle[language],
          good.words[language],
          ...good.skus.map(({ code }) => code),
        ]
          .join(' ')
          .toLowerCase(),
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
  await insertAll(
    db,
    goodsPrices,
    list.flatMap((good) => lowestPrices(good.skus).map((price) => ({ goodsId: good.id, ...price }))),
  );
  await insertAll(
    db,
    goodsAttributes,
    list.flatMap((good) => good.attributes.map((attribute) => ({ goodsId: good.id, ...attribute }))),
  );
}

function lowestPrices(list: readonly NewSku[]): { currency: string; price: number; marketprice: number }[] {
  return Object.keys(list[0]?.prices ?? {}).map((currency) => {
    const prices = list.map((sku) => ({
      price: sku.prices[currency] ?? 0,
      marketprice: sku.marketPrices[currency] ?? 0,
    }));
    const lowest = prices.reduce((least, candidate) => (candidate.price < least.price ? candidate : least));
    return { currency, ...lowest };
  });
}

/** Spec value ids by good and attribute value: `goodId:valueId`. */
type SpecValueIds = ReadonlyMap<string, number>;

async function writeSpecs(db: Database, list: readonly WrittenGood[]): Promise<SpecValueIds> {
  const specRows = list.flatMap((good) =>
    good.specs.map(({ attributeId }, index) => ({ goodsId: good.id, attributeId, weigh: 100 - index })),
  );
  if (specRows.length === 0) return new Map();
  const specs = await db.insert(goodsSpecs).values(specRows).returning();
  const specIds = new Map(specs.map(({ goodsId, attributeId, id }) => [`${goodsId}:${attributeId}`, id]));
  const valueRows = list.flatMap((good) =>
    good.specs.flatMap(({ attributeId, valueIds }) =>
      valueIds.map((valueId, index) => ({
        goodsId: good.id,
        specId: specIds.get(`${good.id}:${attributeId}`) ?? 0,
        valueId,
        weigh: 100 - index,
      })),
    ),
  );
  const values = await db.insert(goodsSpecValues).values(valueRows).returning();
  return new Map(values.map(({ goodsId, valueId, id }) => [`${goodsId}:${valueId}`, id]));
}

async function writeSkus(
  db: Database,
  list: readonly WrittenGood[],
  specValueIds: SpecValueIds,
  now: number,
): Promise<void> {
  const rows = list.flatMap((good) =>
    good.skus.map((sku, index) => ({
      goodsId: good.id,
      goodsSn: sku.code,
      specIds: sku.valueIds.map((valueId) => specValueIds.get(`${good.id}:${valueId}`) ?? 0).join(','),
      image: sku.image,
      stock: sku.stock,
      sales: Math.floor((good.row.sales ?? 0) / good.skus.length),
      weigh: 100 - index,
      createtime: now,
      updatetime: now,
    })),
  );
  const written: { id: number; goodsSn: string; stock: number }[] = [];
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    const part = rows.slice(start, start + rowsPerInsert);
    written.push(
      ...(await db
        .insert(skus)
        .values(part)
        .returning({ id: skus.id, goodsSn: skus.goodsSn, stock: skus.stock })),
    );
  }
  const bySn = new Map(list.flatMap((good) => good.skus.map((sku) => [sku.code, sku] as const)));
  await insertAll(
    db,
    skuPrices,
    written.flatMap(({ id, goodsSn }) => {
      const sku = bySn.get(goodsSn);
      return Object.entries(sku?.prices ?? {}).map(([currency, price]) => ({
        skuId: id,
        currency,
        price,
        marketprice: sku?.marketPrices[currency] ?? price,
      }));
    }),
  );
  await insertAll(
    db,
    stockMovements,
    written
      .filter(({ stock }) => stock > 0)
      .map(({ id, stock }) => ({ skuId: id, delta: stock, reason: 'seed' as const, createtime: now })),
  );
}
