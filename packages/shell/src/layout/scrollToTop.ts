import { scrollBehavior } from '@pawlet/widgets/ui';

/** Scrolls the page to its top. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}
