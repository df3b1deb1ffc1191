import { useCallback, useRef } from 'react';
import { useLayoutEffect } from '../useLayoutEffect.ts';
import type { ReloadOptions, Resource, ResourceKey, ResourceOptions } from './resourceTypes.ts';
import { useEntry } from './useEntry.ts';

/**
 * Loads something and keeps it fresh. The key stands for all that the loader reads; `undefined` waits. Shopper,
 * language and country belong to every key by themselves. Errors that are no `PawletError` are bugs and are thrown.
 */
export function useResource<T>(
  key: ResourceKey | undefined,
  load: (options: ReloadOptions) => Promise<T>,
  options: ResourceOptions = {},
): Resource<T> {
  const {
    keepPrevious = false,
    refreshOnFocus = true,
    refreshOnMount = true,
    refreshOnReturn = false,
    refreshEveryMs = 0,
    tags = [],
  } = options;
  const { state, previous, name, error, fetch, update } = useEntry<T>(key, (_, given) => load(given), {
    refreshOnFocus,
    refreshOnMount,
    refreshOnReconnect: true,
    refreshOnReturn,
    refreshEveryMs,
    tags: [...resourceTags, ...tags],
  });
  const hasData = useRef(false);
  useLayoutEffect(() => {
    hasData.current = state.data !== undefined;
  });
  const reload = useCallback(
    // What has not come yet is waited for in sight.
    ({ background = false }: ReloadOptions = {}) =>
      fetch({ fresh: true, background: background && hasData.current }),
    [fetch],
  );

  const actions = { reload, update };
  // In another language the former data stay until the new ones are there.
  const isKept = previous !== undefined && (keepPrevious || previous.name === name);
  const data = state.data ?? (isKept ? previous.data : undefined);
  if (data !== undefined && key !== undefined) {
    return { status: 'ready', data, error, isRefreshing: state.isFetching, ...actions };
  }
  if (error !== undefined) {
    return { status: 'failed', data: undefined, error, isRefreshing: state.isFetching, ...actions };
  }
  return { status: 'loading', data: undefined, error: undefined, isRefreshing: true, ...actions };
}

const resourceTags = ['resource'];
