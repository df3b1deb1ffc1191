import { describe, expect, it } from 'vitest';
import { formatAddress, parseAddress, parseHash, routeTo, toHref } from './hashAddress.ts';

describe('parseHash', () => {
  it.each([
    ['', '/', ''],
    ['#', '/', ''],
    ['#/', '/', ''],
    ['#/?invite_id=3', '/', 'invite_id=3'],
    ['#/pages/goods/detail?id=1', '/pages/goods/detail', 'id=1'],
    ['#pages/goods/detail?id=1', '/pages/goods/detail', 'id=1'],
    [
      '#/pages/order/logistics?nu=1&coname=%E9%A1%BA%E4%B8%B0',
      '/pages/order/logistics',
      'nu=1&coname=%E9%A1%BA%E4%B8%B0',
    ],
    ['#/pages/webview/webview?url=https://x.test/?a=b', '/pages/webview/webview', 'url=https://x.test/?a=b'],
    ['#/pages/cart/cart?', '/pages/cart/cart', ''],
  ])('parses %s', (hash, path, search) => {
    expect(parseHash(hash)).toEqual({ path, search });
  });
});

it('formats what it parses', () => {
  const route = '/pages/goods/detail?id=1&variant=2';
  expect(formatAddress(parseAddress(route))).toBe(route);
  expect(toHref(route)).toBe(`#${route}`);
});

it('creates a route of a path and its parameters and leaves empty ones out', () => {
  expect(
    routeTo('/pages/goods/goods', { keyword: '饮水机 a', category_id: undefined, page: 0, brand: '' }),
  ).toBe('/pages/goods/goods?keyword=%E9%A5%AE%E6%B0%B4%E6%9C%BA+a&page=0');
  expect(routeTo('/pages/cart/cart')).toBe('/pages/cart/cart');
});
