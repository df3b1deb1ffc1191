import type { PawletError } from '@pawlet/core/errors';
import type { CallOptions } from '@pawlet/core/http';

/** Options of a reload. */
export type ReloadOptions = Pick<CallOptions, 'background'>;

interface ResourceActions<T> {
  /**
   * Reloads from the server, keeping the data meanwhile. In the background, loading and error states are not shown.
   * Never rejects.
   */
  readonly reload: (options?: ReloadOptions) => Promise<void>;
  /** Changes the shown data, for every widget that shows it, without a request. */
  readonly update: (change: (current: T) => T) => void;
}

/** There are no data yet. */
export interface LoadingResource<T> extends ResourceActions<T> {
  readonly status: 'loading';
  readonly data: undefined;
  readonly error: undefined;
  readonly isRefreshing: true;
}

/** There are data. */
export interface ReadyResource<T> extends ResourceActions<T> {
  readonly status: 'ready';
  readonly data: T;
  /** Error of the latest refresh; the data are kept. */
  readonly error: PawletError | undefined;
  readonly isRefreshing: boolean;
}

/** There are no data, because loading failed. */
export interface FailedResource<T> extends ResourceActions<T> {
  readonly status: 'failed';
  readonly data: undefined;
  readonly error: PawletError;
  /** The retry is in progress. */
  readonly isRefreshing: boolean;
}

/** State of data from the server. */
export type Resource<T> = LoadingResource<T> | ReadyResource<T> | FailedResource<T>;

/** When data are reloaded. */
export interface RefreshOptions {
  readonly refreshOnFocus: boolean;
  readonly refreshOnMount: boolean;
  /** Also data that have not failed. */
  readonly refreshOnReconnect: boolean;
  readonly refreshOnReturn: boolean;
  readonly refreshEveryMs: number;
  readonly tags: readonly string[];
}

export interface ResourceOptions {
  /** Shows the data of the previous key until those of the new one have loaded. @default false */
  readonly keepPrevious?: boolean | undefined;
  /** The page shows no loading indicator and no error toast: the component shows both itself. @default false */
  readonly quiet?: boolean | undefined;
  /** Reloads when the page is focused. @default true */
  readonly refreshOnFocus?: boolean | undefined;
  /** Reloads on mount if there are cached data. @default true */
  readonly refreshOnMount?: boolean | undefined;
  /** Reloads whenever the surrounding page returns to the front, by Back or by its tab. @default false */
  readonly refreshOnReturn?: boolean | undefined;
  /** Milliseconds between two refreshes, 0 for none. @default 0 */
  readonly refreshEveryMs?: number | undefined;
}
