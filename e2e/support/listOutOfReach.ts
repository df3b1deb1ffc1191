/**
 * Unreachable controls: beyond the edge of the screen or clipped where nothing scrolls, or under something else. Runs
 * in the page, so it must be self-contained.
 */
export function listOutOfReach(): readonly string[] {
  type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  const slack = 1.5;
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const targets =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="button"]';
  const found = new Set<string>();

  const readName = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} ${words.trim().replaceAll(/\s+/gu, ' ').slice(0, 40)}`;
  };
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
  const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  /** What the page renders outside of the flow as a whole scrolls with nothing. */
  const isFixed = (element: Element): boolean =>
    element.matches('dialog, [popover]') || getComputedStyle(element).position === 'fixed';

  /**
   * The edge that clips a control permanently. Each scrolling ancestor can bring all of its content into its own box,
   * so from there on that box is checked in place of the control.
   */
  const findEdge = (element: Element, start: Box): string | undefined => {
    let box = start;
    let isScrolledX = false;
    let isScrolledY = false;
    let fixed = isFixed(element);
    for (
      let parent = element.parentElement;
      parent !== null && parent !== document.body && !fixed;
      parent = parent.parentElement
    ) {
      const { overflowX, overflowY, display } = getComputedStyle(parent);
      fixed = isFixed(parent);
      if (display === 'inline' || display === 'contents') continue;
      const edge = parent.getBoundingClientRect();
      const isBeyondX = box.left < edge.left - slack || box.right > edge.right + slack;
      const isBeyondY = box.top < edge.top - slack || box.bottom > edge.bottom + slack;
      // Collapsed, such as a step of a form or an answer that is not open yet: that is intended.
      if (edge.width <= 1 || edge.height <= 1) return undefined;
      if (clips(overflowX) && isBeyondX) return 'cut off at the side';
      if (clips(overflowY) && isBeyondY) return 'cut off at the edge';
      if (scrolls(overflowX)) {
        box = { ...box, left: edge.left, right: edge.right };
        isScrolledX = true;
      }
      if (scrolls(overflowY)) {
        box = { ...box, top: edge.top, bottom: edge.bottom };
        isScrolledY = true;
      }
    }
    if (box.left < -slack || box.right > document.documentElement.clientWidth + slack)
      return isScrolledX ? 'in a part that is wider than the screen' : 'beyond the side of the screen';
    if (fixed && (box.top < -slack || box.bottom > window.innerHeight + slack))
      return isScrolledY ? 'in a part that is higher than the screen' : 'beyond the edge of the screen';
    return undefined;
  };

  const isHiddenFromSight = (element: Element): boolean => {
    for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) {
      const { clipPath, clip } = getComputedStyle(parent);
      if (clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)') return true;
    }
    return false;
  };
  /** Slides of a carousel are brought in by its own buttons and by swiping. */
  const isInCarousel = (element: Element): boolean =>
    element.closest('[aria-roledescription="carousel"]') !== null;

  const controls = [...root.querySelectorAll(targets)].filter((element) => {
    const isInUse = element.closest('[data-slot="hidden"], [inert], [aria-hidden="true"], video') === null;
    const { pointerEvents } = getComputedStyle(element);
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isInUse && isShown && pointerEvents !== 'none' && !isHiddenFromSight(element);
  });

  for (const element of controls) {
    // A hidden checkbox is toggled by its label.
    const drawn = element.closest('label') ?? element;
    const box = drawn.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || isInCarousel(element)) continue;
    const edge = findEdge(drawn, box);
    if (edge !== undefined) {
      found.add(`${edge}: ${readName(element)}`);
      continue;
    }
    if (getComputedStyle(drawn).display === 'inline') continue;
    const findAbove = (inline: 'nearest' | 'center'): Element | null => {
      drawn.scrollIntoView({ block: 'center', inline, behavior: 'instant' });
      const { left, right, top, bottom } = drawn.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    };
    // A row with scroll snapping moves back what is barely in view.
    const above = findAbove('nearest') ?? findAbove('center');
    const isMet = above !== null && (drawn.contains(above) || above.contains(drawn));
    // A toast disappears after seconds.
    const isMessage = above?.closest('[data-pawlet-toast]') != null;
    if (!isMet && !isMessage)
      found.add(
        `covered by ${above === null ? 'nothing that can be tapped' : readName(above)}: ${readName(element)}`,
      );
  }
  return [...found];
}
