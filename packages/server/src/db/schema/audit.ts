import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Scope } from '@pawlet/operator';
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
    /** Person who did it; null for keys and `local`. */
    personId: integer(),
    /** Operator key with which it was done; null for people and `local`. */
    keyId: integer(),
    /** Command of the command line, or name of a call of the operator API. */
    command: text().notNull(),
    /** What it was applied to, such as an order number; '' for nothing in particular. */
    target: text().notNull().default(''),
    arguments: jsonb().$type<readonly string[]>().notNull(),
    /** `intended` before an irreversible command; then done, refused or failed. `read` for personal data that was read. */
    outcome: text({ enum: ['intended', 'done', 'refused', 'failed', 'repeated', 'read'] }).notNull(),
    /** The `intended` line that an outcome belongs to. */
    intentId: integer(),
    createtime: epoch().notNull(),
  },
  (table) => [
    index('operator_logs_time').on(table.createtime),
    index('operator_logs_target')
      .on(table.target, table.id)
      .where(sql`${table.target} <> ''`),
  ],
);

/** Keys that identify who runs a command. */
export const operatorKeys = pgTable('operator_keys', {
  id: id(),
  /** Never reused, so that the log stays unambiguous after a key was revoked. */
  name: text().notNull().unique(),
  /** SHA-256 of the key, which has 256 random bits. */
  keyHash: text().notNull().unique(),
  /** What the key may do; null for everything, as keys of earlier releases. */
  scopes: jsonb().$type<readonly Scope[]>(),
  /** Person who made it, also through another key; null where only the data folder's secret made it. */
  personId: integer(),
  createtime: epoch().notNull(),
  lastusetime: epoch(),
  /** Null for a key that does not expire. */
  expiretime: epoch(),
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
