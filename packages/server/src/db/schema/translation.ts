import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epoch } from './columns.ts';

/** Published texts of shoppers translated by a service, stored so that each is paid for once. */
export const translations = pgTable(
  'translations',
  {
    kind: text({ enum: ['review', 'question', 'answer'] }).notNull(),
    textId: integer().notNull(),
    /** Target language. */
    language: text().notNull(),
    /** Hash of the translated text: a changed text under the same id needs a new translation. */
    source: text().notNull(),
    content: text().notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.textId, table.language] }),
    index('translations_age').on(table.createtime),
  ],
);
