import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epoch, id, localized } from './columns.ts';
import type { CodeReduction } from './discount.ts';
import { shoppers } from './shopper.ts';

/** The products a coupon applies to; all lists empty means all products. */
export interface CouponScope {
  readonly goodsIds: readonly number[];
  readonly categoryIds: readonly number[];
  readonly brandIds: readonly number[];
}

/** Coupons that shoppers claim. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: localized().notNull(),
    reduction: jsonb().$type<CodeReduction>().notNull(),
    /** Minimum amount of the products it applies to; null for none. */
    threshold: jsonb().$type<Readonly<Record<string, number>>>(),
    scope: jsonb().$type<CouponScope>().notNull(),
    /** Who may claim it: everybody, people without a paid order, or people with one. */
    audience: text({ enum: ['all', 'new', 'old'] })
      .notNull()
      .default('all'),
    /** Maximum per person, 0 for no limit. */
    perPerson: integer().notNull().default(1),
    /** Total number available, 0 for no limit. */
    total: integer().notNull().default(0),
    claimed: integer().notNull().default(0),
    /** Claim period; null is unlimited. */
    begintime: epoch(),
    endtime: epoch(),
    /** Valid for some days after receipt, or between two times. */
    mode: text({ enum: ['fixation', 'dates'] }).notNull(),
    validDays: integer().notNull().default(0),
    validFrom: epoch(),
    validTo: epoch(),
    /** Shown to everybody; other coupons are handed out individually. */
    isOpen: boolean().notNull().default(true),
    isActive: boolean().notNull().default(true),
    weigh: integer().notNull().default(0),
    createtime: epoch().notNull(),
  },
  (table) => [
    index('coupons_open').on(table.weigh, table.id),
    check(
      'coupons_claimed',
      sql`${table.claimed} >= 0 and (${table.total} = 0 or ${table.claimed} <= ${table.total})`,
    ),
  ],
);

/** Number of coupons of a kind that a shopper has claimed. */
export const couponClaims = pgTable(
  'coupon_claims',
  {
    couponId: integer()
      .notNull()
      .references(() => coupons.id),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    claimed: integer('nums').notNull(),
  },
  (table) => [primaryKey({ columns: [table.couponId, table.userId] })],
);

/** Coupons that shoppers own. */
export const userCoupons = pgTable(
  'user_coupons',
  {
    id: id(),
    couponId: integer()
      .notNull()
      .references(() => coupons.id),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    isUsed: boolean().notNull().default(false),
    usetime: epoch(),
    /** Validity period. */
    beginTime: epoch().notNull(),
    expireTime: epoch().notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [
    index('user_coupons_user').on(table.userId, table.isUsed, table.expireTime),
    index('user_coupons_used')
      .on(table.couponId)
      .where(sql`${table.isUsed}`),
  ],
);
