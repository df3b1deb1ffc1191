/** What can be looked up. */
export type Role = 'button' | 'link' | 'checkbox' | 'radio' | 'searchbox' | 'textbox';

/** A role with an accessible name, serializable into the page. */
export interface Question {
  readonly role: Role;
  /** The whole name, or the source of a pattern. */
  readonly name: string;
  readonly isPattern: boolean;
}

/** A point of the screen in CSS pixels, from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An element that can be reached. */
export interface Found {
  /** Where to press it. */
  readonly point: Point;
  /** Its value, empty if it is not a field. */
  readonly value: string;
  /** Whether it has the keyboard focus. */
  readonly isFocused: boolean;
}

// The functions below run in the page of any engine: each is sent as its source, so it must be self-contained.

/** Scrolls the target into view; returns null as long as a finger would not reach it. */
export function locate({ role, name, isPattern }: Question): Found | null {
  const selectors = {
    button: 'button, [role="button"], input[type="submit"]',
    link: 'a[href], [role="link"]',
    checkbox: 'input[type="checkbox"], [role="checkbox"]',
    radio: 'input[type="radio"], [role="radio"]',
    searchbox: 'input[type="search"]',
    textbox: 'input:not([type]), input[type="text"], input[type="tel"], input[type="email"], textarea',
  };
  const isControl = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const toText = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    if (node instanceof HTMLImageElement) return node.alt;
    const label = node.getAttribute('aria-label');
    if (label !== null) return label;
    const text = [...node.childNodes].map(toText).join('');
    return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
  };
  const readName = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(/\s+/u) ?? [];
    const labels = isControl(element)
      ? [...(element.labels ?? [])]
      : labelledBy.flatMap((id) => document.getElementById(id) ?? []);
    const label = element.getAttribute('aria-label') ?? labels.map(toText).join(' ');
    return (label === '' ? toText(element) : label).replace(/\s+/gu, ' ').trim();
  };
  const isMoving = (element: Element | null): boolean =>
    element !== null &&
    (element.getAnimations().some(({ playState, effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && typeof end === 'number' && Number.isFinite(end);
    }) ||
      isMoving(element.parentElement));
  const matches = (found: string): boolean =>
    isPattern ? new RegExp(name, 'u').test(found) : found === name;

  // A modal dialog contains everything that can be reached.
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  for (const element of scope.querySelectorAll(selectors[role])) {
    if (!element.checkVisibility({ visibilityProperty: true }) || !matches(readName(element))) continue;
    if (element.matches(':disabled, [aria-disabled="true"]') || isMoving(element)) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const hit = document.elementFromPoint(point.x, point.y);
    const isHit =
      hit !== null &&
      (element.contains(hit) || (isControl(element) && hit.closest('label')?.control === element));
    if (!isHit) continue;
    return {
      point,
      value: isControl(element) ? element.value : '',
      isFocused: element === document.activeElement,
    };
  }
  return null;
}

/** Whether a text is on the screen: in the visible page, or in a dialog or message over it. */
export function isShown(text: string): boolean {
  const isInside = ({ left, top, right, bottom }: DOMRect): boolean =>
    right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  const holds = (element: Element): boolean =>
    (element.textContent ?? '').replace(/\s+/gu, ' ').includes(text) &&
    element.checkVisibility({ visibilityProperty: true }) &&
    isInside(element.getBoundingClientRect());
  const isIn = (element: Element): boolean =>
    [...element.children].some(isIn) ||
    (holds(element) && ![...element.children].some((child) => (child.textContent ?? '').includes(text)));
  return isIn(document.body);
}
