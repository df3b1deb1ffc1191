import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { type Database, isOneOf } from '../../db/database.ts';
import { prepareQuery } from '../../db/prepared.ts';
import { carts } from '../../db/schema/cart.ts';
import { discountRules, freightRules } from '../../db/schema/discount.ts';
import type { Localized } from '../../i18n/language.ts';
import type { FreightRule } from '../freight/rules.ts';

/** One automatic discount as stored. */
export type DiscountRuleRow = typeof discountRules.$inferSelect & { readonly name: Localized };

const now = sql.placeholder('now');

const rulesQuery = prepareQuery((db) =>
  db
    .select()
    .from(discountRules)
    .where(
      and(
        eq(discountRules.isActive, true),
        or(isNull(discountRules.begintime), lte(discountRules.begintime, now)),
        or(isNull(discountRules.endtime), gt(discountRules.endtime, now)),
        // A gift refers to its own product, so it applies to all.
        or(
          isNull(discountRules.productId),
          eq(discountRules.kind, 'gift'),
          sql`${discountRules.productId} in (
            select ${carts.productId} from ${carts} where ${isOneOf(carts.id, sql.placeholder('cartIds'))})`,
        ),
      ),
    )
    .orderBy(discountRules.id),
);

/**
 * The discounts valid at `moment` that apply to the products of these cart rows, and those that apply to all.
 */
export async function findDiscountRules(
  db: Database,
  cartIds: readonly number[],
  moment: number,
): Promise<DiscountRuleRow[]> {
  return rulesQuery(db, { cartIds: [...cartIds], now: moment });
}

/** The enabled automatic discounts, regardless of their validity period. */
export async function findActiveRules(db: Database): Promise<DiscountRuleRow[]> {
  return db.select().from(discountRules).where(eq(discountRules.isActive, true)).orderBy(discountRules.id);
}

const freightQuery = prepareQuery((db) => db.select().from(freightRules));

/** The freight table. */
export async function findFreightRules(db: Database): Promise<FreightRule[]> {
  return freightQuery(db);
}
