import { momentText } from './momentText.ts';

/** The moment at which a day, 'YYYY-MM-DD', begins in a time zone, epoch seconds. */
export function dayStart(date: string, timeZone: string): number {
  const utc = secondsOf(`${date} 00:00:00`);
  // Clocks change later in the day, so they are as far from UTC then as at its beginning.
  const ahead = secondsOf(momentText(utc, timeZone)) - utc;
  return utc - ahead;
}

function secondsOf(moment: string): number {
  return Date.parse(`${moment.replace(' ', 'T')}Z`) / 1000;
}
