/** A keyboard takes at least this much of the screen's height, in px. */
const smallestKeyboardPx = 150;

/**
 * Marks the document while the on-screen keyboard is open, so that bars make room for it. Returns an unsubscribe
 * function.
 */
export function watchKeyboard(): () => void {
  const viewport = window.visualViewport;
  if (viewport === null) return () => undefined;
  const read = (): void => {
    const isUp = window.innerHeight - viewport.height * viewport.scale > smallestKeyboardPx;
    document.documentElement.toggleAttribute('data-keyboard', isUp);
  };
  viewport.addEventListener('resize', read);
  return () => viewport.removeEventListener('resize', read);
}
