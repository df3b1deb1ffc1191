import type { Query } from '@pawlet/core/queries';
import { usePawlet } from '../PawletContext.ts';
import type { Resource, ResourceOptions } from './resourceTypes.ts';
import { useResource } from './useResource.ts';

/**
 * Shows a query and keeps it fresh: it is loaded once for all who show it, again when the page comes back, and after a
 * mutation that made it stale. `undefined` waits.
 *
 * @example
 * const product = useQuery(productQueries.detail(7));
 */
export function useQuery<T>(query: Query<T> | undefined, options: ResourceOptions = {}): Resource<T> {
  const { api } = usePawlet();
  return useResource<T | undefined>(
    query?.key,
    (given) => (query === undefined ? Promise.resolve(undefined) : query.load(api, given)),
    { ...options, tags: query?.tags },
  ) as Resource<T>;
}
