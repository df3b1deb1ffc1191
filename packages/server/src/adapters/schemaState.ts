import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Database, loadRows } from '../db/database.ts';
import type { NodeCondition } from '../ports/nodeCondition.ts';
import { migrationsFolder } from './migrationsFolder.ts';

/** The tables of a database compared with this release. */
export interface SchemaState {
  readonly state: NodeCondition['schema'];
  /** Changes that the database lacks. */
  readonly missing: number;
  /** Changes that this release knows. */
  readonly known: number;
}

let hashes: ReadonlySet<string> | undefined;

/** Reads which changes of the tables a database has. */
export async function readSchemaState(db: Database): Promise<SchemaState> {
  hashes ??= new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  const known = hashes.size;
  const [table] = await loadRows<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (table?.name == null) return { state: 'missing', missing: known, known };
  const applied = await loadRows<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations`);
  const present = new Set(applied.map(({ hash }) => hash));
  const missing = [...hashes].filter((hash) => !present.has(hash)).length;
  if (missing > 0) return { state: 'older', missing, known };
  return { state: applied.length > known ? 'newer' : 'current', missing, known };
}
