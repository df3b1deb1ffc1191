import type { Language } from '../../i18n/language.ts';
import { memoize } from '../../i18n/memoize.ts';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** 1 January 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Days of the week, 0 for Monday, and minutes of the day. */
interface Opening {
  readonly firstDay: number;
  readonly lastDay: number;
  readonly from: number;
  readonly to: number;
}

function readMinutes(hours: string, minutes: string): number {
  const value = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && value <= 24 * 60 ? value : Number.NaN;
}

function readOpening(text: string): Opening | null {
  const found = /^([a-z]{3})(?:-([a-z]{3}))? (\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/u.exec(text.trim());
  if (found === null) return null;
  const [, first = '', last = first, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = found;
  const opening = {
    firstDay: days.indexOf(first),
    lastDay: days.indexOf(last),
    from: readMinutes(fromHour, fromMinute),
    to: readMinutes(toHour, toMinute),
  };
  const isWeek = opening.firstDay >= 0 && opening.lastDay >= opening.firstDay;
  return isWeek && opening.from < opening.to ? opening : null;
}

/** Parses opening hours such as `mon-fri 09:00-18:00, sat 10:00-14:00`; null for invalid ones. */
export function readOpeningHours(text: string): readonly Opening[] | null {
  const openings = text.toLowerCase().split(',').map(readOpening);
  return openings.every((opening) => opening !== null) ? openings : null;
}

const getFormats = memoize((language: Language) => ({
  day: new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }),
  time: new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }),
}));

/** Formats opening hours for a shopper, "Mon – Fri 9:00 AM – 6:00 PM"; '' for invalid ones. */
export function openingHoursText(text: string, language: Language): string {
  const { day, time } = getFormats(language);
  return (readOpeningHours(text) ?? [])
    .map(({ firstDay, lastDay, from, to }) => {
      const first = monday + firstDay * dayMs;
      const named =
        firstDay === lastDay ? day.format(first) : day.formatRange(first, monday + lastDay * dayMs);
      // The last minute of a day, or a range would name the next one.
      const end = to === 24 * 60 ? to - 1 : to;
      return `${named} ${time.formatRange(monday + from * minuteMs, monday + end * minuteMs)}`;
    })
    .join(', ');
}
