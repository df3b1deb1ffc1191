const lastFocus = new WeakMap<Element, HTMLElement>();

/** Stores the focused element of a page that is about to be covered. */
export function rememberFocus(slot: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && slot.contains(activeElement))
    lastFocus.set(slot, activeElement);
}

/** Moves the focus to a page: back to where it was, else to the page's heading, which is then announced. */
export function focusPage(slot: HTMLElement, isReturn = false): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && slot.contains(activeElement)) return;
  const before = isReturn ? lastFocus.get(slot) : undefined;
  const wanted =
    before !== undefined && before.isConnected
      ? before
      : (slot.querySelector<HTMLElement>('[data-autofocus]') ??
        slot.querySelector<HTMLElement>('[data-page-heading]'));
  wanted?.focus({ preventScroll: true });
}
