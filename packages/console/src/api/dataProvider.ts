import { maxItems } from '@pawlet/operator';
import { isOperatorProblem } from '@pawlet/operator/client';
import {
  type DataProvider,
  type GetListParams,
  type GetOneParams,
  HttpError,
  type RaRecord,
} from 'react-admin';
import type { ListPage, ListQuery, Source } from './source.ts';
import { toFilter } from './toFilter.ts';

/**
 * Cursors of the pages that were read: a page of a list is found by the cursor of the page before it. Bounded, because a
 * list that is filtered again has other cursors.
 */
const cursors = new Map<string, string>();
const mostCursors = 500;

async function findCursor(
  key: string,
  offset: number,
  fetch: (cursor: string | undefined, limit: number) => Promise<ListPage>,
) {
  let start = offset;
  while (start > 0 && !cursors.has(`${key} ${start}`)) start -= 1;
  let cursor = cursors.get(`${key} ${start}`);
  // A page that is opened by its address: the pages before it have not been read.
  while (start < offset) {
    const limit = Math.min(maxItems, offset - start);
    const { next } = await fetch(cursor, limit);
    if (next === null) return null;
    cursor = next;
    start += limit;
    remember(`${key} ${start}`, next);
  }
  return cursor;
}

function remember(key: string, cursor: string): void {
  cursors.set(key, cursor);
  const [oldest] = cursors.keys();
  if (cursors.size > mostCursors && oldest !== undefined) cursors.delete(oldest);
}

/** The shop's errors as react-admin handles them: with the shop's words, and the status that its handling depends on. */
function failWith(error: unknown): never {
  if (!isOperatorProblem(error)) throw error;
  const { detail, status } = error.problem;
  throw new HttpError(detail, status, error.problem);
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('Pawlet: the console makes this call with the typed client.'));
}

/** `default` leaves the order to the shop. */
function toSort({ sort }: GetListParams): ListQuery['sort'] {
  if (sort === undefined || sort.field === 'default') return undefined;
  return { field: sort.field, isDescending: sort.order === 'DESC' };
}

/** Lists and records of the areas for react-admin. Everything that changes something is a call of the typed client. */
export function createDataProvider(sources: ReadonlyMap<string, Source>): DataProvider {
  return {
    supportAbortSignal: true,
    async getList<T extends RaRecord>(resource: string, params: GetListParams & { signal?: AbortSignal }) {
      const source = sources.get(resource);
      if (source === undefined) throw new Error(`Pawlet: there is no list of ${resource}.`);
      const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
      const key = JSON.stringify([resource, params.filter, params.sort]);
      const fetch = (cursor: string | undefined, limit: number) =>
        source.list({
          page: { limit: String(limit), ...(cursor === undefined ? {} : { cursor }) },
          filter: toFilter(params.filter),
          sort: toSort(params),
          signal: params.signal,
        });
      const offset = (page - 1) * perPage;
      const cursor = await findCursor(key, offset, fetch).catch(failWith);
      if (cursor === null) return { data: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } };
      const { items, next, total } = await fetch(cursor, perPage).catch(failWith);
      if (next !== null) remember(`${key} ${offset + perPage}`, next);
      return {
        // The type of an area's records is what its list returns.
        data: [...items] as T[],
        pageInfo: { hasNextPage: next !== null, hasPreviousPage: page > 1 },
        // The last page shows how many there are.
        ...(next === null ? { total: offset + items.length } : {}),
        meta: { total: total ?? null },
      };
    },
    async getOne<T extends RaRecord>(
      resource: string,
      { id, signal }: GetOneParams & { signal?: AbortSignal },
    ) {
      const read = sources.get(resource)?.read;
      if (read === undefined) return refuse();
      return { data: (await read(String(id), signal).catch(failWith)) as T };
    },
    getMany: refuse,
    getManyReference: refuse,
    update: refuse,
    updateMany: refuse,
    create: refuse,
    delete: refuse,
    deleteMany: refuse,
  };
}
