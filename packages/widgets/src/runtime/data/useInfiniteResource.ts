import { useCallback, useMemo, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { PawletError } from '@pawlet/core/errors';
import { usePawlet } from '../PawletContext.ts';
import { useLayoutEffect } from '../useLayoutEffect.ts';
import type { ReloadOptions, ResourceKey } from './resourceTypes.ts';
import { failureOf } from './useResource.ts';
import { useScope } from './useScope.ts';

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
}

/** Pages further down are kept as they are: a long list is started over by its shopper. */
const mostRefreshed = 10;

/** Loads a list page by page. The key stands for all that the loader reads but the page; `undefined` waits. */
export function useInfiniteResource<T, P extends ResourcePage<T> = ResourcePage<T>>(
  key: ResourceKey | undefined,
  loadPage: (page: number, options: ReloadOptions) => Promise<P & ResourcePage<T>>,
  options: InfiniteOptions = {},
): InfiniteResource<T, P> {
  const { keepPrevious = false, refreshOnFocus = false } = options;
  const pawlet = usePawlet();
  const { shopper, lang, country } = useScope(pawlet);
  const known = useRef<readonly (P & ResourcePage<T>)[]>(undefined);
  const growingFrom = useRef(0);
  const latestLoad = useRef(loadPage);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<P & ResourcePage<T>, unknown>(
    (index, previous: ResourcePage<T> | null) =>
      key === undefined || previous?.hasMore === false
        ? null
        : ['pages', shopper, lang, country, ...key, index + 1],
    async (keyParts: readonly unknown[]) => {
      const page = Number(keyParts.at(-1));
      // One page more is one request more, however long the list is.
      const isKept = page < growingFrom.current || page > mostRefreshed;
      return (isKept ? known.current?.[page - 1] : undefined) ?? loadPage(page, {});
    },
    {
      keepPreviousData: keepPrevious,
      revalidateFirstPage: false,
      revalidateOnFocus: refreshOnFocus,
      revalidateAll: refreshOnFocus,
    },
  );
  useLayoutEffect(() => {
    // What is kept in sight of a former key is not known of this one.
    known.current = keepPrevious ? undefined : data;
    latestLoad.current = loadPage;
  });
  const failure = failureOf(error);
  const items = useMemo(() => data?.flatMap((page) => [...page.items]) ?? [], [data]);

  const loadMore = useCallback(() => {
    if (isValidating) return;
    const loaded = data?.length ?? 0;
    growingFrom.current = loaded + 1;
    // Asking for the size that failed loads the missing page only.
    setSize(failure === undefined ? loaded + 1 : Math.max(size, 1))
      .catch(() => undefined)
      .finally(() => {
        growingFrom.current = 0;
      });
  }, [isValidating, data, failure, size, setSize]);
  const reload = useCallback(
    async (given: ReloadOptions = {}) => {
      try {
        const shown = known.current;
        // What has not come yet is waited for in sight.
        if (given.background === true && shown !== undefined) {
          const pages = await Promise.all(
            shown.slice(0, mostRefreshed).map((_, index) => latestLoad.current(index + 1, given)),
          );
          await mutate((current) => current && [...pages, ...current.slice(pages.length)], {
            revalidate: false,
          });
          return;
        }
        // A change of size asks as well: once is enough.
        if (size > 1) await setSize(1);
        await mutate();
      } catch {
        // What failed is told by the state.
      }
    },
    [mutate, size, setSize],
  );
  const updateItems = useCallback(
    (change: (item: T) => T | undefined) => {
      void mutate(
        (pages) =>
          pages?.map((page) => ({
            ...page,
            items: page.items
              .map(change)
              .filter((item): item is NonNullable<typeof item> & T => item !== undefined),
          })),
        { revalidate: false },
      );
    },
    [mutate],
  );

  return {
    status: statusOf(data !== undefined && key !== undefined, failure),
    items,
    first: data?.[0],
    error: failure,
    foot: footOf(isValidating, failure, data),
    isRefreshing: isValidating,
    loadMore,
    reload,
    updateItems,
  };
}

function statusOf(hasData: boolean, failure: PawletError | undefined): 'loading' | 'ready' | 'failed' {
  if (hasData) return 'ready';
  return failure === undefined ? 'loading' : 'failed';
}

function footOf(
  isLoading: boolean,
  failure: PawletError | undefined,
  pages: readonly ResourcePage<unknown>[] | undefined,
): 'idle' | 'loading' | 'failed' | 'end' {
  if (isLoading) return 'loading';
  if (failure !== undefined) return 'failed';
  return pages?.at(-1)?.hasMore === false ? 'end' : 'idle';
}
