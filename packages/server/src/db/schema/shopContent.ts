import { sql } from 'drizzle-orm';
import { bigint, jsonb, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch } from './columns.ts';

/** Versions of all rows: a row that is removed and stored again never has an earlier version. */
export const shopContentVersions = pgSequence('shop_content_versions');

/** Settings and further content of the shop, one row per kind; the modules define the shapes. */
export const shopContents = pgTable('shop_contents', {
  name: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  /** Changes with the value, except by nodes of earlier releases. */
  version: bigint({ mode: 'number' })
    .notNull()
    .default(sql`nextval('shop_content_versions')`),
  /** Null for values that an earlier release stored. */
  changedAt: epoch(),
  /** Name of the operator; '' where it is unknown. */
  changedBy: text().notNull().default(''),
});
