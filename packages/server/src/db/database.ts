import { Placeholder, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<TRow> {
  readonly rows: readonly TRow[];
}

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * Drizzle over PGlite or node-postgres. A transaction has the same type, so a repository accepts either.
 * PGlite has one connection: inside a transaction use nothing but the transaction.
 */
export type Database = PgDatabase<RowsResult>;

/** Runs raw SQL and returns its rows with the type that the caller declares. */
export async function loadRows<TRow extends Record<string, unknown>>(
  db: Database,
  query: SQL,
): Promise<readonly TRow[]> {
  const result = await db.execute<TRow>(query);
  return result.rows;
}

/**
 * Whether an integer column has one of these values; the text is the same for any number of them, so that it
 * is planned once.
 */
export function isOneOf(column: SQLWrapper, ids: readonly number[] | Placeholder): SQL {
  return sql`${column} = any(${ids instanceof Placeholder ? ids : sql.param([...ids])}::int[])`;
}

/** `like` pattern that finds a text anywhere, with its special characters escaped. */
export function anywhere(text: string): string {
  return `%${text.replaceAll(/[\\%_]/gu, (character) => `\\${character}`)}%`;
}

const uniqueViolation = '23505';

/** Whether a row was refused by a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return readSqlState(error) === uniqueViolation;
}

/** Code of the PostgreSQL error inside `error`, such as 23505; undefined for any other error. */
export function readSqlState(error: unknown): string | undefined {
  let current: unknown = error;
  while (current instanceof Error) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/u.test(current.code)) {
      return current.code;
    }
    current = current.cause;
  }
  return undefined;
}
