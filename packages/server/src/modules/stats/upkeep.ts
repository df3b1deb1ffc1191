import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { visits } from '../../db/schema/visit.ts';

/** A month can be compared with the same one of the year before. */
const keptSeconds = 400 * 24 * 3600;

/** Visits that are kept, however many come in that time. */
const mostKept = 2_000_000;

/** Deletes visits of long ago, and the oldest where there are too many. */
export async function dropOldVisits(db: Database, now: number): Promise<void> {
  await db.delete(visits).where(lt(visits.createdAt, now - keptSeconds));
  await db.delete(visits).where(sql`${visits.id} <= (select max(${visits.id}) from ${visits}) - ${mostKept}`);
}
