import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restoreRoute } from './restoreRoute.ts';

describe('the route in the query', () => {
  it.each([
    ['https://s.test/', 'https://s.test/'],
    ['https://s.test/?a=1#/pages/cart/cart', 'https://s.test/?a=1#/pages/cart/cart'],
    ['https://s.test/?hashpath=%2Fpages%2Flogin%2Fauth', 'https://s.test/#/pages/login/auth'],
    [
      'https://s.test/?a=1&hashpath=%2Fpages%2Flogin%2Fauth%3Fplatform%3Dsandbox#/old',
      'https://s.test/?a=1#/pages/login/auth?platform=sandbox',
    ],
    ['https://s.test/?hashpath=pages/cart/cart', 'https://s.test/#/pages/cart/cart'],
    ['https://s.test/?hashpath=//evil.test/', 'https://s.test/#//evil.test/'],
    ['https://s.test/?hashpath=javascript:alert(1)', 'https://s.test/#/javascript:alert(1)'],
  ])('turns %s into %s', (href, expected) => expect(restoreRoute(href)).toBe(expected));

  it('never leads out of the shop', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      'https:',
      'javascript:',
      '@',
      'evil.test',
      '#',
      '?',
      '%2f',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 }), (pieces) => {
        const query = new URLSearchParams({ hashpath: pieces.join('') });
        const { origin, pathname } = new URL(restoreRoute(`https://s.test/mall?${query.toString()}`));
        expect([origin, pathname]).toEqual(['https://s.test', '/mall']);
      }),
    );
  });
});
