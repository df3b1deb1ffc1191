import { matchRoute as matchPattern } from 'wouter';
import type { Parser } from 'wouter';
import type { Address } from './hashAddress.ts';
import type { Route } from './Route.ts';

/** An address with the page that it names. */
export interface Destination {
  readonly address: Address;
  readonly route: Route;
}

/** Paths are exact: no parameters in them, no other case, no trailing slash. */
export const exactParser: Parser = (path) => ({
  pattern: new RegExp(`^${path.replaceAll(/[^\w/-]/gu, '\\$&')}$`, 'u'),
  keys: [],
});

/** The home page's path, where `/` and unknown paths end. */
export const homePath = '/pages/index/index';

/** Finds the route of an address; undefined for an unknown path. */
export function findRoute(routes: readonly Route[], { path }: Address): Route | undefined {
  return routes.find((route) =>
    [route.path, ...(route.aliases ?? [])].some((pattern) => matchPattern(exactParser, pattern, path)[0]),
  );
}

/** The place that an address stands for: `/` is home under its own address, an unknown path is replaced by home. */
export function resolveAddress(routes: readonly Route[], address: Address): Destination {
  const route = findRoute(routes, address);
  if (route !== undefined) return { route, address };
  const home = findRoute(routes, { path: homePath, search: '' });
  if (home === undefined) throw new Error('Pawlet: the route table has no home page.');
  return { route: home, address: { path: homePath, search: '' } };
}
