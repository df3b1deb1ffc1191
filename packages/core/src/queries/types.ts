import type { Api } from '../api/api.ts';
import type { CallOptions } from '../http/types.ts';

/** Names what is loaded: equal keys share one request and one copy. */
export type QueryKey = readonly (string | number | boolean | undefined)[];

/** How a query is loaded. */
export type LoadOptions = Pick<CallOptions, 'background' | 'signal'>;

/**
 * Describes data of the shop, apart from who shows them: a value for hooks, for prefetching and for what makes them stale.
 * Shopper, language and country belong to every key by themselves.
 */
export interface Query<T> {
  readonly key: QueryKey;
  readonly load: (api: Api, options: LoadOptions) => Promise<T>;
  /** What makes it stale: a mutation that names one of them. @default none */
  readonly tags?: readonly string[] | undefined;
}

/** One page of a list; what else a call returns may be beside. */
export interface QueryPage<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
}

/** Describes a list that is loaded page by page, from page 1. */
export interface PagedQuery<T, P extends QueryPage<T> = QueryPage<T>> {
  readonly key: QueryKey;
  readonly loadPage: (api: Api, page: number, options: LoadOptions) => Promise<P & QueryPage<T>>;
  /** What makes it stale: a mutation that names one of them. @default none */
  readonly tags?: readonly string[] | undefined;
}

/** Describes a change of the shop's data. */
export interface Mutation<TInput, TResult> {
  readonly run: (api: Api, input: TInput) => Promise<TResult>;
  /** Tags of the queries that it makes stale. */
  readonly tags: (input: TInput, result: TResult) => readonly string[];
}

/** What is known of a query. The same object until something of it changes. */
export interface QueryState<T> {
  /** The last data; they stay while newer ones are loading and when loading fails. */
  readonly data: T | undefined;
  /** Why the latest load failed. */
  readonly error: unknown;
  readonly isFetching: boolean;
}

/** How the cache loads. */
export interface FetchOptions {
  /** Loads even if the data have just come or are on their way. @default false */
  readonly fresh?: boolean | undefined;
  /** Nothing shows that it is loading or has failed. @default false */
  readonly background?: boolean | undefined;
}

/** Why what is shown may be outdated. */
export type RefreshCause =
  /** The page came back to the front. */
  | 'focus'
  /** The network is back. */
  | 'online'
  /** A change on the server. */
  | 'stale';

/** Somebody who shows a query. */
export interface QueryObserver {
  /** The state has changed. */
  readonly onChange: () => void;
  /** What is shown may be outdated. Returns the load that follows, undefined where there is none (yet). */
  readonly onOutdated: (cause: RefreshCause) => Promise<void> | undefined;
}

/** The data of a shop, by the id of the query: one copy and one request, however many show it. No framework, no DOM. */
export interface QueryCache {
  getState<T>(id: string): QueryState<T>;
  /** Returns an unsubscribe function. */
  observe(id: string, observer: QueryObserver, tags?: readonly string[]): () => void;
  /** Loads a query and keeps its data, unless they have just come or are on their way. The error is in the state; never rejects. */
  fetch<T>(id: string, load: (current: T | undefined) => Promise<T>, options?: FetchOptions): Promise<void>;
  /** Changes data that are there; answers of loads that began before are dropped. */
  update<T>(id: string, change: (current: T) => T): void;
  /** True once after something made the query stale while nobody showed it who would load it. */
  takeStale(id: string): boolean;
  /** Tells those who show something that the page or the network is back. */
  refresh(cause: 'focus' | 'online'): void;
  /** Makes the queries with one of these tags stale, or all of them: what is shown is loaded again, the rest when it is shown. Resolves when that is done. */
  invalidate(tags?: readonly string[]): Promise<void>;
  /** The ids of what is there. */
  ids(): readonly string[];
  /** Puts data in that were loaded elsewhere, unless there are some; they count as just loaded if they are not stale. */
  put(id: string, data: unknown, isStale?: boolean): void;
}
