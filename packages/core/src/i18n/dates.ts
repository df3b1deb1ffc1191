import { limits } from '../rules/limits.ts';
import { dateTexts } from './dateTexts.ts';
import { toLocale, type InterfaceLanguage } from './languages.ts';

/** Parts of a date to format. */
export type DateStyle = 'date' | 'dateTime' | 'time' | 'monthDay' | 'month';

/** Options of date formatting. */
export interface DateOptions {
  readonly language: InterfaceLanguage;
  /** IANA name; of the country, not of the device. */
  readonly timeZone: string;
}

const styles: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  dateTime: {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  monthDay: { month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a time (ISO string or milliseconds since 1970) in the country's time zone; '' if there is none. @default the
 * date
 */
export function formatDate(
  moment: string | number,
  { language, timeZone }: DateOptions,
  style: DateStyle = 'date',
): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const key = `${language} ${timeZone} ${style}`;
  const known = formats.get(key);
  const format = known ?? new Intl.DateTimeFormat(toLocale(language), { ...styles[style], timeZone });
  if (known === undefined) formats.set(key, format);
  return format.format(date);
}

/** Formats a day without a time zone, 'YYYY-MM-DD'. @default the date */
export function formatDay(
  day: string,
  language: InterfaceLanguage,
  style: 'date' | 'monthDay' | 'month' = 'date',
): string {
  return formatDate(`${day}T00:00:00Z`, { language, timeZone: 'UTC' }, style);
}

/** "just now" under 5 minutes, then minutes, hours, days up to 30 days, then the date. */
export function relativeTime(moment: string | number, now: number, options: DateOptions): string {
  const then = new Date(moment).getTime();
  if (Number.isNaN(then)) return '';
  const age = now - then;
  // With a slightly slow clock, an event from just now lies in the future.
  if (Math.abs(age) < limits.justNowMinutes * minuteMs) return dateTexts[options.language]['date.justNow'];
  if (age < 0 || age > limits.relativeDays * dayMs) return formatDate(then, options);
  const format = new Intl.RelativeTimeFormat(toLocale(options.language), { numeric: 'always' });
  if (age < hourMs) return format.format(-Math.floor(age / minuteMs), 'minute');
  if (age < dayMs) return format.format(-Math.floor(age / hourMs), 'hour');
  return format.format(-Math.floor(age / dayMs), 'day');
}
