import { asc, desc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  goods,
  goodsAttributes,
  goodsContents,
  goodsSpecs,
  goodsSpecValues,
  goodsTexts,
  skuPrices,
  skus,
} from '../../db/schema/goods.ts';
import { groupBy } from '../goods/groupBy.ts';
import type { readKeys } from './slugs.ts';

/** All goods with their texts, SKUs and prices. */
export async function exportGoods(
  db: Database,
  keys: Awaited<ReturnType<typeof readKeys>>,
): Promise<readonly unknown[]> {
  const texts = groupBy(await db.select().from(goodsTexts), ({ goodsId }) => goodsId);
  const contents = groupBy(await db.select().from(goodsContents), ({ goodsId }) => goodsId);
  const specs = groupBy(
    await db.select().from(goodsSpecs).orderBy(desc(goodsSpecs.weigh), asc(goodsSpecs.id)),
    ({ goodsId }) => goodsId,
  );
  const specValues = await db
    .select()
    .from(goodsSpecValues)
    .orderBy(desc(goodsSpecValues.weigh), asc(goodsSpecValues.id));
  const valueKeys = new Map(
    specValues.map(({ id, valueId }) => [String(id), keys.values.keyOf(valueId)?.split('/')[1] ?? '']),
  );
  const prices = groupBy(
    await db.select().from(skuPrices).orderBy(asc(skuPrices.currency)),
    ({ skuId }) => skuId,
  );
  const skuRows = groupBy(
    await db.select().from(skus).orderBy(desc(skus.weigh), asc(skus.id)),
    ({ goodsId }) => goodsId,
  );
  const found = groupBy(await db.select().from(goodsAttributes), ({ goodsId }) => goodsId);
  const rows = await db.select().from(goods).orderBy(asc(goods.id));
  return rows.map((row) => {
    const {
      id,
      categoryId,
      brandId,
      isMulti: _multi,
      views: _views,
      comments: _comments,
      favorRate: _rate,
      updatetime: _time,
      ...kept
    } = row;
    const localized = (list: readonly (readonly [string, string])[]) =>
      Object.fromEntries([...list].sort(([a], [b]) => (a < b ? -1 : 1)));
    return {
      ...kept,
      category: keys.categories.keyOf(categoryId) ?? '',
      brand: keys.brands.keyOf(brandId),
      title: localized((texts.get(id) ?? []).map(({ language, title }) => [language, title])),
      subtitle: localized((texts.get(id) ?? []).map(({ language, subtitle }) => [language, subtitle])),
      content: localized((contents.get(id) ?? []).map(({ language, content }) => [language, content])),
      specs: (specs.get(id) ?? []).map((spec) => ({
        attribute: keys.attributes.keyOf(spec.attributeId) ?? '',
        values: specValues
          .filter(({ specId }) => specId === spec.id)
          .map((value) => valueKeys.get(String(value.id)) ?? ''),
      })),
      skus: (skuRows.get(id) ?? []).map((sku) => ({
        sn: sku.goodsSn,
        values: sku.specIds === '' ? [] : sku.specIds.split(',').map((specId) => valueKeys.get(specId) ?? ''),
        image: sku.image,
        stock: sku.stock,
        isActive: sku.isActive,
        weigh: sku.weigh,
        prices: Object.fromEntries(
          (prices.get(sku.id) ?? []).map(({ currency, price }) => [currency, price]),
        ),
        marketPrices: Object.fromEntries(
          (prices.get(sku.id) ?? []).map(({ currency, marketprice }) => [currency, marketprice]),
        ),
      })),
      attributes: (found.get(id) ?? [])
        .map(({ valueId }) => (keys.values.keyOf(valueId) ?? '/').split('/'))
        .map(([attribute = '', value = '']) => ({ attribute, value }))
        .sort((a, b) => (`${a.attribute}/${a.value}` < `${b.attribute}/${b.value}` ? -1 : 1)),
    };
  });
}
