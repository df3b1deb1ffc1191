import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';
import { skus } from './products.ts';
import { shoppers } from './shopper.ts';

/** People who get an e-mail when a sold-out SKU is back in stock. */
export const restockAlerts = pgTable(
  'restock_alerts',
  {
    id: id(),
    skuId: integer()
      .notNull()
      .references(() => skus.id),
    /** Null for a visitor. */
    userId: integer().references(() => shoppers.id),
    /** The verified address, in lower case. The account's address at the time of sending takes precedence. */
    email: text().notNull(),
    /**
     * Secret for viewing and removing the alert: known to the device that created it and the recipient of its
     * e-mail.
     */
    token: text().notNull().unique(),
    language: text().notNull(),
    /** ISO 3166 alpha-3: it decides the currency of the price in the e-mail. */
    country: text().notNull(),
    createtime: epoch().notNull(),
    /** The alert expires then, if the SKU is not back. */
    expiretime: epoch().notNull(),
    /** Time when the SKU was back for this person; null while waiting. */
    queuetime: epoch(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt to send; null before the SKU is back, and when there is none. */
    duetime: epoch(),
    /** Time when the e-mail was sent or given up; null before. */
    donetime: epoch(),
    /** Result of the last attempt, '' before the first. */
    lastResult: text().notNull().default(''),
  },
  (table) => [
    // One e-mail per SKU and address, however often it is requested.
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

/** SKUs with alerts, now or in the past. */
export const restockSkus = pgTable('restock_skus', {
  skuId: integer()
    .primaryKey()
    .references(() => skus.id),
  /**
   * Time since it has been in stock again, or since the last e-mails about it were queued; null while sold
   * out.
   */
  backtime: epoch(),
});
