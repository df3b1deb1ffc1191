// The contract's schemas of responses, without those of requests: valibot weighs 3 kB in the product card's bundle. A
// test compares the results with valibot's, response by response.

/** Parses a value, or throws. */
export type Schema = (value: unknown) => unknown;
type Action = (value: unknown) => unknown;

class Issue extends Error {}

function refuse(): never {
  throw new Issue();
}

const typed = (type: string) => (): Schema => (value) =>
  typeof value === type && value === value ? value : refuse();

export const string = typed('string');
export const number = typed('number');
export const boolean = typed('boolean');

/** Undeclared fields are dropped. */
export function object(entries: Readonly<Record<string, Schema>>): Schema {
  return (value) => {
    if (typeof value !== 'object' || value === null) return refuse();
    return Object.fromEntries(
      Object.entries(entries).map(([name, read]) => [name, read((value as Record<string, unknown>)[name])]),
    );
  };
}

export function array(item: Schema): Schema {
  return (value) => (Array.isArray(value) ? value.map((one) => item(one)) : refuse());
}

export function tuple(items: readonly Schema[]): Schema {
  return (value) =>
    Array.isArray(value) && value.length >= items.length
      ? items.map((read, index) => read(value[index]))
      : refuse();
}

export function nullish(schema: Schema, fallback?: unknown): Schema {
  return (value) => (value == null ? (fallback === undefined ? value : fallback) : schema(value));
}

export function union(options: readonly Schema[]): Schema {
  return (value) => {
    for (const read of options) {
      const result = safeParse(read, value);
      if (result.success) return result.output;
    }
    return refuse();
  };
}

export function pipe(schema: Schema, ...actions: readonly Action[]): Schema {
  return (value) => actions.reduce((read, act) => act(read), schema(value));
}

export function transform(change: Action): Action {
  return change;
}

export function regex(pattern: RegExp): Action {
  return (value) => (pattern.test(value as string) ? value : refuse());
}

/** Returns the parsed value, or that it does not match. */
export function safeParse(
  schema: Schema,
  value: unknown,
): { readonly success: true; readonly output: unknown } | { readonly success: false } {
  try {
    return { success: true, output: schema(value) };
  } catch (error) {
    if (!(error instanceof Issue)) throw error;
    return { success: false };
  }
}

export function unknown(): Schema {
  return (value) => value;
}
