import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';
import { shoppers } from './shopper.ts';

/** Files uploaded by shoppers; the files themselves are in the file store. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    /** Random name with the extension of its type, such as `3f…9a.webp`. */
    name: text().notNull().unique(),
    kind: text({ enum: ['image', 'video'] }).notNull(),
    /** Media type for serving it. */
    type: text().notNull(),
    /** Bytes as stored. */
    size: integer().notNull(),
    /** Duration of a video, read from the file; 0 for a picture. */
    durationMs: integer().notNull().default(0),
    createtime: epoch().notNull(),
    /** Whether something of the shopper uses it; unused uploads are deleted. */
    isUsed: boolean().notNull().default(false),
    /** Deleted for everyone; its file is removed next. The column keeps its old name. */
    markedForDeletionAt: bigint('doomed_at', { mode: 'number' }),
  },
  (table) => [
    index('uploads_user').on(table.userId, table.createtime),
    index('uploads_unused')
      .on(table.createtime)
      .where(sql`not ${table.isUsed} and ${table.markedForDeletionAt} is null`),
    index('uploads_doomed')
      .on(table.markedForDeletionAt)
      .where(sql`${table.markedForDeletionAt} is not null`),
    index('uploads_unused_size')
      .on(table.userId, table.size)
      .where(sql`not ${table.isUsed}`),
    check('uploads_size', sql`${table.size} > 0 and ${table.durationMs} >= 0`),
  ],
);

/** Uploads in progress: their maximum sizes count towards the quotas meanwhile. */
export const uploadReservations = pgTable('upload_reservations', {
  id: id(),
  userId: integer()
    .notNull()
    .references(() => shoppers.id),
  bytes: integer().notNull(),
  /** No longer counts from then on: the receiving node crashed. */
  expiretime: epoch().notNull(),
});
