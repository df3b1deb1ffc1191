import { useCallback, useMemo, useRef } from 'react';
import type { PawletError } from '@pawlet/core/errors';
import { toPagedKey, type PagedQuery, type QueryPage } from '@pawlet/core/queries';
import { usePawlet } from '../PawletContext.ts';
import { useLayoutEffect } from '../useLayoutEffect.ts';
import type { ReloadOptions } from './resourceTypes.ts';
import { useEntry } from './useEntry.ts';

/** How a list that is loaded page by page stands. */
export interface InfiniteResource<T, P extends QueryPage<T> = QueryPage<T>> {
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
}

/** Pages further down are kept as they are: a long list is started over by its shopper. */
const mostRefreshed = 10;

/** Shows a list that is loaded page by page, as `useQuery` shows a query; `undefined` waits. */
export function usePagedQuery<T, P extends QueryPage<T> = QueryPage<T>>(
  query: PagedQuery<T, P> | undefined,
  options: InfiniteOptions = {},
): InfiniteResource<T, P> {
  type Pages = readonly (P & QueryPage<T>)[];
  const { api } = usePawlet();
  const { keepPrevious = false, refreshOnFocus = false, refreshOnReturn = false } = options;
  const loadPage = async (page: number, given: ReloadOptions): Promise<P & QueryPage<T>> =>
    query === undefined ? (noPage as QueryPage<T> as P & QueryPage<T>) : query.loadPage(api, page, given);
  /** Reads again the pages that are there, up to the tenth. */
  const refresh = async (current: Pages = [], given: ReloadOptions = {}): Promise<Pages> => {
    const count = Math.min(Math.max(current.length, 1), mostRefreshed);
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((page) => loadPage(page, given)));
    return [...pages, ...current.slice(count)];
  };
  const { state, previous, name, error, fetch, update } = useEntry<Pages>(
    query && toPagedKey(query.key),
    refresh,
    {
      refreshOnFocus,
      refreshOnMount: refreshOnFocus,
      refreshOnReconnect: refreshOnFocus,
      refreshOnReturn,
      refreshEveryMs: 0,
      tags: ['list', ...(query?.tags ?? [])],
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
    status: toStatus(data !== undefined && query !== undefined, error),
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

const noPage = { items: [], hasMore: false };

function toStatus(hasData: boolean, failure: PawletError | undefined): 'loading' | 'ready' | 'failed' {
  if (hasData) return 'ready';
  return failure === undefined ? 'loading' : 'failed';
}

function toFoot(
  isLoading: boolean,
  failure: PawletError | undefined,
  pages: readonly QueryPage<unknown>[] | undefined,
): 'idle' | 'loading' | 'failed' | 'end' {
  if (isLoading) return 'loading';
  if (failure !== undefined) return 'failed';
  return pages?.at(-1)?.hasMore === false ? 'end' : 'idle';
}
