import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Provinces, cities and districts of China. */
export const areas = pgTable(
  'areas',
  {
    /** Administrative code of GB/T 2260, six digits. */
    id: integer().primaryKey(),
    /** 0 for a province. */
    parentId: integer().notNull(),
    /** 1 province, 2 city, 3 district. */
    level: integer().notNull(),
    name: text().notNull(),
    /** The name in Latin letters. */
    romanName: text().notNull(),
  },
  (table) => [index().on(table.parentId)],
);
