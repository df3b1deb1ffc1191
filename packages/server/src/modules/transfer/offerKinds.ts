import { asc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { coupons } from '../../db/schema/coupon.ts';
import { discountCodes, discountRules, freightRules } from '../../db/schema/discount.ts';
import { countries } from '../../http/countries.ts';
import { missingCurrencies } from '../freight/rules.ts';
import { deactivate, defineKind, without } from './kind.ts';
import { toSheet } from './sheets.ts';
import {
  skuNumber,
  amounts,
  count,
  flag,
  localized,
  moment,
  oneOf,
  openMoment,
  reduction,
  slug,
  text,
  whole,
} from './values.ts';

const threshold = v.optional(v.nullable(amounts), null);
const isActive = v.optional(flag, true);
const slugs = v.optional(v.array(slug, 'a list of names'), []);

const discountSchema = v.strictObject({
  kind: oneOf(['order', 'goods', 'buy_one_get_one', 'full_reduction', 'gift']),
  name: localized,
  terms: v.strictObject({
    percentOff: v.exactOptional(count),
    threshold: v.exactOptional(v.nullable(amounts)),
    tiers: v.exactOptional(
      v.array(v.strictObject({ threshold: amounts, reduction: amounts }), 'a list of tiers'),
    ),
  }),
  /** The product that `goods` and `buy_one_get_one` apply to, or the gift. */
  good: v.optional(v.nullable(slug), null),
  /** SKU number of the gift. */
  sku: v.optional(v.nullable(skuNumber), null),
  /** Category whose products earn a gift. */
  category: v.optional(v.nullable(slug), null),
  begintime: openMoment,
  endtime: openMoment,
  isActive,
});

/** Automatic discounts. They have no key of their own: their targets and English name identify them. */
export const discountsKind = defineKind({
  name: 'discounts',
  schema: discountSchema,
  toKey: ({ kind, name, good: product, category }) =>
    `${kind} ${name.en} ${product ?? ''} ${category ?? ''}`.trim(),
  async read({ db, references }) {
    const [products, skus, categories] = [
      await references.goods(),
      await references.skus(),
      await references.categories(),
    ];
    const rows = await db.select().from(discountRules).orderBy(asc(discountRules.id));
    return rows.map(({ productId, skuId, categoryId, terms, ...row }) => ({
      ...without(row, 'id'),
      terms: Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined)),
      good: products.readName(productId),
      sku: skus.readName(skuId),
      category: categories.readName(categoryId),
    }));
  },
  async write(shop, entries) {
    const { db, references } = shop;
    const [products, skus, categories] = [
      await references.goods(),
      await references.skus(),
      await references.categories(),
    ];
    const known = await db.select().from(discountRules);
    for (const { good: product, sku, category, ...rule } of entries) {
      const row = {
        ...rule,
        productId: product === null ? null : products.getId(product),
        skuId: sku === null ? null : skus.getId(sku),
        categoryId: category === null ? null : categories.getId(category),
      };
      const old = known.find(
        ({ kind, name, productId, categoryId }) =>
          kind === row.kind &&
          name.en === row.name.en &&
          productId === row.productId &&
          categoryId === row.categoryId,
      );
      if (old === undefined) await db.insert(discountRules).values(row);
      else await db.update(discountRules).set(row).where(eq(discountRules.id, old.id));
    }
  },
  offSale: deactivate,
});

const codeSchema = v.strictObject({
  code: v.pipe(
    text,
    v.regex(/^[\dA-Z_-]{2,40}$/u, 'a code of 2 to 40 capitals, digits, dashes and underscores'),
  ),
  name: localized,
  reduction,
  threshold,
  /** Maximum number of uses in total, 0 for no limit. */
  total: v.optional(count, 0),
  /** Maximum number of uses per person, 0 for no limit. */
  perPerson: v.optional(count, 1),
  begintime: openMoment,
  endtime: openMoment,
  isActive,
});

/** Discount codes for checkout. */
export const codesKind = defineKind({
  name: 'codes',
  schema: codeSchema,
  sheets: [toSheet('codes.csv', 'code', codeSchema)],
  toKey: ({ code }) => code,
  read: async ({ db }) =>
    (await db.select().from(discountCodes).orderBy(asc(discountCodes.id))).map((row) =>
      without(row, 'id', 'used'),
    ),
  async write({ db }, entries) {
    for (const row of entries)
      await db.insert(discountCodes).values(row).onConflictDoUpdate({ target: discountCodes.code, set: row });
  },
  offSale: deactivate,
});

