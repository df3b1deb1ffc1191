import { describe, expect, it } from 'vitest';
import { decideLoad } from './decideLoad.ts';

const origin = 'https://shop.example.com';

describe('which URLs the screen loads', () => {
  it.each([
    [`${origin}/#/pages/cart/cart`, true, 'here'],
    [origin, true, 'here'],
    ['about:blank', true, 'here'],
    ['https://shop.example.com.evil.test/', true, 'outside'],
    ['https://shop.example.com@evil.test/', true, 'outside'],
    ['https://example.com/', true, 'outside'],
    ['https://example.com/', undefined, 'outside'],
    ['https://example.com/', false, 'here'],
    ['mailto:help@example.com', true, 'outside'],
    ['tel:+49', true, 'outside'],
    ['http://example.com/', true, 'refused'],
    ['javascript:alert(1)', true, 'refused'],
    ['intent:x', true, 'refused'],
    ['intent:x', false, 'refused'],
    ['file:///etc/passwd', false, 'refused'],
    ['data:text/html,x', true, 'refused'],
  ])('%s (top frame: %s) is %s', (url, isTopFrame, decision) => {
    expect(decideLoad({ url, isTopFrame }, origin)).toBe(decision);
  });
});
