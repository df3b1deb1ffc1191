import { and, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { attributeValues, categories } from '../schema/category.ts';
import { discountCodes, discountRules as ruleTable, freightRules } from '../schema/discount.ts';
import { goods, goodsSpecValues, skus } from '../schema/goods.ts';
import { freight } from './data/freight.ts';
import { discountCodes as codes, discountRules } from './data/promotions.ts';
import type { SeedDiscountRule, SkuValues } from './data/types.ts';
import type { SeedStep } from './step.ts';

const daySeconds = 24 * 3600;

type RuleValues = typeof ruleTable.$inferInsert;

/** Automatic discounts, discount codes and the freight table. */
export const promotionsStep: SeedStep = {
  name: 'promotions',
  async run({ db, now }) {
    for (const rule of discountRules) await db.insert(ruleTable).values(await toRule(db, rule, now));
    await db.insert(discountCodes).values(
      codes.map(({ code, name, reduction, threshold, perPerson }) => ({
        code,
        name,
        reduction,
        threshold,
        perPerson,
      })),
    );
    await db.insert(freightRules).values([...freight]);
  },
};

async function toRule(db: Database, rule: SeedDiscountRule, now: number): Promise<RuleValues> {
  const { kind, name } = rule;
  if (rule.kind === 'order')
    return { kind, name, terms: { percentOff: rule.percentOff, threshold: rule.threshold } };
  if (rule.kind === 'full_reduction') return { kind, name, terms: { tiers: rule.tiers } };
  if (rule.kind === 'buy_one_get_one')
    return { kind, name, terms: {}, goodsId: await goodIdOf(db, rule.good) };
  if (rule.kind === 'goods') {
    return {
      kind,
      name,
      terms: { percentOff: rule.percentOff },
      goodsId: await goodIdOf(db, rule.good),
      begintime: now - daySeconds,
      endtime: now + rule.daysLeft * daySeconds,
    };
  }
  const goodsId = await goodIdOf(db, rule.gift);
  const skuId = await skuIdOf(db, goodsId, rule.giftValues);
  const [category] = await db.select().from(categories).where(eq(categories.slug, rule.category));
  return { kind, name, terms: {}, goodsId, skuId, categoryId: category?.id ?? null };
}

async function goodIdOf(db: Database, slug: string): Promise<number> {
  const [row] = await db.select({ id: goods.id }).from(goods).where(eq(goods.slug, slug));
  if (!row) throw new Error(`Pawlet: the good ${slug} is not in the seed.`);
  return row.id;
}

async function skuIdOf(db: Database, goodsId: number, values: SkuValues): Promise<number> {
  const wanted = Object.values(values);
  const rows = await db
    .select({ id: goodsSpecValues.id, slug: attributeValues.slug })
    .from(goodsSpecValues)
    .innerJoin(attributeValues, eq(attributeValues.id, goodsSpecValues.valueId))
    .where(eq(goodsSpecValues.goodsId, goodsId));
  const specIds = wanted.map((slug) => rows.find((row) => row.slug === slug)?.id ?? 0).join(',');
  const [sku] = await db
    .select({ id: skus.id })
    .from(skus)
    .where(and(eq(skus.goodsId, goodsId), eq(skus.specIds, specIds)));
  if (!sku) throw new Error(`Pawlet: there is no SKU ${wanted.join(', ')} of good ${goodsId}.`);
  return sku.id;
}
