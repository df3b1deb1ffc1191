import type { Endpoint } from '../contract/endpoint.ts';

/** Calls that are not marked as writes but have an effect each time: they are sent once. */
const actingPaths = [
  /\/fillup$/u,
  /\/logout$/u,
  /\/[se]ms\/send$/u,
  /\.[se]ms\/send$/u,
  /\/exchangeToken$/u,
  /\/ssc\/ste?$/u,
];

/** True for a read, which may be retried after a failure. */
export function isRepeatable(endpoint: Pick<Endpoint, 'path' | 'writes' | 'keyed'>): boolean {
  if (endpoint.writes === true || endpoint.keyed === true) return false;
  return !actingPaths.some((path) => path.test(endpoint.path));
}
