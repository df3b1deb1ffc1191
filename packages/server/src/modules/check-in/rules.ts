/** What signing in brings and what a missed day costs. */
export const signInRules = {
  /** Points of day one to seven of a streak. */
  scores: [5, 5, 8, 8, 10, 10, 20],
  /** Points of every later day. */
  laterScore: 10,
  /** Points that a missed day costs. */
  fillUpPrice: 30,
  /** How many days back a missed day may lie. */
  fillUpDays: 7,
  /** How many days one may make up for in a month. */
  fillUpsInMonth: 3,
} as const;

/** Points of a day of a streak, counted from 1. */
export function scoreOfDay(day: number): number {
  return signInRules.scores[day - 1] ?? signInRules.laterScore;
}

/** A date ('YYYY-MM-DD') some days later, or earlier when negative. */
export function shiftDate(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Whether a text of the form 'YYYY-MM-DD' names a day that there is. */
export function isCalendarDate(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === date;
}

/** A shopper's streak as stored: how long it was on its last day. */
export interface Streak {
  readonly days: number;
  readonly lastDate: string;
}

/** Length of a streak as of today: a day that is not over does not break it. */
export function runningDays({ days, lastDate }: Streak, today: string): number {
  return lastDate >= shiftDate(today, -1) ? days : 0;
}

/** Whether a missed day may still be made up for. */
export function canFillUp(date: string, today: string): boolean {
  return date < today && date >= shiftDate(today, -signInRules.fillUpDays);
}

/** A signed day. */
export interface SignedDay {
  readonly date: string;
  readonly successions: number;
}

/** Streaks after a missed day was made up for: that day's own, and those of the days that follow it unbroken. */
export function streaksAfterFillUp(
  date: string,
  dayBefore: number,
  later: readonly SignedDay[],
): readonly SignedDay[] {
  const changed: SignedDay[] = [{ date, successions: dayBefore + 1 }];
  let end = date;
  for (const day of later) {
    if (day.date !== shiftDate(end, 1)) break;
    end = day.date;
    changed.push({ date: end, successions: dayBefore + 1 + changed.length });
  }
  return changed;
}
