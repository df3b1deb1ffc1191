/** Room between what has the focus and a bar, in px: its ring has to be seen too. */
const air = 8;

/** Bars may stand over one another at one edge, such as a total above the tabs. */
const mostBars = 3;

/**
 * The bars at the edges lie over the page, which the browser does not know when it scrolls to what the Tab key reaches:
 * what is under one is scrolled out from there.
 */
export function keepFocusInSight(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.closest('dialog') !== null) return;
    // The browser scrolls after it has told of the focus.
    requestAnimationFrame(() => {
      if (!target.matches(':focus-visible')) return;
      for (let bars = 0; bars < mostBars && uncover(target); bars += 1);
    });
  });
}

/** Scrolls an element out from under the bar that lies over one of its edges; answers whether there was one. */
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

/** What is pinned to the screen over a point of an element, and does not hold the element itself. */
function barAt(x: number, y: number, element: HTMLElement): Element | undefined {
  let over = document.elementFromPoint(x, y);
  while (over !== null && !over.contains(element) && !element.contains(over)) {
    // What stays beside a page, such as a box to buy in, is as tall as the screen, and no bar.
    const isBar = over.getBoundingClientRect().height < window.innerHeight / 2;
    if (isBar && ['sticky', 'fixed'].includes(getComputedStyle(over).position)) return over;
    over = over.parentElement;
  }
  return undefined;
}
