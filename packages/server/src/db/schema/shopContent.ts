import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What the shop shows beside its goods, one row a kind; the config module knows the shapes. */
export const shopContents = pgTable('shop_contents', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});
