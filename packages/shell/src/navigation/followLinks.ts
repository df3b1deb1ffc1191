import { formatAddress } from '../routing/hashAddress.ts';
import { parsePublicAddress } from '../routing/publicAddress.ts';
import type { Navigation } from './types.ts';

/** The route of a link in the shop's own texts: `#/pages/...`, or the path of a public page. Undefined for any other. */
function getRoute(href: string): string | undefined {
  if (href.startsWith('#/')) return href;
  const [path = '', search] = href.split('?');
  const found = path.startsWith('/') && !href.includes('#') ? parsePublicAddress(path, search) : undefined;
  return found && formatAddress(found.address);
}

/**
 * Opens links to pages of the shop (in its own texts) with the storefront's navigation, so that the interceptor runs.
 * Returns an unsubscribe function.
 */
export function followLinks(
  navigation: Navigation,
  root: Pick<Document, 'addEventListener' | 'removeEventListener'> = document,
): () => void {
  const handleClick = (event: Event): void => {
    if (!(event instanceof MouseEvent) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const route = getRoute(link?.getAttribute('href') ?? '');
    if (route === undefined || link?.target === '_blank' || link?.hasAttribute('download') === true) return;
    event.preventDefault();
    void navigation.open(route);
  };
  root.addEventListener('click', handleClick);
  return () => root.removeEventListener('click', handleClick);
}
