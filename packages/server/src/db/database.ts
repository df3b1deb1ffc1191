import { Placeholder, type Query, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { type PgDatabase, PgDialect, type PgPreparedQuery, type PgQueryResultHKT } from 'drizzle-orm/pg-core';

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
export async function rowsOf<TRow extends Record<string, unknown>>(
  db: Database,
  query: SQL,
): Promise<readonly TRow[]> {
  const result = await db.execute<TRow>(query);
  return result.rows;
}

type AnyQuery = PgPreparedQuery<{ execute: unknown; all: unknown; values: unknown }>;

type Values = Readonly<Record<string, unknown>>;

/** The parts of a built query apart from its connection. */
interface PreparedParts {
  readonly query: Query;
  readonly fields: unknown;
  readonly nullability: unknown;
}

/** Drizzle keeps the row mapping private and has no other way to move a query to another connection. */
const fieldsName = 'fields';
const nullabilityName = 'joinsNotNullableMap';

/**
 * Builds a query once, for the database and for every transaction: building takes many times as long as
 * sending. Values that change between calls are placeholders.
 */
export function prepareQuery<TQuery extends AnyQuery>(
  build: (db: Database) => TQuery,
): (db: Database) => TQuery {
  let built: PreparedParts | undefined;
  return (db) => {
    built ??= partsOf(build(db));
    const fields = built.fields as Parameters<Database['_']['session']['prepareQuery']>[1];
    const query = db._.session.prepareQuery(built.query, fields, undefined, true);
    Reflect.set(query, nullabilityName, built.nullability);
    return query as TQuery;
  };
}

function partsOf(query: AnyQuery): PreparedParts {
  return {
    query: query.getQuery(),
    fields: Reflect.get(query, fieldsName),
    nullability: Reflect.get(query, nullabilityName),
  };
}

const dialect = new PgDialect({ casing: 'snake_case' });

/** Renders SQL with placeholders to text once, for the database and every transaction. */
export function prepareSql<TRow extends Record<string, unknown>>(
  question: SQL,
): (db: Database, values?: Values) => Promise<readonly TRow[]> {
  let query: Query | undefined;
  return async (db, values = {}) => {
    query ??= tidy(dialect.sqlToQuery(question));
    const result = await db._.session.prepareQuery(query, undefined, undefined, false).execute({ ...values });
    return (result as Rows<TRow>).rows;
  };
}

/** Without the line breaks and indentation of the source, for logs and statistics of the database. */
function tidy(query: Query): Query {
  return { ...query, sql: query.sql.trim().replaceAll(/\s+/gu, ' ') };
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
  return sqlStateOf(error) === uniqueViolation;
}

/** Code of the PostgreSQL error inside `error`, such as 23505; undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  let current: unknown = error;
  while (current instanceof Error) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/u.test(current.code)) {
      return current.code;
    }
    current = current.cause;
  }
  return undefined;
}
