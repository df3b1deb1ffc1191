/** Format of a list in a query: `a[0]=1&a[1]=2`, `a[]=1&a[]=2`, `a=1&a=2` or `a=1,2`. */
export type ArrayFormat = 'indices' | 'brackets' | 'repeat' | 'comma';

/** A value of a query; '', null and undefined are omitted, 0 and false are not. */
export type QueryValue = string | number | boolean | null | undefined;

/** The fields of a query. */
export type QueryFields = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** Options of `queryString`. */
export interface QueryStringOptions {
  /** @default 'brackets' */
  readonly arrayFormat?: ArrayFormat | undefined;
  /** Starts with `?` unless empty. @default true */
  readonly withPrefix?: boolean | undefined;
}

/** Builds a query string; empty values and empty lists are omitted. */
export function queryString(fields: QueryFields, options: QueryStringOptions = {}): string {
  const { arrayFormat = 'brackets', withPrefix = true } = options;
  const query = Object.entries(fields)
    .flatMap(([name, value]) => toPairs(name, value, arrayFormat))
    .join('&');
  return withPrefix && query !== '' ? `?${query}` : query;
}

const writers: Readonly<Record<ArrayFormat, (key: string, items: readonly string[]) => readonly string[]>> = {
  indices: (key, items) => items.map((item, index) => `${key}[${index}]=${item}`),
  brackets: (key, items) => items.map((item) => `${key}[]=${item}`),
  repeat: (key, items) => items.map((item) => `${key}=${item}`),
  comma: (key, items) => [`${key}=${items.join(',')}`],
};

function toPairs(name: string, value: QueryFields[string], format: ArrayFormat): readonly string[] {
  const key = encodeURIComponent(name);
  if (!isList(value)) return isPresent(value) ? [`${key}=${encodeURIComponent(value)}`] : [];
  const items = value.filter(isPresent).map((item) => encodeURIComponent(item));
  return items.length === 0 ? [] : writers[format](key, items);
}

function isList(value: QueryFields[string]): value is readonly QueryValue[] {
  return Array.isArray(value);
}

function isPresent(value: QueryValue): value is string | number | boolean {
  return value !== undefined && value !== null && value !== '';
}
