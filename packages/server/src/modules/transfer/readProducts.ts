import { and, asc, desc, inArray } from 'drizzle-orm';
import {
  type products,
  productAttributes,
  productContents,
  productSpecs,
  productSpecValues,
  productTexts,
  skuPrices,
  skus,
} from '../../db/schema/products.ts';
import { languages } from '../../i18n/language.ts';
import { groupBy } from '../products/groupBy.ts';
import type { ShopReading } from './kind.ts';
import { sortByWeigh } from './order.ts';
import type { Names } from './references.ts';

/** Products in the file format with texts, SKUs and prices; a few queries for all of them. */
export async function readProducts(
  shop: ShopReading,
  rows: readonly (typeof products.$inferSelect)[],
): Promise<readonly object[]> {
  if (rows.length === 0) return [];
  const { references } = shop;
  const ids = rows.map(({ id }) => id);
  const texts = await readTexts(shop, ids);
  const choices = await readChoices(shop, ids);
  const [categories, brands, values] = [
    await references.categories(),
    await references.brands(),
    await references.values(),
  ];
  const found = groupBy(
    await shop.db.select().from(productAttributes).where(inArray(productAttributes.productId, ids)),
    ({ productId }) => productId,
  );
  return rows.map(
    ({
      id,
      categoryId,
      brandId,
      isMulti: _multi,
      views: _views,
      comments: _comments,
      favorRate: _rate,
      updatetime: _time,
      ...kept
    }) => ({
      ...kept,
      category: categories.readName(categoryId) ?? '',
      brand: brands.readName(brandId),
      ...texts(id),
      ...choices(id),
      attributes: (found.get(id) ?? [])
        .map(({ valueId }) => splitName(values, valueId))
        .sort((a, b) => (`${a.attribute}/${a.value}` < `${b.attribute}/${b.value}` ? -1 : 1)),
    }),
  );
}

function splitName(values: Names, valueId: number): { readonly attribute: string; readonly value: string } {
  const [attribute = '', value = ''] = (values.readName(valueId) ?? '').split('/');
  return { attribute, value };
}

/** The short texts of products; their index starts with the language. */
export function textsOf(ids: readonly number[]) {
  return and(inArray(productTexts.language, [...languages]), inArray(productTexts.productId, [...ids]));
}

async function readTexts({ db }: ShopReading, ids: readonly number[]) {
  const texts = groupBy(
    await db.select().from(productTexts).where(textsOf(ids)),
    ({ productId }) => productId,
  );
  const contents = groupBy(
    await db
      .select()
      .from(productContents)
      .where(inArray(productContents.productId, [...ids])),
    ({ productId }) => productId,
  );
  return (id: number) => ({
    title: Object.fromEntries((texts.get(id) ?? []).map(({ language, title }) => [language, title])),
    subtitle: Object.fromEntries((texts.get(id) ?? []).map(({ language, subtitle }) => [language, subtitle])),
    content: Object.fromEntries((contents.get(id) ?? []).map(({ language, content }) => [language, content])),
  });
}

/** The specs of the products, and their SKUs. */
async function readChoices({ db, references }: ShopReading, ids: readonly number[]) {
  const attributes = await references.attributes();
  const names = await references.values();
  const specRows = await db
    .select()
    .from(productSpecs)
    .where(inArray(productSpecs.productId, [...ids]))
    .orderBy(desc(productSpecs.weigh), asc(productSpecs.id));
  const valueRows = await db
    .select()
    .from(productSpecValues)
    .where(inArray(productSpecValues.productId, [...ids]))
    .orderBy(desc(productSpecValues.weigh), asc(productSpecValues.id));
  const skuRows = await db
    .select()
    .from(skus)
    .where(inArray(skus.productId, [...ids]));
  const skuIds = skuRows.map(({ id }) => id);
  const prices =
    skuIds.length === 0
      ? new Map<number, never[]>()
      : groupBy(
          await db.select().from(skuPrices).where(inArray(skuPrices.skuId, skuIds)),
          ({ skuId }) => skuId,
        );
  const specs = groupBy(specRows, ({ productId }) => productId);
  const specValues = groupBy(valueRows, ({ specId }) => specId);
  const valueNames = new Map(
    valueRows.map(({ id, valueId }) => [String(id), splitName(names, valueId).value]),
  );
  const ownSkus = groupBy(skuRows, ({ productId }) => productId);
  return (id: number) => {
    const own = specs.get(id) ?? [];
    const list = (ownSkus.get(id) ?? []).flatMap((sku) => {
      const values = sku.specIds === '' ? [] : sku.specIds.split(',').map((one) => valueNames.get(one));
      // A SKU with a value that the product no longer has is obsolete.
      if (values.length !== own.length || values.includes(undefined)) return [];
      const rows = prices.get(sku.id) ?? [];
      return [
        {
          sn: sku.skuCode,
          values,
          image: sku.image,
          stock: sku.stock,
          isActive: sku.isActive,
          weigh: sku.weigh,
          prices: Object.fromEntries(rows.map(({ currency, price }) => [currency, price])),
          marketPrices: Object.fromEntries(rows.map(({ currency, marketprice }) => [currency, marketprice])),
        },
      ];
    });
    return {
      specs: own.map((spec) => ({
        attribute: attributes.readName(spec.attributeId) ?? '',
        values: (specValues.get(spec.id) ?? []).map(({ valueId }) => splitName(names, valueId).value),
      })),
      skus: sortByWeigh(list, ({ sn }) => sn),
    };
  };
}
