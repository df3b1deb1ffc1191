/** A keyboard takes at least this much of the screen's height, in px. */
const smallestKeyboardPx = 150;

/** Marks the document while the on-screen keyboard is up, so that bars give it their room. Answers the function that ends it. */
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
