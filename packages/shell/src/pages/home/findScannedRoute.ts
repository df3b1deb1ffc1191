import { parseAddress } from '../../routing/hashAddress.ts';
import { findRoute } from '../../routing/matchRoute.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/Route.ts';

const longestKeyword = 100;

/**
 * Returns the route of a scanned code: the page of a link of this shop, or a search for other text, such as an article
 * number. Undefined for links that lead elsewhere.
 */
export function findScannedRoute(
  scanned: string,
  routes: readonly Route[],
  ownOrigins: readonly string[],
): string | undefined {
  const text = scanned.trim();
  if (text === '') return undefined;
  if (!/^[a-z][a-z\d+.-]*:/iu.test(text)) {
    return `${paths.products}?keyword=${encodeURIComponent(text.slice(0, longestKeyword))}`;
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !ownOrigins.includes(url.origin)) return undefined;
  const route = url.hash.slice(1);
  return findRoute(routes, parseAddress(route)) === undefined ? undefined : route;
}
