import { readCursor, writeCursor } from './cursor.ts';
import { done, type OperatorResult } from './operatorArea.ts';
import { refuseWith } from './problem.ts';

/** Which page of a list. */
interface PageFields {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** What a list continues after, and one row more than the page has: it shows whether there is a next page. */
export interface PageById {
  /** Id of the last row of the page before. */
  readonly after: number | undefined;
  readonly limit: number;
}

/**
 * One page of a list that is sorted by id alone.
 * @param sort the name of the list, so that a cursor continues only the list that it came from
 */
export async function pageById<TRow extends { readonly id: number }, TItem>(
  { cursor, limit }: PageFields,
  sort: string,
  find: (page: PageById) => Promise<readonly TRow[]>,
  toItems: (rows: readonly TRow[]) => Promise<readonly TItem[]> | readonly TItem[],
): Promise<OperatorResult<{ items: TItem[]; next: string | null }>> {
  const from = cursor === undefined ? undefined : readCursor(cursor, sort);
  if (from === null) return refuseWith('invalid', { fields: { cursor: 'format' } });
  const rows = await find({ after: from?.id, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? writeCursor({ sort, value: null, id: last.id }) : null;
  return done({ items: [...(await toItems(shown))], next });
}
