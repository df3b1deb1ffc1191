import type { Page } from '../types/results.ts';

interface WirePage<T> {
  readonly total: number;
  readonly per_page: number;
  readonly current_page: number;
  readonly last_page: number;
  readonly data: readonly T[];
}

/** Maps a wire page and its items. */
export function toPage<T, U>(page: WirePage<T>, toItem: (item: T) => U): Page<U> {
  return {
    items: page.data.map((item) => toItem(item)),
    total: page.total,
    page: page.current_page,
    pageSize: page.per_page,
    hasMore: page.current_page < page.last_page,
  };
}