const shopCurrencies = [...new Set(countries.map(({ currency }) => currency))];

const freightSchema = v.strictObject({
  /** ISO 3166 alpha-3; `*` is the default for countries without their own entry. */
  country: v.pipe(text, v.regex(/^(?:[A-Z]{3}|\*)$/u, 'a country such as DEU, or *')),
  firstGrams: count,
  firstFee: amounts,
  stepGrams: count,
  stepFee: amounts,
  freeOver: threshold,
  days: count,
});

/** Freight to a country. */
export const freightKind = defineKind({
  name: 'freight',
  schema: freightSchema,
  sheets: [toSheet('freight.csv', 'country', freightSchema)],
  toKey: ({ country }) => country,
  listWarnings(rule) {
    const missing = missingCurrencies(rule, shopCurrencies);
    return missing.length === 0
      ? []
      : [
          `the fee in ${missing.join(', ')} is incomplete; shoppers with these currencies cannot order to ${rule.country}.`,
        ];
  },
  read: async ({ db }) => db.select().from(freightRules).orderBy(asc(freightRules.country)),
  async write({ db }, entries) {
    for (const row of entries)
      await db
        .insert(freightRules)
        .values(row)
        .onConflictDoUpdate({ target: freightRules.country, set: row });
  },
  async remove({ db }, keys) {
    await db.delete(freightRules).where(inArray(freightRules.country, [...keys]));
  },
});

const couponSchema = v.strictObject({
  slug,
  name: localized,
  reduction,
  threshold,
  /** What it applies to; all lists empty means all products. */
  goods: slugs,
  categories: slugs,
  brands: slugs,
  audience: v.optional(oneOf(['all', 'new', 'old']), 'all'),
  /** Maximum per person, 0 for no limit. */
  perPerson: v.optional(count, 1),
  /** Total number available, 0 for no limit. */
  total: v.optional(count, 0),
  /** Claim period; null is unlimited. */
  begintime: openMoment,
  endtime: openMoment,
  /** `fixation`: for some days after receipt; `dates`: between two times. */
  mode: v.optional(oneOf(['fixation', 'dates']), 'fixation'),
  validDays: v.optional(count, 0),
  validFrom: openMoment,
  validTo: openMoment,
  /** Shown to everybody; other coupons are handed out individually. */
  isOpen: v.optional(flag, true),
  isActive,
  weigh: v.optional(whole, 0),
  createtime: v.optional(moment),
});

export const couponsKind = defineKind({
  name: 'coupons',
  schema: couponSchema,
  sheets: [toSheet('coupons.csv', 'slug', couponSchema)],
  toKey: ({ slug: name }) => name,
  async read({ db, references }) {
    const [products, categories, brands] = [
      await references.goods(),
      await references.categories(),
      await references.brands(),
    ];
    const rows = await db.select().from(coupons).orderBy(asc(coupons.id));
    return rows.map(({ scope, ...row }) => ({
      ...without(row, 'id', 'claimed'),
      goods: scope.goodsIds.map((id) => products.readName(id) ?? ''),
      categories: scope.categoryIds.map((id) => categories.readName(id) ?? ''),
      brands: scope.brandIds.map((id) => brands.readName(id) ?? ''),
    }));
  },
  settle: async (entry, known, { now }) => ({
    ...entry,
    createtime: entry.createtime ?? known?.createtime ?? now,
  }),
  async write({ db, references, now }, entries) {
    const [products, categories, brands] = [
      await references.goods(),
      await references.categories(),
      await references.brands(),
    ];
    for (const { goods: productSlugs, categories: categorySlugs, brands: brandSlugs, ...coupon } of entries) {
      const scope = {
        goodsIds: productSlugs.map((name) => products.getId(name)),
        categoryIds: categorySlugs.map((name) => categories.getId(name)),
        brandIds: brandSlugs.map((name) => brands.getId(name)),
      };
      const row = { ...coupon, scope, createtime: coupon.createtime ?? now };
      await db.insert(coupons).values(row).onConflictDoUpdate({ target: coupons.slug, set: row });
    }
    references.clear();
  },
  offSale: deactivate,
});
