import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostileHtml, hostileTexts, ranMark } from '../../../../core/test/hostileHtml.ts';
import { sanitise } from './sanitise.ts';

const tags = new Set(
  'A B BLOCKQUOTE BR CODE DD DIV DL DT EM FIGCAPTION FIGURE H1 H2 H3 H4 HR I IMG LI OL P PRE S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR U UL'.split(
    ' ',
  ),
);
const attributes = new Set(
  'href src alt width height colspan rowspan lang target rel loading decoding'.split(' '),
);

/** A forbidden part of the document; undefined if there is none. */
function findOffence(root: Node): string | undefined {
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

const hasRun = (): boolean => Object.hasOwn(window, ranMark);
let frame: HTMLDivElement;

beforeEach(() => {
  Reflect.deleteProperty(window, ranMark);
  frame = document.body.appendChild(document.createElement('div'));
});
afterEach(() => frame.remove());

/** Inserts a text into the document; pictures are not requested. */
function show(html: string): string | undefined {
  const clean = sanitise(html, window);
  const offence = findOffence(clean);
  for (const picture of clean.querySelectorAll('img')) picture.setAttribute('loading', 'lazy');
  frame.replaceChildren(clean);
  for (const link of frame.querySelectorAll<HTMLElement>('a[href^="#"]')) link.click();
  return offence;
}

describe('rich text of the shop', () => {
  it('keeps its elements', () => {
    const html =
      '<h2>News</h2><p>Half <b>price</b> <a href="#/pages/goods/detail?id=1">now</a></p><ul><li>one</li></ul><img src="/uploads/a.webp" width="300" height="200" alt="A bowl">';
    show(html);
    expect(frame.querySelector('a')?.getAttribute('href')).toBe('#/pages/goods/detail?id=1');
    expect(frame.querySelector('a')?.getAttribute('target')).toBeNull();
    expect(frame.querySelector('img')?.getAttribute('width')).toBe('300');
    expect(frame.textContent).toBe('NewsHalf price nowone');
  });

  it('runs no scripts and keeps only plain elements, for any input', async () => {
    const offences = hostileHtml().flatMap((html) => {
      const offence = show(html);
      return offence === undefined ? [] : [`${offence} of ${html}`];
    });
    // Error handlers run later.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(offences).toEqual([]);
    expect(hasRun()).toBe(false);
  }, 60_000);

  it('does so for randomly combined texts', async () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostileTexts),
      fc.string(),
      fc.constantFrom('<', '>', '"', '&lt;', '<p>', '</p>'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        expect(show(pieces.join(''))).toBeUndefined();
      }),
      { numRuns: 500 },
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(hasRun()).toBe(false);
  }, 60_000);
});
