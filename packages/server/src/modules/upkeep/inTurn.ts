import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { jobTurns } from '../../db/schema/jobTurn.ts';

/** Time after which another node takes over uncompleted work. */
const leaseSeconds = 600;

/** Work that one node does for all. */
export interface Turn {
  readonly name: string;
  /** Minimum time between two completed runs. */
  readonly everySeconds: number;
  /** Epoch seconds. */
  readonly now: number;
}

/** Runs work unless a node has completed it recently, or is running it. */
export async function inTurn(
  db: Database,
  { name, everySeconds, now }: Turn,
  work: () => Promise<void>,
): Promise<void> {
  const leasedUntil = now + leaseSeconds;
  const taken = await db
    .insert(jobTurns)
    .values({ name, leasedUntil })
    .onConflictDoUpdate({
      target: jobTurns.name,
      set: { leasedUntil },
      setWhere: sql`coalesce(${jobTurns.leasedUntil}, 0) <= ${now} and coalesce(${jobTurns.donetime}, 0) <= ${now - everySeconds}`,
    })
    .returning({ name: jobTurns.name });
  if (taken.length === 0) return;
  await work();
  await db.update(jobTurns).set({ donetime: now, leasedUntil: null }).where(eq(jobTurns.name, name));
}
