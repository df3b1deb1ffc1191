import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';

/**
 * Imports and exports of products as sheets, before they became `operator_jobs`: nothing reads or writes it. It is dropped in the release
 * after the next one (docs/adr/0019).
 */
export const productTransfers = pgTable(
  'product_transfers',
  {
    id: id(),
    kind: text({ enum: ['import', 'export'] }).notNull(),
    sheet: text({ enum: ['products', 'variants', 'complete'] }).notNull(),
    state: text({ enum: ['waiting', 'running', 'done', 'failed', 'canceled'] })
      .notNull()
      .default('waiting'),
    importOptions: jsonb().$type<unknown>(),
    exportOptions: jsonb().$type<unknown>(),
    /** The sheet: of an import until its end, of an export from its end on. In the database, because every node reads it. */
    content: text().notNull().default(''),
    report: jsonb().$type<unknown>(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    isWriting: boolean().notNull().default(false),
    /** Somebody has canceled it; the node that works on it stops. */
    isCanceled: boolean().notNull().default(false),
    /** How many nodes have begun: one that was killed leaves it to the next. */
    attempts: integer().notNull().default(0),
    /** A node works on it until this time, unless it prolongs it. */
    leasedUntil: epoch(),
    actor: text().notNull(),
    createtime: epoch().notNull(),
    endtime: epoch(),
  },
  (table) => [
    index('product_transfers_open')
      .on(table.id)
      .where(sql`${table.state} in ('waiting', 'running')`),
  ],
);
