import { momentText } from '../../i18n/momentText.ts';

/** The moment at which the day began in a time zone, epoch seconds. On days when clocks change it may be an hour off. */
export function dayStart(now: number, timeZone: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = momentText(now, timeZone).slice(11).split(':').map(Number);
  return now - hours * 3600 - minutes * 60 - seconds;
}
