import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTarget } from './frameTarget.ts';

const shop = 'https://shop.test';
const trusted = ['https://partner.test', 'https://help.test:8443', 'http://plain.test'];
const read = (given: string | undefined) => readTarget(given, shop, trusted);

describe('a URL', () => {
  it.each([undefined, ''])('%j is missing', (given) => {
    expect(read(given)).toEqual({ kind: 'missing' });
  });

  it.each([
    ['/guide/label.html', 'https://shop.test/guide/label.html'],
    ['/guide?a=1#b', 'https://shop.test/guide?a=1#b'],
    ['https://shop.test/guide', 'https://shop.test/guide'],
    ['HTTPS://SHOP.TEST:443/guide', 'https://shop.test/guide'],
    ['/a/../guide', 'https://shop.test/guide'],
    ['/guide@2x', 'https://shop.test/guide@2x'],
  ])("%j is one of the shop's pages", (given, url) => {
    expect(read(given)).toEqual({ kind: 'own', url });
  });

  it.each([
    ['/#/pages/goods/detail?id=1', '/pages/goods/detail?id=1'],
    ['https://shop.test/#/pages/cart/cart', '/pages/cart/cart'],
    ['/index.html', '/pages/index/index'],
    ['/#javascript:alert(1)', '/pages/index/index'],
  ])('%j is a page of the storefront', (given, route) => {
    expect(read(given)).toEqual({ kind: 'route', route });
  });

  it.each([
    ['https://partner.test/a', 'partner.test'],
    ['https://PARTNER.test', 'partner.test'],
    ['https://help.test:8443/a?b#c', 'help.test:8443'],
  ])('%j is on the list', (given, host) => {
    expect(read(given)).toMatchObject({ kind: 'foreign', host });
  });
});

describe('rejected URLs', () => {
  it.each([
    // Schemes, in the spellings that browsers repair.
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://shop.test/%0Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://shop.test/1',
    'vbscript:x',
    'file:///etc/passwd',
    'about:blank',
    'view-source:https://shop.test/',
    'filesystem:https://shop.test/temporary/a',
    'intent://shop.test#Intent;end',
    'ftp://shop.test/',
    'ws://shop.test/',
    'mailto:a@shop.test',
    // Other hosts, and lookalikes of the shop's.
    'https://evil.test',
    'https://shop.test.evil.test/',
    'https://evilshop.test/',
    'https://shop.test.',
    'https://sub.shop.test/',
    'https://shop.test:8443/',
    'https://ѕhop.test/',
    'https://shop。test.evil.test/',
    'https://xn--hop-xgd.test/',
    'https://partner.test.evil.test/',
    'https://partner.test:444/',
    'https://help.test/',
    'https://0x7f.1/',
    'https://[::1]/',
    // No https.
    'http://shop.test/guide',
    'http://partner.test/',
    'http://plain.test/',
    // Credentials.
    'https://shop.test@evil.test/',
    'https://partner.test@evil.test/',
    'https://user:pass@shop.test/',
    'https://@shop.test/',
    'https://:@partner.test/',
    'https://shop.test%2F@evil.test/',
    'https://evil.test%23@shop.test/',
    // Slashes.
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'https:evil.test',
    'https:/evil.test',
    'https:\\\\evil.test',
    'https:///evil.test',
    'https://shop.test\\@evil.test',
    'https://shop.test /',
    'https://shop.test\u00A0.evil.test',
    // No URL.
    'guide.html',
    '../guide',
    '?a=1',
    '#/pages/index/index',
    'shop.test/guide',
    'https://',
    'null',
    // The storefront itself.
    '/#/pages/webview/webview?url=/guide',
    'https://shop.test/index.html#/pages/webview/webview?url=/',
    `/${'a'.repeat(2000)}`,
  ])('%j', (given) => {
    expect(read(given)).toEqual({ kind: 'refused' });
  });

  it("any generated URL that is not exactly the shop's or listed", () => {
    const part = fc.oneof(
      fc.constantFrom(
        'https:',
        'http:',
        'javascript:',
        '//',
        '/',
        '\\',
        '@',
        ':',
        'shop.test',
        '.',
        '%2F',
        '\t',
        '#',
        '?',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const target = read(parts.join(''));
        const origin = 'url' in target ? new URL(target.url).origin : undefined;
        expect(target.kind === 'own' ? origin : shop).toBe(shop);
        expect(target.kind === 'foreign' ? trusted : [origin]).toContain(origin);
        expect(target.kind === 'route' ? target.route : '/pages/').toMatch(/^\/pages\//u);
      }),
      { numRuns: 2000 },
    );
  });
});
