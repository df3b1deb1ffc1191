import { expect, it } from 'vitest';
import { countries } from '../http/countries.ts';
import { dayStart } from './dayStart.ts';
import { momentText } from './momentText.ts';

it.each([
  ['2026-11-20', 'Asia/Shanghai', '2026-11-19T16:00:00Z'],
  ['2026-01-01', 'America/New_York', '2026-01-01T05:00:00Z'],
  // Clocks change on these days.
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00Z'],
  ['2026-10-25', 'Europe/London', '2026-10-24T23:00:00Z'],
])('%s starts in %s at %s', (date, timeZone, moment) => {
  expect(dayStart(date, timeZone)).toBe(Date.parse(moment) / 1000);
});

it('is midnight on every day of a year in every time zone of the shop', () => {
  const days = Array.from({ length: 366 }, (_, day) =>
    new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10),
  );
  for (const timeZone of new Set(countries.map(({ timezone }) => timezone))) {
    for (const day of days) expect(momentText(dayStart(day, timeZone), timeZone)).toBe(`${day} 00:00:00`);
  }
});
