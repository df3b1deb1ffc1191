import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Localized } from '../../i18n/language.ts';
import { epoch, id, localized } from './columns.ts';
import { shoppers } from './shopper.ts';

/**
 * The value of points in one currency and the points that a purchase earns. Both are in millionths of a
 * point, so that all totals are sums of integers: 1.00 of a currency without decimals is worth a fraction of
 * a point.
 */
export interface PointsTerms {
  /** Points worth 1.00, in millionths; 0 where points cannot be used to pay. */
  readonly rateMicros: number;
  /** Points earned per 1.00 paid, in millionths. */
  readonly giveMicros: number;
}

/** Reasons for point movements. */
export const pointsKinds = [
  'opening',
  'order',
  'order_spent',
  'order_returned',
  'order_reclaimed',
  'exchange',
  'exchange_returned',
  'sign_in',
  'fill_up',
  'task',
  'invite',
  'invite_reclaimed',
  'review',
  'survey',
  'adjust',
] as const;

/** All point movements; rows are added, never changed. `shoppers.points` is the balance. */
export const pointsLogs = pgTable(
  'score_logs',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    /** Points received (positive) or spent (negative). */
    delta: integer().notNull(),
    before: integer().notNull(),
    after: integer().notNull(),
    kind: text({ enum: pointsKinds }).notNull(),
    /** What they are for, such as an order's id; null when there is no reference. */
    ref: text(),
    memo: localized().notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [
    index('score_logs_user').on(table.userId, table.id),
    // Each reference moves points once, also under concurrency.
    unique('score_logs_once').on(table.userId, table.kind, table.ref),
    check(
      'score_logs_balance',
      sql`${table.delta} <> 0 and ${table.after} = ${table.before} + ${table.delta} and ${table.after} >= 0`,
    ),
  ],
);

/** Products of the points mall. */
export const pointsProducts = pgTable(
  'score_products',
  {
    id: id(),
    slug: text().notNull().unique(),
    type: text({ enum: ['virtual', 'reality'] }).notNull(),
    title: localized().notNull(),
    description: localized().notNull(),
    /** HTML. */
    content: localized().notNull(),
    /** Picture keys, main picture first. */
    images: jsonb().$type<readonly string[]>().notNull(),
    /** Models to choose from; empty for none. */
    models: jsonb().$type<readonly Localized[]>().notNull().default([]),
    /** Points per piece. */
    points: integer('score').notNull(),
    stock: integer().notNull().default(0),
    sales: integer().notNull().default(0),
    /** Maximum pieces per person, 0 for no limit. */
    personLimit: integer().notNull().default(0),
    /** Coupon granted by a virtual product; null when it grants a code. */
    couponId: integer(),
    weigh: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    createtime: epoch().notNull(),
    updatetime: epoch().notNull(),
  },
  (table) => [
    index('score_products_weigh').on(table.weigh, table.id),
    check('score_products_stock', sql`${table.stock} >= 0 and ${table.sales} >= 0`),
    check('score_products_score', sql`${table.points} > 0 and ${table.personLimit} >= 0`),
  ],
);

/** Names for the states of an exchange. */
export const exchangeStatuses = ['created', 'inprogress', 'rejected', 'delivered', 'completed'] as const;

/** Exchanges of points for products, with title and address at the time of the exchange. */
export const pointsExchanges = pgTable(
  'score_exchanges',
  {
    id: id(),
    /** Number shown to people: 26 digits. */
    exchangeSn: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    productId: integer()
      .notNull()
      .references(() => pointsProducts.id),
    type: text({ enum: ['virtual', 'reality'] }).notNull(),
    status: text({ enum: exchangeStatuses }).notNull().default('created'),
    title: localized().notNull(),
    /** Picture key. */
    image: text().notNull(),
    /** Selected model; null without models. */
    model: localized(),
    quantity: integer('nums').notNull(),
    /** Points for all pieces. */
    points: integer('score').notNull(),
    receiver: text().notNull().default(''),
    mobile: text().notNull().default(''),
    address: text().notNull().default(''),
    memo: text().notNull().default(''),
    /** Why it was refused. */
    reason: text().notNull().default(''),
    expressname: text().notNull().default(''),
    /** Tracking number, or the code of a virtual product. */
    expressno: text().notNull().default(''),
    createtime: epoch().notNull(),
    delivertime: epoch(),
    updatetime: epoch().notNull(),
  },
  (table) => [
    index('score_exchanges_user').on(table.userId, table.createtime),
    index('score_exchanges_open').on(table.status, table.updatetime),
    index('score_exchanges_product').on(table.productId, table.userId),
    check('score_exchanges_amounts', sql`${table.quantity} > 0 and ${table.points} > 0`),
  ],
);
