import { sql } from 'drizzle-orm';
import { type Database, loadRows } from './database.ts';

/** The time of the database's clock, in epoch milliseconds. All nodes share it. */
export async function readDatabaseMs(db: Database): Promise<number> {
  const [row] = await loadRows<{ ms: string }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms`,
  );
  if (row === undefined) throw new Error('Pawlet: the database returned no time.');
  return Number(row.ms);
}
