import { asc, desc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  attributes,
  attributeValues,
  brands,
  categories,
  categoryAttributes,
} from '../../db/schema/category.ts';
import { coupons } from '../../db/schema/coupon.ts';
import { discountCodes, discountRules, freightRules } from '../../db/schema/discount.ts';
import { guarantees } from '../../db/schema/goods.ts';
import { pages } from '../../db/schema/page.ts';
import { shopContents } from '../../db/schema/shopContent.ts';
import type { DocumentName } from './documents.ts';
import { exportGoods } from './exportGoods.ts';
import { readKeys, withKeys } from './slugs.ts';

/** Everything that the shop sells and shows, without ids: equal shops give equal documents. */
export async function exportShop(db: Database): Promise<Readonly<Record<DocumentName, unknown>>> {
  const keys = await readKeys(db);
  const key = (of: { keyOf(id: number | null): string | null }, id: number) => of.keyOf(id) ?? '';
  const values = await db
    .select()
    .from(attributeValues)
    .orderBy(desc(attributeValues.weigh), asc(attributeValues.id));
  const filters = await db.select().from(categoryAttributes).orderBy(desc(categoryAttributes.weigh));
  return {
    brands: (await db.select().from(brands).orderBy(asc(brands.id))).map((row) => without(row, 'id')),
    attributes: (await db.select().from(attributes).orderBy(asc(attributes.id))).map(({ id, ...row }) => ({
      ...row,
      values: values
        .filter(({ attributeId }) => attributeId === id)
        .map(({ slug, name, weigh }) => ({ slug, name, weigh })),
    })),
    guarantees: (await db.select().from(guarantees).orderBy(asc(guarantees.id))).map((row) =>
      without(row, 'id'),
    ),
    categories: (await db.select().from(categories).orderBy(asc(categories.id))).map(
      ({ id, pid, ...row }) => ({
        ...row,
        parent: keys.categories.keyOf(pid),
        filters: filters
          .filter(({ categoryId }) => categoryId === id)
          .map(({ attributeId, type, isMust, weigh }) => ({
            attribute: key(keys.attributes, attributeId),
            type,
            isMust,
            weigh,
          })),
      }),
    ),
    goods: await exportGoods(db, keys),
    discounts: (await db.select().from(discountRules).orderBy(asc(discountRules.id))).map(
      ({ goodsId, skuId, categoryId, terms, ...row }) => ({
        ...without(row, 'id'),
        terms: withoutUndefined(terms),
        good: keys.goods.keyOf(goodsId),
        sku: keys.skus.keyOf(skuId),
        category: keys.categories.keyOf(categoryId),
      }),
    ),
    codes: (await db.select().from(discountCodes).orderBy(asc(discountCodes.id))).map((row) =>
      without(row, 'id'),
    ),
    freight: await db.select().from(freightRules).orderBy(asc(freightRules.country)),
    coupons: (await db.select().from(coupons).orderBy(asc(coupons.id))).map(({ scope, ...row }) => ({
      ...without(row, 'id', 'claimed'),
      goods: scope.goodsIds.map((id) => key(keys.goods, id)),
      categories: scope.categoryIds.map((id) => key(keys.categories, id)),
      brands: scope.brandIds.map((id) => key(keys.brands, id)),
    })),
    pages: (await db.select().from(pages).orderBy(asc(pages.id))).map((row) => without(row, 'id')),
    contents: Object.fromEntries(
      (await db.select().from(shopContents).orderBy(asc(shopContents.name))).map(({ name, value }) => [
        name,
        withKeys(value, keys),
      ]),
    ),
  };
}

function without(row: object, ...names: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}

function withoutUndefined(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
