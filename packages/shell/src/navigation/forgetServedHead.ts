import { formatAddress } from '../routing/hashAddress.ts';
import type { Navigation } from './types.ts';

/** What a server writes into the head about one page. The product's data are replaced by its page. */
const aboutPage = [
  'link[rel="canonical"]',
  'link[rel="alternate"][hreflang]',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name="twitter:card"]',
  'meta[property]',
  'script[type="application/ld+json"]:not([data-product])',
].join(',');

/** The document, or a part of it in a test. */
interface ServedPage {
  readonly head: ParentNode;
  readonly location: Pick<Location, 'pathname'>;
}

/**
 * Removes what the server's head says of the first page once another page is shown: browsers share the canonical
 * address, and would share the first page. Returns a function that stops this.
 */
export function forgetServedHead(
  navigation: Pick<Navigation, 'getState' | 'subscribe'>,
  { head, location }: ServedPage = document,
): () => void {
  const read = (): string => formatAddress(navigation.getState().current.address);
  const forget = (): void => {
    for (const tag of head.querySelectorAll(aboutPage)) tag.remove();
  };
  const canonical = head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // Another page was opened before this code had loaded.
  if (canonical !== null && new URL(canonical.href).pathname !== location.pathname) forget();
  const first = read();
  const stop = navigation.subscribe(() => {
    if (read() === first) return;
    forget();
    stop();
  });
  return stop;
}
