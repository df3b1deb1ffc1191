import type { Endpoint } from '../contract/endpoint.ts';

/** Calls that are not marked as writes, yet do something each time: they are sent once. */
const actingPaths = [
  /\/fillup$/u,
  /\/logout$/u,
  /\/[se]ms\/send$/u,
  /\.[se]ms\/send$/u,
  /\/exchangeToken$/u,
  /\/ssc\/ste?$/u,
];

/** Tells a read, which may be sent again after a failure. */
export function isRepeatable(endpoint: Pick<Endpoint, 'path' | 'writes' | 'keyed'>): boolean {
  if (endpoint.writes === true || endpoint.keyed === true) return false;
  return !actingPaths.some((path) => path.test(endpoint.path));
}
