/** Milliseconds that a page gets to grow to its former length. */
const growthLimitMs = 3000;

/**
 * Scrolls the window to where the page was left. A page that is still filling up is followed until it is long enough
 * or the shopper scrolls. Answers the function that gives up.
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
