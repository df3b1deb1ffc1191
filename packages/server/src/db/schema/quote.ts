import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';
import { shoppers } from './shopper.ts';

/** The last quotes of each shopper: an order is compared with what its shopper was shown. */
export const quotes = pgTable(
  'quotes',
  {
    /** Grows with every quote, repeated ones too: the greatest is the last one. */
    id: id(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    /** The same for the same terms. */
    quoteNo: text().notNull().unique(),
    /** SHA-256 of the ids of the cart rows. */
    lines: text().notNull(),
    /** SHA-256 of everything that the quote promises. */
    terms: text().notNull(),
    /** When it was last given. */
    createtime: epoch().notNull(),
  },
  (table) => [
    uniqueIndex('quotes_terms').on(table.userId, table.terms),
    index('quotes_lines').on(table.userId, table.lines),
    index('quotes_age').on(table.createtime),
  ],
);
