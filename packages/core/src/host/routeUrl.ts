/**
 * URL of a page of the shop, for links.
 * @param shopOrigin - Origin of the shop; undefined on the shop's own page, where routes are hashes.
 */
export function routeUrl(route: string, shopOrigin: string | undefined): string {
  return shopOrigin === undefined ? `#${route}` : new URL(`/#${route}`, shopOrigin).href;
}
