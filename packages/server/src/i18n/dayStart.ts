import { momentText } from './momentText.ts';

/** The time at which a day, 'YYYY-MM-DD', starts in a time zone, in epoch seconds. */
export function dayStart(date: string, timeZone: string): number {
  const utc = parseSeconds(`${date} 00:00:00`);
  // Clocks change later in the day, so that midday has the offset of the day's start.
  const ahead = parseSeconds(momentText(utc, timeZone)) - utc;
  return utc - ahead;
}

function parseSeconds(moment: string): number {
  return Date.parse(`${moment.replace(' ', 'T')}Z`) / 1000;
}
