import type { PagedQuery, QueryPage } from '@pawlet/core/queries';
import { usePawlet } from '../PawletContext.ts';
import { useInfiniteResource, type InfiniteOptions, type InfiniteResource } from './useInfiniteResource.ts';

const nothing = { items: [], hasMore: false };

/** Shows a list that is loaded page by page, as `useQuery` shows a query. */
export function usePagedQuery<T, P extends QueryPage<T> = QueryPage<T>>(
  query: PagedQuery<T, P> | undefined,
  options: InfiniteOptions = {},
): InfiniteResource<T, P> {
  const { api } = usePawlet();
  return useInfiniteResource<T, P>(
    query?.key,
    (page, given) =>
      query === undefined
        ? Promise.resolve(nothing as QueryPage<T> as P & QueryPage<T>)
        : query.loadPage(api, page, given),
    { ...options, tags: query?.tags },
  );
}
