/**
 * Texts that cannot be read as they are: clipped, truncated in a control, overflowing their control, broken inside a
 * word, covered by a control, or overlapping each other. Runs in the page, so it must be self-contained.
 */
export function listUnreadable(): readonly string[] {
  /** A text on one line, as far as it is visible. */
  interface Line {
    readonly node: Node;
    readonly layer: Element | null;
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  type Box = Pick<Line, 'left' | 'top' | 'right' | 'bottom'>;
  const slack = 1.5;
  const controls = 'button, label, summary, nav a, a[data-variant], [role="tab"], [role="button"]';
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const found = new Set<string>();
  const report = (problem: string, text: string): void => {
    found.add(`${problem}: ${text.trim().replaceAll(/\s+/gu, ' ').slice(0, 60)}`);
  };

  const isHiddenFromSight = (element: Element): boolean => {
    for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) {
      const { clipPath, clip, overflowX } = getComputedStyle(parent);
      if (clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)') return true;
      const { width, height } = parent.getBoundingClientRect();
      if (overflowX !== 'visible' && (width <= 1 || height <= 1)) return true;
    }
    return false;
  };
  const isSeen = (element: Element): boolean =>
    element.closest('[data-slot="hidden"], script, style, template, output') === null &&
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) &&
    !isHiddenFromSight(element);

  /**
   * The ancestors that clip an element, from the inside out; a positioned element escapes from those that are not its
   * containing block.
   */
  const listClips = (element: Element): readonly Element[] => {
    const clips: Element[] = [];
    let isEscaping = false;
    for (let parent: Element | null = element; parent !== null && parent !== document.documentElement;) {
      const style = getComputedStyle(parent);
      const isPlaced = style.position !== 'static' || style.transform !== 'none';
      if (isPlaced) isEscaping = false;
      const clipsAnything = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      if (clipsAnything && !isEscaping && style.display !== 'inline' && parent !== document.body)
        clips.push(parent);
      if (style.position === 'fixed') break;
      if (style.position === 'absolute') isEscaping = true;
      parent = parent.parentElement;
    }
    return clips;
  };
  const innerBox = (element: Element): Box => {
    const { left, top } = element.getBoundingClientRect();
    const start = left + element.clientLeft;
    const upper = top + element.clientTop;
    return {
      left: start,
      top: upper,
      right: start + element.clientWidth,
      bottom: upper + element.clientHeight,
    };
  };

  /** The visible part of a line, or how it is lost, if all of it is; reports what is wrong with a rest. */
  const clip = (
    line: Box,
    clips: readonly Element[],
    control: Element | null,
    text: string,
  ): Box | 'elsewhere' | 'left out' => {
    let seen = line;
    for (const element of clips) {
      const box = innerBox(element);
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const isBesides = seen.right <= box.left || seen.left >= box.right;
      // Another slide of a carousel, or scrolled-out content.
      if (isBesides) return 'elsewhere';
      const cutX = Math.max(box.left - seen.left, seen.right - box.right);
      if (cutX > slack && (overflowX === 'hidden' || overflowX === 'clip')) {
        if (textOverflow !== 'ellipsis') report('cut off at the side', text);
        else if (control !== null) report('cut short in a control', text);
      }
      const cutY = Math.max(box.top - seen.top, seen.bottom - box.bottom);
      // A font's line box is higher than its letters.
      const isCutY = cutY > Math.max(slack, (seen.bottom - seen.top) * 0.2);
      const isClippedY = overflowY === 'hidden' || overflowY === 'clip';
      if (isCutY && isClippedY && webkitLineClamp !== 'none' && control !== null)
        report('cut short in a control', text);
      if (seen.bottom <= box.top || seen.top >= box.bottom)
        return isClippedY && webkitLineClamp === 'none' ? 'left out' : 'elsewhere';
      if (isCutY && isClippedY && webkitLineClamp === 'none') report('cut off at the edge', text);
      seen = {
        left: Math.max(seen.left, box.left),
        top: Math.max(seen.top, box.top),
        right: Math.min(seen.right, box.right),
        bottom: Math.min(seen.bottom, box.bottom),
      };
    }
    return seen;
  };

  const getLayer = (element: Element): Element | null => {
    for (let parent: Element | null = element; parent !== null; parent = parent.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(parent).position)) return parent;
    return null;
  };

  /** A word that continues on the next line without a hyphen; a shopper's own text may. */
  const breaksWord = (node: Node): boolean => {
    const range = document.createRange();
    // Except for non-words, such as a URL.
    const words = (node.nodeValue ?? '').matchAll(
      /(?<![^\s\u00AD-])[\p{Script=Latin}\p{Script=Hangul}\p{M}’']{2,}(?![\p{L}/@_\d]|:\/|\.\p{L})/gu,
    );
    return [...words].some(({ index, 0: word }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue ?? '';
    if (parent === null || text.trim() === '' || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const clips = listClips(parent);
    const control = parent.closest(controls);
    const layer = getLayer(parent);
    const boxes = [...range.getClientRects()].filter(({ width }) => width >= 1);
    const clipped = boxes.map((box) => clip(box, clips, control, text));
    const shown = clipped.filter((box) => typeof box !== 'string');
    // What is omitted as a whole, such as the last of many tags, is omitted on purpose.
    if (shown.length > 0 && clipped.includes('left out')) report('cut off at the edge', text);
    if (shown.length > 1 && breaksWord(node)) report('broken inside a word', text);
    for (const seen of shown) {
      const edge = control?.getBoundingClientRect();
      const isOut = edge !== undefined && Math.max(edge.left - seen.left, seen.right - edge.right) > slack;
      // A positioned element, such as the mark of a required field, is beside its control on purpose.
      const isPlaced = getComputedStyle(parent).position === 'absolute';
      if (isOut && !isPlaced && control !== null && getComputedStyle(control).display !== 'inline')
        report('sticks out of its control', text);
      // The part of a line that overlaps other lines is the space above and below the letters.
      const air = (seen.bottom - seen.top) * 0.22;
      lines.push({ ...seen, top: seen.top + air, bottom: seen.bottom - air, node, layer });
    }
  }

  lines.sort((one, other) => one.top - other.top);
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      if (other.node === one.node || other.layer !== one.layer) continue;
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - other.top;
      if (width > 2 && height > 2)
        report('one over the other', `${one.node.nodeValue?.trim().slice(0, 28)} | ${other.node.nodeValue}`);
    }
  }

  for (const control of root.querySelectorAll('button, a')) {
    const { backgroundColor } = getComputedStyle(control);
    const { left, top, right, bottom } = control.getBoundingClientRect();
    if (/^rgba\(.*, 0\)$/u.test(backgroundColor) || right - left < 1 || !isSeen(control)) continue;
    const layer = getLayer(control);
    for (const line of lines) {
      const isApart =
        line.layer === layer && !control.contains(line.node) && !line.node.parentElement?.contains(control);
      const width = Math.min(line.right, right) - Math.max(line.left, left);
      const height = Math.min(line.bottom, bottom) - Math.max(line.top, top);
      if (isApart && width > 2 && height > 2) report('covered by a control', line.node.nodeValue ?? '');
    }
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const field of root.querySelectorAll('input')) {
    if (pen === null || field.value !== '' || field.placeholder === '' || !isSeen(field)) continue;
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    const { font, letterSpacing } = getComputedStyle(field, '::placeholder');
    pen.font = font;
    pen.letterSpacing = letterSpacing;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pen.measureText(field.placeholder).width > room + slack)
      report('cut off in its field', field.placeholder);
  }
  return [...found];
}
