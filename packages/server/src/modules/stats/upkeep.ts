import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { visits } from '../../db/schema/visit.ts';

/** So that a month can be compared with the same one of the previous year. */
const keptSeconds = 400 * 24 * 3600;

/** Maximum number of stored visits. */
const maxKept = 2_000_000;

/** Deletes old visits, and the oldest above the maximum. */
export async function dropOldVisits(db: Database, now: number): Promise<void> {
  await db.delete(visits).where(lt(visits.createdAt, now - keptSeconds));
  await db.delete(visits).where(sql`${visits.id} <= (select max(${visits.id}) from ${visits}) - ${maxKept}`);
}
