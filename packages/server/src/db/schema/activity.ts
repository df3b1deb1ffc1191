import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { epoch, id, localized } from './columns.ts';
import { shoppers } from './shopper.ts';

/** Campaigns that the shop shows for a limited time. */
export const activities = pgTable(
  'activities',
  {
    id: id(),
    title: localized().notNull(),
    /** Picture key. */
    image: text().notNull(),
    /** Route of the storefront. */
    path: text().notNull(),
    begintime: epoch().notNull(),
    endtime: epoch().notNull(),
    /** Larger first. */
    weigh: integer().notNull().default(0),
  },
  (table) => [
    index('activities_endtime').on(table.endtime),
    check('activities_times', sql`${table.begintime} < ${table.endtime}`),
  ],
);

/** The shopper's mini-program message subscriptions for an order. */
export const messageSubscriptions = pgTable(
  'message_subscriptions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    /** '' for none. */
    orderSn: text().notNull(),
    templateId: text().notNull(),
    /** As reported by the mini-program: accept, reject, ban, filter. */
    result: text().notNull(),
    openid: text().notNull().default(''),
    createtime: epoch().notNull(),
  },
  (table) => [unique('message_subscriptions_once').on(table.userId, table.orderSn, table.templateId)],
);
