import { PawletError } from '@pawlet/core/errors';

/** Reads the options of a widget one by one. Names are camel case; `product-id` counts as `productId`. */
export interface OptionReader {
  /** A positive whole number, also as text. */
  readonly id: (name: string) => number;
  readonly optionalId: (name: string) => number | undefined;
  /** A text that is not empty. */
  readonly optionalText: (name: string) => string | undefined;
  readonly optionalFlag: (name: string) => boolean | undefined;
  readonly optionalChoice: <const T extends string>(name: string, choices: readonly T[]) => T | undefined;
  /** Throws for options that nobody asked for. */
  readonly finish: () => void;
}

/** Makes a reader; throws a CONFIG error if the options are no object. */
export function createOptionReader(widgetId: string, options: unknown): OptionReader {
  const fail = (name: string, expected: string, got: unknown): never => {
    throw new PawletError(
      'CONFIG',
      `Pawlet: option "${name}" of widget "${widgetId}" must be ${expected}, but is ${describe(got)}.`,
    );
  };
  if (options !== undefined && (typeof options !== 'object' || options === null || Array.isArray(options))) {
    throw new PawletError('CONFIG', `Pawlet: the options of widget "${widgetId}" must be an object.`);
  }
  const rest = new Map(
    Object.entries(options ?? {}).map(([name, value]) => [toCamelCase(name), value as unknown]),
  );
  const take = (name: string): unknown => {
    const value = rest.get(name);
    rest.delete(name);
    return value === null || value === '' ? undefined : value;
  };
  const optionalId = (name: string): number | undefined => {
    const value = take(name);
    if (value === undefined) return undefined;
    const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
      ? number
      : fail(name, 'a positive whole number', value);
  };
  return {
    id: (name) => optionalId(name) ?? fail(name, 'a positive whole number', undefined),
    optionalId,
    optionalText: (name) => {
      const value = take(name);
      return value === undefined || typeof value === 'string' ? value : fail(name, 'a text', value);
    },
    optionalFlag: (name) => {
      const value = take(name);
      if (value === undefined || typeof value === 'boolean') return value;
      if (value === 'true' || value === name) return true;
      return value === 'false' ? false : fail(name, 'true or false', value);
    },
    optionalChoice: (name, choices) => {
      const value = take(name);
      if (value === undefined) return undefined;
      return (
        choices.find((choice) => choice === value) ??
        fail(name, `one of ${choices.map((choice) => `"${choice}"`).join(', ')}`, value)
      );
    },
    finish: () => {
      const [unknown] = rest.keys();
      if (unknown === undefined) return;
      throw new PawletError('CONFIG', `Pawlet: widget "${widgetId}" has no option "${unknown}".`);
    },
  };
}

function toCamelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  return JSON.stringify(value) ?? typeof value;
}
