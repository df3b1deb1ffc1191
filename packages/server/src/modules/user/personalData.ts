import { sql, type SQL } from 'drizzle-orm';
import { type Database, loadRows } from '../../db/database.ts';

/** A table with rows of one shopper, and how to select them. */
export interface OwnedRows {
  readonly table: string;
  readonly where: SQL;
}

interface Reference extends Record<string, unknown> {
  readonly table: string;
  readonly column: string;
  readonly target: string;
  readonly target_column: string;
}

/**
 * All tables with data of a shopper, found by the database's foreign keys, so that new tables are included
 * automatically: tables that reference shoppers, and tables that only reference those (the lines of an
 * order). Rows written by other people (answers to the shopper's question) are not included.
 */
export async function findOwnedRows(db: Database, shopperId: number): Promise<readonly OwnedRows[]> {
  const references = await loadRows<Reference>(
    db,
    sql`select source.relname as "table", own.attname as "column",
        target.relname as target, foreign_column.attname as target_column
      from pg_constraint as fk
      join pg_class as source on source.oid = fk.conrelid
      join pg_class as target on target.oid = fk.confrelid
      join pg_attribute as own on own.attrelid = fk.conrelid and own.attnum = fk.conkey[1]
      join pg_attribute as foreign_column
        on foreign_column.attrelid = fk.confrelid and foreign_column.attnum = fk.confkey[1]
      where fk.contype = 'f' and cardinality(fk.conkey) = 1 and fk.connamespace = 'public'::regnamespace
      order by source.relname, own.attnum`,
  );
  const owned = new Map<string, SQL>();
  for (const { table, column, target } of references) {
    if (target !== 'shoppers') continue;
    const isOwn = sql`${sql.identifier(column)} = ${shopperId}`;
    const known = owned.get(table);
    owned.set(table, known === undefined ? isOwn : sql`${known} or ${isOwn}`);
  }
  // A map extended during iteration is iterated to its new end: indirect references are included.
  for (const [parent, where] of owned) {
    for (const { table, column, target, target_column: key } of references) {
      if (target !== parent || owned.has(table)) continue;
      owned.set(
        table,
        sql`${sql.identifier(column)} in (select ${sql.identifier(key)} from ${sql.identifier(parent)} where ${where})`,
      );
    }
  }
  return Array.from(owned, ([table, where]) => ({ table, where }));
}
