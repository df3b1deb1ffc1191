import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';

/** Options of an import. */
export interface ImportTransferOptions {
  readonly mode: 'all-or-nothing' | 'good-lines';
  readonly setsStock: boolean;
  readonly isPreview: boolean;
}

/** Filters of an export, and the language of the text that it searches. */
export interface ExportTransferOptions {
  readonly language: string;
  readonly text?: string | undefined;
  readonly category?: number | undefined;
  readonly brand?: number | undefined;
  readonly state?: 'draft' | 'published' | 'sold-out' | 'unpublished' | undefined;
  readonly isLow: boolean;
}

/** An error in a line of a sheet. */
export interface TransferError {
  /** 0 for the whole sheet. */
  readonly line: number;
  readonly column: string;
  readonly problem: 'required' | 'type' | 'format' | 'range' | 'length' | 'choice' | 'exists' | 'taken';
  readonly message: string;
}

/** What an import did. */
export interface TransferReport {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly isWritten: boolean;
  readonly errors: readonly TransferError[];
}

/** Imports and exports of products as sheets, which one node works on for all nodes. */
export const productTransfers = pgTable(
  'product_transfers',
  {
    id: id(),
    kind: text({ enum: ['import', 'export'] }).notNull(),
    sheet: text({ enum: ['products', 'variants', 'complete'] }).notNull(),
    state: text({ enum: ['waiting', 'running', 'done', 'failed', 'canceled'] })
      .notNull()
      .default('waiting'),
    importOptions: jsonb().$type<ImportTransferOptions>(),
    exportOptions: jsonb().$type<ExportTransferOptions>(),
    /** The sheet: of an import until its end, of an export from its end on. In the database, because every node reads it. */
    content: text().notNull().default(''),
    report: jsonb().$type<TransferReport>(),
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
