import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch, id } from './columns.ts';
import { shoppers } from './shopper.ts';

/** Files that shoppers have uploaded; the files themselves are in the file store. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => shoppers.id),
    /** Random name with the extension of its kind, such as `3f…9a.webp`. */
    name: text().notNull().unique(),
    kind: text({ enum: ['image', 'video'] }).notNull(),
    /** Media type that it is served with. */
    type: text().notNull(),
    /** Bytes as stored. */
    size: integer().notNull(),
    /** Length of a video, read from the file; 0 for a picture. */
    durationMs: integer().notNull().default(0),
    createtime: epoch().notNull(),
    /** Something of the shopper has named it; what nothing ever names is deleted. */
    isUsed: boolean().notNull().default(false),
    /** It is gone for everybody; its file is deleted next. */
    doomedAt: epoch(),
  },
  (table) => [
    index('uploads_user').on(table.userId, table.createtime),
    index('uploads_unused')
      .on(table.createtime)
      .where(sql`not ${table.isUsed} and ${table.doomedAt} is null`),
    index('uploads_doomed')
      .on(table.doomedAt)
      .where(sql`${table.doomedAt} is not null`),
    index('uploads_unused_size')
      .on(table.userId, table.size)
      .where(sql`not ${table.isUsed}`),
    check('uploads_size', sql`${table.size} > 0 and ${table.durationMs} >= 0`),
  ],
);

/** Uploads that are being received: the bytes that each may need at most count towards the quotas meanwhile. */
export const uploadReservations = pgTable('upload_reservations', {
  id: id(),
  userId: integer()
    .notNull()
    .references(() => shoppers.id),
  bytes: integer().notNull(),
  /** Counts no longer: the node that received it has ended without a word. */
  expiretime: epoch().notNull(),
});
