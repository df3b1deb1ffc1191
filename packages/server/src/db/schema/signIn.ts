import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';
import { shoppers } from './shopper.ts';

/** Days on which shoppers checked in, and days backfilled later. */
export const checkIns = pgTable(
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
    /** Points earned; the negative price for a backfilled day. */
    points: integer('score').notNull(),
    /** Day of the check-in itself: later than `date` for a backfilled day. */
    doneOn: text().notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [
    // Concurrent taps or devices check in once per day.
    unique('sign_ins_day').on(table.userId, table.date),
    check('sign_ins_successions', sql`${table.successions} >= 1`),
  ],
);

/** The current streak of each shopper, for the ranking. */
export const checkInStreaks = pgTable(
  'sign_in_streaks',
  {
    userId: integer()
      .primaryKey()
      .references(() => shoppers.id),
    days: integer().notNull(),
    /** Day of the last check-in. */
    lastDate: text().notNull(),
  },
  (table) => [index('sign_in_streaks_rank').on(table.days, table.lastDate)],
);
