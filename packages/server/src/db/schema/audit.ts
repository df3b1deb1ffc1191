import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';

/** Everything the people behind the shop did; rows are added, never changed. */
export const operatorLogs = pgTable(
  'operator_logs',
  {
    id: id(),
    /** Who: the system user that ran the command, or `autopilot`. */
    actor: text().notNull(),
    command: text().notNull(),
    arguments: jsonb().$type<readonly string[]>().notNull(),
    /** done, refused or failed. */
    outcome: text().notNull(),
    createtime: epoch().notNull(),
  },
  (table) => [index('operator_logs_time').on(table.createtime)],
);
