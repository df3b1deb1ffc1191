import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';
import { shoppers } from './shopper.ts';

/** The latest quotes of each shopper: a new order is compared with what its shopper was shown. */
export const quotes = pgTable(
  'quotes',
  {
    /** Increases with every quote, repeated ones too: the highest is the latest. */
    id: id(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    /** Equal for equal terms. */
    quoteNo: text().notNull().unique(),
    /** SHA-256 of the ids of the cart rows. */
    lines: text().notNull(),
    /** SHA-256 of everything that the quote promises. */
    terms: text().notNull(),
    /** Time when it was last returned. */
    createtime: epoch().notNull(),
  },
  (table) => [
    uniqueIndex('quotes_terms').on(table.userId, table.terms),
    index('quotes_lines').on(table.userId, table.lines),
    index('quotes_age').on(table.createtime),
  ],
);
