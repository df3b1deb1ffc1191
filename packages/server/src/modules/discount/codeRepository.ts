import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { discountCodes, discountCodeUses } from '../../db/schema/discount.ts';

/** A discount code as stored. */
export type DiscountCodeRow = typeof discountCodes.$inferSelect;

/** The valid code that a shopper entered, if they may still use it. Case-insensitive. */
export async function findUsableCode(
  db: Database,
  userId: number,
  typed: string,
  now: number,
): Promise<DiscountCodeRow | null> {
  const [found] = await db
    .select({ code: discountCodes, uses: discountCodeUses.uses })
    .from(discountCodes)
    .leftJoin(
      discountCodeUses,
      and(eq(discountCodeUses.codeId, discountCodes.id), eq(discountCodeUses.userId, userId)),
    )
    .where(
      and(
        eq(discountCodes.code, typed.trim().toUpperCase()),
        eq(discountCodes.isActive, true),
        or(isNull(discountCodes.begintime), lte(discountCodes.begintime, now)),
        or(isNull(discountCodes.endtime), gt(discountCodes.endtime, now)),
      ),
    );
  if (!found) return null;
  const { perPerson, total, used } = found.code;
  if (total > 0 && used >= total) return null;
  return perPerson > 0 && (found.uses ?? 0) >= perPerson ? null : found.code;
}

/** Whether the shop has issued a code, usable or not. */
export async function isKnownCode(db: Database, typed: string): Promise<boolean> {
  const found = await db
    .select({ id: discountCodes.id })
    .from(discountCodes)
    .where(eq(discountCodes.code, typed.trim().toUpperCase()));
  return found.length > 0;
}

/** Counts a use; false at the limit of the shopper or in total, also under concurrency. */
export async function spendCode(db: Database, userId: number, code: DiscountCodeRow): Promise<boolean> {
  const limit = code.perPerson > 0 ? sql`${discountCodeUses.uses} < ${code.perPerson}` : sql`true`;
  const rows = await db
    .insert(discountCodeUses)
    .values({ codeId: code.id, userId, uses: 1 })
    .onConflictDoUpdate({
      target: [discountCodeUses.codeId, discountCodeUses.userId],
      set: { uses: sql`${discountCodeUses.uses} + 1` },
      setWhere: limit,
    })
    .returning({ uses: discountCodeUses.uses });
  return rows.length > 0 && takeUse(db, code.id);
}

async function takeUse(db: Database, codeId: number): Promise<boolean> {
  const rows = await db
    .update(discountCodes)
    .set({ used: sql`${discountCodes.used} + 1` })
    .where(
      and(
        eq(discountCodes.id, codeId),
        or(eq(discountCodes.total, 0), sql`${discountCodes.used} < ${discountCodes.total}`),
      ),
    )
    .returning({ id: discountCodes.id });
  return rows.length > 0;
}

/** Reverts a use. */
export async function returnCode(db: Database, userId: number, codeId: number): Promise<void> {
  await db
    .update(discountCodeUses)
    .set({ uses: sql`greatest(${discountCodeUses.uses} - 1, 0)` })
    .where(and(eq(discountCodeUses.codeId, codeId), eq(discountCodeUses.userId, userId)));
  await db
    .update(discountCodes)
    .set({ used: sql`greatest(${discountCodes.used} - 1, 0)` })
    .where(eq(discountCodes.id, codeId));
}
