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
    ['/category/3', '?page=2', '/category/3?page=2'],
    ['/de/category/3', '?utm_source=mail&page=999', '/de/category/3?page=999'],
    ['/search', '?page=3&q=cat', '/search?q=cat&page=3'],
  ])('%s%s is rendered as %s', (pathname, search, url) => {
    expect(findPage(pathname, search)).toMatchObject({ kind: 'rendered', url });
  });

  it.each(['0', '1', '-1', '02', '1e3', '2.5', '1000', 'x', '', '2%00', '٢', '9'.repeat(10_000)])(
    'does not exist for the page %.20s of a list',
    (page) => {
      for (const [pathname, query] of [
        ['/category/3', '?'],
        ['/de/search', '?q=cat&'],
      ] as const)
        expect(findPage(pathname, `${query}page=${page}`)?.kind).toBe('missing');
    },
  );

  it.each([
    ['/goods/7', '?q=cat'],
    ['/goods/7', '?page=2'],
    ['/category', '?page=2'],
    ['/search', '?page=2'],
    ['/category/3', '?page=2&sort=price'],
    ['/category/3', '?page=2&page=3'],
    ['/goods/7', '?lang=de'],
    ['/category/3', '?sort=price'],
    ['/search', '?q=a&q=b'],
    ['/search', '?q=cat&sort=price'],
    ['/search', `?q=${'x'.repeat(101)}`],
    ['/', '?token=secret'],
  ])('%s%s is left to the client', (pathname, search) => {
    expect(findPage(pathname, search)).toMatchObject({ kind: 'client', url: pathname });
  });

  it.each(['/goods/x', '/xx/goods/7', '/cart'])('%s is no public page', (pathname) => {
    expect(findPage(pathname, '')).toBeUndefined();
  });

  it('has the language of its path', () => {
    expect(findPage('/de/goods/7', '')?.language).toBe('de');
    expect(findPage('/goods/7', '')?.language).toBeUndefined();
  });
});
