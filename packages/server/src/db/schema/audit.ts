import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';

/** Everything the people behind the shop did; rows are added, never changed. */
export const operatorLogs = pgTable(
  'operator_logs',
  {
    id: id(),
    /** Who: the name of an operator key, or `local` for whoever has the secret of the data folder only. */
    actor: text().notNull(),
    /** Name that a `local` caller gave itself, which nobody has checked; '' for none. */
    claim: text().notNull().default(''),
    command: text().notNull(),
    arguments: jsonb().$type<readonly string[]>().notNull(),
    /** `intended` before a command that cannot be undone; then done, refused or failed. */
    outcome: text().notNull(),
    /** The `intended` line that an outcome belongs to. */
    intentId: integer(),
    createtime: epoch().notNull(),
  },
  (table) => [index('operator_logs_time').on(table.createtime)],
);

/** Keys by which the shop knows who runs a command. */
export const operatorKeys = pgTable('operator_keys', {
  id: id(),
  /** Unique for ever, so that the log stays unambiguous after a key was revoked. */
  name: text().notNull().unique(),
  /** SHA-256 of the key, which has 256 random bits. */
  keyHash: text().notNull().unique(),
  createtime: epoch().notNull(),
  lastusetime: epoch(),
  revoketime: epoch(),
});

/** Commands that were run with `--key`: the same key a second time returns the first outcome. */
export const operatorRequests = pgTable('operator_requests', {
  key: text().primaryKey(),
  command: text().notNull(),
  arguments: jsonb().$type<readonly string[]>().notNull(),
  /** What the command printed. */
  text: text().notNull(),
  createtime: epoch().notNull(),
});
