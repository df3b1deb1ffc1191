import { and, asc, count, desc, eq, gt, gte, like, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { signIns, signInStreaks } from '../../db/schema/signIn.ts';
import type { SignedDay, Streak } from './rules.ts';

/** A check-in as stored. */
export type SignInRow = typeof signIns.$inferSelect;

const noStreak: Streak = { days: 0, lastDate: '' };

/** The shopper's streak. */
export async function findStreak(db: Database, userId: number): Promise<Streak> {
  const [row] = await db.select().from(signInStreaks).where(eq(signInStreaks.userId, userId));
  return row ?? noStreak;
}

/** Locks the shopper's streak for the rest of the transaction, and returns it. */
export async function lockStreak(db: Database, userId: number): Promise<Streak> {
  await db
    .insert(signInStreaks)
    .values({ userId, ...noStreak })
    .onConflictDoNothing();
  const [row] = await db.select().from(signInStreaks).where(eq(signInStreaks.userId, userId)).for('update');
  return row ?? noStreak;
}

/** Stores a streak. */
export async function saveStreak(db: Database, userId: number, streak: Streak): Promise<void> {
  await db.update(signInStreaks).set(streak).where(eq(signInStreaks.userId, userId));
}

/** Adds a check-in; false when it exists. */
export async function insertSignIn(db: Database, row: typeof signIns.$inferInsert): Promise<boolean> {
  const rows = await db.insert(signIns).values(row).onConflictDoNothing().returning({ id: signIns.id });
  return rows.length > 0;
}

/** A shopper's check-in on a day. */
export async function findDay(db: Database, userId: number, date: string): Promise<SignInRow | null> {
  const [row] = await db
    .select()
    .from(signIns)
    .where(and(eq(signIns.userId, userId), eq(signIns.date, date)));
  return row ?? null;
}

/** Check-ins after a date, oldest first. */
export async function findDaysAfter(db: Database, userId: number, date: string): Promise<SignedDay[]> {
  return db
    .select({ date: signIns.date, successions: signIns.successions })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), gt(signIns.date, date)))
    .orderBy(asc(signIns.date));
}

/** Updates the length of a streak on a day. */
export async function saveDay(db: Database, userId: number, day: SignedDay): Promise<void> {
  await db
    .update(signIns)
    .set({ successions: day.successions })
    .where(and(eq(signIns.userId, userId), eq(signIns.date, day.date)));
}

/** Check-ins of a month ('YYYY-MM'). */
export async function findMonth(db: Database, userId: number, month: string): Promise<string[]> {
  const rows = await db
    .select({ date: signIns.date })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), like(signIns.date, `${month}-%`)))
    .orderBy(asc(signIns.date));
  return rows.map(({ date }) => date);
}

/** Number of days that the shopper has backfilled in a month ('YYYY-MM'). */
export async function countFillUps(db: Database, userId: number, month: string): Promise<number> {
  return db.$count(
    signIns,
    and(eq(signIns.userId, userId), eq(signIns.type, 'fillup'), like(signIns.doneOn, `${month}-%`)),
  );
}

/** One page of check-ins, newest first. */
export async function findLog(db: Database, userId: number, offset: number, limit: number) {
  const where = eq(signIns.userId, userId);
  const rows = await db
    .select()
    .from(signIns)
    .where(where)
    .orderBy(desc(signIns.date))
    .offset(offset)
    .limit(limit);
  return { rows, total: await db.$count(signIns, where) };
}

/** The longest streaks that have not ended before `since`. */
export async function findLongest(db: Database, since: string, limit: number) {
  return db
    .select({
      id: shoppers.id,
      days: signInStreaks.days,
      username: shoppers.username,
      nickname: shoppers.nickname,
      avatar: shoppers.avatar,
    })
    .from(signInStreaks)
    .innerJoin(shoppers, eq(shoppers.id, signInStreaks.userId))
    .where(gte(signInStreaks.lastDate, since))
    .orderBy(desc(signInStreaks.days), asc(signInStreaks.userId))
    .limit(limit);
}

/** Number of current streaks ranked before this one. */
export async function countLonger(
  db: Database,
  own: { readonly userId: number; readonly days: number },
  since: string,
): Promise<number> {
  const [row] = await db
    .select({ nums: count() })
    .from(signInStreaks)
    .where(
      and(
        gte(signInStreaks.lastDate, since),
        or(
          sql`${signInStreaks.days} > ${own.days}`,
          and(eq(signInStreaks.days, own.days), lt(signInStreaks.userId, own.userId)),
        ),
      ),
    );
  return row?.nums ?? 0;
}
