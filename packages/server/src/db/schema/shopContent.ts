import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Further content of the shop, one row per kind; the config module defines the shapes. */
export const shopContents = pgTable('shop_contents', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});
