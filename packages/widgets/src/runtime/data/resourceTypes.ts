import type { PawletError } from '@pawlet/core/errors';
import type { CallOptions } from '@pawlet/core/http';

/** How something is loaded again. */
export type ReloadOptions = Pick<CallOptions, 'background'>;

interface ResourceActions<T> {
  /**
   * Asks the server again; what is there stays meanwhile. In the background nothing shows that it is loading or has failed.
   * Never rejects.
   */
  readonly reload: (options?: ReloadOptions) => Promise<void>;
  /** Changes what is shown, for every widget that shows it, without asking the server. */
  readonly update: (change: (current: T) => T) => void;
}

/** Nothing to show yet. */
export interface LoadingResource<T> extends ResourceActions<T> {
  readonly status: 'loading';
  readonly data: undefined;
  readonly error: undefined;
  readonly isRefreshing: true;
}

/** Something to show. */
export interface ReadyResource<T> extends ResourceActions<T> {
  readonly status: 'ready';
  readonly data: T;
  /** Why the latest refresh failed; what was there stays. */
  readonly error: PawletError | undefined;
  readonly isRefreshing: boolean;
}

/** Nothing to show, and why. */
export interface FailedResource<T> extends ResourceActions<T> {
  readonly status: 'failed';
  readonly data: undefined;
  readonly error: PawletError;
  /** The retry is under way. */
  readonly isRefreshing: boolean;
}

/** How something that comes from the server stands. */
export type Resource<T> = LoadingResource<T> | ReadyResource<T> | FailedResource<T>;

/** When something is loaded again. */
export interface RefreshOptions {
  readonly refreshOnFocus: boolean;
  readonly refreshOnMount: boolean;
  /** Also what has not failed. */
  readonly refreshOnReconnect: boolean;
  readonly refreshOnReturn: boolean;
  readonly refreshEveryMs: number;
  readonly tags: readonly string[];
}

export interface ResourceOptions {
  /** Shows the data of the former key until those of the new one are there. @default false */
  readonly keepPrevious?: boolean | undefined;
  /** The page shows no sign of loading and no message of a failure: what shows the query says both. @default false */
  readonly quiet?: boolean | undefined;
  /** Asks again when the page comes to the front. @default true */
  readonly refreshOnFocus?: boolean | undefined;
  /** Asks again when it is mounted with a copy in the cache. @default true */
  readonly refreshOnMount?: boolean | undefined;
  /** Loads again whenever the page around returns to the front, by Back or by its tab. @default false */
  readonly refreshOnReturn?: boolean | undefined;
  /** Milliseconds between two refreshes, 0 for none. @default 0 */
  readonly refreshEveryMs?: number | undefined;
}
