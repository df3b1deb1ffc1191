import { and, asc, count, desc, eq, gt, gte, like, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { checkIns, checkInStreaks } from '../../db/schema/signIn.ts';
import type { CheckInDay, Streak } from './rules.ts';

/** A check-in as stored. */
export type CheckInRow = typeof checkIns.$inferSelect;

const noStreak: Streak = { days: 0, lastDate: '' };

/** The shopper's streak. */
export async function findStreak(db: Database, userId: number): Promise<Streak> {
  const [row] = await db.select().from(checkInStreaks).where(eq(checkInStreaks.userId, userId));
  return row ?? noStreak;
}

/** Locks the shopper's streak for the rest of the transaction, and returns it. */
export async function lockStreak(db: Database, userId: number): Promise<Streak> {
  await db
    .insert(checkInStreaks)
    .values({ userId, ...noStreak })
    .onConflictDoNothing();
  const [row] = await db.select().from(checkInStreaks).where(eq(checkInStreaks.userId, userId)).for('update');
  return row ?? noStreak;
}

/** Stores a streak. */
export async function saveStreak(db: Database, userId: number, streak: Streak): Promise<void> {
  await db.update(checkInStreaks).set(streak).where(eq(checkInStreaks.userId, userId));
}

/** Adds a check-in; false when it exists. */
export async function insertCheckIn(db: Database, row: typeof checkIns.$inferInsert): Promise<boolean> {
  const rows = await db.insert(checkIns).values(row).onConflictDoNothing().returning({ id: checkIns.id });
  return rows.length > 0;
}

/** A shopper's check-in on a day. */
export async function findDay(db: Database, userId: number, date: string): Promise<CheckInRow | null> {
  const [row] = await db
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), eq(checkIns.date, date)));
  return row ?? null;
}

/** Check-ins after a date, oldest first. */
export async function findDaysAfter(db: Database, userId: number, date: string): Promise<CheckInDay[]> {
  return db
    .select({ date: checkIns.date, successions: checkIns.successions })
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), gt(checkIns.date, date)))
    .orderBy(asc(checkIns.date));
}

/** Updates the length of a streak on a day. */
export async function saveDay(db: Database, userId: number, day: CheckInDay): Promise<void> {
  await db
    .update(checkIns)
    .set({ successions: day.successions })
    .where(and(eq(checkIns.userId, userId), eq(checkIns.date, day.date)));
}

/** Check-ins of a month ('YYYY-MM'). */
export async function findMonth(db: Database, userId: number, month: string): Promise<string[]> {
  const rows = await db
    .select({ date: checkIns.date })
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), like(checkIns.date, `${month}-%`)))
    .orderBy(asc(checkIns.date));
  return rows.map(({ date }) => date);
}

/** Number of days that the shopper has backfilled in a month ('YYYY-MM'). */
export async function countBackfills(db: Database, userId: number, month: string): Promise<number> {
  return db.$count(
    checkIns,
    and(eq(checkIns.userId, userId), eq(checkIns.type, 'fillup'), like(checkIns.doneOn, `${month}-%`)),
  );
}

/** One page of check-ins, newest first. */
export async function findLog(db: Database, userId: number, offset: number, limit: number) {
  const where = eq(checkIns.userId, userId);
  const rows = await db
    .select()
    .from(checkIns)
    .where(where)
    .orderBy(desc(checkIns.date))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(checkIns, where) };
}

/** The longest streaks that have not ended before `since`. */
export async function findLongest(db: Database, since: string, limit: number) {
  return db
    .select({
      id: shoppers.id,
      days: checkInStreaks.days,
      username: shoppers.username,
      nickname: shoppers.nickname,
      avatar: shoppers.avatar,
    })
    .from(checkInStreaks)
    .innerJoin(shoppers, eq(shoppers.id, checkInStreaks.userId))
    .where(gte(checkInStreaks.lastDate, since))
    .orderBy(desc(checkInStreaks.days), asc(checkInStreaks.userId))
    .limit(limit);
}

/** Number of current streaks ranked before this one. */
export async function countLonger(
  db: Database,
  own: { readonly userId: number; readonly days: number },
  since: string,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(checkInStreaks)
    .where(
      and(
        gte(checkInStreaks.lastDate, since),
        or(
          sql`${checkInStreaks.days} > ${own.days}`,
          and(eq(checkInStreaks.days, own.days), lt(checkInStreaks.userId, own.userId)),
        ),
      ),
    );
  return row?.total ?? 0;
}
