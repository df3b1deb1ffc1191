import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch } from './columns.ts';

/** In what nodes on one database should not differ. */
export const nodeFacts = [
  'build',
  'secret',
  'keys',
  'uploads',
  'origin',
  'payment',
  'messages',
  'mode',
] as const;

export type NodeFact = (typeof nodeFacts)[number];

/** The nodes that run on this database: each notes every few seconds that it does. */
export const runningNodes = pgTable('running_nodes', {
  /** Of the data folder, so that a node that starts again is the same one. */
  id: text().primaryKey(),
  /** For the operator: machine and port. */
  name: text().notNull(),
  startedAt: epoch().notNull(),
  seenAt: epoch().notNull(),
  /** Fingerprints of what it was started with: equal ones are the same, and none tells what it is. */
  facts: jsonb().$type<Readonly<Partial<Record<NodeFact, string>>>>().notNull(),
});
