import type { LocationResult } from './types.ts';

/** Milliseconds to wait for a position. */
const timeoutMs = 10_000;

/** Asks the browser where it is. */
export function locate(geolocation: Geolocation | undefined): Promise<LocationResult> {
  if (geolocation === undefined) return Promise.resolve({ status: 'unavailable' });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ status: 'done', position: { latitude, longitude, accuracy } }),
      (error) => resolve({ status: error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { timeout: timeoutMs, maximumAge: 60_000 },
    );
  });
}
