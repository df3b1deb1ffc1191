import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epoch } from './columns.ts';

/** What a tracking service said about a parcel, kept so that it is not asked too often. */
export const parcelTracks = pgTable(
  'parcel_tracks',
  {
    /** Carrier code of the shop. */
    carrier: text().notNull(),
    number: text().notNull(),
    /** Newest first. */
    lines: jsonb().$type<readonly { readonly time: number; readonly context: string }[]>().notNull(),
    asktime: epoch().notNull(),
  },
  (table) => [primaryKey({ columns: [table.carrier, table.number] })],
);
