import { useCallback, useRef } from 'react';
import useSWR from 'swr';
import { isPawletError } from '@pawlet/core/errors';
import type { PawletError } from '@pawlet/core/errors';
import { usePawlet } from '../PawletContext.ts';
import { useLayoutEffect } from '../useLayoutEffect.ts';
import type { ReloadOptions, Resource, ResourceKey, ResourceOptions } from './resourceTypes.ts';
import { useScope } from './useScope.ts';

/** What was loaded, with whose and what it is: the cache may hand out the data of the former key. */
interface Loaded<T> {
  readonly shopper: string;
  readonly name: string;
  readonly value: T;
}

/**
 * Loads something and keeps it fresh. The key stands for all that the loader reads; `undefined` waits. Shopper,
 * language and country belong to every key by themselves. Errors that are no `PawletError` are bugs and are thrown.
 */
export function useResource<T>(
  key: ResourceKey | undefined,
  load: (options: ReloadOptions) => Promise<T>,
  options: ResourceOptions = {},
): Resource<T> {
  const { keepPrevious = false, refreshOnFocus = true, refreshOnMount = true, refreshEveryMs = 0 } = options;
  const pawlet = usePawlet();
  const scope = useScope(pawlet);
  const name = JSON.stringify(key ?? null);
  const read = async (given: ReloadOptions): Promise<Loaded<T>> => ({
    shopper: scope.shopper,
    name,
    value: await load(given),
  });
  const { data, error, isValidating, mutate } = useSWR<Loaded<T>, unknown>(
    key === undefined ? null : ['resource', scope.shopper, scope.lang, scope.country, ...key],
    () => read({}),
    {
      keepPreviousData: true,
      revalidateOnFocus: refreshOnFocus,
      revalidateIfStale: refreshOnMount,
      refreshInterval: refreshEveryMs,
    },
  );
  const latest = useRef({ read, hasData: false });
  useLayoutEffect(() => {
    latest.current = { read, hasData: data !== undefined };
  });
  const reload = useCallback(
    async (given: ReloadOptions = {}) => {
      // What has not come yet is waited for in sight.
      const isUnseen = given.background === true && latest.current.hasData;
      const work = isUnseen ? mutate(() => latest.current.read(given), { revalidate: false }) : mutate();
      // What failed is told by the state, or nobody is to hear of it.
      await work.catch(() => undefined);
    },
    [mutate],
  );
  const update = useCallback(
    (change: (current: T) => T) => {
      void mutate(
        (current) => (current === undefined ? undefined : { ...current, value: change(current.value) }),
        { revalidate: false },
      );
    },
    [mutate],
  );

  const actions = { reload, update };
  const isShown =
    data !== undefined && data.shopper === scope.shopper && (keepPrevious || data.name === name);
  const failure = failureOf(error);
  if (isShown && key !== undefined) {
    return { status: 'ready', data: data.value, error: failure, isRefreshing: isValidating, ...actions };
  }
  if (failure !== undefined) {
    return { status: 'failed', data: undefined, error: failure, isRefreshing: isValidating, ...actions };
  }
  return { status: 'loading', data: undefined, error: undefined, isRefreshing: true, ...actions };
}

/** The failure to show; throws what is no failure but a bug, for the boundary above. */
export function failureOf(error: unknown): PawletError | undefined {
  if (error === undefined) return undefined;
  if (!isPawletError(error)) {
    throw error instanceof Error
      ? error
      : new Error('Pawlet: a loader threw something that is no error.', { cause: error });
  }
  return error.code === 'ABORTED' ? undefined : error;
}
