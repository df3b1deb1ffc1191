import type { Pawlet } from '../pawlet/types.ts';
import { toQueryId, toScope } from './queryId.ts';
import type { PagedQuery, Query, QueryPage } from './types.ts';

/**
 * Loads a query, or the first page of a list, before it is shown. Never rejects: a failed query is loaded again when it
 * is shown.
 * @example
 * import { dehydrate, prefetch, productQueries } from '@pawlet/core/queries';
 *
 * await prefetch(pawlet, productQueries.detail(7));
 * const state = dehydrate(pawlet);
 */
export async function prefetch<T, P extends QueryPage<T>>(
  { api, queries, session }: Pick<Pawlet, 'api' | 'queries' | 'session'>,
  query: Query<T> | PagedQuery<T, P>,
): Promise<void> {
  const scope = toScope(session.store.getState());
  if ('load' in query) await queries.fetch(toQueryId(scope, query.key), () => query.load(api, {}));
  else
    await queries.fetch(toQueryId(scope, toPagedKey(query.key)), async () => [
      await query.loadPage(api, 1, {}),
    ]);
}

/** The key of a list: its pages are cached together, separate from a query of the same name. */
export function toPagedKey(key: Query<unknown>['key']): Query<unknown>['key'] {
  return ['pages', ...key];
}
