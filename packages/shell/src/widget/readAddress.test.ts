import { expect, it } from 'vitest';
import { readAddress } from './readAddress.ts';

it.each([
  ['', '', {}],
  ['#/diagnostics', 'diagnostics', {}],
  ['#/product-card?product-id=7&layout=row', 'product-card', { 'product-id': '7', layout: 'row' }],
  ['#/checkout?lines=1%2C2&lines=9', 'checkout', { lines: '1,2' }],
  ['#/cart?__proto__=x', 'cart', { ['__proto__']: 'x' }],
])('parses %j', (hash, id, options) => {
  const address = readAddress(hash);
  expect(address.id).toBe(id);
  expect(Object.entries(address.options)).toEqual(Object.entries(options));
  expect(Object.getPrototypeOf(address.options)).toBe(Object.prototype);
});
