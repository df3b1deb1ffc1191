import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { verificationCodes } from '../../db/schema/message.ts';

const keptSeconds = 24 * 3600;

/** A code that was sent. */
export type StoredCode = typeof verificationCodes.$inferSelect;

export async function insertCode(db: Database, code: typeof verificationCodes.$inferInsert): Promise<void> {
  await db.insert(verificationCodes).values(code);
}

/** The latest code of a recipient for an event, locked until the transaction ends. */
export async function lockLatestCode(
  db: Database,
  recipient: string,
  event: string,
): Promise<StoredCode | undefined> {
  const [row] = await db
    .select()
    .from(verificationCodes)
    .where(and(eq(verificationCodes.recipient, recipient), eq(verificationCodes.event, event)))
    .orderBy(desc(verificationCodes.id))
    .limit(1)
    .for('update');
  return row;
}

export async function countMiss(db: Database, id: number): Promise<void> {
  await db
    .update(verificationCodes)
    .set({ misses: sql`${verificationCodes.misses} + 1` })
    .where(eq(verificationCodes.id, id));
}

/** Marks a code as used; false when somebody was faster. */
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
