import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { discountRules, freightRules } from '../../db/schema/discount.ts';
import type { Localized } from '../../i18n/language.ts';
import type { FreightRule } from '../freight/rules.ts';

/** One automatic discount as stored. */
export type DiscountRuleRow = typeof discountRules.$inferSelect & { readonly name: Localized };

/** The discounts in force at `now` that concern these goods, and those that concern all. */
export async function findDiscountRules(
  db: Database,
  goodsIds: readonly number[],
  now: number,
): Promise<DiscountRuleRow[]> {
  const ofGoods = goodsIds.length > 0 ? inArray(discountRules.goodsId, [...goodsIds]) : undefined;
  return db
    .select()
    .from(discountRules)
    .where(
      and(
        eq(discountRules.isActive, true),
        or(isNull(discountRules.begintime), lte(discountRules.begintime, now)),
        or(isNull(discountRules.endtime), gt(discountRules.endtime, now)),
        // A gift is named by its own good, so it concerns all.
        or(isNull(discountRules.goodsId), eq(discountRules.kind, 'gift'), ofGoods),
      ),
    )
    .orderBy(discountRules.id);
}

/** The automatic discounts that are switched on, whenever they begin and end. */
export async function findActiveRules(db: Database): Promise<DiscountRuleRow[]> {
  return db.select().from(discountRules).where(eq(discountRules.isActive, true)).orderBy(discountRules.id);
}

/** The freight table. */
export async function findFreightRules(db: Database): Promise<FreightRule[]> {
  return db.select().from(freightRules);
}
