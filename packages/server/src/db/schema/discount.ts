import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Localized } from '../../i18n/language.ts';
import { epoch, id, localized } from './columns.ts';
import { categories } from './category.ts';
import { products, skus } from './products.ts';
import { shoppers } from './shopper.ts';

type Amounts = Readonly<Record<string, number>>;

/** What a rule deducts; the fields used depend on its kind. */
export interface DiscountTerms {
  readonly percentOff?: number | undefined;
  readonly threshold?: Amounts | null | undefined;
  readonly tiers?: readonly { readonly threshold: Amounts; readonly reduction: Amounts }[] | undefined;
}

/** Automatic discounts. */
export const discountRules = pgTable(
  'discount_rules',
  {
    id: id(),
    kind: text({ enum: ['order', 'goods', 'buy_one_get_one', 'full_reduction', 'gift'] }).notNull(),
    name: localized().notNull(),
    terms: jsonb().$type<DiscountTerms>().notNull(),
    /** The product that `goods` and `buy_one_get_one` apply to, or the gift. */
    productId: integer('goods_id').references(() => products.id),
    /** The SKU of a gift. */
    skuId: integer().references(() => skus.id),
    /** The category whose products earn a gift. */
    categoryId: integer().references(() => categories.id),
    begintime: epoch(),
    endtime: epoch(),
    isActive: boolean().notNull().default(true),
  },
  (table) => [index('discount_rules_goods').on(table.productId)],
);

/** What a code deducts. */
export type CodeReduction =
  | { readonly kind: 'percent'; readonly percentOff: number }
  | { readonly kind: 'minus'; readonly amounts: Amounts };

/** Discount codes entered at checkout. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: id(),
    /** Upper case. */
    code: text().notNull().unique(),
    name: localized().notNull(),
    reduction: jsonb().$type<CodeReduction>().notNull(),
    threshold: jsonb().$type<Amounts>(),
    /** Maximum number of uses in total, 0 for no limit. */
    total: integer().notNull().default(0),
    used: integer().notNull().default(0),
    /** Maximum number of uses per person, 0 for no limit. */
    perPerson: integer().notNull().default(1),
    begintime: epoch(),
    endtime: epoch(),
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    check(
      'discount_codes_used',
      sql`${table.used} >= 0 and (${table.total} = 0 or ${table.used} <= ${table.total})`,
    ),
  ],
);

/** How often a shopper has used a code; cancelled or expired orders do not count. */
export const discountCodeUses = pgTable(
  'discount_code_uses',
  {
    codeId: integer()
      .notNull()
      .references(() => discountCodes.id),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    uses: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.codeId, table.userId] }),
    check('discount_code_uses_uses', sql`${table.uses} >= 0`),
  ],
);

/** Freight to a country; `*` is the default for countries without their own row. */
export const freightRules = pgTable('freight_rules', {
  country: text().primaryKey(),
  firstGrams: integer().notNull(),
  firstFee: jsonb().$type<Amounts>().notNull(),
  stepGrams: integer().notNull(),
  stepFee: jsonb().$type<Amounts>().notNull(),
  freeOver: jsonb().$type<Amounts>(),
  days: integer().notNull(),
});

/** Name of a discount when the order was placed. */
export interface NamedDiscount {
  readonly type: string;
  readonly ruleId: number;
  readonly name: Localized;
  readonly amount: number;
  readonly lineIds: readonly number[];
}
