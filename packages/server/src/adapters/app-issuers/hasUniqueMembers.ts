/**
 * Whether no object of a JSON text has a member twice. Parsers differ in which of two they use, so that the
 * signer and the shop could read different values.
 */
export function hasUniqueMembers(json: string): boolean {
  const withoutStrings = json.replaceAll(/"(?:[^"\\]|\\.)*"/gu, '');
  return withoutStrings.split(':').length - 1 === countMembers(JSON.parse(json));
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).map(countMembers);
  const own = Array.isArray(value) ? 0 : inner.length;
  return inner.reduce((sum, count) => sum + count, own);
}
