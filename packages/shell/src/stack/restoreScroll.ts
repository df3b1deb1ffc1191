/** Time limit in milliseconds for a page to reach its former height. */
const growthLimitMs = 3000;

/**
 * Scrolls the window to where the page was left. A page that is still loading is followed until it is high enough or
 * the shopper scrolls. Returns a function that cancels it.
 */
export function restoreScroll(slot: HTMLElement, scrollTop: number): () => void {
  window.scrollTo({ top: scrollTop, behavior: 'instant' });
  if (scrollTop === 0 || Math.abs(window.scrollY - scrollTop) <= 1) return () => undefined;

  const stop = (): void => {
    observer.disconnect();
    clearTimeout(limit);
    for (const type of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(type, stop);
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top: scrollTop, behavior: 'instant' });
    if (Math.abs(window.scrollY - scrollTop) <= 1) stop();
  });
  const limit = setTimeout(stop, growthLimitMs);
  observer.observe(slot);
  for (const type of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(type, stop, { passive: true });
  return stop;
}
