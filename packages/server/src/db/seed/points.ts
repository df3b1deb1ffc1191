import { asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { inEveryLanguage } from '../../i18n/translate.ts';
import { momentText } from '../../i18n/momentText.ts';
import { defaultCheckInRules, pointsOfDay, shiftDate } from '../../modules/check-in/rules.ts';
import { defaultReward } from '../../modules/invited/settings.ts';
import type { Database } from '../database.ts';
import { invites } from '../schema/invite.ts';
import { type pointsKinds, pointsExchanges, pointsLogs, pointsProducts } from '../schema/points.ts';
import { shoppers } from '../schema/shopper.ts';
import { checkIns, checkInStreaks } from '../schema/signIn.ts';
import { allPeople } from './data/people/allPeople.ts';
import { demoShopperId } from './demoShopper.ts';
import type { SeedStep } from './step.ts';

const daySeconds = 24 * 3600;
/** Streaks of the ranking, longest first; the demo account's own is the third last. */
const streaks = [38, 31, 27, 22, 19, 15, 12, 9, 7, 5];
const demoStreak = 6;

interface Move {
  readonly userId: number;
  readonly delta: number;
  readonly kind: (typeof pointsKinds)[number];
  readonly ref: string | null;
  readonly createtime: number;
}

/** A ranking of streaks, and the demo account's earned and spent points so far. */
export const pointsStep: SeedStep = {
  name: 'points',
  async run({ db, now, random }) {
    const demoId = await demoShopperId(db);
    const names = allPeople.map(({ key }) => key);
    const people = await db
      .select({ id: shoppers.id })
      .from(shoppers)
      .where(inArray(shoppers.username, names))
      .orderBy(asc(shoppers.id));
    const ranked = streaks.flatMap((days, index) => {
      const person = people[index];
      return person ? [{ userId: person.id, days }] : [];
    });
    const moves = await writeStreaks(db, [...ranked, { userId: demoId, days: demoStreak }], now);
    moves.push(...(await writeInvites(db, demoId, people.slice(0, 2), now)));
    moves.push(...(await writeExchange(db, demoId, random.digits(12), now)));
    await writeLedger(db, moves, now);
  },
};

/** Daily check-ins up to yesterday, so that today is still open. */
async function writeStreaks(
  db: Database,
  list: readonly { readonly userId: number; readonly days: number }[],
  now: number,
): Promise<Move[]> {
  const yesterday = shiftDate(momentText(now, 'Asia/Shanghai').slice(0, 10), -1);
  const days = list.flatMap(({ userId, days: length }) =>
    Array.from({ length }, (_, index) => {
      const date = shiftDate(yesterday, index + 1 - length);
      const createtime = now - (length - index) * daySeconds;
      const successions = index + 1;
      return {
        userId,
        date,
        doneOn: date,
        type: 'normal' as const,
        successions,
        points: pointsOfDay(successions, defaultCheckInRules),
        createtime,
      };
    }),
  );
  await db.insert(checkIns).values(days);
  await db
    .insert(checkInStreaks)
    .values(list.map(({ userId, days: length }) => ({ userId, days: length, lastDate: yesterday })));
  return days.map(({ userId, points, date, createtime }) => ({
    userId,
    delta: points,
    kind: 'sign_in',
    ref: date,
    createtime,
  }));
}

async function writeInvites(
  db: Database,
  inviterId: number,
  newcomers: readonly { readonly id: number }[],
  now: number,
): Promise<Move[]> {
  const createtime = now - 20 * daySeconds;
  await db
    .insert(invites)
    .values(newcomers.map(({ id }) => ({ inviterId, inviteeId: id, createtime, rewardtime: createtime })));
  return newcomers.map(({ id }) => ({
    userId: inviterId,
    delta: defaultReward,
    kind: 'invite',
    ref: String(id),
    createtime,
  }));
}

async function writeExchange(db: Database, userId: number, digits: string, now: number): Promise<Move[]> {
  const [product] = await db.select().from(pointsProducts).where(eq(pointsProducts.slug, 'carbon-filter'));
  if (!product) throw new Error('Pawlet: the points product carbon-filter is not in the seed.');
  const createtime = now - 5 * daySeconds;
  const [exchange] = await db
    .insert(pointsExchanges)
    .values({
      exchangeSn: momentText(createtime, 'UTC').replaceAll(/\D/gu, '') + digits,
      userId,
      productId: product.id,
      type: product.type,
      status: 'delivered',
      title: product.title,
      image: product.images[0] ?? '',
      quantity: 1,
      points: product.points,
      receiver: 'Momo',
      mobile: '13800138000',
      address: '',
      expressname: 'SF',
      expressno: digits,
      createtime,
      delivertime: now - 4 * daySeconds,
      updatetime: now - 4 * daySeconds,
    })
    .returning({ id: pointsExchanges.id });
  return [{ userId, delta: -product.points, kind: 'exchange', ref: String(exchange?.id ?? 0), createtime }];
}

/** Writes the movements in chronological order; the rest of an account's points is its opening balance. */
async function writeLedger(db: Database, moves: readonly Move[], now: number): Promise<void> {
  const rich = await db
    .select({ id: shoppers.id, points: shoppers.points })
    .from(shoppers)
    .where(gt(shoppers.points, 0));
  const userIds = [...new Set([...rich.map(({ id }) => id), ...moves.map(({ userId }) => userId)])];
  const rows: (typeof pointsLogs.$inferInsert)[] = [];
  for (const userId of userIds) {
    const own = moves.filter((move) => move.userId === userId);
    const moved = own.reduce((sum, { delta }) => sum + delta, 0);
    const start = rich.find(({ id }) => id === userId)?.points ?? moved;
    const opening: Move = {
      userId,
      delta: start - moved,
      kind: 'opening',
      ref: null,
      createtime: now - 60 * daySeconds,
    };
    let balance = 0;
    for (const { delta, kind, ref, createtime } of [
      opening,
      ...own.toSorted((a, b) => a.createtime - b.createtime),
    ]) {
      if (delta === 0) continue;
      const memo = inEveryLanguage(`points.${kind}`);
      rows.push({ userId, delta, before: balance, after: balance + delta, kind, ref, memo, createtime });
      balance += delta;
    }
  }
  await db.insert(pointsLogs).values(rows);
  const balances = sql`(select coalesce(sum(${pointsLogs.delta}), 0) from ${pointsLogs} where ${pointsLogs.userId} = ${shoppers.id})`;
  await db.update(shoppers).set({ points: balances }).where(inArray(shoppers.id, userIds));
}
