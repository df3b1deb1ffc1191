import { pgTable, text } from 'drizzle-orm/pg-core';
import { epoch } from './columns.ts';

/** Periodic work that one node does for all nodes. */
export const jobTurns = pgTable('job_turns', {
  name: text().primaryKey(),
  /** A node works on it until this time, unless it finishes earlier. */
  leasedUntil: epoch(),
  /** Time of the last completed run. */
  donetime: epoch(),
});
