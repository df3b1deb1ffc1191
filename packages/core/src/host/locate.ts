import type { LocationResult } from './types.ts';

/** Milliseconds to wait for a position. */
const timeoutMs = 10_000;
/** Milliseconds for the question whether it may be told too: some browsers never say that it was put aside. */
const questionMs = 60_000;

/** Asks the browser where it is. */
export function locate(geolocation: Geolocation | undefined): Promise<LocationResult> {
  // Where it is not safe to tell, browsers speak of a missing permission that no setting gives.
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
      // Whoever asks again has moved, or was not where the browser thought.
      { timeout: timeoutMs, maximumAge: 0 },
    );
  });
}
