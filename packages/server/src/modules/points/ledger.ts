import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepareQuery } from '../../db/prepared.ts';
import { type pointsKinds, pointsLogs } from '../../db/schema/points.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { inEveryLanguage } from '../../i18n/translate.ts';

/** Reasons for points movements. */
export type PointsKind = (typeof pointsKinds)[number];

/** A movement of points. */
export interface PointsMove {
  readonly userId: number;
  /** A non-negative integer; 0 moves nothing. */
  readonly points: number;
  readonly kind: PointsKind;
  /** Reference such as an order's id: each moves points of a kind once. Absent: no such limit. */
  readonly ref?: string | number | undefined;
  /** Epoch seconds. */
  readonly now: number;
}

const pointsQuery = prepareQuery((db) =>
  db
    .select({ points: shoppers.points })
    .from(shoppers)
    .where(eq(shoppers.id, sql.placeholder('userId'))),
);

/** A shopper's points balance. */
export async function findPoints(db: Database, userId: number): Promise<number> {
  const [row] = await pointsQuery(db, { userId });
  return row?.points ?? 0;
}

/**
 * Net points of some kinds that a shopper received; with `about` only those whose `ref` starts with that
 * word.
 */
export async function sumPoints(
  db: Database,
  userId: number,
  kinds: readonly PointsKind[],
  about?: string | number,
): Promise<number> {
  const [row] = await db
    .select({ points: sql<number>`coalesce(sum(${pointsLogs.delta}), 0)`.mapWith(Number) })
    .from(pointsLogs)
    .where(
      and(
        eq(pointsLogs.userId, userId),
        inArray(pointsLogs.kind, [...kinds]),
        about === undefined ? undefined : sql`split_part(${pointsLogs.ref}, ' ', 1) = ${String(about)}`,
      ),
    );
  return row?.points ?? 0;
}

/**
 * Adds points in the caller's transaction. Returns the new balance, or null when `ref` has already added
 * points of this kind.
 */
export async function earnPoints(db: Database, move: PointsMove): Promise<number | null> {
  return record(db, move, 1);
}

/**
 * Deducts points in the caller's transaction. Returns the new balance, or null when there are not enough or
 * `ref` has already deducted points of this kind.
 */
export async function spendPoints(db: Database, move: PointsMove): Promise<number | null> {
  return record(db, move, -1);
}

/** The balance row is the lock: movements of a shopper's points are serialized. */
async function record(db: Database, move: PointsMove, sign: 1 | -1): Promise<number | null> {
  const { userId, points, kind, ref, now } = move;
  if (points === 0) return findPoints(db, userId);
  const delta = sign * points;
  const [row] = await db
    .update(shoppers)
    .set({ points: sql`${shoppers.points} + ${delta}` })
    .where(and(eq(shoppers.id, userId), gte(shoppers.points, -delta)))
    .returning({ after: shoppers.points });
  if (!row) return null;
  const memo = inEveryLanguage(`points.${kind}`);
  const [written] = await db
    .insert(pointsLogs)
    .values({
      userId,
      delta,
      before: row.after - delta,
      after: row.after,
      kind,
      ref: ref === undefined ? null : String(ref),
      memo,
      createtime: now,
    })
    .onConflictDoNothing()
    .returning({ id: pointsLogs.id });
  if (written) return row.after;
  await db
    .update(shoppers)
    .set({ points: sql`${shoppers.points} - ${delta}` })
    .where(eq(shoppers.id, userId));
  return null;
}
