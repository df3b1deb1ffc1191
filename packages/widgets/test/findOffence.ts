const tags = new Set(
  'A B BLOCKQUOTE BR CODE DD DIV DL DT EM FIGCAPTION FIGURE H1 H2 H3 H4 HR I IMG LI OL P PRE S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR U UL'.split(
    ' ',
  ),
);
const attributes = new Set(
  'href src alt width height colspan rowspan lang target rel loading decoding'.split(' '),
);

/** Finds what rich text must not contain; undefined if there is none. @param window that of the elements */
export function findOffence(root: Node, window: Window & typeof globalThis): string | undefined {
  const { document, NodeFilter, HTMLElement } = window;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    if (!(node instanceof HTMLElement)) return `a node ${node.nodeName}`;
    if (!tags.has(node.tagName)) return `an element ${node.tagName}`;
    for (const { name, value } of node.attributes) {
      if (!attributes.has(name)) return `an attribute ${name}`;
      if (name !== 'href' && name !== 'src') continue;
      const { protocol } = new URL(value, 'https://shop.test/');
      if (!['https:', 'http:', 'mailto:', 'tel:'].includes(protocol)) return `an address ${value}`;
      if (name === 'src' && !protocol.startsWith('http')) return `a picture ${value}`;
    }
    if (
      node.tagName === 'A' &&
      node.getAttribute('target') === '_blank' &&
      node.getAttribute('rel') !== 'noopener noreferrer'
    )
      return 'a link that exposes its opener';
  }
  return undefined;
}
