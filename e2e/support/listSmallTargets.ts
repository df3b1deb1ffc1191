/**
 * Targets whose hit area is less than 44 px wide or high, however small they look (the project's rule; WCAG 2.5.8
 * requires 24); neighbours may share 4 px of it. Links within a line of text may be as high as it, and a quantity has
 * buttons beside its field. Runs in the page, so it must be self-contained.
 */
export function listSmallTargets(): readonly string[] {
  const minPx = 44;
  const shared = 4;
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const targets =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="button"]';

  const isInText = (element: Element): boolean => {
    if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
    const around = element.parentElement?.textContent?.trim() ?? '';
    return around.length > (element.textContent ?? '').trim().length;
  };
  /** A large picture beside a small name leads to the same place. */
  const hasTwin = (element: Element): boolean =>
    [...root.querySelectorAll('a[href]')].some((other) => {
      const { width, height } = other.getBoundingClientRect();
      const isSame = other.getAttribute('href') === element.getAttribute('href');
      return other !== element && isSame && Math.min(width, height) >= minPx;
    });
  /** A scrolling or clipping ancestor shows only a part of it. */
  const isCut = ({ left, top, right, bottom }: DOMRect, element: Element): boolean => {
    for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      const box = parent.getBoundingClientRect();
      if (overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return true;
      if (overflowY !== 'visible' && (top < box.top - 1 || bottom > box.bottom + 1)) return true;
    }
    return false;
  };
  /** How far a finger may be from the middle of a target and still hit it. */
  const reach = (element: Element, x: number, y: number, stepX: number, stepY: number): number => {
    const owner = element.closest('label') ?? element;
    let distance = 1;
    for (; distance < minPx; distance += 1) {
      const hit = document.elementFromPoint(x + stepX * distance, y + stepY * distance);
      if (hit === null || !owner.contains(hit)) break;
    }
    return distance;
  };

  const found = [...root.querySelectorAll(targets)].flatMap((element) => {
    const isSeen = element.closest('[data-slot="hidden"], [inert]') === null && element.checkVisibility();
    const box = (element.closest('label') ?? element).getBoundingClientRect();
    // Controls that only appear on keyboard focus, that the browser draws, or that cannot be tapped.
    if (!isSeen || box.width < 2 || box.height < 2 || element.closest('video') !== null || isInText(element))
      return [];
    const { pointerEvents } = getComputedStyle(element);
    if (pointerEvents === 'none' || element.matches('[tabindex="-1"], [role="spinbutton"]')) return [];
    if (isCut(box, element) || (element.tagName === 'A' && hasTwin(element))) return [];
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const isOnScreen = x > 0 && x < window.innerWidth && y > 0 && y < window.innerHeight;
    const middle = document.elementFromPoint(x, y);
    const owner = element.closest('label') ?? element;
    // Another slide of a carousel, or scrolled-out content.
    if (!isOnScreen || middle === null || !owner.contains(middle)) return [];
    const width = reach(element, x, y, 1, 0) + reach(element, x, y, -1, 0);
    const height = reach(element, x, y, 0, 1) + reach(element, x, y, 0, -1);
    if (Math.min(width, height) >= minPx - shared) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return [
      `${element.tagName.toLowerCase()}.${element.className} ${name.trim().slice(0, 30)}: ${width} × ${height}`,
    ];
  });
  return [...new Set(found)];
}
