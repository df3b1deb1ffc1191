import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';
import { shoppers } from './shopper.ts';

/** Days on which shoppers signed in, and days they made up for. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    /** 'YYYY-MM-DD' in the shopper's time zone. */
    date: text().notNull(),
    type: text({ enum: ['normal', 'fillup'] }).notNull(),
    /** Length of the streak on that day. */
    successions: integer().notNull(),
    /** Points won; the price, negative, of a day made up for. */
    score: integer().notNull(),
    /** Day on which it was done: later than `date` for a day made up for. */
    doneOn: text().notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [
    // Two taps, or two devices, sign a day once.
    unique('sign_ins_day').on(table.userId, table.date),
    check('sign_ins_successions', sql`${table.successions} >= 1`),
  ],
);

/** The running streak of each shopper: what the ranking reads. */
export const signInStreaks = pgTable(
  'sign_in_streaks',
  {
    userId: integer()
      .primaryKey()
      .references(() => shoppers.id),
    days: integer().notNull(),
    /** Last signed day. */
    lastDate: text().notNull(),
  },
  (table) => [index('sign_in_streaks_rank').on(table.days, table.lastDate)],
);
