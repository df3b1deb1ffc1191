import { lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { visits } from '../../db/schema/visit.ts';

/** A month can be compared with the same one of the year before. */
const keptSeconds = 400 * 24 * 3600;

/** Deletes visits of long ago. */
export async function dropOldVisits(db: Database, now: number): Promise<void> {
  await db.delete(visits).where(lt(visits.createdAt, now - keptSeconds));
}
