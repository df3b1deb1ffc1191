import type { Navigation } from './types.ts';

/**
 * Opens links of the form `#/pages/...` (in texts that the shop wrote) the mall's way, so that the step before opening
 * is asked. Answers the function that ends it.
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
