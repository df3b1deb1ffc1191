import axe from 'axe-core';
import type { Look, Violation } from './types.ts';

/** The elements of a widget, including its shadow root. */
export function listElements(place: Element): readonly HTMLElement[] {
  return Array.from(place.querySelectorAll<HTMLElement>('*')).flatMap((element) => [
    element,
    ...Array.from(element.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? []),
  ]);
}

/** The visible content of an element of the page. */
export function lookInside(place: Element): Look {
  const elements = listElements(place);
  const texts = elements
    .filter((element) => element.closest('[data-pawlet-root]') !== null && element.checkVisibility())
    .flatMap((element) => [
      ...Array.from(element.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : null)),
      element.getAttribute('aria-label'),
      element.getAttribute('placeholder'),
      element.getAttribute('alt'),
    ])
    .map((text) => text?.trim() ?? '')
    .filter((text) => text !== '');
  return {
    isBusy: elements.some((element) => element.matches('[aria-busy="true"]')),
    hasError: elements.some((element) => element.matches('[data-pawlet-state="error"]')),
    texts,
  };
}

/** Presses the first button of the error state. */
export function pressRetry(place: Element): void {
  const state = listElements(place).find((element) => element.matches('[data-pawlet-state="error"]'));
  state?.querySelector('button')?.click();
}

/** Accessibility violations in an element of the page. */
export async function violationsIn(place: Element): Promise<readonly Violation[]> {
  const { violations } = await axe.run(place, {
    // The responsibility of the surrounding page.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`),
  );
}
