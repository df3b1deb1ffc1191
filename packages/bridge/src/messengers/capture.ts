/** The value at a property path, undefined if a property is missing. */
export function valueAt(start: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    start,
  );
}

/** A bound reference to an object's current method, so that it cannot be replaced later. */
export function capture(
  object: unknown,
  name: string,
): ((...args: readonly unknown[]) => unknown) | undefined {
  const method = valueAt(object, name);
  return typeof method === 'function'
    ? (method.bind(object) as (...args: readonly unknown[]) => unknown)
    : undefined;
}
