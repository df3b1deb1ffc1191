import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epoch, id, localized } from './columns.ts';
import type { CodeReduction } from './discount.ts';
import { shoppers } from './shopper.ts';

/** Which goods a coupon is for; all lists empty means all. */
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
    /** Least spend on the goods it is for; null for none. */
    threshold: jsonb().$type<Readonly<Record<string, number>>>(),
    scope: jsonb().$type<CouponScope>().notNull(),
    /** Who may claim it: everybody, people who have never paid an order, or those who have. */
    audience: text({ enum: ['all', 'new', 'old'] })
      .notNull()
      .default('all'),
    /** Most a person, 0 for no limit. */
    perPerson: integer().notNull().default(1),
    /** How many there are, 0 for no limit. */
    total: integer().notNull().default(0),
    claimed: integer().notNull().default(0),
    /** Claim window; null is open. */
    begintime: epoch(),
    endtime: epoch(),
    /** Valid for some days after receipt, or between two moments. */
    mode: text({ enum: ['fixation', 'dates'] }).notNull(),
    validDays: integer().notNull().default(0),
    validFrom: epoch(),
    validTo: epoch(),
    /** Shown to everybody; others are handed out. */
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

/** How many of a coupon a shopper has claimed. */
export const couponClaims = pgTable(
  'coupon_claims',
  {
    couponId: integer()
      .notNull()
      .references(() => coupons.id),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    nums: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.couponId, table.userId] })],
);

/** Coupons that shoppers have. */
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
    /** In force from here, until there. */
    beginTime: epoch().notNull(),
    expireTime: epoch().notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [index('user_coupons_user').on(table.userId, table.isUsed, table.expireTime)],
);
