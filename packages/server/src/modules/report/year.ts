/** A calendar year as epoch seconds: from its first one to before the first one of the next. */
export interface ReportYear {
  readonly year: number;
  readonly begin: number;
  readonly end: number;
  /** First second of each month. */
  readonly months: readonly number[];
}

/** The year that a report made now is about: the running one, in January the one that has just ended. */
export function reportYear(now: number, timezone: string): ReportYear {
  const parts = new Intl.DateTimeFormat('en', { timeZone: timezone, year: 'numeric', month: 'numeric' })
    .formatToParts(now * 1000)
    .map(({ type, value }): readonly [string, number] => [type, Number(value)]);
  const { year = 1970, month = 1 } = Object.fromEntries(parts);
  const reported = month === 1 ? year - 1 : year;
  return {
    year: reported,
    begin: startOf(reported, 0, timezone),
    end: startOf(reported + 1, 0, timezone),
    months: Array.from({ length: 12 }, (_, index) => startOf(reported, index, timezone)),
  };
}

/** When a month, counted from 0, begins in a time zone. */
function startOf(year: number, monthIndex: number, timezone: string): number {
  const utc = Date.UTC(year, monthIndex, 1);
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const shown = Object.fromEntries(clock.formatToParts(utc).map(({ type, value }) => [type, Number(value)]));
  const { year: y = 0, month: m = 1, day: d = 1, hour: h = 0, minute = 0 } = shown;
  return (2 * utc - Date.UTC(y, m - 1, d, h, minute)) / 1000;
}
