import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';

/** Everything that operators did; rows are added, never changed. */
export const operatorLogs = pgTable(
  'operator_logs',
  {
    id: id(),
    /** The name of an operator key, or `local` for a caller that only has the secret of the data folder. */
    actor: text().notNull(),
    /** Unverified name that a `local` caller gave itself; '' for none. */
    claim: text().notNull().default(''),
    command: text().notNull(),
    arguments: jsonb().$type<readonly string[]>().notNull(),
    /** `intended` before an irreversible command; then done, refused or failed. */
    outcome: text().notNull(),
    /** The `intended` line that an outcome belongs to. */
    intentId: integer(),
    createtime: epoch().notNull(),
  },
  (table) => [index('operator_logs_time').on(table.createtime)],
);

/** Keys that identify who runs a command. */
export const operatorKeys = pgTable('operator_keys', {
  id: id(),
  /** Never reused, so that the log stays unambiguous after a key was revoked. */
  name: text().notNull().unique(),
  /** SHA-256 of the key, which has 256 random bits. */
  keyHash: text().notNull().unique(),
  createtime: epoch().notNull(),
  lastusetime: epoch(),
  revoketime: epoch(),
});

/** Commands that were run with `--key`: repeating a key returns the first outcome. */
export const operatorRequests = pgTable('operator_requests', {
  key: text().primaryKey(),
  command: text().notNull(),
  arguments: jsonb().$type<readonly string[]>().notNull(),
  /** The command's output. */
  text: text().notNull(),
  createtime: epoch().notNull(),
});
