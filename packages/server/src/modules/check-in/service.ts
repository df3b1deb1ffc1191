import type { signinIndex, WireOutputOf } from '@pawlet/core/contract';
import type { Database } from '../../db/database.ts';
import type { RequestContext, ShopperContext } from '../../http/requestContext.ts';
import { invalid, ok, refuse, type Result } from '../../http/result.ts';
import { momentText } from '../../i18n/momentText.ts';
import { translate } from '../../i18n/translate.ts';
import { pictureUrl, toPage } from '../products/wireValues.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { earnPoints, findPoints, pointsSetting, spendPoints } from '../points/service.ts';
import {
  countBackfills,
  countLonger,
  findDay,
  findDaysAfter,
  findLog,
  findLongest,
  findMonth,
  findStreak,
  insertCheckIn,
  lockStreak,
  saveDay,
  saveStreak,
} from './repository.ts';
import { readSettings, type SettingSource } from '../settings/readSetting.ts';
import { checkInSetting } from './settings.ts';
import {
  canBackfill,
  isCalendarDate,
  runningDays,
  pointsOfDay,
  shiftDate,
  streaksAfterBackfill,
} from './rules.ts';

const maxRanked = 10;
const logSize = 15;

type CheckInResult = Result<{ readonly successions: number; readonly score: number }>;

/** The server's day in the shopper's time zone, 'YYYY-MM-DD'. */
export function getToday({ now, country }: Pick<RequestContext, 'now' | 'country'>): string {
  return momentText(now, country.timezone).slice(0, 10);
}

/**
 * Checks the shopper in for today; while points are disabled it only counts the streak. Refused when the
 * shopper has already checked in today, or for a later day in another time zone.
 */
export async function checkIn(context: ShopperContext): Promise<CheckInResult> {
  const { db, shopper, now } = context;
  const today = getToday(context);
  const streak = await lockStreak(db, shopper.id);
  const alreadyDone = async () => {
    const known = await findDay(db, shopper.id, today < streak.lastDate ? streak.lastDate : today);
    const data = { successions: known?.successions ?? 0, score: Math.max(0, known?.points ?? 0) };
    return refuse('ALREADY_DONE', { data, messageKey: 'signIn.already' });
  };
  if (streak.lastDate >= today) return alreadyDone();
  const successions = runningDays(streak, today) + 1;
  const { hasPoints, rules } = await readRules(context);
  const points = hasPoints ? pointsOfDay(successions, rules) : 0;
  const day = { userId: shopper.id, date: today, doneOn: today, createtime: now };
  if (!(await insertCheckIn(db, { ...day, type: 'normal', successions, points }))) return alreadyDone();
  await saveStreak(db, shopper.id, { days: successions, lastDate: today });
  await earnPoints(db, { userId: shopper.id, points, kind: 'sign_in', ref: today, now });
  return ok({ successions, score: points });
}

/** Whether points are enabled, and the rewards. */
async function readRules(source: SettingSource) {
  const { points, rules } = await readSettings(source, { points: pointsSetting, rules: checkInSetting });
  return { hasPoints: points.isOn, rules };
}

/** Backfills a missed day, paid with points. The call is a GET, so it makes its own transaction. */
export async function backfill(context: ShopperContext, date: string): Promise<CheckInResult> {
  if (!isCalendarDate(date)) return invalid({ date: 'format' });
  return inTransaction(context.db, (tx) => backfillLocked(tx, context, date));
}

