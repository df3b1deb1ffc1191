import { dayStart } from '../../i18n/dayStart.ts';
import { momentText } from '../../i18n/momentText.ts';

/** A day in a time zone. */
export interface ReportDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Its first second. */
  readonly start: number;
}

/** Another date some days later, or earlier where `days` is negative. */
export function moveDate(date: string, days: number): string {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** The day of a time. */
export function toDay(time: number, zone: string): ReportDay {
  const date = momentText(time, zone).slice(0, 10);
  return { date, start: dayStart(date, zone) };
}

/** The days of a period, from that of its first second to that of the last one. */
export function listDays(from: number, to: number, zone: string): readonly ReportDay[] {
  const days: ReportDay[] = [];
  for (let day = toDay(from, zone); day.start < to;) {
    days.push(day);
    const date = moveDate(day.date, 1);
    day = { date, start: dayStart(date, zone) };
  }
  return days;
}
