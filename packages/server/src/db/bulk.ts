import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Rows of one statement; PostgreSQL takes 65535 values in all. */
export const rowsPerInsert = 1000;

/** Inserts any number of rows, a statement's worth at a time. */
export async function insertAll<TTable extends PgTable>(
  db: Database,
  table: TTable,
  rows: readonly TTable['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await db.insert(table).values(rows.slice(start, start + rowsPerInsert));
  }
}

/** For `on conflict do update`: those columns as the insert has them. */
export function asInserted<TName extends string>(...columns: readonly TName[]): Record<TName, SQL> {
  const entries = columns.map((column) => [
    column,
    sql`excluded.${sql.identifier(column.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`))}`,
  ]);
  return Object.fromEntries(entries) as Record<TName, SQL>;
}
