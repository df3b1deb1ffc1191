/** Why the shop is not shown. */
export type LoadFailureReason = 'offline' | 'timeout' | 'insecure' | 'unavailable' | 'stopped' | 'failed';

/** A failed load. */
export interface LoadFailure {
  readonly reason: LoadFailureReason;
  /** The HTTP status of `unavailable`. */
  readonly status?: number | undefined;
}

/** The fields used of the WebView's error. */
export interface LoadError {
  /** A constant of `NSURLError` on iOS, of `WebViewClient` on Android. */
  readonly code: number;
}

/** NSURLError and WebViewClient use different numbers, so one table is enough. */
const reasons: Readonly<Record<number, LoadFailureReason>> = {
  // iOS: not connected, connection lost, roaming or data off.
  [-1009]: 'offline',
  [-1005]: 'offline',
  [-1018]: 'offline',
  [-1020]: 'offline',
  [-1001]: 'timeout',
  // iOS: host not found, cannot connect, DNS lookup failed.
  [-1003]: 'offline',
  [-1004]: 'unavailable',
  [-1006]: 'offline',
  // Android: ERROR_HOST_LOOKUP, ERROR_CONNECT, ERROR_TIMEOUT, ERROR_FAILED_SSL_HANDSHAKE.
  [-2]: 'offline',
  [-6]: 'unavailable',
  [-8]: 'timeout',
  [-11]: 'insecure',
};

/** A load that the app or the page itself cancelled. */
const cancelled = -999;

/** The failure of a load; undefined for one that was cancelled. */
export function findFailure({ code }: LoadError): LoadFailure | undefined {
  if (code === cancelled) return undefined;
  // iOS: the errors of certificates and of TLS.
  if (code <= -1200 && code >= -1206) return { reason: 'insecure' };
  return { reason: reasons[code] ?? 'failed' };
}

/** The failure of a response with a status; undefined where the shop's own page says what is wrong. */
export function findHttpFailure(status: number): LoadFailure | undefined {
  return status >= 500 ? { reason: 'unavailable', status } : undefined;
}
