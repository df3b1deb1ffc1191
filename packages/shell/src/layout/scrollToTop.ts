import { scrollBehavior } from '@pawlet/widgets/ui';

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}
