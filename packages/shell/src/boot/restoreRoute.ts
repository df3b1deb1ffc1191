/**
 * Puts the route that stands in the query as `hashpath` where routes stand: providers of social log-ins come back
 * without a hash. It can lead to pages of this shop only.
 */
export function restoreRoute(href: string): string {
  const url = new URL(href);
  const route = url.searchParams.get('hashpath');
  if (route === null) return href;
  url.searchParams.delete('hashpath');
  url.hash = route.startsWith('/') ? route : `/${route}`;
  return url.href;
}
