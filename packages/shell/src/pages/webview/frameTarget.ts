import { paths } from '../../routing/paths.ts';
/** Where an address of the page leads. */
export type FrameTarget =
  | { readonly kind: 'missing' }
  /** A page of the mall itself: it needs no frame. */
  | { readonly kind: 'route'; readonly route: string }
  /** A page of ours, shown in the frame. */
  | { readonly kind: 'own'; readonly url: string }
  /** Somebody else's page that is on the list: opened outside, after a warning. */
  | { readonly kind: 'foreign'; readonly url: string; readonly host: string }
  | { readonly kind: 'refused' };

const longest = 2000;
const refused = { kind: 'refused' } as const;

/**
 * Decides about an address that may come from anybody. What browsers repair on the way (backslashes, line breaks,
 * credentials, missing slashes) is refused, never repaired.
 *
 * @param shopOrigin origin of this page; @param trusted exact origins that the deployment lists
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
    // No address at all.
    return refused;
  }
  if (url.username !== '' || url.password !== '' || given.split(/[/?#]/u)[2]?.includes('@') === true) {
    return refused;
  }
  if (url.origin === shopOrigin) return readOwn(url);
  if (url.protocol !== 'https:' || !trusted.includes(url.origin)) return refused;
  return { kind: 'foreign', url: url.href, host: url.host };
}

/** The mall in a frame of the mall would have two bars, and might hold itself. */
function readOwn(url: URL): FrameTarget {
  const isMall = url.pathname === '/' || url.pathname === '/index.html';
  if (!isMall) return { kind: 'own', url: url.href };
  const route = url.hash.slice(1);
  if (!route.startsWith('/pages/')) return { kind: 'route', route: paths.home };
  return route.startsWith('/pages/webview/') ? refused : { kind: 'route', route };
}
