import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Locks the row with an id for the rest of the transaction; false where there is none. */
export async function lockRow(
  db: Database,
  table: PgTable & { readonly id: PgColumn },
  id: number,
): Promise<boolean> {
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
  return rows.length > 0;
}
