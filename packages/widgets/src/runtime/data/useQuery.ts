import { useCallback, useRef } from 'react';
import type { Query } from '@pawlet/core/queries';
import { usePawlet } from '../PawletContext.ts';
import { useLayoutEffect } from '../useLayoutEffect.ts';
import type { ReloadOptions, Resource, ResourceOptions } from './resourceTypes.ts';
import { useEntry } from './useEntry.ts';

/**
 * Shows a query and keeps it fresh: it is loaded once for all components that show it, again when the page is focused,
 * and after a mutation that made it stale. `undefined` waits. Errors other than `PawletError` are bugs and are thrown.
 * @example
 * import { productQueries } from '@pawlet/core/queries';
 * import { useQuery } from '@pawlet/widgets';
 *
 * export function Title() {
 *   const product = useQuery(productQueries.detail(7));
 *   return <h1>{product.data?.title}</h1>;
 * }
 */
export function useQuery<T>(query: Query<T> | undefined, options: ResourceOptions = {}): Resource<T> {
  const { api } = usePawlet();
  const {
    keepPrevious = false,
    quiet = false,
    refreshOnFocus = true,
    refreshOnMount = true,
    refreshOnReturn = false,
    refreshEveryMs = 0,
  } = options;
  const { state, previous, name, error, fetch, update } = useEntry<T>(
    query?.key,
    query && ((_, given) => query.load(api, quiet ? { ...given, background: true } : given)),
    {
      refreshOnFocus,
      refreshOnMount,
      refreshOnReconnect: true,
      refreshOnReturn,
      refreshEveryMs,
      tags: ['resource', ...(query?.tags ?? [])],
    },
  );
  const hasData = useRef(false);
  useLayoutEffect(() => {
    hasData.current = state.data !== undefined;
  });
  const reload = useCallback(
    // The first load is always visible.
    ({ background = false }: ReloadOptions = {}) =>
      fetch({ fresh: true, background: background && hasData.current }),
    [fetch],
  );

  const actions = { reload, update };
  // When the language changes, the previous data are kept until the new ones have loaded.
  const isKept = previous !== undefined && (keepPrevious || previous.name === name);
  const kept = isKept ? previous.data : undefined;
  // `null` is data, too.
  const data = state.data === undefined ? kept : state.data;
  if (data !== undefined && query !== undefined) {
    return { status: 'ready', data, error, isRefreshing: state.isFetching, ...actions };
  }
  if (error !== undefined) {
    return { status: 'failed', data: undefined, error, isRefreshing: state.isFetching, ...actions };
  }
  return { status: 'loading', data: undefined, error: undefined, isRefreshing: true, ...actions };
}