async function backfillLocked(db: Database, context: ShopperContext, date: string): Promise<CheckInResult> {
  const { shopper, now } = context;
  const userId = shopper.id;
  const today = getToday(context);
  const streak = await lockStreak(db, userId);
  const known = await findDay(db, userId, date);
  if (known) {
    const data = { successions: known.successions, score: await findPoints(db, userId) };
    return refuse('ALREADY_DONE', { data, messageKey: 'signIn.signed' });
  }
  const { hasPoints, rules } = await readRules({ db });
  if (!hasPoints) return invalid({ date: 'choice' }, 'points.off');
  if (!canBackfill(date, today, rules)) return invalid({ date: 'range' }, 'signIn.outOfRange');
  const { fillUpsInMonth: limit, fillUpPrice: price } = rules;
  if ((await countBackfills(db, userId, today.slice(0, 7))) >= limit)
    return refuse('LIMIT_REACHED', { data: { limit }, messageKey: 'signIn.noMore' });
  const balance = await spendPoints(db, { userId, points: price, kind: 'fill_up', ref: date, now });
  if (balance === null)
    return refuse('POINTS_SHORT', { data: { need: price, have: await findPoints(db, userId) } });

  const dayBefore = (await findDay(db, userId, shiftDate(date, -1)))?.successions ?? 0;
  const [own, ...later] = streaksAfterBackfill(date, dayBefore, await findDaysAfter(db, userId, date));
  const successions = own?.successions ?? 1;
  await insertCheckIn(db, {
    userId,
    date,
    type: 'fillup',
    successions,
    points: -price,
    doneOn: today,
    createtime: now,
  });
  for (const day of later) await saveDay(db, userId, day);
  const end = later.at(-1) ?? { date, successions };
  if (end.date >= streak.lastDate)
    await saveStreak(db, userId, { days: end.successions, lastDate: end.date });
  return ok({ successions, score: balance });
}

/** Rules, streak and ranking. */
export async function readCheckIn(
  context: ShopperContext,
): Promise<Result<WireOutputOf<typeof signinIndex>>> {
  const { db, shopper, language } = context;
  const today = getToday(context);
  const streak = await findStreak(db, shopper.id);
  const isSigned = streak.lastDate >= today;
  const ranking = await readRanking(context);
  const { hasPoints, rules } = await readRules(context);
  const { fillUpsInMonth } = rules;
  const made = await countBackfills(db, shopper.id, today.slice(0, 7));
  const steps = rules.pointsByDay.map((points, index): [string, string] => [`s${index + 1}`, String(points)]);
  return ok({
    signinscore: hasPoints ? { ...Object.fromEntries(steps), sn: String(rules.laterPoints) } : {},
    isfillup: hasPoints ? '1' : '0',
    fillupscore: rules.fillUpPrice,
    fillupdays: rules.fillUpDays,
    ...ranking,
    is_signin: isSigned,
    score: await findPoints(db, shopper.id),
    msg: stateText(),
    today,
    fillupnumsinmonth: fillUpsInMonth,
    fillup_left: hasPoints ? Math.max(0, fillUpsInMonth - made) : 0,
  });

  function stateText(): string {
    if (isSigned) return translate(language, 'signIn.done', { count: ranking.successions });
    if (!hasPoints) return translate(language, 'signIn.openWithoutPoints');
    return translate(language, 'signIn.open', { count: pointsOfDay(ranking.successions + 1, rules) });
  }
}

/** The longest current streaks, and the shopper's rank; 0 without a streak. */
export async function readRanking(context: ShopperContext) {
  const { db, shopper, baseUrl } = context;
  const today = getToday(context);
  const since = shiftDate(today, -1);
  const rows = await findLongest(db, since, maxRanked);
  const successions = runningDays(await findStreak(db, shopper.id), today);
  const own = { userId: shopper.id, days: successions };
  return {
    ranklist: rows.map(({ id, days, username, nickname, avatar }) => ({
      user_id: id,
      days,
      user: { id, username, nickname, avatar: pictureUrl(baseUrl, avatar) },
    })),
    self_rank: successions === 0 ? 0 : (await countLonger(db, own, since)) + 1,
    successions,
  };
}

/** Check-ins of a month ('YYYY-MM' or 'YYYY-M') as a map of two-digit days. */
export async function readMonth({ db, shopper }: ShopperContext, month: string) {
  const [year = '', number = ''] = month.split('-');
  const dates = await findMonth(db, shopper.id, `${year}-${number.padStart(2, '0')}`);
  const days = dates.map((date) => date.slice(8));
  return Object.fromEntries(days.map((day) => [day, day]));
}

/** One page of the shopper's check-ins. */
export async function readLog({ db, shopper, language }: ShopperContext, page: number) {
  const { rows, total } = await findLog(db, shopper.id, (page - 1) * logSize, logSize);
  const data = rows.map((row) => ({
    id: row.id,
    successions: row.successions,
    type: translate(language, `signIn.${row.type}`),
    createtime: row.date,
    type_key: row.type as string,
    score: row.points,
  }));
  return toPage(total, page, logSize, data);
}
