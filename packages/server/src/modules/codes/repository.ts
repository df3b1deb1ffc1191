import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { verificationCodes } from '../../db/schema/message.ts';

const keptSeconds = 24 * 3600;

/** A sent code. */
export type StoredCode = typeof verificationCodes.$inferSelect;

/** Adds a code and returns its id. */
export async function insertCode(
  db: Database,
  code: typeof verificationCodes.$inferInsert,
): Promise<number | undefined> {
  const [row] = await db.insert(verificationCodes).values(code).returning({ id: verificationCodes.id });
  return row?.id;
}

/** Deletes a code that could not be delivered. */
export async function deleteCode(db: Database, id: number | undefined): Promise<void> {
  if (id !== undefined) await db.delete(verificationCodes).where(eq(verificationCodes.id, id));
}

/**
 * The latest code of a recipient for an event that this session requested, then the latest that anyone
 * requested if that is another one; locked until the transaction ends.
 */
export async function lockLatestCodes(
  db: Database,
  { recipient, event, sid }: Pick<StoredCode, 'recipient' | 'event' | 'sid'>,
): Promise<readonly StoredCode[]> {
  const isFor = and(eq(verificationCodes.recipient, recipient), eq(verificationCodes.event, event));
  const lockLatest = (where: SQL | undefined) =>
    db
      .select()
      .from(verificationCodes)
      .where(where)
      .orderBy(desc(verificationCodes.id))
      .limit(1)
      .for('update');
  const [own] = await lockLatest(and(isFor, eq(verificationCodes.sid, sid)));
  const [latest] = await lockLatest(isFor);
  return [own, latest?.id === own?.id ? undefined : latest].filter((row) => row !== undefined);
}

/** Counts a wrong guess, of the requesting session or of another one. */
export async function countMiss(db: Database, id: number, isOwn: boolean): Promise<void> {
  const { misses, otherMisses } = verificationCodes;
  await db
    .update(verificationCodes)
    .set(isOwn ? { misses: sql`${misses} + 1` } : { otherMisses: sql`${otherMisses} + 1` })
    .where(eq(verificationCodes.id, id));
}

/** Marks a code as used; false when a concurrent call came first. */
export async function markUsed(db: Database, id: number, now: number): Promise<boolean> {
  const used = await db
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  return used.length === 1;
}

/** Deletes codes older than a day. */
export async function dropStaleCodes(db: Database, now: number): Promise<void> {
  await db.delete(verificationCodes).where(lt(verificationCodes.createdAt, now - keptSeconds));
}
