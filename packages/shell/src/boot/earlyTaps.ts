/** What works without code: following a link, and sending a form to its page. */
const plain = 'a[href], form[action] :is(button, input)';
const control = 'button, summary, label, input, select, [role="button"], [tabindex]';

/**
 * Collects taps on the controls of a rendered page until its code has taken over, and marks the controls, so that the
 * shopper sees that they were heard. A control that was tapped more often counts once.
 * @returns A function that stops this and taps the controls again.
 */
export function collectTaps(page: Document): () => void {
  const tapped = new Set<HTMLElement>();
  const handleClick = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(plain) !== null) return;
    const found = target.closest<HTMLElement>(control);
    if (found === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tapped.add(found);
    found.dataset['heard'] = '';
  };
  page.addEventListener('click', handleClick, true);
  return () => {
    page.removeEventListener('click', handleClick, true);
    for (const found of tapped) {
      delete found.dataset['heard'];
      found.click();
    }
    tapped.clear();
  };
}
