/** The route in a URL, without its parameters: `/` for the home page. */
export function getRoute(hash: string): string {
  const [route = ''] = hash.replace(/^#/u, '').split('?');
  return route === '' || route === '/pages/index/index' ? '/' : route;
}
