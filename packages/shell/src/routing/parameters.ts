/** Parses the text of a parameter; undefined for a malformed one, which then counts as missing. */
export type ParameterReader<T> = (text: string) => T | undefined;

/** The parsers of a page's parameters by name; other names are ignored. */
export type ParameterReaders = Readonly<Record<string, ParameterReader<unknown>>>;

/** A page's parameters: all declared ones, undefined where missing or malformed. */
export type ParametersOf<R extends ParameterReaders> = {
  readonly [Name in keyof R]: R[Name] extends ParameterReader<infer T> ? T | undefined : never;
};

const wholeNumber = /^\d{1,15}$/u;

/** A positive integer. */
export function idParameter(text: string): number | undefined {
  if (!wholeNumber.test(text)) return undefined;
  const id = Number(text);
  return id > 0 ? id : undefined;
}

/** Positive integers, comma-separated, each once; malformed as a whole if one of them is. */
export function idListParameter(text: string): readonly number[] | undefined {
  const ids = new Set<number>();
  for (const part of text.split(',')) {
    const id = idParameter(part);
    if (id === undefined) return undefined;
    ids.add(id);
  }
  return [...ids];
}

/** Pairs of positive integers, `3-12,3-15`, each once; malformed as a whole if one of them is. */
export function pairListParameter(text: string): readonly (readonly [number, number])[] | undefined {
  const pairs = new Map<string, readonly [number, number]>();
  for (const part of text.split(',')) {
    const [first, second, ...rest] = part.split('-').map(idParameter);
    if (first === undefined || second === undefined || rest.length > 0) return undefined;
    pairs.set(part, [first, second]);
  }
  return [...pairs.values()];
}

/** Any non-blank text of at most 200 characters. */
export function textParameter(text: string): string | undefined {
  return text.trim() === '' || text.length > 200 ? undefined : text;
}

/** Non-blank texts, comma-separated. */
export function textListParameter(text: string): readonly string[] | undefined {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  return parts.length === 0 ? undefined : parts;
}

/** An integer from `min` to `max`. */
export function rangeParameter(min: number, max: number): ParameterReader<number> {
  return (text) => {
    const value = wholeNumber.test(text) ? Number(text) : undefined;
    return value !== undefined && value >= min && value <= max ? value : undefined;
  };
}

/** A decimal number, for coordinates. */
export function decimalParameter(text: string): number | undefined {
  return /^-?\d{1,3}(?:\.\d{1,15})?$/u.test(text) ? Number(text) : undefined;
}

/** One of the given words. */
export function choiceParameter<const T extends string>(...choices: readonly T[]): ParameterReader<T> {
  return (text) => choices.find((choice) => choice === text);
}

/** Parses the query of a location: unknown names are ignored, of a repeated name the first counts. */
export function readParameters<R extends ParameterReaders>(search: string, readers: R): ParametersOf<R> {
  const query = new URLSearchParams(search);
  const values = new Map<string, unknown>();
  for (const [name, reader] of Object.entries(readers)) {
    const text = query.get(name);
    values.set(name, text === null ? undefined : reader(text));
  }
  return Object.fromEntries(values) as ParametersOf<R>;
}
