import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/session.ts';

/** A rule such as "5 in 3600 seconds". */
export interface Limit {
  /** What is counted and for whom: `login:account:42`. */
  readonly bucket: string;
  readonly max: number;
  readonly windowSeconds: number;
}

/** Counts an attempt; returns the seconds to wait when it exceeds the limit, else 0. */
export async function takeAttempt(
  db: Database,
  { bucket, max, windowSeconds }: Limit,
  now: number,
): Promise<number> {
  const isOver = sql`${rateLimits.resetsAt} <= ${now}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ bucket, attempts: 1, resetsAt: now + windowSeconds })
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${rateLimits.attempts} + 1 end`,
        resetsAt: sql`case when ${isOver} then ${now + windowSeconds} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ attempts: rateLimits.attempts, resetsAt: rateLimits.resetsAt });
  if (row === undefined || row.attempts <= max) return 0;
  return Math.max(1, row.resetsAt - now);
}

/**
 * Counts an attempt under each limit in order. A full limit reverts the earlier counts and is returned with
 * the seconds to wait; null when none is full.
 */
export async function takeAttempts(
  db: Database,
  limits: readonly Limit[],
  now: number,
): Promise<{ readonly full: Limit; readonly wait: number } | null> {
  for (const [index, limit] of limits.entries()) {
    const wait = await takeAttempt(db, limit, now);
    if (wait > 0) {
      await returnAttempts(db, limits.slice(0, index + 1));
      return { full: limit, wait };
    }
  }
  return null;
}

/**
 * Counts an amount, such as paid characters: all of it, or nothing where it exceeds the limit. Returns the
 * seconds to wait, else 0; a negative amount is subtracted.
 */
export async function takeAmount(
  db: Database,
  { bucket, max, windowSeconds }: Limit,
  amount: number,
  now: number,
): Promise<number> {
  if (amount > max) return windowSeconds;
  const isOver = sql`${rateLimits.resetsAt} <= ${now}`;
  const least = Math.max(0, amount);
  const [counted] = await db
    .insert(rateLimits)
    .values({ bucket, attempts: least, resetsAt: now + windowSeconds })
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: {
        attempts: sql`case when ${isOver} then ${least}::int else greatest(0, ${rateLimits.attempts} + ${amount}::int) end`,
        resetsAt: sql`case when ${isOver} then ${now + windowSeconds} else ${rateLimits.resetsAt} end`,
      },
      setWhere: sql`${isOver} or ${rateLimits.attempts} + ${amount}::int <= ${max}::int`,
    })
    .returning({ attempts: rateLimits.attempts });
  if (counted !== undefined) return 0;
  const [full] = await db.select().from(rateLimits).where(eq(rateLimits.bucket, bucket));
  return Math.max(1, (full?.resetsAt ?? now) - now);
}

/** Subtracts one attempt from each limit. */
export async function returnAttempts(db: Database, limits: readonly Limit[]): Promise<void> {
  for (const { bucket } of limits) await returnAttempt(db, bucket);
}

/** Seconds to wait when a bucket is already full, else 0; counts nothing. */
export async function checkLimit(db: Database, { bucket, max }: Limit, now: number): Promise<number> {
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(and(eq(rateLimits.bucket, bucket), gt(rateLimits.resetsAt, now)));
  return row === undefined || row.attempts < max ? 0 : Math.max(1, row.resetsAt - now);
}

/** Subtracts one attempt that did not count after all. */
export async function returnAttempt(db: Database, bucket: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ attempts: sql`greatest(${rateLimits.attempts} - 1, 0)` })
    .where(eq(rateLimits.bucket, bucket));
}

/** Clears the attempts of buckets after a success. */
export async function clearAttempts(db: Database, ...buckets: readonly string[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.bucket, [...buckets]));
}

/** Maximum number of stored windows. */
const maxWindows = 200_000;

/** Deletes expired windows, and those with the fewest attempts above the limit. */
export async function dropStaleLimits(db: Database, now: number): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  const surplus = db
    .select({ bucket: rateLimits.bucket })
    .from(rateLimits)
    .orderBy(desc(rateLimits.attempts), desc(rateLimits.resetsAt))
    .offset(maxWindows);
  await db.delete(rateLimits).where(inArray(rateLimits.bucket, surplus));
}
