import type { QueryKey, QueryPage } from '@pawlet/core/queries';
import type { ReloadOptions, Resource, ResourceOptions } from './resourceTypes.ts';
import { usePagedQuery, type InfiniteOptions, type InfiniteResource } from './usePagedQuery.ts';
import { useQuery } from './useQuery.ts';

/** @deprecated Write `QueryKey` of `@pawlet/core/queries`. */
export type ResourceKey = QueryKey;

/** @deprecated Write `QueryPage` of `@pawlet/core/queries`. */
export type ResourcePage<T> = QueryPage<T>;

interface Tagged {
  /** Tags that invalidate it. @default none */
  readonly tags?: readonly string[] | undefined;
}

/** @deprecated `useQuery` takes key, loader and tags as one value. */
export function useResource<T>(
  key: QueryKey | undefined,
  load: (options: ReloadOptions) => Promise<T>,
  { tags, ...options }: ResourceOptions & Tagged = {},
): Resource<T> {
  return useQuery<T>(key && { key, load: (_, given) => load(given), tags }, options);
}

/** @deprecated `usePagedQuery` takes key, loader and tags as one value. */
export function useInfiniteResource<T, P extends QueryPage<T> = QueryPage<T>>(
  key: QueryKey | undefined,
  loadPage: (page: number, options: ReloadOptions) => Promise<P & QueryPage<T>>,
  { tags, ...options }: InfiniteOptions & Tagged = {},
): InfiniteResource<T, P> {
  return usePagedQuery<T, P>(
    key && { key, loadPage: (_, page, given) => loadPage(page, given), tags },
    options,
  );
}
