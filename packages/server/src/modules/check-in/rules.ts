/** Points earned by check-ins, and the price of a missed day. */
export interface CheckInRules {
  /** Points of days one to seven of a streak. */
  readonly pointsByDay: readonly number[];
  /** Points of every later day. */
  readonly laterPoints: number;
  /** Price of a missed day in points. */
  readonly fillUpPrice: number;
  /** Maximum age of a missed day in days. */
  readonly fillUpDays: number;
  /** Maximum number of backfilled days per month. */
  readonly fillUpsInMonth: number;
}

/** The rules until an owner changes them. */
export const defaultCheckInRules: CheckInRules = {
  pointsByDay: [5, 5, 8, 8, 10, 10, 20],
  laterPoints: 10,
  fillUpPrice: 30,
  fillUpDays: 7,
  fillUpsInMonth: 3,
};

/** Points of a day of a streak, counted from 1. */
export function pointsOfDay(
  day: number,
  { pointsByDay, laterPoints }: Pick<CheckInRules, 'pointsByDay' | 'laterPoints'>,
): number {
  return pointsByDay[day - 1] ?? laterPoints;
}

/** A date ('YYYY-MM-DD') some days later, or earlier when negative. */
export function shiftDate(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Whether a text in the form 'YYYY-MM-DD' is a valid date. */
export function isCalendarDate(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === date;
}

/** A shopper's streak as stored: its length on its last day. */
export interface Streak {
  readonly days: number;
  readonly lastDate: string;
}

/** Current length of a streak: it is not broken before today is over. */
export function runningDays({ days, lastDate }: Streak, today: string): number {
  return lastDate >= shiftDate(today, -1) ? days : 0;
}

/** Whether a missed day can still be backfilled. */
export function canBackfill(
  date: string,
  today: string,
  { fillUpDays }: Pick<CheckInRules, 'fillUpDays'>,
): boolean {
  return date < today && date >= shiftDate(today, -fillUpDays);
}

/** A check-in. */
export interface CheckInDay {
  readonly date: string;
  readonly successions: number;
}

/** Streaks after a missed day was backfilled: its own, and those of the days following it without a gap. */
export function streaksAfterBackfill(
  date: string,
  dayBefore: number,
  later: readonly CheckInDay[],
): readonly CheckInDay[] {
  const changed: CheckInDay[] = [{ date, successions: dayBefore + 1 }];
  let end = date;
  for (const day of later) {
    if (day.date !== shiftDate(end, 1)) break;
    end = day.date;
    changed.push({ date: end, successions: dayBefore + 1 + changed.length });
  }
  return changed;
}
