import { useCallback, useMemo, useRef } from 'react';
import type { PawletError } from '@pawlet/core/errors';
import { toPagedKey, type PagedQuery, type QueryPage } from '@pawlet/core/queries';
import { usePawlet } from '../PawletContext.ts';
import { useLayoutEffect } from '../useLayoutEffect.ts';
import type { ReloadOptions } from './resourceTypes.ts';
import { useEntry } from './useEntry.ts';

/** State of a list that is loaded page by page. */
export interface InfiniteResource<T, P extends QueryPage<T> = QueryPage<T>> {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The items of all loaded pages. */
  readonly items: readonly T[];
  /** The first page, for totals and counts. */
  readonly first: P | undefined;
  /** Error of the latest call. */
  readonly error: PawletError | undefined;
  /** State of the list's footer. */
  readonly foot: 'idle' | 'loading' | 'failed' | 'end';
  readonly isRefreshing: boolean;
  /** Loads the next page, or retries the failed one. */
  readonly loadMore: () => void;
  /**
   * Restarts from the first page, keeping the items meanwhile. In the background every page is reloaded, without
   * showing loading or error states. Never rejects.
   */
  readonly reload: (options?: ReloadOptions) => Promise<void>;
  /** Changes items in place, without a request: return undefined to remove one. */
  readonly updateItems: (change: (item: T) => T | undefined) => void;
}

export interface InfiniteOptions {
  /** Shows the items of the previous key until those of the new one have loaded. @default false */
  readonly keepPrevious?: boolean | undefined;
  /** Reloads the first ten pages when the page is focused. @default false */
  readonly refreshOnFocus?: boolean | undefined;
  /**
   * Reloads the loaded pages whenever the surrounding page returns to the front, by Back or by its tab. @default false
   */
  readonly refreshOnReturn?: boolean | undefined;
}

/** Later pages are kept: a shopper refreshes a long list manually. */
const maxRefreshedPages = 10;

/** Shows a list that is loaded page by page, like `useQuery` shows a query; `undefined` waits. */
export function usePagedQuery<T, P extends QueryPage<T> = QueryPage<T>>(
  query: PagedQuery<T, P> | undefined,
  options: InfiniteOptions = {},
): InfiniteResource<T, P> {
  type Pages = readonly (P & QueryPage<T>)[];
  const { api } = usePawlet();
  const { keepPrevious = false, refreshOnFocus = false, refreshOnReturn = false } = options;
  const loadPage = async (page: number, given: ReloadOptions): Promise<P & QueryPage<T>> =>
    query === undefined ? (noPage as QueryPage<T> as P & QueryPage<T>) : query.loadPage(api, page, given);
  /** Reloads the loaded pages, up to the tenth. */
  const refresh = async (current: Pages = [], given: ReloadOptions = {}): Promise<Pages> => {
    const count = Math.min(Math.max(current.length, 1), maxRefreshedPages);
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
      // The first load is always visible.
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
