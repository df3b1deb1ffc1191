import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epoch } from './columns.ts';

/** Published texts of shoppers in other languages, as a service translated them: each is paid for once. */
export const translations = pgTable(
  'translations',
  {
    kind: text({ enum: ['review', 'question', 'answer'] }).notNull(),
    textId: integer().notNull(),
    /** That it was translated to. */
    language: text().notNull(),
    /** Digest of the text that was translated: another text under the same id is another one. */
    source: text().notNull(),
    content: text().notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.textId, table.language] }),
    index('translations_age').on(table.createtime),
  ],
);
