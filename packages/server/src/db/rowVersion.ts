import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * PostgreSQL's id of the transaction that wrote a row last: it changes with every change, whoever makes it.
 */
export function rowVersion(table: PgTable): SQL<string> {
  return sql<string>`${table}.xmin::text`;
}

/**
 * A version that ignores columns by their names in the database: counters that shoppers or jobs change all the time, so that
 * they would refuse every edit.
 */
export function contentVersion(table: PgTable, ignored: readonly string[]): SQL<string> {
  return sql<string>`md5((to_jsonb(${table}) - ${sql.param([...ignored])}::text[])::text)`;
}
