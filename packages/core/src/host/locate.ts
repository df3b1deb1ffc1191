import type { LocationResult } from './types.ts';

/** Timeout for a position in milliseconds. */
const timeoutMs = 10_000;
/** Timeout in milliseconds including the permission prompt: some browsers never report that it was dismissed. */
const questionMs = 60_000;

/** Gets the browser's position. */
export function locate(geolocation: Geolocation | undefined): Promise<LocationResult> {
  // In insecure contexts browsers report a missing permission that no setting can grant.
  if (geolocation === undefined || !globalThis.isSecureContext) {
    return Promise.resolve({ status: 'unavailable' });
  }
  return new Promise((settle) => {
    const timer = setTimeout(() => settle({ status: 'unavailable' }), questionMs);
    const resolve = (result: LocationResult): void => {
      clearTimeout(timer);
      settle(result);
    };
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ status: 'done', position: { latitude, longitude, accuracy } }),
      (error) => resolve({ status: error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      // A repeated request means that the position has changed or was wrong.
      { timeout: timeoutMs, maximumAge: 0 },
    );
  });
}
