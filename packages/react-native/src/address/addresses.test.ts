import { describe, expect, it } from 'vitest';
import { findShopPath } from './findShopPath.ts';
import { toShopUrl } from './toShopUrl.ts';
import { toWidgetPath } from './toWidgetPath.ts';

const origin = 'https://shop.example.com';

describe('the path of a deep link', () => {
  it.each([
    [origin, '/'],
    [`${origin}/`, '/'],
    [`${origin}/#/pages/goods/detail?id=1`, '/#/pages/goods/detail?id=1'],
    [`${origin}?lang=de#/x`, '/?lang=de#/x'],
    ['HTTPS://Shop.Example.com/de/Products/7', '/de/Products/7'],
    ['https://shop.example.com.evil.test/', undefined],
    ['https://shop.example.com@evil.test/', undefined],
    ['https://evil.test\\@shop.example.com/', undefined],
    ['https://shop.example.com\\.evil.test/', undefined],
    ['https://shop.example.com:444/', undefined],
    ['http://shop.example.com/', undefined],
    ['https://user@shop.example.com/', undefined],
    [`${origin}/a b`, undefined],
    [`${origin}/a\nb`, undefined],
    ['javascript:alert(1)', undefined],
    ['myapp://shop.example.com/', undefined],
    ['', undefined],
  ])('of %j is %j', (url, path) => {
    expect(findShopPath(url, origin)).toBe(path);
  });

  it('needs an exact origin', () => {
    for (const wrong of [
      'https://*',
      'https://shop.example.com/',
      'http://shop.example.com',
      'https://a:443',
    ] as const)
      expect(() => findShopPath(origin, wrong)).toThrow(/not an exact origin/u);
  });
});

it('adds a path to the origin, and nothing else', () => {
  expect(toShopUrl(origin, '/widget.html#/cart')).toBe(`${origin}/widget.html#/cart`);
  const foreign: string = '.evil.test/';
  expect(() => toShopUrl(origin, foreign as '/')).toThrow(/does not start with a slash/u);
});

it('writes options of widgets as their page reads them', () => {
  expect(toWidgetPath('cart', undefined)).toBe('/widget.html#/cart');
  expect(toWidgetPath('cart', { selected: [1, 2], productId: undefined })).toBe(
    '/widget.html#/cart?selected=1%2C2',
  );
  expect(toWidgetPath('cloud-storage', { deviceId: 'A&B #1', plan: 'year' })).toBe(
    '/widget.html#/cloud-storage?device-id=A%26B%20%231&plan=year',
  );
  const query = new URLSearchParams(toWidgetPath('cart', { selected: [1, 2] }).split('?')[1]);
  expect(query.get('selected')).toBe('1,2');
});
