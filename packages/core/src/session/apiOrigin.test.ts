import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseApiOrigin } from './apiOrigin.ts';

const allowed = [
  'https://api.shop.test',
  'http://localhost:9000',
  'http://plain.test',
  'https://api.shop.test:8443',
];

function choose(named: string | undefined, stored = ''): ReturnType<typeof chooseApiOrigin> {
  return chooseApiOrigin({ named, stored, allowed, fallback: 'https://shop.test' });
}

describe('chooseApiOrigin', () => {
  it.each([
    ['https://api.shop.test', 'https://api.shop.test'],
    ['https://API.SHOP.TEST/path?x=1', 'https://api.shop.test'],
    ['https://api.shop.test:443/', 'https://api.shop.test'],
    ['https://api.shop.test:8443', 'https://api.shop.test:8443'],
    ['http://localhost:9000', 'http://localhost:9000'],
  ])('accepts %s', (named, origin) => {
    expect(choose(named)).toEqual({ origin, source: origin, ignored: undefined });
  });

  it.each([
    'http://api.shop.test',
    'http://plain.test',
    'https://api.shop.test.evil.test',
    'https://evil.test/https://api.shop.test',
    'https://api.shop.test@evil.test',
    'https://user@api.shop.test',
    'https://user:pw@api.shop.test',
    'https://evil.test#https://api.shop.test',
    'https://evil.test\\@api.shop.test',
    'https://api.shop.test\\.evil.test',
    '//api.shop.test',
    'api.shop.test',
    'https:api.shop.test.evil.test',
    'javascript:alert(1)//https://api.shop.test',
    'data:text/html,x',
    'blob:https://api.shop.test/1',
    'ftp://api.shop.test',
    'https://api.shop.test:8444',
    'https://xn--pi-shop-5of.test',
    'https://аpi.shop.test',
    'http://localhost:9001',
    'http://127.0.0.1:9000',
    'https://*.shop.test',
    'null',
    '',
    ' ',
  ])('rejects %j and reports it', (named) => {
    expect(choose(named)).toEqual({ origin: 'https://shop.test', source: '', ignored: named });
  });

  it('keeps a stored origin that is still allowed', () => {
    expect(choose(undefined, 'https://api.shop.test').origin).toBe('https://api.shop.test');
    expect(choose(undefined, 'https://gone.test')).toMatchObject({ origin: 'https://shop.test', source: '' });
    expect(choose('https://evil.test', 'https://api.shop.test').origin).toBe('https://api.shop.test');
  });

  it('never returns an origin that is not on the list', () => {
    const piece = fc.constantFrom(
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '.',
      '#',
      '?',
      '%2F',
      '443',
      'api.shop.test',
      'evil.test',
      'localhost',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (named) => {
        expect(['https://shop.test', ...allowed]).toContain(choose(named).origin);
      }),
    );
  });
});
