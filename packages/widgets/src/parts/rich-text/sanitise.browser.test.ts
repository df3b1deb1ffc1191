import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostileHtml, hostileTexts, ranMark } from '../../../../core/test/hostileHtml.ts';
import { findOffence } from '../../../test/findOffence.ts';
import { sanitise } from './sanitise.ts';

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
  const offence = findOffence(clean, window);
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
