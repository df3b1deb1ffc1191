/**
 * Moves the route from the query's `hashpath` to the hash: providers of social log-ins return without a hash. It can
 * only lead to pages of this shop.
 */
export function restoreRoute(href: string): string {
  const url = new URL(href);
  const route = url.searchParams.get('hashpath');
  if (route === null) return href;
  url.searchParams.delete('hashpath');
  url.hash = route.startsWith('/') ? route : `/${route}`;
  return url.href;
}
