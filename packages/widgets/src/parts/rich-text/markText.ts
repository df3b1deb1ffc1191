/** Finds the parts of a text to mark, as start and end; in order, without overlaps. */
export type FindMarks = (text: string) => readonly (readonly [start: number, end: number])[];

/** Marks each part found in the texts of an element. */
export function markText(element: HTMLElement, findMarks: FindMarks): void {
  const { ownerDocument: document } = element;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node);
  }
  for (const text of texts) {
    // From the end, so that earlier positions stay valid.
    for (const [start, end] of findMarks(text.data).toReversed()) {
      text.splitText(end);
      const found = text.splitText(start);
      const mark = document.createElement('mark');
      found.replaceWith(mark);
      mark.append(found);
    }
  }
}
