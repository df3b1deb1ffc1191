import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSafeUrl } from './safeUrl.ts';

describe('toSafeUrl', () => {
  it.each([
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
    ['tel:+8613800138000', 'tel:+8613800138000'],
    ['HTTPS://EXAMPLE.com', 'https://example.com/'],
    ['http://localhost:8787/demo', 'http://localhost:8787/demo'],
  ])('accepts %s', (text, expected) => expect(toSafeUrl(text)).toBe(expected));

  it('resolves relative URLs against the page', () => {
    expect(toSafeUrl('/a', 'https://shop.test/b')).toBe('https://shop.test/a');
    expect(toSafeUrl('/a')).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001\u001fjavascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'java\rscript:alert(1)',
    'javascript\n:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'javascript:https://example.com',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://example.com/1',
    'filesystem:https://example.com/1',
    'file:///etc/passwd',
    'http://example.com',
    'ftp://example.com',
    'intent://scan/#Intent;scheme=zxing;end',
    'weixin://dl/business',
    'about:blank',
    'view-source:https://example.com',
    'ws://example.com',
    'chrome://settings',
    'https:',
    'http://localhost.evil.test',
    '',
  ])('rejects %j', (text) => {
    expect(toSafeUrl(text)).toBeUndefined();
    expect(toSafeUrl(text, 'about:blank')).toBeUndefined();
  });

  it('rejects all other schemes in any notation', () => {
    const noise = fc.constantFrom('', ' ', '\t', '\n', '\u0000', '\u200b', '%20');
    const scheme = fc.constantFrom('javascript', 'data', 'vbscript', 'file', 'blob');
    fc.assert(
      fc.property(noise, scheme, noise, fc.string(), (before, name, within, rest) => {
        const text = `${before}${name.slice(0, 3)}${within}${name.slice(3)}:${rest}`;
        const safe = toSafeUrl(text, 'https://shop.test/');
        expect(safe === undefined || /^(?:https:|mailto:|tel:)/u.test(safe)).toBe(true);
      }),
    );
  });
});
