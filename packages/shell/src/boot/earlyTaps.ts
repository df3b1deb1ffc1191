/** What works without code: following a link, and sending a form to its page. */
const plain = 'a[href], form[action] :is(button, input)';
const control = 'button, summary, label, input, select, [role="button"], [tabindex]';

/**
 * Collects taps on the controls of a rendered page until its code has taken over, and marks the controls, so that the
 * shopper sees that they were heard. A control that was tapped more often counts once.
 * @returns A function that stops this and taps the controls again.
 */
export function collectTaps(page: Document): () => void {
  const tapped = new Map<HTMLElement, number>();
  const findAlike = ({ localName, textContent, ariaLabel }: HTMLElement): readonly HTMLElement[] =>
    Array.from(page.querySelectorAll<HTMLElement>(localName)).filter(
      (one) => one.textContent === textContent && one.ariaLabel === ariaLabel,
    );
  const handleClick = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest(plain) !== null) return;
    const found = target.closest<HTMLElement>(control);
    if (found === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tapped.set(found, findAlike(found).indexOf(found));
    found.dataset['heard'] = '';
  };
  page.addEventListener('click', handleClick, true);
  return () => {
    page.removeEventListener('click', handleClick, true);
    for (const [found, place] of tapped) {
      delete found.dataset['heard'];
      // Code that found something else than was rendered has replaced the control.
      (found.isConnected ? found : findAlike(found)[place])?.click();
    }
    tapped.clear();
  };
}
