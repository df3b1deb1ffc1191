import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';
import { skus } from './goods.ts';
import { shoppers } from './shopper.ts';

/** Who gets an e-mail when a sold-out SKU is back. */
export const restockAlerts = pgTable(
  'restock_alerts',
  {
    id: id(),
    skuId: integer()
      .notNull()
      .references(() => skus.id),
    /** Null for a visitor. */
    userId: integer().references(() => shoppers.id),
    /** The proven address, in lower case. An account's own address of the day of sending goes before it. */
    email: text().notNull(),
    /** Whoever has it can see and remove the alert: the device that made it, and the reader of its e-mail. */
    token: text().notNull().unique(),
    language: text().notNull(),
    /** ISO 3166 alpha-3: it decides the currency of the price in the e-mail. */
    country: text().notNull(),
    createtime: epoch().notNull(),
    /** The alert is dropped then, if the SKU is not back. */
    expiretime: epoch().notNull(),
    /** When the SKU was back for this person; null while the person waits. */
    queuetime: epoch(),
    attempts: integer().notNull().default(0),
    /** The next attempt to send; null before the SKU is back, and when there is none any more. */
    duetime: epoch(),
    /** The e-mail has left, or was given up; null before. */
    donetime: epoch(),
    /** Outcome of the last attempt, '' before the first. */
    lastResult: text().notNull().default(''),
  },
  (table) => [
    // One e-mail for a SKU and address, however often it is asked for.
    uniqueIndex('restock_alerts_open')
      .on(table.skuId, table.email)
      .where(sql`${table.donetime} is null`),
    index('restock_alerts_waiting')
      .on(table.skuId, table.id)
      .where(sql`${table.queuetime} is null`),
    index('restock_alerts_due')
      .on(table.duetime)
      .where(sql`${table.duetime} is not null`),
    index('restock_alerts_user').on(table.userId),
    index('restock_alerts_email').on(table.email),
    index('restock_alerts_expiry').on(table.expiretime),
  ],
);

/** SKUs that somebody waits for, or has waited for. */
export const restockSkus = pgTable('restock_skus', {
  skuId: integer()
    .primaryKey()
    .references(() => skus.id),
  /** Since when it can be bought again, or since the last e-mails about it were queued; null while it is sold out. */
  backtime: epoch(),
});
