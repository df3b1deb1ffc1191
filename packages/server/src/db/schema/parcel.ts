import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epoch } from './columns.ts';

/** Cached tracking results of a parcel, to limit queries to the service. */
export const parcelTracks = pgTable(
  'parcel_tracks',
  {
    /** The shop's carrier code. */
    carrier: text().notNull(),
    number: text().notNull(),
    /** Newest first. */
    lines: jsonb().$type<readonly { readonly time: number; readonly context: string }[]>().notNull(),
    asktime: epoch().notNull(),
  },
  (table) => [primaryKey({ columns: [table.carrier, table.number] })],
);
