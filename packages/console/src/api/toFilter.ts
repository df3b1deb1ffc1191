/**
 * Filters of a list as the API takes them: without empty ones, days as seconds. A search has its text in `q` and the
 * field that it is for in `by`.
 */
export function toFilter(given: unknown): Readonly<Record<string, string>> {
  const filter: Record<string, string> = {};
  if (typeof given !== 'object' || given === null) return filter;
  const { q, by, ...fields } = given as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'string' || value.trim() === '') continue;
    if (name === 'from') filter[name] = String(toSeconds(value));
    // The day itself belongs to the range.
    else if (name === 'to') filter[name] = String(toSeconds(value, 1));
    else filter[name] = value.trim();
  }
  if (typeof q === 'string' && q.trim() !== '') filter[typeof by === 'string' ? by : 'number'] = q.trim();
  return filter;
}

function toSeconds(day: string, add = 0): number {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + add);
  return Math.floor(date.getTime() / 1000);
}
