/** Space between the focused element and a bar, in px: its focus ring must be visible too. */
const air = 8;

/** Bars may be stacked at one edge, such as a total above the tabs. */
const mostBars = 3;

/**
 * The bars at the edges overlay the page, which the browser ignores when it scrolls to the focused element: what is
 * under one is scrolled out from there.
 */
export function keepFocusInSight(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.closest('dialog') !== null) return;
    // The browser scrolls after the focus event.
    requestAnimationFrame(() => {
      if (!target.matches(':focus-visible')) return;
      for (let bars = 0; bars < mostBars && uncover(target); bars += 1);
    });
  });
}

/** Scrolls an element out from under the bar that covers one of its edges; returns whether there was one. */
function uncover(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  const bar = (
    barAt(middle, top + 1, element) ?? barAt(middle, bottom - 1, element)
  )?.getBoundingClientRect();
  if (bar === undefined) return false;
  const isUpper = bar.top + bar.bottom < window.innerHeight;
  const by = isUpper ? top - air - bar.bottom : bottom + air - bar.top;
  const before = window.scrollY;
  window.scrollBy({ top: by, behavior: 'instant' });
  return window.scrollY !== before;
}

/** The fixed element over a point of an element, unless it contains that element. */
function barAt(x: number, y: number, element: HTMLElement): Element | undefined {
  let over = document.elementFromPoint(x, y);
  while (over !== null && !over.contains(element) && !element.contains(over)) {
    // A sticky column beside a page, such as a buy box, is as tall as the screen, and no bar.
    const isBar = over.getBoundingClientRect().height < window.innerHeight / 2;
    if (isBar && ['sticky', 'fixed'].includes(getComputedStyle(over).position)) return over;
    over = over.parentElement;
  }
  return undefined;
}
