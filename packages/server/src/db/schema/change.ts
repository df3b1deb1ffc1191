import { sql } from 'drizzle-orm';
import { boolean, customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epoch } from './columns.ts';

/** A transaction id of the whole life of a database; it never wraps around. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What was changed in the last minutes, for the caches of all nodes: written by the triggers on the tables of the
 * catalogue and by `publishChange`, read by `readChanges`.
 */
export const changes = pgTable(
  'changes',
  {
    /** The transaction of the change: the sequence by which a node finds what it has not read. */
    xid: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** What a cache drops, see `topics.ts`. */
    topic: text().notNull(),
    /** Whether only numbers changed that may be seconds old, such as the stock after an order. */
    isMinor: boolean().notNull(),
    createtime: epoch()
      .notNull()
      .default(sql`extract(epoch from now())::bigint`),
  },
  (table) => [
    // A transaction publishes a topic once, however many rows it writes.
    primaryKey({ columns: [table.xid, table.topic, table.isMinor] }),
    index('changes_age').on(table.createtime),
  ],
);
