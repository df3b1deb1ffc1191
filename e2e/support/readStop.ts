/** Where the focus is and what is wrong there. */
export interface Stop {
  /** Roughly the accessible name; empty where nothing has the focus. */
  readonly name: string;
  readonly problems: readonly string[];
  /** Style of the previous stop's focus mark, which must change once it loses the focus. */
  readonly unmarked: string | undefined;
}

/**
 * Checks the focused element: whether it is visible, whether something covers it (WCAG 2.4.11), and whether the
 * previous stop looked different while it had the focus (2.4.7). Runs in the page, so it must be self-contained.
 */
export function readStop(): Stop {
  const kept = window as unknown as { pawletStop?: { element: Element; name: string; look: string } };
  const problems: string[] = [];

  const readName = (element: Element): string => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const words = element.getAttribute('aria-label') ?? labels.map((label) => label.textContent).join(' ');
    const spoken = words.trim() === '' ? (element.textContent ?? '') : words;
    return `${element.tagName.toLowerCase()} ${spoken.trim().replaceAll(/\s+/gu, ' ').slice(0, 50)}`;
  };

  /** All that may show the focus: the element, its ancestors, and what is drawn in its place. */
  const getLook = (element: Element): string => {
    const carriers: (readonly [Element, string?])[] = [
      [element],
      [element, '::before'],
      [element, '::after'],
    ];
    if (element.nextElementSibling !== null) carriers.push([element.nextElementSibling]);
    // A field may draw its line around or below itself.
    if (element.parentElement !== null) carriers.push([element.parentElement, '::after']);
    for (
      let parent = element.parentElement;
      parent !== null && carriers.length < 9;
      parent = parent.parentElement
    )
      carriers.push([parent]);
    return carriers
      .map(([carrier, part]) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, transform } =
          getComputedStyle(carrier, part);
        const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
        return [outline, boxShadow, borderColor, part === undefined ? '' : transform].join('; ');
      })
      .join(' | ');
  };

  /** The ancestor that is pinned to the screen; the page itself lies under it. */
  const getLayer = (element: Element): Element | null => {
    for (let parent: Element | null = element; parent !== null; parent = parent.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(parent).position)) return parent;
    return null;
  };

  const before = kept.pawletStop;
  const element = document.activeElement;
  const isNowhere = element === null || element === document.body || element === document.documentElement;
  let unmarked: string | undefined;
  if (
    before !== undefined &&
    before.element !== element &&
    before.element.isConnected &&
    before.element.checkVisibility()
  )
    unmarked = getLook(before.element) === before.look ? before.name : undefined;
  if (isNowhere) {
    delete kept.pawletStop;
    return { name: '', problems, unmarked };
  }

  const name = readName(element);
  // The browser marks its own controls of a video; the video itself is marked while the focus moves to it.
  if (!(element instanceof HTMLMediaElement && before?.element === element))
    kept.pawletStop = { element, name, look: getLook(element) };
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isHeading = element.matches('[tabindex="-1"]');
  // A visually hidden heading has no place on the screen.
  if (isHeading) {
    delete kept.pawletStop;
    return { name, problems, unmarked };
  }
  if (right - left < 2 || bottom - top < 2) problems.push('is not drawn');
  const seen = {
    left: Math.max(left, 0),
    top: Math.max(top, 0),
    right: Math.min(right, document.documentElement.clientWidth),
    bottom: Math.min(bottom, window.innerHeight),
  };
  const isTall = bottom - top > window.innerHeight / 2;
  if (
    seen.right - seen.left < (right - left) * 0.6 ||
    (!isTall && seen.bottom - seen.top < (bottom - top) * 0.6)
  )
    problems.push('is out of sight');
  const points = [0.15, 0.5, 0.85].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y] as const));
  const covers = points.flatMap(([x, y]) => {
    const hit = document.elementFromPoint(
      seen.left + (seen.right - seen.left) * x,
      seen.top + (seen.bottom - seen.top) * y,
    );
    const layer = hit === null ? null : getLayer(hit);
    return hit === null || layer === null || layer.contains(element) ? [] : [readName(hit)];
  });
  // WCAG requires a part of it. A small element must be entirely visible; of a large one, a floating button may cover a
  // corner.
  const isLarge = right - left > 120 && bottom - top > 120;
  const allowed = isLarge ? 2 : 0;
  if (covers.length > (isTall ? points.length - 1 : allowed))
    problems.push(`is covered by ${[...new Set(covers)].join(', ')}`);
  return { name, problems, unmarked };
}
