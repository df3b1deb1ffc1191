import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shoppers } from '../../db/schema/shopper.ts';

/** The points a shopper has. */
export async function findPoints(db: Database, userId: number): Promise<number> {
  const [row] = await db.select({ score: shoppers.score }).from(shoppers).where(eq(shoppers.id, userId));
  return row?.score ?? 0;
}

/** Takes points off a balance; false when there are not enough. */
export async function spendPoints(db: Database, userId: number, points: number): Promise<boolean> {
  if (points === 0) return true;
  const taken = await db
    .update(shoppers)
    .set({ score: sql`${shoppers.score} - ${points}` })
    .where(and(eq(shoppers.id, userId), gte(shoppers.score, points)))
    .returning({ id: shoppers.id });
  return taken.length > 0;
}

/** Puts points onto a balance. */
export async function givePoints(db: Database, userId: number, points: number): Promise<void> {
  if (points === 0) return;
  await db
    .update(shoppers)
    .set({ score: sql`${shoppers.score} + ${points}` })
    .where(eq(shoppers.id, userId));
}
