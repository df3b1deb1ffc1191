/** NUL, or an unpaired UTF-16 surrogate: PostgreSQL stores neither, in texts or in JSON. */
const unstorable = /\0|\p{Surrogate}/u;

/** Whether PostgreSQL refuses a value: a text, or one anywhere in a list or an object. */
function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return unstorable.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => unstorable.test(key) || isUnstorable(inner));
}

/** The names of the fields that PostgreSQL would refuse; `body` for a field whose name is invalid. */
export function findUnstorable(fields: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(fields)
    .filter(([name, value]) => unstorable.test(name) || isUnstorable(value))
    .map(([name]) => (unstorable.test(name) ? 'body' : name));
}
