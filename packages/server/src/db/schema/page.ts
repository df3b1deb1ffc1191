import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id, localized } from './columns.ts';

/** Texts of the shop: agreements, help and announcements. */
export const pages = pgTable(
  'pages',
  {
    id: id(),
    /** help, notice, or agreement. */
    type: text().notNull(),
    /** Slug such as `privacy`; null for a page that is only found by id. */
    diyname: text(),
    title: localized().notNull(),
    description: localized().notNull(),
    /** HTML. */
    content: localized().notNull(),
    /** Picture key, '' for none. */
    image: text().notNull().default(''),
    /** Version of an agreement, as `agreed` repeats it. */
    version: text().notNull().default(''),
    status: text().notNull().default('normal'),
    /** Larger first. */
    weigh: integer().notNull().default(0),
    createdAt: epoch().notNull(),
  },
  (table) => [uniqueIndex().on(table.diyname), index().on(table.type)],
);
