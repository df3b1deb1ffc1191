import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../../http/settings.ts';
import { returnTarget } from './returnTarget.ts';

const settings: Settings = {
  publicOrigin: 'https://shop.test',
  alternateOrigins: ['http://localhost:8787'],
  partnerOrigins: ['https://partner.test'],
  apiOrigins: [],
  minAppVersion: '2.3.0',
  isDemo: true,
};
const known = ['https://shop.test', 'http://localhost:8787', 'https://partner.test'];

describe('return address of a provider log-in', () => {
  it.each(known.map((origin) => `${origin}/?hashpath=%2Fa#/b`))('can be %s', (url) => {
    expect(returnTarget(url, settings)?.href).toBe(url);
  });

  it.each([
    '',
    '/pages/login/auth',
    '//shop.test/',
    'http://shop.test/',
    'https://shop.test:444/',
    'https://shop.test.evil.test/',
    'https://evil.test/https://shop.test/',
    'https://shop.test@evil.test/',
    'https://shop.test:word@shop.test/',
    'https://evil.test\\@shop.test/',
    'javascript:alert(1)//https://shop.test',
    'blob:https://shop.test/1',
    'data:text/html,https://shop.test',
  ])('cannot be %j', (url) => {
    expect(returnTarget(url, settings)).toBeNull();
  });

  it('has a known origin, whatever is requested', () => {
    const parts = fc.constantFrom(
      'https://',
      'http://',
      '//',
      'shop.test',
      'evil.test',
      '@',
      ':',
      '\\',
      '/',
      '#',
      '?',
      '.',
      '%2f',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string({ maxLength: 3 })), { maxLength: 8 }), (pieces) => {
        const target = returnTarget(pieces.join(''), settings);
        expect(target === null || known.includes(target.origin)).toBe(true);
      }),
    );
  });
});
