import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { hostileHtml } from '../../../../core/test/hostileHtml.ts';
import { findOffence } from '../../../test/findOffence.ts';
import { createHtmlSanitiser } from './sanitise.ts';

const { window } = new JSDOM('');
const toSafeHtml = createHtmlSanitiser(window);

describe('rich text that a server renders', () => {
  it('keeps its elements, as in a browser', () => {
    expect(
      toSafeHtml(
        '<h2>News</h2><p>Half <b>price</b> <a href="#/x">now</a> <a href="/y">or</a></p><img src="/a.webp">',
      ),
    ).toBe(
      '<h2>News</h2><p>Half <b>price</b> <a href="#/x">now</a> <a href="/y" target="_blank" rel="noopener noreferrer">or</a></p><img src="/a.webp" loading="lazy" decoding="async" alt="">',
    );
  });

  it('contains only plain elements, for any input, and ends where it should', () => {
    const parser = new window.DOMParser();
    const offences = hostileHtml().flatMap((html) => {
      const { body } = parser.parseFromString(`<main>${toSafeHtml(html)}</main>`, 'text/html');
      const [main, next] = body.childNodes;
      const offence =
        main === undefined || next !== undefined
          ? 'nodes outside'
          : findOffence(main, window as unknown as Window & typeof globalThis);
      return offence === undefined ? [] : [`${offence} of ${html}`];
    });
    expect(offences).toEqual([]);
  });
});
