/** Texts of a page that are not meant for a shopper. Runs in the page, so it must be self-contained. */
export function listWords(allowsChinese: boolean): readonly string[] {
  const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'];
  const isSeen = (element: Element): boolean =>
    element.closest('[data-slot="hidden"], script, style, template') === null && element.checkVisibility();
  const isMarked = (element: Element): boolean =>
    element.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang;
  const getProblem = (text: string): string | undefined => {
    if (/^[a-z][a-zA-Z]*(?:\.[a-z]\w*)+$/u.test(text)) return 'a key';
    if (/\{\{|\}\}|\bundefined\b|\bNaN\b|\[object /u.test(text)) return 'an empty place';
    return !allowsChinese && /\p{Script=Han}/u.test(text) ? 'Chinese' : undefined;
  };
  // An accessible name may contain visible text in another language: a person's name, a town.
  const others = [...document.body.querySelectorAll<HTMLElement>('[lang]')]
    .filter(isMarked)
    .map(({ innerText }) => innerText.trim())
    .filter((text) => text !== '');
  const withoutOthers = (text: string): string =>
    others.reduce((rest, other) => rest.replaceAll(other, ''), text);
  const texts: (readonly [Element, string])[] = [[document.documentElement, document.title]];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement !== null) texts.push([node.parentElement, node.nodeValue ?? '']);
  for (const name of spoken)
    for (const element of document.body.querySelectorAll(`[${name}]`))
      texts.push([element, withoutOthers(element.getAttribute(name) ?? '')]);
  const found = texts.flatMap(([element, whole]) => {
    const text = whole.trim();
    const problem = getProblem(text);
    if (problem === undefined || isMarked(element)) return [];
    return element === document.documentElement || isSeen(element)
      ? [`${problem}: ${text.slice(0, 60)}`]
      : [];
  });
  // The accessible name contains the visible label of a control (WCAG 2.5.3), in each language.
  const getWords = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  for (const control of document.body.querySelectorAll('button[aria-label], a[aria-label]')) {
    const copy = control.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    const name = control.getAttribute('aria-label') ?? '';
    const text = getWords(copy.textContent ?? '');
    if (isSeen(control) && !getWords(name).includes(text))
      found.push(`a name without its words "${text}": ${name}`);
  }
  return [...new Set(found)];
}
