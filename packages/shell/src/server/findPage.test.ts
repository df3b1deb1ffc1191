import { describe, expect, it } from 'vitest';
import { findPage } from './findPage.ts';

describe('the page that a URL names', () => {
  it.each([
    ['/', '', '/'],
    ['/de', '', '/de'],
    ['/de/goods/7', '?utm_source=mail&gclid=1&fbclid=2&msclkid=3&invite_id=9', '/de/goods/7'],
    ['/search', '?q=+cat+tree+', '/search?q=cat+tree'],
    ['/search', '?q=%3C%2Fscript%3E', '/search?q=%3C%2Fscript%3E'],
    ['/search', '?q=+', '/search'],
    ['/fr/search', `?q=${'x'.repeat(100)}`, `/fr/search?q=${'x'.repeat(100)}`],
  ])('%s%s is rendered as %s', (pathname, search, url) => {
    expect(findPage(pathname, search)?.url).toBe(url);
  });

  it.each([
    ['/goods/x', ''],
    ['/xx/goods/7', ''],
    ['/goods/7', '?q=cat'],
    ['/goods/7', '?lang=de'],
    ['/category/3', '?sort=price'],
    ['/search', '?q=a&q=b'],
    ['/search', '?q=cat&sort=price'],
    ['/search', `?q=${'x'.repeat(101)}`],
    ['/', '?token=secret'],
  ])('%s%s is left to the client', (pathname, search) => {
    expect(findPage(pathname, search)).toBeUndefined();
  });

  it('has the language of its path', () => {
    expect(findPage('/de/goods/7', '')?.language).toBe('de');
    expect(findPage('/goods/7', '')?.language).toBeUndefined();
  });
});
