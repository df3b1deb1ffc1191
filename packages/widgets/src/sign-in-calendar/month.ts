import type { InterfaceLanguage } from '@pawlet/core/i18n';

/** A day, 'YYYY-MM-DD'. Strings of this form sort chronologically. */
export type Day = string;

/** A month, 'YYYY-MM'. */
export type Month = string;

const dayMs = 24 * 60 * 60 * 1000;
const weekDays = 7;
const weeksShown = 6;

/** The day a number of days later, or earlier if negative. */
export function shiftDay(day: Day, by: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * dayMs).toISOString().slice(0, 10);
}

/** The month of a day. */
export function toMonth(day: Day): Month {
  return day.slice(0, 7);
}

/** The month a number of months later, or earlier if negative. */
export function shiftMonth(month: Month, by: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Items of one month. */
export interface MonthGroup<T> {
  readonly month: Month;
  readonly items: readonly T[];
}

/** Groups items ordered by day into months, in the same order. */
export function byMonth<T extends { readonly date: Day }>(items: readonly T[]): readonly MonthGroup<T>[] {
  const groups = new Map<Month, T[]>();
  for (const item of items) {
    const month = toMonth(item.date);
    const group = groups.get(month);
    if (group === undefined) groups.set(month, [item]);
    else group.push(item);
  }
  return Array.from(groups, ([month, inMonth]) => ({ month, items: inMonth }));
}

/** First day of the week: 0 for Sunday, 1 for Monday, as in CLDR. A table, because not every browser provides it. */
export function getWeekStart(language: InterfaceLanguage): 0 | 1 {
  return language === 'en' || language === 'ja' || language === 'ko' ? 0 : 1;
}

/** Six weeks of seven cells, so that all months have the same height; undefined for days of other months. */
export function monthGrid(month: Month, weekStart: 0 | 1): readonly (readonly (Day | undefined)[])[] {
  const first = `${month}-01`;
  const blanks = (new Date(`${first}T00:00:00Z`).getUTCDay() - weekStart + weekDays) % weekDays;
  return Array.from({ length: weeksShown }, (_, week) =>
    Array.from({ length: weekDays }, (_place, column) => {
      const day = shiftDay(first, week * weekDays + column - blanks);
      return toMonth(day) === month ? day : undefined;
    }),
  );
}

/** The whole week of a day, also across months. */
export function computeWeek(day: Day, weekStart: 0 | 1): readonly Day[] {
  const column = (new Date(`${day}T00:00:00Z`).getUTCDay() - weekStart + weekDays) % weekDays;
  return Array.from({ length: weekDays }, (_, index) => shiftDay(day, index - column));
}

/** The day at a time (milliseconds since 1970) in a time zone (IANA). */
export function dayIn(moment: number, timeZone: string): Day {
  return clockIn(moment, timeZone).day;
}

/** Milliseconds until the next day in a time zone. May be an hour off when clocks change. */
export function msToNextDay(moment: number, timeZone: string): number {
  return dayMs - clockIn(moment, timeZone).sinceMidnightMs;
}

function clockIn(moment: number, timeZone: string): { readonly day: Day; readonly sinceMidnightMs: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (name: Intl.DateTimeFormatPartTypes): string =>
    parts.find(({ type }) => type === name)?.value ?? '';
  const seconds = Number(part('hour')) * 3600 + Number(part('minute')) * 60 + Number(part('second'));
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    sinceMidnightMs: seconds * 1000,
  };
}

/** A numeric day without its year, in the language's format: "11/19", "19.11.". */
export function shortDay(day: Day, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
}

/** The seven weekday names, short for display and long for screen readers. */
export function weekdayNames(
  locale: string,
  weekStart: 0 | 1,
): readonly { readonly short: string; readonly long: string }[] {
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 4 January 1970 was a Sunday.
  return Array.from({ length: weekDays }, (_, index) => (3 + weekStart + index) * dayMs).map((moment) => ({
    short: short.format(moment),
    long: long.format(moment),
  }));
}
