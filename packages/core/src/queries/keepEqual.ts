/**
 * Returns the known value where the new one is equal to it, and otherwise the new one with every equal part replaced
 * by the known one: what has not changed is not rendered again. Data are plain objects and arrays; anything else is
 * compared by identity.
 */
export function keepEqual<T>(known: unknown, loaded: T): T {
  if (Object.is(known, loaded)) return loaded;
  if (!isPlain(known) || !isPlain(loaded) || Array.isArray(known) !== Array.isArray(loaded)) return loaded;
  const names = Object.keys(loaded);
  let isEqual = names.length === Object.keys(known).length;
  const entries = names.map((name) => {
    const value = keepEqual(known[name], loaded[name]);
    isEqual &&= name in known && Object.is(value, known[name]);
    return [name, value] as const;
  });
  if (isEqual) return known as T;
  return (Array.isArray(loaded) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
}
