import { interfaceLanguages, toLocale } from '@pawlet/core/i18n';
import { describe, expect, it } from 'vitest';
import {
  byMonth,
  dayIn,
  shortDay,
  weekdayNames,
  monthGrid,
  msToNextDay,
  shiftDay,
  shiftMonth,
  computeWeek,
  getWeekStart,
} from './month.ts';

interface WeekInfo {
  readonly getWeekInfo: () => { readonly firstDay: number };
}

describe('days and months', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-29', 1, '2026-03-30'],
  ])('%s and %i days are %s', (day, by, expected) => {
    expect(shiftDay(day, by)).toBe(expected);
  });

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2026-05', -17, '2024-12'],
  ])('%s and %i months are %s', (month, by, expected) => expect(shiftMonth(month, by)).toBe(expected));
});

describe('the grid of a month', () => {
  it.each([
    // A month that starts in the first column, and one that needs all six weeks.
    ['2026-02', 0, 0, 28],
    ['2026-02', 1, 6, 28],
    ['2026-08', 1, 5, 31],
    ['2026-08', 0, 6, 31],
    ['2028-02', 1, 1, 29],
    ['2026-11', 0, 0, 30],
  ] as const)('%s with a week from %i has %i blanks and %i days', (month, weekStart, blanks, days) => {
    const grid = monthGrid(month, weekStart);
    expect(grid).toHaveLength(6);
    expect(grid.every((week) => week.length === 7)).toBe(true);
    const places = grid.flat();
    expect(places.findIndex((day) => day !== undefined)).toBe(blanks);
    const shown = places.filter((day) => day !== undefined);
    expect(shown).toHaveLength(days);
    expect([shown[0], shown.at(-1)]).toEqual([`${month}-01`, `${month}-${days}`]);
    expect(shown).toEqual([...shown].sort());
  });

  it.each([
    ['2026-11-21', 0, '2026-11-15', '2026-11-21'],
    ['2026-11-21', 1, '2026-11-16', '2026-11-22'],
    ['2026-11-22', 1, '2026-11-16', '2026-11-22'],
    ['2027-01-01', 1, '2026-12-28', '2027-01-03'],
  ] as const)('the week of %s from %i runs from %s to %s', (day, weekStart, first, last) => {
    const week = computeWeek(day, weekStart);
    expect([week.length, week[0], week[6]]).toEqual([7, first, last]);
  });

  it.each(interfaceLanguages)('starts the week in %s as CLDR does', (language) => {
    const locale = new Intl.Locale(toLocale(language)).maximize();
    // Newer than TypeScript's library types.
    const { firstDay } = (locale as Intl.Locale & WeekInfo).getWeekInfo();
    expect(getWeekStart(language)).toBe(firstDay % 7);
  });
});

describe('the day in a time zone', () => {
  const hour = 3_600_000;
  it.each([
    // One second before and after midnight in Shanghai.
    ['2026-05-09T15:59:59Z', 'Asia/Shanghai', '2026-05-09', 1000],
    ['2026-05-09T16:00:00Z', 'Asia/Shanghai', '2026-05-10', 24 * hour],
    ['2026-05-09T16:00:00Z', 'America/New_York', '2026-05-09', 12 * hour],
    ['2026-12-31T23:30:00Z', 'UTC', '2026-12-31', 0.5 * hour],
    ['2026-12-31T23:30:00Z', 'Europe/Berlin', '2027-01-01', 23.5 * hour],
    ['2028-02-29T12:00:00Z', 'Asia/Tokyo', '2028-02-29', 3 * hour],
  ])('at %s in %s is %s', (moment, timeZone, day, left) => {
    expect(dayIn(Date.parse(moment), timeZone)).toBe(day);
    expect(msToNextDay(Date.parse(moment), timeZone)).toBe(left);
  });
});

describe('the names of days', () => {
  it.each([
    ['en', 0, 'Sunday'],
    ['de', 1, 'Montag'],
    ['zh-CN', 1, '星期一'],
  ] as const)('in %s start with the first of the week', (locale, weekStart, first) => {
    const names = weekdayNames(locale, weekStart);
    expect(names[0]?.long).toBe(first);
    expect(new Set(names.map(({ short }) => short)).size).toBe(7);
  });

  it.each([
    ['en', '2/28'],
    ['de', '28.2.'],
    ['zh-CN', '2/28'],
  ])('have a short numeric format in %s', (locale, expected) =>
    expect(shortDay('2026-02-28', locale)).toBe(expected),
  );
});

it('groups days by month in order', () => {
  const days = ['2026-03-02', '2026-03-01', '2026-02-28', '2025-12-31'].map((date) => ({ date }));
  expect(byMonth(days)).toEqual([
    { month: '2026-03', items: [{ date: '2026-03-02' }, { date: '2026-03-01' }] },
    { month: '2026-02', items: [{ date: '2026-02-28' }] },
    { month: '2025-12', items: [{ date: '2025-12-31' }] },
  ]);
  expect(byMonth([])).toEqual([]);
});
