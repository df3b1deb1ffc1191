import { useCallback, useMemo, useRef } from 'react';
import type { PawletError } from '@pawlet/core/errors';
import { toPagedKey } from '@pawlet/core/queries';
import { useLayoutEffect } from '../useLayoutEffect.ts';
import type { ReloadOptions, ResourceKey } from './resourceTypes.ts';
import { useEntry } from './useEntry.ts';

/** One page of an endless list; what else a call answers may stand beside. */
export interface ResourcePage<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
}

export interface InfiniteResource<T, P extends ResourcePage<T>> {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The items of all pages that are there. */
  readonly items: readonly T[];
  /** The first page, for totals and counts. */
  readonly first: P | undefined;
  /** Why the latest call failed. */
  readonly error: PawletError | undefined;
  /** For the foot of the list. */
  readonly foot: 'idle' | 'loading' | 'failed' | 'end';
  readonly isRefreshing: boolean;
  /** Loads the next page, or the failed one again. */
  readonly loadMore: () => void;
  /**
   * Starts over from the first page; what is there stays meanwhile. In the background every page is read again, and nothing
   * shows that they are loading or have failed. Never rejects.
   */
  readonly reload: (options?: ReloadOptions) => Promise<void>;
  /** Changes items where they stand, without asking the server: return undefined to take one out. */
  readonly updateItems: (change: (item: T) => T | undefined) => void;
}

export interface InfiniteOptions {
  /** Shows the items of the former key until those of the new one are there. @default false */
  readonly keepPrevious?: boolean | undefined;
  /** Asks for the first ten pages again when the page comes to the front. @default false */
  readonly refreshOnFocus?: boolean | undefined;
  /** Loads the same pages again whenever the page around returns to the front, by Back or by its tab. @default false */
  readonly refreshOnReturn?: boolean | undefined;
  /** Mutations that name one of them make it stale. @default none */
  readonly tags?: readonly string[] | undefined;
}

/** Pages further down are kept as they are: a long list is started over by its shopper. */
const mostRefreshed = 10;

/** Loads a list page by page. The key stands for all that the loader reads but the page; `undefined` waits. */
export function useInfiniteResource<T, P extends ResourcePage<T> = ResourcePage<T>>(
  key: ResourceKey | undefined,
  loadPage: (page: number, options: ReloadOptions) => Promise<P & ResourcePage<T>>,
  options: InfiniteOptions = {},
): InfiniteResource<T, P> {
  type Pages = readonly (P & ResourcePage<T>)[];
  const { keepPrevious = false, refreshOnFocus = false, refreshOnReturn = false, tags = [] } = options;
  /** Reads again the pages that are there, up to the tenth. */
  const refresh = async (current: Pages = [], given: ReloadOptions = {}): Promise<Pages> => {
    const count = Math.min(Math.max(current.length, 1), mostRefreshed);
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((page) => loadPage(page, given)));
    return [...pages, ...current.slice(count)];
  };
  const { state, previous, name, error, fetch, update } = useEntry<Pages>(
    key === undefined ? undefined : toPagedKey(key),
    refresh,
    {
      refreshOnFocus,
      refreshOnMount: refreshOnFocus,
      refreshOnReconnect: refreshOnFocus,
      refreshOnReturn,
      refreshEveryMs: 0,
      tags: [...listTags, ...tags],
    },
  );
  const isKept = previous !== undefined && (keepPrevious || previous.name === name);
  const data = state.data ?? (isKept ? previous.data : undefined);
  const latest = useRef({ loadPage, refresh, state, error });
  useLayoutEffect(() => {
    latest.current = { loadPage, refresh, state, error };
  });

  const loadMore = useCallback(() => {
    const { state: known } = latest.current;
    if (known.isFetching || known.data?.at(-1)?.hasMore === false) return;
    void fetch({ fresh: true }, async (current = []) => [
      ...current,
      await latest.current.loadPage(current.length + 1, {}),
    ]);
  }, [fetch]);
  const reload = useCallback(
    async ({ background = false }: ReloadOptions = {}) => {
      // What has not come yet is waited for in sight.
      if (background && latest.current.state.data !== undefined)
        await fetch({ background }, (current, given) => latest.current.refresh(current, given));
      else await fetch({ fresh: true }, async () => [await latest.current.loadPage(1, {})]);
    },
    [fetch],
  );
  const updateItems = useCallback(
    (change: (item: T) => T | undefined) => {
      update((pages) =>
        pages.map((page) => ({
          ...page,
          items: page.items
            .map(change)
            .filter((item): item is NonNullable<typeof item> & T => item !== undefined),
        })),
      );
    },
    [update],
  );
  const items = useMemo(() => data?.flatMap((page) => [...page.items]) ?? [], [data]);
  const isLoading = state.isFetching || (data === undefined && error === undefined);

  return {
    status: toStatus(data !== undefined && key !== undefined, error),
    items,
    first: data?.[0],
    error,
    foot: toFoot(isLoading, error, data),
    isRefreshing: isLoading,
    loadMore,
    reload,
    updateItems,
  };
}

const listTags = ['list'];

function toStatus(hasData: boolean, failure: PawletError | undefined): 'loading' | 'ready' | 'failed' {
  if (hasData) return 'ready';
  return failure === undefined ? 'loading' : 'failed';
}

function toFoot(
  isLoading: boolean,
  failure: PawletError | undefined,
  pages: readonly ResourcePage<unknown>[] | undefined,
): 'idle' | 'loading' | 'failed' | 'end' {
  if (isLoading) return 'loading';
  if (failure !== undefined) return 'failed';
  return pages?.at(-1)?.hasMore === false ? 'end' : 'idle';
}
