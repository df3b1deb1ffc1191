import type { RaRecord } from 'react-admin';

/** One page of a list. */
export interface ListPage {
  readonly items: readonly RaRecord[];
  /** Null on the last page. */
  readonly next: string | null;
  readonly total?: number | null | undefined;
}

/** What a list is asked for: fields of the API as texts. */
export interface ListQuery {
  readonly page: { readonly cursor?: string; readonly limit: string };
  /** Filters without empty ones; days as seconds. */
  readonly filter: Readonly<Record<string, string>>;
  /** Absent: the order of the shop. */
  readonly sort: { readonly field: string; readonly isDescending: boolean } | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Where the lists and records of an area come from. */
export interface Source {
  readonly list: (query: ListQuery) => Promise<ListPage>;
  /** One record; absent where records have no pages of their own. */
  readonly read?: (id: string, signal: AbortSignal | undefined) => Promise<RaRecord>;
}
