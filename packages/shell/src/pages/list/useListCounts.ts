import type { ProductCounts, ProductQuery } from '@pawlet/core/api';
import { filterQueries } from '@pawlet/core/queries';
import { useConfig, useQuery } from '@pawlet/widgets';
import { useEffect, useRef } from 'react';
import { usePaused } from '../../layout/usePaused.ts';
import { toProductQuery, type ListQuery } from './useListQuery.ts';

export interface ListCounts {
  /** The last loaded counts, maybe of a previous query; undefined while there are none, or where loading failed. */
  readonly counts: ProductCounts | undefined;
  /** They belong to this query. */
  readonly isCurrent: boolean;
}

/** Counts the results of a query, debounced; nothing is loaded while `isWanted` is false. */
export function useListCounts(query: ListQuery, isWanted: boolean): ListCounts {
  const currency = useConfig()?.country.currency ?? 'CNY';
  const now = JSON.stringify(toProductQuery(query, currency));
  const asked = usePaused(now);
  const running = useRef<AbortController | undefined>(undefined);
  const { load, ...counting } = filterQueries.counts(JSON.parse(asked) as ProductQuery);
  const latest = {
    ...counting,
    load: (...[api, options]: Parameters<typeof load>) => {
      // The previous request is obsolete.
      running.current?.abort();
      running.current = new AbortController();
      return load(api, { ...options, signal: running.current.signal });
    },
  };
  const { data, error, isRefreshing } = useQuery(isWanted ? latest : undefined, {
    keepPrevious: true,
    refreshOnFocus: false,
  });
  useEffect(() => () => running.current?.abort(), []);
  return {
    counts: error === undefined ? data : undefined,
    isCurrent: data !== undefined && asked === now && !isRefreshing,
  };
}
