import { dayStart } from '../../i18n/dayStart.ts';
import { momentText } from '../../i18n/momentText.ts';

/** A calendar year in epoch seconds: from its start to before the start of the next. */
export interface ReportYear {
  readonly year: number;
  readonly begin: number;
  readonly end: number;
  /** First second of each month. */
  readonly months: readonly number[];
}

/** The year that a report is about: the current one, in January the previous one. */
export function reportYear(now: number, timezone: string): ReportYear {
  const [year = 1970, month = 1] = momentText(now, timezone).slice(0, 7).split('-').map(Number);
  const reported = month === 1 ? year - 1 : year;
  return {
    year: reported,
    begin: dayStart(`${reported}-01-01`, timezone),
    end: dayStart(`${reported + 1}-01-01`, timezone),
    months: Array.from({ length: 12 }, (_, index) =>
      dayStart(`${reported}-${String(index + 1).padStart(2, '0')}-01`, timezone),
    ),
  };
}
