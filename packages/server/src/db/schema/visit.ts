import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';

/** Page views, without personal data except the session id; `upkeep` deletes them after 400 days. */
export const visits = pgTable(
  'visits',
  {
    id: id(),
    sid: text().notNull(),
    /** open or leave. */
    kind: text().notNull(),
    page: text().notNull(),
    /** The previous page, '' if none. */
    fromPage: text().notNull().default(''),
    /** Time on the page, for `leave`. */
    durationMs: integer().notNull().default(0),
    createdAt: epoch().notNull(),
  },
  (table) => [index().on(table.createdAt)],
);
