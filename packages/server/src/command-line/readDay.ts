/** Length of a day in UTC. */
export const daySeconds = 24 * 3600;

/** Parses YYYY-MM-DD in UTC to epoch seconds; undefined without one, null for an invalid date. */
export function readDay(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  const start = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(start) ? null : start / 1000;
}
