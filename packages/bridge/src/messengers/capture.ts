/** The value at a path of names, undefined where a name is missing. */
export function valueAt(start: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    start,
  );
}

/** A method of an object as it is now, bound, so that nobody can put another in its place later. */
export function capture(
  object: unknown,
  name: string,
): ((...args: readonly unknown[]) => unknown) | undefined {
  const method = valueAt(object, name);
  return typeof method === 'function'
    ? (method.bind(object) as (...args: readonly unknown[]) => unknown)
    : undefined;
}
