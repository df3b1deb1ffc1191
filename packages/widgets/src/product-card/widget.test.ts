import { expect, it } from 'vitest';
import { productCardWidget } from './widget.ts';

it.each([
  [{ 'product-id': '7' }, { productId: 7 }],
  [{ productId: 7 }, { productId: 7 }],
  [{ 'product-ids': '3, 1,2' }, { productIds: [3, 1, 2] }],
])('parses the products from %o', (options, props) => {
  expect(productCardWidget.parseOptions(options)).toEqual({ layout: 'card', action: 'cart', ...props });
});

it.each([
  [{}, 'productId'],
  [{ productId: 1, productIds: [1] }, 'either "productId" or "productIds"'],
  [{ 'product-id': '-1' }, 'productId'],
  [{ 'product-id': 'x' }, 'productId'],
  [{ 'product-ids': '1,x' }, 'productIds'],
  [{ 'product-id': 1, layout: 'round' }, 'layout'],
  [{ 'product-id': 1, colour: 'red' }, 'colour'],
])('reports the mistake in %o', (options, name) => {
  expect(() => productCardWidget.parseOptions(options)).toThrow(expect.objectContaining({ code: 'CONFIG' }));
  expect(() => productCardWidget.parseOptions(options)).toThrow(new RegExp(name, 'u'));
});
