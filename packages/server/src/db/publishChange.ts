import { lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { changes } from './schema/change.ts';

/** Longer than a node may be away before it drops everything. */
const keptSeconds = 900;

/**
 * Tells the caches of all nodes, this one included, to drop what depends on these topics once the transaction of `db` is
 * committed. Tables with triggers publish on their own: see `topics`.
 */
export async function publishChange(db: Database, topics: readonly string[]): Promise<void> {
  await db.execute(sql`select publish_change(${sql.param([...topics])}::text[])`);
}

/** Deletes changes that every node has read. */
export async function dropOldChanges(db: Database, now: number): Promise<void> {
  await db.delete(changes).where(lt(changes.createtime, now - keptSeconds));
}
