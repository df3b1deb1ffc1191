import type { LoadFailure } from './findFailure.ts';

/** The state of the WebView's page. */
export interface ShopLoad {
  /** `loading` is covered, `shown` is not, and for `failed` there is no page. */
  readonly status: 'loading' | 'shown' | 'failed';
  /** The URL with which the WebView starts. */
  readonly url: string;
  /** Number of the WebView: a new one replaces that whose process has ended. */
  readonly attempt: number;
  /** Only of `failed`. */
  readonly failure?: LoadFailure | undefined;
  /** When the page's process ended, in milliseconds; only of the last minute. */
  readonly stops: readonly number[];
}

/** What happens to the page. */
export type LoadAction =
  | { readonly kind: 'open'; readonly url: string }
  /** A WebView that was replaced meanwhile is not shown. */
  | { readonly kind: 'shown'; readonly attempt: number }
  | { readonly kind: 'failed'; readonly failure: LoadFailure }
  | { readonly kind: 'retry'; readonly url: string }
  /** `isViewUsable`: the same WebView can load the page again. */
  | { readonly kind: 'stopped'; readonly at: number; readonly url: string; readonly isViewUsable: boolean };

/** A page whose process ends this often within a minute is not loaded again by itself. */
const mostStops = 3;
const minuteMs = 60_000;

/** The state of a page that starts to load. */
export function startLoad(url: string): ShopLoad {
  return { status: 'loading', url, attempt: 0, stops: [] };
}

/** The state after an action. */
export function reduceLoad(load: ShopLoad, action: LoadAction): ShopLoad {
  switch (action.kind) {
    case 'open':
      return load.status === 'failed'
        ? { ...load, status: 'loading', url: action.url, attempt: load.attempt + 1, failure: undefined }
        : { ...load, url: action.url };
    case 'shown':
      return load.status === 'loading' && load.attempt === action.attempt
        ? { ...load, status: 'shown' }
        : load;
    case 'failed':
      // An error of a page that is already shown is one of its parts.
      return load.status === 'loading' ? { ...load, status: 'failed', failure: action.failure } : load;
    case 'retry':
      return { ...load, status: 'loading', url: action.url, attempt: load.attempt + 1, failure: undefined };
    case 'stopped': {
      const stops = [...load.stops.filter((at) => action.at - at < minuteMs), action.at];
      if (stops.length >= mostStops)
        return { ...load, status: 'failed', failure: { reason: 'stopped' }, stops: [] };
      return action.isViewUsable
        ? { ...load, status: 'loading', stops }
        : { ...load, status: 'loading', url: action.url, attempt: load.attempt + 1, stops };
    }
  }
}
