import type { Scope } from '@pawlet/operator';
import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';

/** Who began it, for the audit log. */
export interface JobActor {
  readonly name: string;
  readonly claim: string;
  readonly personId?: number | undefined;
  readonly keyId?: number | undefined;
}

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // A copy: the driver's may be a part of what it has received.
  fromDriver: (stored) => new Uint8Array(stored),
});

/** Work that operators began and that runs without them. It is deleted a day after its end. */
export const operatorJobs = pgTable(
  'operator_jobs',
  {
    id: id(),
    /** Name of the work, such as `ship-orders`. */
    kind: text().notNull(),
    actor: jsonb().$type<JobActor>().notNull(),
    /** Who may see it: as `owner` of idempotency keys. */
    owner: text().notNull(),
    /** What its result requires, as at its start. */
    scope: text().$type<Scope>().notNull(),
    /** What to do. */
    input: jsonb().$type<unknown>().notNull(),
    /** What was done so far, for the next step. */
    progress: jsonb().$type<unknown>(),
    state: text({ enum: ['waits', 'running', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('waits'),
    /** Pieces of work: all, and those that are done. */
    total: integer().notNull(),
    done: integer().notNull().default(0),
    isCancelling: boolean().notNull().default(false),
    result: jsonb().$type<unknown>(),
    file: bytes(),
    fileName: text().notNull().default(''),
    fileType: text().notNull().default(''),
    language: text().notNull(),
    /** Attempts of steps that failed one after the other. */
    failures: integer().notNull().default(0),
    /** The run that works on it; null for none. */
    runId: text(),
    /** Another run takes over after this time. */
    leasedUntil: epoch(),
    createtime: epoch().notNull(),
    endtime: epoch(),
  },
  (table) => [
    index('operator_jobs_open')
      .on(table.id)
      .where(sql`${table.endtime} is null`),
    index('operator_jobs_owner').on(table.owner, table.id),
    index('operator_jobs_ended')
      .on(table.endtime)
      .where(sql`${table.endtime} is not null`),
  ],
);
