import { describe, expect, it } from 'vitest';
import { createFrameTrust, isInForeignFrame, isSafe } from './createFrameTrust.ts';

interface FakePage {
  readonly location: { readonly origin: string };
  parent?: FakePage;
}

/** Nested pages, the innermost first; '' hides the origin as browsers do. */
function pageIn(...origins: readonly string[]): Window {
  const pages = origins.map((origin): FakePage => ({
    get location() {
      if (origin === '') throw new DOMException('hidden', 'SecurityError');
      return { origin };
    },
  }));
  for (const [index, page] of pages.entries()) page.parent = pages[index + 1] ?? page;
  return pages[0] as object as Window;
}

describe('the frame of the page', () => {
  it.each([
    [['https://shop.test'], false],
    [['https://shop.test', 'https://shop.test'], false],
    [['https://shop.test', ''], true],
    [['https://shop.test', 'https://other.test'], true],
    [['https://shop.test', 'https://shop.test', ''], true],
  ])('is foreign in %j: %s', (origins, isForeign) => {
    const page = pageIn(...origins);
    expect(isInForeignFrame(page)).toBe(isForeign);
    expect(createFrameTrust(page).getState()).toBe(isForeign ? 'waiting' : 'own');
  });

  it.each([
    ['own', true],
    ['trusted', true],
    ['waiting', false],
    ['alone', false],
  ] as const)('allows payments when %s: %s', (trust, expected) => expect(isSafe(trust)).toBe(expected));
});
