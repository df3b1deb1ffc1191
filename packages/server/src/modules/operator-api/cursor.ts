import * as v from 'valibot';

const cursorShape = v.tuple([
  v.string(),
  v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
]);

/** The last row of a page: what the list is sorted by, its value, and the id of the row. */
export interface Cursor {
  /** Name of the sort, so that a cursor continues only the list that it came from. */
  readonly sort: string;
  /** Null where the list is sorted by id alone. */
  readonly value: number | null;
  readonly id: number;
}

/** Encodes a cursor for the query: opaque to callers. */
export function writeCursor({ sort, value, id }: Cursor): string {
  return btoa(JSON.stringify([sort, value, id]))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Decodes a cursor; null for an invalid one, or one of another list. */
export function readCursor(text: string, sort: string): Cursor | null {
  try {
    const value: unknown = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
    const parsed = v.safeParse(cursorShape, value);
    if (!parsed.success || parsed.output[0] !== sort) return null;
    return { sort, value: parsed.output[1], id: parsed.output[2] };
  } catch {
    // Neither base64 nor JSON: not from this API.
    return null;
  }
}
