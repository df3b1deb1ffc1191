import type { Navigation } from './types.ts';

/**
 * Opens links of the form `#/pages/...` (in the shop's own texts) with the storefront's navigation, so that the
 * interceptor runs. Returns an unsubscribe function.
 */
export function followLinks(
  navigation: Navigation,
  root: Pick<Document, 'addEventListener' | 'removeEventListener'> = document,
): () => void {
  const handleClick = (event: Event): void => {
    if (!(event instanceof MouseEvent) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (href === null || href === undefined || !href.startsWith('#/') || link?.target === '_blank') return;
    event.preventDefault();
    void navigation.open(href);
  };
  root.addEventListener('click', handleClick);
  return () => root.removeEventListener('click', handleClick);
}
