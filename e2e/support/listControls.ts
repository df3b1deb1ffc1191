/** A control that can be tapped. */
export interface Control {
  /** Its id in the page; the value of its `data-control`. */
  readonly name: string;
  /** The same for controls that do the same with another item: cards of a list, days of a calendar. */
  readonly kind: string;
}

/**
 * Marks the controls that can be tapped now with `data-control` and returns them in page order. Runs in the page, so it
 * must be self-contained.
 */
export function listControls(): readonly Control[] {
  const root =
    [...document.querySelectorAll('dialog[open]')].at(-1) ??
    document.querySelector('[data-slot="active"]') ??
    document.body;
  for (const old of document.querySelectorAll('[data-control]')) old.removeAttribute('data-control');
  const isOurs = (element: Element): boolean =>
    !(element instanceof HTMLAnchorElement) ||
    (new URL(element.href).origin === location.origin && element.target !== '_blank' && !element.download);
  const controls = [
    ...root.querySelectorAll('a[href], button, [role="tab"], [role="button"], summary, input, select'),
  ].filter(
    (element) =>
      isOurs(element) &&
      element.closest('[data-slot="hidden"], [inert], [aria-hidden="true"], video') === null &&
      !element.matches(':disabled, [type="hidden"], [type="file"], [aria-disabled="true"]') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1,
  );
  const seen = new Map<string, number>();
  return controls.map((element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const name = `${element.tagName.toLowerCase()} ${words.trim().replaceAll(/\s+/gu, ' ').slice(0, 40)}`;
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    const key = number === 1 ? name : `${name} (${number})`;
    element.setAttribute('data-control', key);
    const place = element instanceof HTMLAnchorElement ? new URL(element.href).hash.split('?')[0] : undefined;
    return {
      name: key,
      kind: place === undefined ? name.replaceAll(/\d+/gu, '#') : `${element.className} ${place}`,
    };
  });
}
