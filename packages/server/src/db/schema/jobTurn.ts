import { pgTable, text } from 'drizzle-orm/pg-core';
import { epoch } from './columns.ts';

/** Work that one node does for all, once in a while. */
export const jobTurns = pgTable('job_turns', {
  name: text().primaryKey(),
  /** A node works on it until this time, unless it ends before. */
  leasedUntil: epoch(),
  /** It was completed at this time. */
  donetime: epoch(),
});
