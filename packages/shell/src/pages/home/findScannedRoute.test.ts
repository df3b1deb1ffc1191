import { expect, it } from 'vitest';
import { testRoutes } from '../../../test/routes.ts';
import { findScannedRoute } from './findScannedRoute.ts';

const own = ['https://shop.test', 'https://jp.shop.test'];

it.each([
  ['https://shop.test/#/pages/goods/detail?id=4&invite_id=7', '/pages/goods/detail?id=4&invite_id=7'],
  ['https://jp.shop.test/?lang=ja#/pages/cart/cart', '/pages/cart/cart'],
  [' PW-AURA-WH25 ', '/pages/goods/goods?keyword=PW-AURA-WH25'],
  ['6 901234 567892', '/pages/goods/goods?keyword=6%20901234%20567892'],
  ['https://shop.test/#/pages/no/such', undefined],
  ['https://elsewhere.test/#/pages/goods/detail?id=4', undefined],
  ['javascript:alert(1)', undefined],
  ['WIFI:S:home;P:secret;;', undefined],
  ['https://', undefined],
  ['  ', undefined],
])('a code with %j leads to %j', (scanned, route) => {
  expect(findScannedRoute(scanned, testRoutes, own)).toBe(route);
});
