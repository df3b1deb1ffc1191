import { DrizzleQueryError, type Query, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pg-proxy';
import type { Database } from './database.ts';

type Values = Readonly<Record<string, unknown>>;

/** A query whose text is built once; the values of its placeholders change from call to call. */
export type Prepared<TRow> = (db: Database, values?: Values) => Promise<TRow[]>;

/** A query builder of Drizzle. */
interface Builder<TRow> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<TRow[]> };
}

/** Where the query that is being sent goes to. */
let recipient: Database | undefined;

/** A database that sends each query to the recipient, and maps its rows as Drizzle does. */
const relay = drizzle(
  async (text, params: unknown[]) => {
    if (recipient === undefined) throw new Error('A prepared query is sent while it is called.');
    return { rows: await sendTo(recipient, { sql: text, params }) };
  },
  { casing: 'snake_case' },
);

/** The values of each row, in the order of the columns. */
async function sendTo(db: Database, query: Query): Promise<unknown[][]> {
  try {
    return await db._.session
      .prepareQuery<{ execute: unknown[][]; all: unknown; values: unknown }>(
        query,
        undefined,
        undefined,
        true,
        (rows) => rows,
      )
      .execute();
  } catch (error) {
    // The relay wraps it again.
    throw error instanceof DrizzleQueryError && error.cause !== undefined ? error.cause : error;
  }
}

/**
 * Builds a query once, for the database and for every transaction. Values that change between calls are placeholders.
 * docs/adr/0046 lists the time that each query saves.
 */
export function prepareQuery<TRow>(build: (db: typeof relay) => Builder<TRow>): Prepared<TRow> {
  let query: ReturnType<Builder<TRow>['prepare']> | undefined;
  return (db, values) => {
    query ??= build(relay).prepare('');
    recipient = db;
    try {
      return query.execute({ ...values });
    } finally {
      // Drizzle calls the driver before it waits for anything.
      recipient = undefined;
    }
  };
}

const dialect = new PgDialect({ casing: 'snake_case' });

/** Renders SQL with placeholders to text once, for the database and every transaction. */
export function prepareSql<TRow extends Record<string, unknown>>(question: SQL): Prepared<TRow> {
  let query: Query | undefined;
  return async (db, values) => {
    query ??= tidy(dialect.sqlToQuery(question));
    const result = await db._.session
      .prepareQuery<{ execute: { readonly rows: TRow[] }; all: unknown; values: unknown }>(
        query,
        undefined,
        undefined,
        false,
      )
      .execute({ ...values });
    return result.rows;
  };
}

/** Without the line breaks and indentation of the source, for logs and statistics of the database. */
function tidy(query: Query): Query {
  return { ...query, sql: query.sql.trim().replaceAll(/\s+/gu, ' ') };
}
