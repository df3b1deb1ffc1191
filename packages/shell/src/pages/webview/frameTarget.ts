import { paths } from '../../routing/paths.ts';
/** The target of a URL on this page. */
export type FrameTarget =
  | { readonly kind: 'missing' }
  /** A page of the storefront itself: it needs no frame. */
  | { readonly kind: 'route'; readonly route: string }
  /** One of the shop's pages, shown in the frame. */
  | { readonly kind: 'own'; readonly url: string }
  /** A foreign page on the list: opened outside, after a warning. */
  | { readonly kind: 'foreign'; readonly url: string; readonly host: string }
  | { readonly kind: 'refused' };

const longest = 2000;
const refused = { kind: 'refused' } as const;

/**
 * Classifies an untrusted URL. What browsers repair on the way (backslashes, line breaks, credentials, missing slashes)
 * is rejected, never repaired.
 *
 * @param shopOrigin origin of this page
 * @param trusted exact origins that the deployment lists
 */
export function readTarget(
  given: string | undefined,
  shopOrigin: string,
  trusted: readonly string[],
): FrameTarget {
  if (given === undefined || given === '') return { kind: 'missing' };
  // oxlint-disable-next-line no-control-regex -- these are what is refused
  if (given.length > longest || /[\u0000-\u0020\u007F-\u00A0\\]/u.test(given)) return refused;
  const isPath = /^\/(?!\/)/u.test(given);
  if (!isPath && !/^https?:\/\/[^/]/iu.test(given)) return refused;
  let url: URL;
  try {
    url = new URL(given, shopOrigin);
  } catch {
    // No URL at all.
    return refused;
  }
  if (url.username !== '' || url.password !== '' || given.split(/[/?#]/u)[2]?.includes('@') === true) {
    return refused;
  }
  if (url.origin === shopOrigin) return readOwn(url);
  if (url.protocol !== 'https:' || !trusted.includes(url.origin)) return refused;
  return { kind: 'foreign', url: url.href, host: url.host };
}

/** The storefront in a frame of the storefront would have two bars, and might embed itself. */
function readOwn(url: URL): FrameTarget {
  const isStorefront = url.pathname === '/' || url.pathname === '/index.html';
  if (!isStorefront) return { kind: 'own', url: url.href };
  const route = url.hash.slice(1);
  if (!route.startsWith('/pages/')) return { kind: 'route', route: paths.home };
  return route.startsWith('/pages/webview/') ? refused : { kind: 'route', route };
}
