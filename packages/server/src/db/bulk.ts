import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Rows per statement; PostgreSQL accepts 65535 values in all. */
export const rowsPerInsert = 1000;

/** Inserts any number of rows in batches of one statement each. */
export async function insertAll<TTable extends PgTable>(
  db: Database,
  table: TTable,
  rows: readonly TTable['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await db.insert(table).values(rows.slice(start, start + rowsPerInsert));
  }
}

/** A column's name in the database: its own, or its key in snake case. */
const inDatabase = (key: string, column?: PgColumn) =>
  sql.identifier(
    column === undefined || column.keyAsName
      ? key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)
      : column.name,
  );

/**
 * An insert of any number of rows with one SQL text, which is planned once: the rows are the placeholder
 * `rows`, as JSON with these columns; `further` columns are computed in SQL, where `given` is the row.
 */
export function insertOfRows<TTable extends PgTable>(
  table: TTable,
  columns: readonly (keyof TTable['$inferInsert'] & string)[],
  further: Readonly<Record<string, SQL>> = {},
): SQL {
  const types = getTableColumns(table);
  const given = columns.map((column) => sql`given.${sql.identifier(column)}`);
  const typed = columns.map(
    (column) => sql`${sql.identifier(column)} ${sql.raw(types[column]?.getSQLType() ?? 'text')}`,
  );
  const names = [...columns, ...Object.keys(further)].map((key) => inDatabase(key, types[key]));
  return sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join([...given, ...Object.values(further)], sql`, `)}
    from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as given (${sql.join(typed, sql`, `)})`;
}

/** For `on conflict do update`: sets those columns to the inserted values. */
export function asInserted<TName extends string>(...columns: readonly TName[]): Record<TName, SQL> {
  const entries = columns.map((column) => [column, sql`excluded.${inDatabase(column)}`]);
  return Object.fromEntries(entries) as Record<TName, SQL>;
}
