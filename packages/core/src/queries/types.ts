import type { Api } from '../api/api.ts';
import type { CallOptions } from '../http/types.ts';

/** Identifies the loaded data: equal keys share one request and one cache entry. */
export type QueryKey = readonly (string | number | boolean | undefined)[];

/** Options of loading a query. */
export type LoadOptions = Pick<CallOptions, 'background' | 'signal'>;

/**
 * Describes data of the shop independently of components: a value for hooks, prefetching and invalidation. Shopper,
 * language and country are added to every key automatically.
 */
export interface Query<T> {
  readonly key: QueryKey;
  readonly load: (api: Api, options: LoadOptions) => Promise<T>;
  /** Tags that invalidate it. @default none */
  readonly tags?: readonly string[] | undefined;
}

/** One page of a list; may include other fields of the reply. */
export interface QueryPage<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
}

/** Describes a list that is loaded page by page, from page 1. */
export interface PagedQuery<T, P extends QueryPage<T> = QueryPage<T>> {
  readonly key: QueryKey;
  readonly loadPage: (api: Api, page: number, options: LoadOptions) => Promise<P & QueryPage<T>>;
  /** Tags that invalidate it. @default none */
  readonly tags?: readonly string[] | undefined;
}

/** Describes a change of the shop's data. */
export interface Mutation<TInput, TResult> {
  readonly run: (api: Api, input: TInput) => Promise<TResult>;
  /** Tags of the queries that it invalidates. */
  readonly tags: (input: TInput, result: TResult) => readonly string[];
}

/** State of a query. The same object until something changes. */
export interface QueryState<T> {
  /** The latest data; kept while newer data are loading and when loading fails. */
  readonly data: T | undefined;
  /** Error of the latest load. */
  readonly error: unknown;
  readonly isFetching: boolean;
}

/** Options of loading through the cache. */
export interface FetchOptions {
  /** Loads even if the data were just loaded or are loading. @default false */
  readonly fresh?: boolean | undefined;
  /** Does not publish loading and error states. @default false */
  readonly background?: boolean | undefined;
}

/** Why shown data may be outdated. */
export type RefreshCause =
  /** The page was focused. */
  | 'focus'
  /** The network is available again. */
  | 'online'
  /** A change on the server. */
  | 'stale';

/** An observer of a query. */
export interface QueryObserver {
  /** The state has changed. */
  readonly onChange: () => void;
  /** The shown data may be outdated. Returns the resulting load, undefined where there is none yet. */
  readonly onOutdated: (cause: RefreshCause) => Promise<void> | undefined;
}

/**
 * The data of a shop by query id: one cache entry and one request for any number of observers. No framework, no DOM.
 */
export interface QueryCache {
  getState<T>(id: string): QueryState<T>;
  /** Returns an unsubscribe function. */
  observe(id: string, observer: QueryObserver, tags?: readonly string[]): () => void;
  /**
   * Loads a query and caches its data, unless they were just loaded or are loading. Never rejects: the error is in the
   * state.
   */
  fetch<T>(id: string, load: (current: T | undefined) => Promise<T>, options?: FetchOptions): Promise<void>;
  /** Changes cached data; results of earlier loads are dropped. */
  update<T>(id: string, change: (current: T) => T): void;
  /** True once after a query was invalidated without a visible observer to reload it. */
  takeStale(id: string): boolean;
  /** Notifies observers that the page was focused or the network is available again. */
  refresh(cause: 'focus' | 'online'): void;
  /**
   * Invalidates queries with one of these tags, or all: shown ones are reloaded, others when they are shown. Resolves
   * when that is done.
   */
  invalidate(tags?: readonly string[]): Promise<void>;
  /** The cached ids. */
  ids(): readonly string[];
  /** Called while a server renders, with each query that is shown: effects, which load queries, do not run there. */
  onRender?: ((id: string, load: () => Promise<unknown>) => void) | undefined;
  /** Adds data loaded elsewhere, unless there are some; until `settle` they count as just loaded if not stale. */
  put(id: string, data: unknown, isStale?: boolean): void;
  /** Starts the time for which added data count as just loaded: once the page is hydrated, since a server reads no clock. */
  settle(): void;
}
