import type { Address } from './hashAddress.ts';
import { paths } from './paths.ts';
import type { Route } from './Route.ts';

/** A location with its page. */
export interface Destination {
  readonly address: Address;
  readonly route: Route;
}

/**
 * Finds the route of a location; undefined for an unknown path. Paths are exact: no parameters, no other case, no
 * trailing slash.
 */
export function findRoute(routes: readonly Route[], { path }: Address): Route | undefined {
  return routes.find((route) => route.path === path || route.aliases?.includes(path));
}

/** The page of a location: `/` is home at its own path, an unknown path is replaced by home. */
export function resolveAddress(routes: readonly Route[], address: Address): Destination {
  const route = findRoute(routes, address);
  if (route !== undefined) return { route, address };
  const home = findRoute(routes, { path: paths.home, search: '' });
  if (home === undefined) throw new Error('Pawlet: the route table has no home page.');
  return { route: home, address: { path: paths.home, search: '' } };
}
