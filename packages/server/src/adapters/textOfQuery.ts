/** The SQL text of a query argument, '' for anything else. */
export function textOfQuery(first: unknown): string {
  if (typeof first === 'string') return first;
  const isConfig = typeof first === 'object' && first !== null && 'text' in first;
  return isConfig && typeof first.text === 'string' ? first.text : '';
}
