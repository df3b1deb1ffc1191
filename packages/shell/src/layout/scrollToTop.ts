/** Scrolls the page to its top, at once for those who asked for less motion. */
export function scrollToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
