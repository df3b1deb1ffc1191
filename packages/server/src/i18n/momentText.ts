import { memoize } from './memoize.ts';

const getFormat = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

/** Formats a time as 'YYYY-MM-DD HH:mm:ss' in a time zone. */
export function momentText(epochSeconds: number, timeZone: string): string {
  return getFormat(timeZone).format(new Date(epochSeconds * 1000));
}
